/** Inductors, beads, common mode filters and transformers. */
import * as v from 'valibot';
import beadRows from '../../data/beads.csv?raw';
import powerRows from '../../data/power-inductors.csv?raw';
import rfRows from '../../data/rf-inductors.csv?raw';
import * as cell from '../../reading/cells';
import { readCsv } from '../../../csv/read-csv';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { GRID, gridValues, isBounded, NO_BOUNDS } from '../../reading/value-grid';
import type { Draft, Series } from '../../series';
import { filtersAndTransformers } from '../option-families';
import { code3, valuePopularity, type Preferred } from '../../values';

const MPN = mpnForms<{ value: Preferred }>({
  /** `4N7`, `47N`, `R47` */
  nH: ({ value }) => nanoCode(value),
  /** 10 nH is `100`, 10 µH is `103`. */
  nH3: ({ value }) => code3(value, -9),
  /** 4.7 µH is `4R7`, 10 µH is `100`. */
  uH: ({ value }) => code3(value, -6),
});

/** Writes nanohenries as `4N7`, `47N` or `R47`. */
function nanoCode({ value }: Preferred): string {
  const nanos = value * 1e9;
  if (nanos < 9.95) return nanos.toFixed(1).replace('.', 'N');
  if (nanos < 99.5) return `${Math.round(nanos)}N`;
  return `R${String(Math.round(nanos / 10)).padStart(2, '0')}`;
}

const COLUMNS = {
  ...SERIES_HEAD,
  mpn: MPN.cell,
  ...GRID,
  package: cell.someText,
  pack: cell.pieces,
  price: cell.positive,
};

const RF_INDUCTOR = v.pipe(v.strictObject({
  ...COLUMNS,
  /** Current of a 1 nH inductor. Larger inductors carry less current. */
  amperes: cell.positive,
}), v.check((row) => isBounded(row), NO_BOUNDS));

const POWER_INDUCTOR = v.pipe(v.strictObject({
  ...COLUMNS,
  /** Tolerance in percent. */
  tolerance: cell.pieces,
  /** Saturation current of a 10 µH inductor. */
  amperes: cell.positive,
  /** Resistance of a 10 µH inductor. */
  ohms: cell.positive,
  /** Height in millimetres. */
  height: cell.numberText,
}), v.check((row) => isBounded(row), NO_BOUNDS));

type RfInductor = v.InferOutput<typeof RF_INDUCTOR>;
type PowerInductor = v.InferOutput<typeof POWER_INDUCTOR>;

/** From this number of nanohenries, makers state tolerances in percent. */
const PERCENT_FROM = 6.7;

function rfDraft(row: RfInductor, value: Preferred): Draft {
  const nanos = value.value * 1e9;
  return {
    mpn: MPN.write(row.mpn, { value }), packageName: row.package,
    attributes: {
      inductance: value.value, tolerance: nanos < PERCENT_FROM ? '±0.3 nH' : 5,
      current: twoDigits(row.amperes / Math.max(1, nanos) ** 0.33), dcr: twoDigits(0.08 * nanos ** 0.55),
      temperature_min: -55, temperature_max: 125,
    },
    price: row.price, pack: row.pack, popularity: valuePopularity(value),
  };
}

function powerDraft(row: PowerInductor, value: Preferred): Draft {
  const times = value.value / 10e-6;
  return {
    mpn: MPN.write(row.mpn, { value }), packageName: row.package,
    attributes: {
      inductance: value.value, tolerance: row.tolerance,
      current: twoDigits(row.amperes * 0.82 / times ** 0.47),
      saturation_current: twoDigits(row.amperes / times ** 0.5),
      dcr: twoDigits(row.ohms * times ** 0.93), height: Number(`${row.height}e-3`), temperature_min: -40, temperature_max: 125,
    },
    price: row.price, pack: row.pack, popularity: valuePopularity(value) * (value.value >= 1e-6 && value.value <= 100e-6 ? 1 : 0.6),
  };
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

const BEAD_MPN = mpnForms<{ code: string }>({ code: ({ code }) => code });

const BEAD = v.strictObject({
  ...SERIES_HEAD,
  mpn: BEAD_MPN.cell,
  package: cell.someText,
  amperes: cell.positive,
  price: cell.positive,
  /** Codes for ohms at 100 MHz: two digits and the number of zeros. */
  codes: cell.words,
});

const USUAL_BEADS = new Set(['121', '221', '601', '102']);

/** Ferrite beads. Each row is a separate series. */
function beads(): Series[] {
  return readCsv('beads.csv', beadRows, BEAD).map((row): Series => ({
    ...seriesHead(row), packaging: 'chip',
    products: () => row.codes.map((code) => bead(row, code)),
  }));
}

function bead({ mpn, package: packageName, amperes, price }: v.InferOutput<typeof BEAD>, code: string): Draft {
  const ohms = Number(code.slice(0, 2)) * 10 ** Number(code.slice(2));
  const current = amperes * Math.min(1, (120 / ohms) ** 0.45);
  return {
    mpn: BEAD_MPN.write(mpn, { code }), packageName,
    attributes: {
      impedance: ohms, tolerance: 25, current: twoDigits(current),
      dcr: twoDigits(0.05 * (ohms / 120) ** 0.8 / Math.max(0.3, amperes)), temperature_min: -55, temperature_max: 125,
    },
    price, pack: packageName === '0402' ? 10000 : packageName === '1206' ? 3000 : 4000,
    popularity: (USUAL_BEADS.has(code) ? 1 : 0.6) * (packageName === '0603' ? 1 : 0.8),
  };
}

const LEADED = '0305';

/** All series of inductors, beads, filters and transformers. */
export function magnetics(): Series[] {
  const rf = readCsv('rf-inductors.csv', rfRows, RF_INDUCTOR).map((row): Series => {
    const values = gridValues(row);
    return { ...seriesHead(row), packaging: 'chip', products: () => values.map((value) => rfDraft(row, value)) };
  });
  const power = readCsv('power-inductors.csv', powerRows, POWER_INDUCTOR).map((row): Series => {
    const values = gridValues(row);
    return { ...seriesHead(row), packaging: 'small', products: () => values.map((value) => powerDraft(row, value)) };
  });
  const isLeaded = ({ category }: Series) => category.startsWith(LEADED);
  return [...rf, ...power.filter((series) => !isLeaded(series)), ...beads(), ...power.filter(isLeaded), ...filtersAndTransformers()];
}
