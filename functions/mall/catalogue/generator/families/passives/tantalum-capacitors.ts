/** Tantalum capacitors and polymer tantalum capacitors: cases with the makers' part numbers. */
import * as v from 'valibot';
import { readCsv } from '../../../csv/read-csv';
import polymerRows from '../../data/polymer-tantalum.csv?raw';
import caseRows from '../../data/tantalum-cases.csv?raw';
import ratingRows from '../../data/tantalum-ratings.csv?raw';
import rows from '../../data/tantalum-capacitors.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import type { Draft, Series } from '../../series';
import { code3, parse, valuePopularity, type Preferred } from '../../values';

const CASE = v.strictObject({
  case: cell.someText,
  /** KEMET's letter for the case. */
  kemet_case: cell.someText,
  package: cell.someText,
  price: cell.positive,
  pack: cell.pieces,
});

type Case = v.InferOutput<typeof CASE>;

const CASES = new Map(readCsv('tantalum-cases.csv', caseRows, CASE, 'case').map((size) => [size.case, size]));

/** The values that a case has at a voltage. */
const RATING = v.strictObject({ case: cell.entryOf(CASES, 'case'), volts: cell.positive, microfarads: cell.words });

interface Rated {
  size: Case;
  volts: number;
  value: Preferred;
}

const MPN = mpnForms<Rated & { tolerance: string }>({
  case: ({ size }) => size.case,
  kemet_case: ({ size }) => size.kemet_case,
  /** 4.7 µF is `475`. */
  pF: ({ value }) => code3(value, -12),
  tolerance: ({ tolerance }) => tolerance,
  /** 16 V is `016`, 6.3 V is `006`. */
  volts: ({ volts }) => String(Math.floor(volts)).padStart(3, '0'),
  /** 16 V is `016`, 6.3 V is `6R3`. */
  voltsR: ({ volts }) => String(volts).replace('.', 'R').padStart(3, '0'),
});

const SERIES = v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  /** The codes in the part number for tolerances of 10 % and of 20 %. */
  code_10: cell.someText,
  code_20: cell.someText,
  /** Price as a multiple of the cheapest maker's price. */
  cost: cell.positive,
});

/** A polymer capacitor with its series resistance. */
const POLYMER = v.strictObject({
  ...SERIES_HEAD,
  mpn: cell.someText,
  case: cell.entryOf(CASES, 'case'),
  volts: cell.positive,
  microfarads: cell.value,
  milliohms: cell.pieces,
});

const SMALL_CASES = new Set(['A', 'B']);
/** Price of a polymer capacitor, as a multiple of the price of a manganese dioxide capacitor. */
const POLYMER_COST = 1.9;

function tantalumDraft({ mpn, code_10, code_20, cost }: v.InferOutput<typeof SERIES>, rated: Rated, tolerance: 10 | 20): Draft {
  const { size, volts, value } = rated;
  return {
    mpn: MPN.write(mpn, { ...rated, tolerance: tolerance === 10 ? code_10 : code_20 }),
    packageName: size.package,
    attributes: { capacitance: value.value, tolerance, voltage: volts, temperature_min: -55, temperature_max: 125 },
    price: size.price * cost * (1 + value.value * 1e6 * volts / 6000),
    pack: size.pack,
    popularity: valuePopularity(value) * (tolerance === 10 ? 1 : 0.5) * (SMALL_CASES.has(size.case) ? 1 : 0.75),
  };
}

function polymerSeries(row: v.InferOutput<typeof POLYMER>): Series {
  const { mpn, case: size, volts, microfarads, milliohms } = row;
  const value = parse(`${microfarads}u`);
  return {
    ...seriesHead(row), packaging: 'small',
    products: () => [{
      mpn, packageName: size.package, price: size.price * POLYMER_COST, pack: size.pack, popularity: valuePopularity(value),
      attributes: { capacitance: value.value, tolerance: 20, voltage: volts, esr: Number(`${milliohms}e-3`), temperature_min: -55, temperature_max: 105 },
    }],
  };
}

export function tantalumCapacitors(): Series[] {
  const all = readCsv('tantalum-ratings.csv', ratingRows, RATING).flatMap(({ case: one, volts, microfarads }): Rated[] =>
    microfarads.map((text) => ({ size: one, volts, value: parse(`${text}u`) })));
  return [
    ...readCsv('tantalum-capacitors.csv', rows, SERIES).map((row): Series => ({
      ...seriesHead(row), packaging: 'small',
      products: () => all.flatMap((rated) => ([10, 20] as const).map((tolerance) => tantalumDraft(row, rated, tolerance))),
    })),
    ...readCsv('polymer-tantalum.csv', polymerRows, POLYMER).map(polymerSeries),
  ];
}
