/** TVS diodes for all stand-off and breakdown voltages, and diodes that protect against electrostatic discharge. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import rows from '../../data/tvs-diodes.csv?raw';
import directionRows from '../../data/tvs-directions.csv?raw';
import voltageRows from '../../data/tvs-voltages.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import type { Draft, Series } from '../../series';
import { esdDiodes } from '../option-families';

/** The voltage in the part number: stand-off voltage (SMxJ) or breakdown voltage (P6KE). */
const GRID = v.picklist(['standoff', 'breakdown'], 'neither "standoff" nor "breakdown"');

const VOLTAGE = v.strictObject({
  grid: GRID,
  /** Volts as they are written in the part number. */
  volts: cell.numberText,
  standoff: cell.positive,
  clamping: cell.positive,
  popularity: cell.share,
});

const MPN = mpnForms<{ volts: string; ending: string }>({
  /** `5.0` */
  volts: ({ volts }) => volts,
  /** `5V0` */
  voltsV: ({ volts }) => volts.replace('.', 'V'),
  ending: ({ ending }) => ending,
});

const SERIES = v.strictObject({
  category: cell.category,
  brand: cell.brand,
  mpn: MPN.cell,
  /** The ending for one direction; then, if the series has it, the ending for both directions. */
  endings: v.pipe(cell.words, v.minLength(1, 'is empty'), v.maxLength(2, 'more than two endings')),
  grid: GRID,
  from: cell.optional(cell.positive),
  to: cell.positive,
  watts: cell.pieces,
  temperature_max: cell.pieces,
  package: cell.someText,
  pack: cell.pieces,
  /** Price in yuan of one piece that protects one direction. */
  price: cell.positive,
  popularity: cell.share,
});

type Voltage = v.InferOutput<typeof VOLTAGE>;

/** The name of diodes that protect one direction or both, and their price as a multiple of the price for one direction. */
const DIRECTIONS = v.strictObject({ directions: cell.pieces, name_cn: cell.someText, name_en: cell.someText, price_factor: cell.positive });

type Directions = v.InferOutput<typeof DIRECTIONS>;

const ONE_AND_BOTH = readCsv('tvs-directions.csv', directionRows, DIRECTIONS, 'directions');
const HIGH_VOLTAGE = 100;

function tvs(row: v.InferOutput<typeof SERIES>, voltages: readonly Voltage[]): Series[] {
  const { category, brand, popularity, endings, grid, from = 0, to } = row;
  const offered = voltages.filter((one) => one.grid === grid && Number(one.volts) >= from && Number(one.volts) <= to);
  const made = ONE_AND_BOTH.slice(0, endings.length);
  return made.slice(0, 1).map(({ name_cn, name_en }): Series => ({
    category, brand, popularity, packaging: 'small', name: [name_cn, name_en],
    products: () => offered.flatMap((voltage) => made.map((directions, index) => draft(row, voltage, directions, endings[index] ?? ''))),
  }));
}

function draft(row: v.InferOutput<typeof SERIES>, { volts, standoff, clamping, popularity }: Voltage, { directions, name_cn, name_en, price_factor }: Directions, ending: string): Draft {
  return {
    mpn: MPN.write(row.mpn, { volts, ending }),
    packageName: row.package,
    name: [name_cn, name_en],
    attributes: {
      standoff_voltage: standoff, clamping_voltage: clamping, peak_pulse_power: row.watts, directions,
      temperature_min: -55, temperature_max: row.temperature_max,
    },
    price: Number((row.price * (standoff > HIGH_VOLTAGE ? 1.3 : 1) * price_factor).toPrecision(3)),
    pack: row.pack,
    popularity,
  };
}

export function tvsDiodes(): Series[] {
  const voltages = readCsv('tvs-voltages.csv', voltageRows, VOLTAGE);
  return [...readCsv('tvs-diodes.csv', rows, SERIES).flatMap((row) => tvs(row, voltages)), ...esdDiodes()];
}
