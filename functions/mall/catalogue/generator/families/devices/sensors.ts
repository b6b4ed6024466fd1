/** Thermistors, digital and analogue temperature sensors. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/thermistors.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Draft, Series } from '../../series';
import { code3, valuePopularity, type Preferred } from '../../values';
import { temperatureSensors } from '../option-families';

const MPN = mpnForms<{ value: Preferred; letter: string }>({
  /** 10 kΩ is `103`. */
  code3: ({ value }) => code3(value),
  tolerance: ({ letter }) => letter,
});

const THERMISTOR = v.pipe(v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  ...GRID,
  /** Tolerances in percent, by their letter in the part number. */
  tolerances: cell.numbersByCode,
  b_value: cell.pieces,
  temperature_max: cell.pieces,
  package: cell.someText,
  pack: cell.pieces,
  /** Price of the widest tolerance in yuan. */
  price: cell.positive,
}), v.check((row) => isBounded(row), NO_BOUNDS));

/** The popularity of a resistance. 10 kΩ is wanted most, then 100 kΩ. */
function ohmsPopularity(ohms: number): number {
  if (ohms === 1e4) return 1;
  return ohms === 1e5 ? 0.85 : 0.5;
}

function draft(row: v.InferOutput<typeof THERMISTOR>, value: Preferred, letter: string, tolerance: number): Draft {
  return {
    mpn: MPN.write(row.mpn, { value, letter }), packageName: row.package,
    attributes: { nominal_resistance: value.value, tolerance, b_value: row.b_value, temperature_min: -40, temperature_max: row.temperature_max },
    price: row.price * (tolerance < 2 ? 1.5 : tolerance < 4 ? 1.15 : 1), pack: row.pack, popularity: valuePopularity(value) * ohmsPopularity(value.value),
  };
}

/** All series of thermistors and temperature sensors. */
export function sensors(): Series[] {
  const thermistors = readCsv('thermistors.csv', rows, THERMISTOR).map((row): Series => {
    const values = gridValues(row);
    return {
      ...seriesHead(row), packaging: 'small',
      products: () => values.flatMap((value) => row.tolerances.map(([letter, tolerance]) => draft(row, value, letter, tolerance))),
    };
  });
  return [...thermistors, ...temperatureSensors()];
}
