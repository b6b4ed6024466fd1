/** Film, disc, safety and leaded ceramic capacitors, ceramic chips for high voltages, supercapacitors and capacitor arrays. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/film-capacitors.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Series } from '../../series';
import { code3, valuePopularity, type Preferred } from '../../values';
import { listedFilmCapacitors } from '../option-families';

/** 4.7 nF is `472`. */
const MPN = mpnForms<{ value: Preferred }>({ pF: ({ value }) => code3(value, -12) });

const SERIES = v.pipe(v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  ...GRID,
  volts: cell.pieces,
  /** Tolerance in percent. */
  tolerance: cell.positive,
  dielectric: cell.someText,
  package: cell.someText,
  /** Price in yuan: a base, and an addition for each microfarad. */
  price: cell.positive,
  price_per_uf: cell.positive,
}), v.check((row) => isBounded(row), NO_BOUNDS));

const PACK = 500;

/** All series of film capacitors, and of the other capacitors in these files. */
export function filmCapacitors(): Series[] {
  const series = readCsv('film-capacitors.csv', rows, SERIES).map((row): Series => {
    const { volts, tolerance, dielectric } = row;
    const values = gridValues(row);
    return {
      ...seriesHead(row), packaging: 'small',
      products: () => values.map((value) => ({
        mpn: MPN.write(row.mpn, { value }), packageName: row.package,
        attributes: { capacitance: value.value, tolerance, voltage: volts, dielectric, temperature_min: -40, temperature_max: 105 },
        price: Number((row.price + row.price_per_uf * value.value * 1e6).toPrecision(4)), pack: PACK, popularity: valuePopularity(value),
      })),
    };
  });
  return [...series, ...listedFilmCapacitors()];
}
