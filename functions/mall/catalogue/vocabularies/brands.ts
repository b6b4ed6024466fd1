/** The makers. */
import * as v from 'valibot';
import * as cell from '../csv/plain-cells';
import { readCsv } from '../csv/read-csv';
import type { CatalogueBrand } from '../product';
import rows from './brands.csv?raw';

const BRAND = v.strictObject({
  name_en: cell.someText,
  name_cn: cell.someText,
  /** Other spellings, former names of the maker, and names of makers that it has bought. */
  aliases: cell.list,
  /** Whether the mall is an agent of the maker. */
  agent: cell.flag,
});

const BRANDS = readCsv('brands.csv', rows, BRAND, 'name_en');

/** All makers in the order of their ids, which begin with 1. */
export function catalogueBrands(): CatalogueBrand[] {
  return BRANDS.map(({ name_en: nameEn, name_cn: nameCn, aliases, agent }) => ({ nameEn, nameCn, aliases, agent }));
}
