/** The most wanted products. They are at the front of the catalogue, and partners offer them too. */
import * as v from 'valibot';
import mostWantedRows from './data/most-wanted.csv?raw';
import * as cell from './reading/cells';
import { readCsv } from '../csv/read-csv';

const ROW = v.strictObject({
  /** The place at the front of the catalogue, from 1. */
  place: cell.pieces,
  brand: cell.brand,
  mpn: cell.someText,
});

/** Places by `brand|part number`. */
export function mostWanted(): ReadonlyMap<string, number> {
  return new Map(readCsv('most-wanted.csv', mostWantedRows, ROW).map(({ place, brand, mpn }) => [`${brand}|${mpn}`, place]));
}
