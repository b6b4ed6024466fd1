/** Film, disc, safety and leaded ceramic capacitors, chips for high voltages, supercapacitors and arrays. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/film-capacitors.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Series } from '../../series';
import { code3, valuePopularity, type Preferred } from '../../values';
import { listedFilmCapacitors } from '../option-families';

/** 4.7 nF is `472`. */
const MPN = mpnForms<{ value: Preferred }>({ pF: ({ value }) => code3(value, -12) });

const SERIES = v.pipe(v.strictObject({
  category: cell.category,
  brand: cell.brand,
  name_cn: cell.someText,
  name_en: cell.someText,
  mpn: MPN.cell,
  ...GRID,
  volts: cell.pieces,
  /** Percent. */
  tolerance: cell.positive,
  dielectric: cell.someText,
  package: cell.someText,
  /** Yuan of the smallest values, and what a microfarad adds. */
  price: cell.positive,
  price_per_uf: cell.positive,
  popularity: cell.share,
}), v.check((row) => isBounded(row), NO_BOUNDS));

const PACK = 500;

/** All series of these capacitors. */
export function filmCapacitors(): Series[] {
  const series = readCsv('film-capacitors.csv', rows, SERIES).map((row): Series => {
    const { category, brand, name_cn, name_en, volts, tolerance, dielectric, popularity } = row;
    const values = gridValues(row);
    return {
      category, brand, name: [name_cn, name_en], packaging: 'small', popularity,
      products: () => values.map((value) => ({
        mpn: MPN.write(row.mpn, { value }), packageName: row.package,
        attributes: { capacitance: value.value, tolerance, voltage: volts, dielectric, temperature_min: -40, temperature_max: 105 },
        price: Number((row.price + row.price_per_uf * value.value * 1e6).toPrecision(4)), pack: PACK, popularity: valuePopularity(value),
      })),
    };
  });
  return [...series, ...listedFilmCapacitors()];
}
