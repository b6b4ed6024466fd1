/** The meaning of ordering suffixes of integrated circuits, by maker: package, packing and price. */
import * as v from 'valibot';
import suffixRows from '../data/ic-suffixes.csv?raw';
import * as cell from './cells';
import { readCsv } from '../../csv/read-csv';

const SUFFIX = v.strictObject({
  brand: cell.brand,
  suffix: cell.someText,
  /** `#` stands for the number of pins. */
  package: cell.someText,
  /** Empty for a tube, because the number of pieces in a tube depends on the pins. */
  pack: cell.optional(cell.pieces),
  /** Price as a multiple of the price in the usual packing. */
  price_factor: cell.optional(cell.positive),
});

export interface Ending {
  suffix: string;
  packageName: string;
  pack: number;
  /** Price as a multiple of the price in the usual packing. */
  factor: number;
}

const SUFFIXES = new Map(readCsv('ic-suffixes.csv', suffixRows, SUFFIX).map((row) => [`${row.brand}|${row.suffix}`, row]));

/** Pieces in a tube, by the number of pins. */
const TUBE: Record<number, number> = { 3: 50, 5: 50, 8: 75, 10: 80, 14: 50, 16: 40, 18: 20, 20: 25, 24: 25, 28: 20, 40: 9, 48: 25 };
const USUAL_TUBE = 50;
/** The common names of small packages, by the name with the number of pins. */
const COMMON: Record<string, string> = {
  'SC70-3': 'SOT-323', 'SC70-5': 'SOT-353', 'SC70-6': 'SOT-363', 'SOT5X3-5': 'SOT-553', 'SOT5X3-6': 'SOT-563', 'SOT-23-3': 'SOT-23',
};

/** The meaning of a maker's suffix, for a product with this number of pins. @throws Error if the suffix is not known for the maker */
export function knownEnding(brand: string, suffix: string, pins: number): Ending {
  const row = SUFFIXES.get(`${brand}|${suffix}`);
  if (!row) throw new Error(`ic-suffixes.csv: ${brand} has no suffix ${suffix}`);
  const name = row.package.replace('#', String(pins));
  return { suffix, packageName: COMMON[name] ?? name, pack: row.pack ?? TUBE[pins] ?? USUAL_TUBE, factor: row.price_factor ?? 1 };
}
