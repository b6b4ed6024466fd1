import { isRecord } from '~/domain/numbers/reading';
import { HOME_COUNTRY, isCountry, PROVINCE_CODES } from '~/domain/address/countries';
import type { FileEntry } from './content-rows';
import type { FaultPath, NoteFault } from './faults';

/** Notes countries that do not exist or have no freight, classes that are not in their order, and days that end before they begin. */
export function checkFreight({ countries, classes, days }: FileEntry, path: FaultPath, fault: NoteFault): void {
  for (const [index, code] of listOf(countries).entries()) {
    if (typeof code !== 'string') continue;
    const at = [...path, 'countries', index];
    if (code === HOME_COUNTRY) fault(at, 'is the country of the shop, which has no freight');
    else if (PROVINCE_CODES.includes(code)) fault(at, 'is chosen as a province of China; leave it out');
    else if (!isCountry(code)) fault(at, 'is no country of ISO 3166-1, such as DE');
  }
  listOf(classes).reduce((before: number, item, index) => {
    const upTo = isRecord(item) && typeof item['upTo'] === 'number' ? item['upTo'] : Infinity;
    if (upTo <= before) fault([...path, 'classes', index, 'upTo'], 'must be more than in the class above');
    return upTo;
  }, 0);
  if (isRecord(days) && Number(days['least']) > Number(days['most'])) fault([...path, 'days', 'most'], 'is less than least');
}

/** Notes countries that are in two zones. */
export function checkFreightCountries(zones: readonly FileEntry[], fault: NoteFault): void {
  const seen = new Map<unknown, number>();
  zones.forEach(({ countries }, zone) => listOf(countries).forEach((code, index) => {
    const other = seen.get(code);
    if (other === undefined) seen.set(code, zone);
    else fault(['freight', zone, 'countries', index], `is in freight[${other}] already`);
  }));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
