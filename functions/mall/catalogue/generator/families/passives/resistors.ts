/** All resistors except plain chip resistors: shunts, leaded resistors, arrays, trimmers, MELF resistors. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/resistors.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Series } from '../../series';
import { valuePopularity } from '../../values';
import { RESISTOR_FORMS } from './resistor-codes';

const MPN = mpnForms(RESISTOR_FORMS);

const SERIES = v.pipe(v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  ...GRID,
  /** Tolerance in percent. */
  tolerance: cell.positive,
  watts: cell.positive,
  /** More attributes. */
  attributes: cell.attributes,
  package: cell.someText,
  pack: cell.pieces,
  price: cell.positive,
  packaging: cell.packaging,
}), v.check((row) => isBounded(row), NO_BOUNDS));

/** All series of these resistors. */
export function resistorSeries(): Series[] {
  return readCsv('resistors.csv', rows, SERIES).map((row): Series => {
    const { tolerance, watts, packaging } = row;
    const values = gridValues(row);
    return {
      ...seriesHead(row), packaging,
      products: () => values.map((value) => ({
        mpn: MPN.write(row.mpn, { value }), packageName: row.package,
        attributes: { resistance: value.value, tolerance, power: watts, ...row.attributes, temperature_min: -55, temperature_max: 155 },
        price: row.price, pack: row.pack, popularity: valuePopularity(value) * (value.value >= 10 && value.value <= 1e6 ? 1 : 0.8),
      })),
    };
  });
}
