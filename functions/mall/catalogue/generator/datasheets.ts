/** The addresses of makers' datasheets, as far as they are known. */
import * as v from 'valibot';
import { grouped, readCsv } from '../csv/read-csv';
import datasheetRows from './data/datasheets.csv?raw';
import * as cell from './reading/cells';

const DATASHEET = v.strictObject({
  brand: cell.brand,
  /** A pattern for the part numbers that the datasheet describes. */
  mpn: cell.pattern,
  address: v.pipe(v.string(), v.url('not an address')),
});

const DATASHEETS = grouped(readCsv('datasheets.csv', datasheetRows, DATASHEET), ({ brand }) => brand);

/** The address of the datasheet of a product; empty if it is not known. */
export function datasheetOf(brand: string, mpn: string): string {
  return DATASHEETS.get(brand)?.find((sheet) => sheet.mpn.test(mpn))?.address ?? '';
}
