/** Faults of freight and rates in content files. */
import { describe, expect, test } from 'vitest';
import { checkEntry, type EntryRules } from '../../../functions/mall/content/editing/check-entry';
import { pathText } from '../../../functions/mall/content/editing/faults';
import { checkFreightCountries } from '../../../functions/mall/content/editing/freight-zones';
import type { FileEntry } from '../../../functions/mall/content/editing/content-rows';
import { DEFAULT_FREIGHT, DEFAULT_RATES } from '../../../functions/mall/content/defaults/default-abroad';

const RULES: EntryRules = {
  destinations: { screens: [], hasPicture: () => true }, timeZone: 'Asia/Shanghai', recommendations: new Set(), entries: new Map(),
};
const ZONE = {
  zoneId: 'z', nameCn: '区', nameEn: 'Zone', countries: ['DE', 'FR'], packing: 200, classes: [{ upTo: 500, price: '10.00' }, { upTo: 1000, price: '20' }],
  more: { each: 500, price: '9.5' }, days: { least: 3, most: 5 },
};
const RATE = { currency: 'USD', rate: '7.1', rateDate: '2026-11-20' };

function faultsOf(kind: 'freight' | 'rate', entry: FileEntry): string[] {
  const faults: string[] = [];
  checkEntry(kind, entry, [kind, 0], RULES, (path, reason) => faults.push(`${pathText(path)} ${reason}`));
  return faults;
}

describe('freight', () => {
  test('of the default content has no fault, and neither have its rates', () => {
    expect([...DEFAULT_FREIGHT.flatMap((zone) => faultsOf('freight', zone)), ...DEFAULT_RATES.flatMap((rate) => faultsOf('rate', rate)), ...faultsOf('freight', ZONE)]).toEqual([]);
  });

  test.each<[Partial<Record<keyof typeof ZONE, unknown>>, string]>([
    [{ countries: ['DE', 'XX'] }, 'freight[0].countries[1] is no country of ISO 3166-1, such as DE'],
    [{ countries: ['CN'] }, 'freight[0].countries[0] is the country of the shop, which has no freight'],
    [{ countries: ['HK'] }, 'freight[0].countries[0] is chosen as a province of China; leave it out'],
    [{ countries: ['Germany'] }, 'freight[0].countries[0] has the wrong form'],
    [{ countries: [] }, 'freight[0].countries is empty'],
    [{ classes: [] }, 'freight[0].classes is empty'],
    [{ classes: [{ upTo: 1000, price: '1' }, { upTo: 1000, price: '2' }] }, 'freight[0].classes[1].upTo must be more than in the class above'],
    [{ classes: [{ upTo: 0, price: '1' }] }, 'freight[0].classes[0].upTo must be at least 1'],
    [{ classes: [{ upTo: 1000, price: '1.005' }] }, 'freight[0].classes[0].price must be an amount with at most two decimals, such as 118.50'],
    [{ classes: [{ upTo: 1000, price: 12 }] }, 'freight[0].classes[0].price must be text: write "12" in quotes'],
    [{ more: { each: 500 } }, 'freight[0].more.price is missing'],
    [{ days: { least: 9, most: 5 } }, 'freight[0].days.most is less than least'],
    [{ nameEn: undefined }, 'freight[0].nameEn is missing: the text is in the other language only'],
  ])('with %j is a fault: %s', (change, fault) => {
    expect(faultsOf('freight', { ...ZONE, ...change })).toContain(fault);
  });

  test('to a country in two zones is a fault', () => {
    const faults: string[] = [];
    checkFreightCountries([ZONE, { ...ZONE, countries: ['IT', 'FR'] }], (path, reason) => faults.push(`${pathText(path)} ${reason}`));
    expect(faults).toEqual(['freight[1].countries[1] is in freight[0] already']);
  });
});

describe('a rate', () => {
  test.each<[Partial<typeof RATE>, string]>([
    [{ currency: 'GBP' }, 'rate[0].currency'], [{ rate: '0.00' }, 'rate[0].rate must be CNY for one unit, such as 7.12'], [{ rate: '-7' }, 'rate[0].rate'], [{ rateDate: '20 November' }, 'rate[0].rateDate has the wrong form'],
  ])('with %j is a fault: %s', (change, fault) => {
    expect(faultsOf('rate', { ...RATE, ...change })).toContainEqual(expect.stringContaining(fault));
  });
});
