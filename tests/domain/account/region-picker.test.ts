import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionOption } from '~/domain/account/account-records';
import { hasChildLevel, PROVINCES_WITHOUT_CHILDREN } from '~/domain/account/region-codes';
import { askOnce, cityChoices, districtChoices, listsWanted, regionStep, type RegionPicker, type RegionStep } from '~/domain/account/region-picker';

const region = (code: string): RegionOption => ({ code, name: `R${code}` });
const PROVINCES = ['1-13', '1-14', '1-44', '1-46', ...PROVINCES_WITHOUT_CHILDREN].map(region);

/** Its only city has one district. */
const SMALL = '1-46';

/**
 * The regions of the test's upstream: three cities in a province, two districts in a city. One city of each province has no districts, and one
 * province has only one city.
 */
function childrenOf(parent: string): RegionOption[] {
  const levels = parent.split('-').length;
  if (parent.startsWith(SMALL)) return [region(levels === 2 ? `${SMALL}-4601` : `${SMALL}-4601-460101`)];
  if (levels === 2) return ['01', '02', '03'].map((end) => region(`${parent}-${parent.slice(2)}${end}`));
  const own = parent.split('-').at(-1) ?? '';
  return own.endsWith('03') ? [] : ['01', '02'].map((end) => region(`${parent}-${own}${end}`));
}

const start: RegionPicker = { provinces: PROVINCES, selection: { province: null, city: null, district: null }, lists: {} };

/** One step: of the visitor, or an answer of the network. */
type Deed =
  | { does: 'province' | 'city' | 'district'; pick: number }
  /** The oldest or a later pending answer arrives. */
  | { does: 'answer' | 'failure'; pick: number }
  | { does: 'retry' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('province', 'city', 'district'), pick: fc.nat(30) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('answer'), pick: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('failure'), pick: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('retry') }) },
);

/** One picker, which requests lists like the component; the test decides when answers arrive. */
class Visit {
  picker = start;
  /** The number of requests by parent. */
  readonly asked = new Map<string, number>();
  readonly failures = new Map<string, number>();
  #waiting: string[] = [];

  do(one: Deed): void {
    if (one.does === 'answer' || one.does === 'failure') this.#arrive(one.does, one.pick);
    else if (one.does === 'retry') this.#retry();
    else this.#choose(one.does, one.pick);
    this.#ask();
  }

  #choose(kind: 'province' | 'city' | 'district', pick: number): void {
    const list = kind === 'province' ? PROVINCES : kind === 'city' ? cityChoices(this.picker) : districtChoices(this.picker);
    if (typeof list === 'string') return;
    const chosen = ['', ...list.map(({ code }) => code)][pick % (list.length + 1)] ?? '';
    this.#step({ kind, code: chosen });
    if (kind === 'district') return;
    const { selection: { city, district } } = this.picker;
    if (kind === 'province') expect(city).toBe(onlyOf(cityChoices(this.picker)));
    expect(district).toBe(onlyOf(districtChoices(this.picker)));
  }

  #arrive(how: 'answer' | 'failure', pick: number): void {
    const [parent] = this.#waiting.splice(pick % Math.max(1, this.#waiting.length), 1);
    if (parent === undefined) return;
    if (how === 'answer') this.#step({ kind: 'answered', parent, regions: childrenOf(parent) });
    else {
      this.failures.set(parent, (this.failures.get(parent) ?? 0) + 1);
      this.#step({ kind: 'failed', parent });
    }
  }

  #retry(): void {
    const { selection, lists } = this.picker;
    for (const parent of [selection.province, selection.city]) {
      if (parent !== null && lists[parent] === 'failed') this.#step({ kind: 'retry', parent });
    }
  }

  #ask(): void {
    for (const parent of listsWanted(this.picker)) {
      this.asked.set(parent, (this.asked.get(parent) ?? 0) + 1);
      this.#waiting.push(parent);
      this.#step({ kind: 'asked', parent });
    }
  }

  #step(step: RegionStep): void {
    this.picker = regionStep(this.picker, step);
  }
}

function onlyOf(list: ReturnType<typeof cityChoices>): string | null {
  return typeof list !== 'string' && list.length === 1 ? (list[0]?.code ?? null) : null;
}

