/** Chip resistors: the values of E24 and E96, with the makers' part numbers. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/chip-resistors.csv?raw';
import sizeRows from '../../data/chip-resistor-sizes.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Draft, Series } from '../../series';
import { valuePopularity, type Preferred } from '../../values';
import { RESISTOR_FORMS } from './resistor-codes';

const SIZE = v.strictObject({
  size: cell.someText,
  /** Rated power in watts. */
  power: cell.positive,
  pack: cell.pieces,
  /** Price as a multiple of the price of size 0603. */
  cost: cell.positive,
  popularity: cell.share,
  temperature_max: cell.pieces,
  /** Current of a jumper in amperes. */
  jumper_current: cell.positive,
});

type Size = v.InferOutput<typeof SIZE>;

const SIZES = new Map(readCsv('chip-resistor-sizes.csv', sizeRows, SIZE, 'size').map((size) => [size.size, size]));

const MPN = mpnForms<{ size: Size; value: Preferred }>({ ...RESISTOR_FORMS, size: ({ size }) => size.size });

const SERIES = v.pipe(v.strictObject({
  ...GRID,
  ...SERIES_HEAD,
  mpn: MPN.cell,
  sizes: v.pipe(cell.words, v.array(cell.entryOf(SIZES, 'size'))),
  /** Tolerance in percent; empty for jumpers, which are resistors of 0 Ω. */
  tolerance: cell.optional(cell.positive),
  /** Rated power in watts, if it differs from that of the size. */
  power: cell.optional(cell.positive),
  /** Empty if it depends on the value. */
  temperature_coefficient: cell.text,
  /** Price in yuan of one piece of size 0603, if a whole reel is bought. */
  price: cell.positive,
}), v.check((row) => isBounded(row), NO_BOUNDS));

type SeriesRow = v.InferOutput<typeof SERIES>;

/** The popularity of a resistance. Values from 1 kΩ to 100 kΩ are wanted most. */
function decadePopularity(ohms: number): number {
  if (ohms < 1) return 0.25;
  if (ohms < 10) return 0.45;
  if (ohms < 100) return 0.7;
  if (ohms < 1e3) return 0.85;
  if (ohms < 1e5) return 1;
  return ohms < 1e6 ? 0.75 : 0.45;
}

function usualCoefficient(ohms: number): string {
  return ohms < 10 || ohms > 1e6 ? '±200 ppm/°C' : '±100 ppm/°C';
}

function draft(row: SeriesRow, size: Size, value: Preferred): Draft {
  const ohms = value.value;
  return {
    mpn: MPN.write(row.mpn, { size, value }),
    packageName: size.size,
    attributes: ohms === 0 ? { resistance: 0, current: size.jumper_current } : {
      resistance: ohms,
      ...(row.tolerance === undefined ? {} : { tolerance: row.tolerance }),
      power: row.power ?? size.power,
      temperature_coefficient: row.temperature_coefficient || usualCoefficient(ohms),
      temperature_min: -55,
      temperature_max: size.temperature_max,
    },
    price: row.price * size.cost * (ohms > 0 && ohms < 1 ? 2.5 : 1),
    pack: size.pack,
    popularity: ohms === 0 ? size.popularity : valuePopularity(value) * decadePopularity(ohms) * size.popularity,
  };
}

/** All series of chip resistors. */
export function chipResistors(): Series[] {
  return readCsv('chip-resistors.csv', rows, SERIES).map((row): Series => {
    const values = gridValues(row);
    return { ...seriesHead(row), packaging: 'chip', products: () => row.sizes.flatMap((size) => values.map((value) => draft(row, size, value))) };
  });
}
