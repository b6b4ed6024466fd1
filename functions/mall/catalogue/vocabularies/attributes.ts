/** The meaning of attribute keys, in the order in which parameters are shown: the values that name a product come first. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import type { CatalogueAttribute } from '../product';
import rows from './attributes.csv?raw';

const ATTRIBUTE = v.strictObject({
  key: cell.someText,
  name_cn: cell.someText,
  name_en: cell.someText,
  /** Unit of the number; empty for a count or a text. Prefixes of `B` and `bit` stand for powers of 1,024. */
  unit: cell.text,
  /** Whether the value is part of a product's description. */
  line: cell.flag,
});

const ATTRIBUTES = readCsv('attributes.csv', rows, ATTRIBUTE, 'key');

/** The keys of the attributes that a description states, in their order. */
export const DESCRIBING: readonly string[] = ATTRIBUTES.filter(({ line }) => line).map(({ key }) => key);

/** All attribute keys with their names in both languages and their units. */
export function catalogueAttributes(): CatalogueAttribute[] {
  return ATTRIBUTES.map(({ key, name_cn: nameCn, name_en: nameEn, unit }, index) => ({ key, nameCn, nameEn, unit, position: index + 1 }));
}