describe('picking a region', () => {
  it('shows cities of the chosen province and districts of the chosen city only, in 500 random visits', () => {
    fc.assert(fc.property(fc.array(deed, { minLength: 1, maxLength: 60 }), (deeds) => {
      const visit = new Visit();
      for (const one of deeds) {
        visit.do(one);
        const { selection: { province, city, district } } = visit.picker;
        const [cities, districts] = [cityChoices(visit.picker), districtChoices(visit.picker)];
        if (onlyOf(cities)) expect(city).toBe(onlyOf(cities));
        if (onlyOf(districts)) expect(district).toBe(onlyOf(districts));
        if (typeof cities !== 'string') for (const { code } of cities) expect(code === province || code.startsWith(`${province}-`)).toBe(true);
        if (typeof districts !== 'string') for (const { code } of districts) expect(code === city || code.startsWith(`${city}-`)).toBe(true);
        if (city !== null) expect(city === province || city.startsWith(`${province}-`)).toBe(true);
        if (district !== null) expect(district === city || district.startsWith(`${city}-`)).toBe(true);
      }
      for (const [parent, times] of visit.asked) {
        expect(hasChildLevel(parent)).toBe(true);
        expect(times).toBeLessThanOrEqual(1 + (visit.failures.get(parent) ?? 0));
      }
    }), { numRuns: 500 });
  });

  it('ignores a late answer for a province that is no longer chosen', () => {
    let picker = regionStep(start, { kind: 'province', code: '1-44' });
    picker = regionStep(picker, { kind: 'asked', parent: '1-44' });
    picker = regionStep(picker, { kind: 'province', code: '1-13' });
    picker = regionStep(picker, { kind: 'answered', parent: '1-44', regions: childrenOf('1-44') });
    expect(cityChoices(picker)).toEqual([]);
    picker = regionStep(picker, { kind: 'province', code: '1-44' });
    expect(cityChoices(picker)).toEqual(childrenOf('1-44'));
    expect(listsWanted(picker)).toEqual([]);
  });

  it.each(PROVINCES_WITHOUT_CHILDREN)('uses %s as its own city and district, without a request', (code) => {
    const picker = regionStep(start, { kind: 'province', code });
    expect(picker.selection).toEqual({ province: code, city: code, district: code });
    expect(cityChoices(picker)).toEqual([region(code)]);
    expect(districtChoices(picker)).toEqual([region(code)]);
    expect(listsWanted(picker)).toEqual([]);
  });

  it('selects the only city and the only district as soon as they are loaded', () => {
    let picker = regionStep(start, { kind: 'province', code: SMALL });
    expect(picker.selection).toEqual({ province: SMALL, city: null, district: null });
    picker = regionStep(picker, { kind: 'answered', parent: SMALL, regions: [region('1-46-4601')] });
    expect(picker.selection).toEqual({ province: SMALL, city: '1-46-4601', district: null });
    expect(listsWanted(picker)).toEqual(['1-46-4601']);
    picker = regionStep(picker, { kind: 'answered', parent: '1-46-4601', regions: [region('1-46-4601-460101')] });
    expect(picker.selection).toEqual({ province: SMALL, city: '1-46-4601', district: '1-46-4601-460101' });
    picker = regionStep(regionStep(picker, { kind: 'province', code: '1-44' }), { kind: 'province', code: SMALL });
    expect(picker.selection.district).toBe('1-46-4601-460101');
  });

  it('selects a city without districts as its own district', () => {
    const city = '1-44-4403';
    let picker = regionStep(start, { kind: 'province', code: '1-44' });
    picker = regionStep(picker, { kind: 'answered', parent: '1-44', regions: childrenOf('1-44') });
    picker = regionStep(picker, { kind: 'city', code: city });
    expect(districtChoices(picker)).toEqual([]);
    picker = regionStep(picker, { kind: 'answered', parent: city, regions: [] });
    expect(districtChoices(picker)).toEqual([region(city)]);
    expect(picker.selection.district).toBe(city);
  });

  it('has no regions below a code that is the name of what every object has', () => {
    for (const code of Object.getOwnPropertyNames(Object.prototype)) {
      const selection = { province: code, city: code, district: code };
      expect(cityChoices({ ...start, selection })).toEqual([]);
      expect(regionStep({ ...start, selection }, { kind: 'district', code: '' }).selection).toEqual({ ...selection, district: null });
    }
  });

  it('clears the choice with an empty one', () => {
    const chosen = regionStep(regionStep(start, { kind: 'province', code: '1-44' }), { kind: 'city', code: '1-44-4401' });
    expect(regionStep(chosen, { kind: 'city', code: '' }).selection).toEqual({ province: '1-44', city: null, district: null });
    expect(regionStep(chosen, { kind: 'province', code: '' }).selection).toEqual(start.selection);
  });
});

describe('requesting once', () => {
  it('shares answers and pending requests, and repeats failed ones', async () => {
    const asked: string[] = [];
    let fails = true;
    const ask = askOnce(async (parent: string) => {
      asked.push(parent);
      if (fails) throw new Error('unavailable');
      return childrenOf(parent);
    });
    await expect(ask('1-44')).rejects.toThrow('unavailable');
    fails = false;
    const [one, other] = await Promise.all([ask('1-44'), ask('1-44')]);
    expect(one).toBe(other);
    await ask('1-44');
    await ask('1-13');
    expect(asked).toEqual(['1-44', '1-44', '1-13']);
  });
});
