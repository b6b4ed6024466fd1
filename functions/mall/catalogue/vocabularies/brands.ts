/** The makers. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import type { CatalogueBrand } from '../product';
import rows from './brands.csv?raw';

const BRAND = v.strictObject({
  name_en: cell.someText,
  name_cn: cell.someText,
  /** Other spellings, and names that the maker had or bought. */
  aliases: cell.list,
  /** Whether the mall is an agent of the maker. */
  agent: cell.flag,
});

const BRANDS = readCsv('brands.csv', rows, BRAND, 'name_en');

/** All makers; the order is the order of their ids, from 1. */
export function catalogueBrands(): CatalogueBrand[] {
  return BRANDS.map(({ name_en: nameEn, name_cn: nameCn, aliases, agent }) => ({ nameEn, nameCn, aliases, agent }));
}
