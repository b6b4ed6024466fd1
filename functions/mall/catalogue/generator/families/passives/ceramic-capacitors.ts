/** Multilayer ceramic chip capacitors: the values of each size, dielectric and voltage, with the makers' part numbers. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../../csv/read-csv';
import bodyRows from '../../data/ceramic-bodies.csv?raw';
import rows from '../../data/ceramic-capacitors.csv?raw';
import codeRows from '../../data/ceramic-codes.csv?raw';
import listedRows from '../../data/ceramic-listed.csv?raw';
import ratingRows from '../../data/ceramic-ratings.csv?raw';
import sizeRows from '../../data/ceramic-sizes.csv?raw';
import * as cell from '../../reading/cells';
import { mpnForms } from '../../reading/mpn-forms';
import { SERIES_HEAD, seriesHead } from '../../reading/series-head';
import { listedValues } from '../../reading/value-grid';
import type { Draft, Series } from '../../series';
import { E12, E24, E6, code3, grid, valuePopularity, voltageCode3, type Preferred } from '../../values';

const DIELECTRIC = v.picklist(['C0G', 'X7R', 'X5R'], ({ input }) => `no such dielectric: ${String(input)}`);

const SIZE = v.strictObject({
  size: cell.someText,
  /** Price of the smallest values in yuan. */
  price: cell.positive,
  pack: cell.pieces,
  popularity: cell.share,
});

type Size = v.InferOutput<typeof SIZE>;
type Dielectric = v.InferOutput<typeof DIELECTRIC>;

const SIZES = new Map(readCsv('ceramic-sizes.csv', sizeRows, SIZE, 'size').map((row) => [row.size, row]));

/** The range of values that a size has at a voltage; for X7R and X5R only the usual values. */
const RATING = v.strictObject({ dielectric: DIELECTRIC, size: cell.entryOf(SIZES, 'size'), volts: cell.positive, from: cell.preferred, to: cell.preferred });

/** The code in a maker's part numbers for a size, a voltage or a dielectric. */
const CODE = v.strictObject({
  /** The list to which the code belongs. A series chooses one list. */
  codes: cell.someText,
  /** The placeholder that the code replaces; `class` is a second placeholder for the dielectric. */
  field: v.picklist(['size', 'volts', 'dielectric', 'class'], ({ input }) => `no such field: ${String(input)}`),
  of: cell.someText,
  code: cell.someText,
});

/** The code in a maker's part numbers for the thickness, the tape and similar properties. */
const BODY = v.strictObject({
  /** The list to which the code belongs. A series chooses one list. */
  bodies: cell.someText,
  dielectrics: cell.words,
  sizes: cell.words,
  /** The largest value with this code. The first row that fits is used. */
  to: cell.optional(cell.preferred),
  code: cell.someText,
});

const CODES = grouped(readCsv('ceramic-codes.csv', codeRows, CODE), ({ codes }) => codes);
const BODIES = grouped(readCsv('ceramic-bodies.csv', bodyRows, BODY), ({ bodies }) => bodies);

interface Capacitor {
  size: Size;
  dielectric: Dielectric;
  volts: number;
  value: Preferred;
}

interface Numbered extends Capacitor {
  tolerance: string;
  body: string;
  codeOf: (field: 'size' | 'volts' | 'dielectric' | 'class') => string;
}

/** 4.7 pF is `4R7`, 5 pF is `5R0`, 100 nF is `104`. */
const pF = ({ value }: Capacitor) => code3(value, -12);

const MPN = mpnForms<Numbered>({
  size: ({ codeOf }) => codeOf('size'),
  dielectric: ({ codeOf }) => codeOf('dielectric'),
  class: ({ codeOf }) => codeOf('class'),
  volts: ({ codeOf }) => codeOf('volts'),
  /** 16 V is `160`. */
  volts3: ({ volts }) => voltageCode3(volts),
  pF,
  /** 5 pF is `050`. */
  pF0: (one) => pF(one).replace(/^(\d)R0$/, '0$10'),
  /** 4.7 pF is `479`. */
  pF9: (one) => pF(one).replace(/^(\d)R(\d)$/, '$1$29'),
  tolerance: ({ tolerance }) => tolerance,
  body: ({ body }) => body,
});

const SERIES = v.strictObject({
  ...SERIES_HEAD,
  mpn: MPN.cell,
  sizes: cell.words,
  dielectrics: v.pipe(cell.words, v.array(DIELECTRIC)),
  /** For each dielectric, the letters of tolerances in addition to the usual tolerance. */
  also_c0g: cell.words,
  also_x7r: cell.words,
  also_x5r: cell.words,
  /** If the list has no code for a property, the part number contains the property unchanged. */
  codes: cell.optional(cell.entryOf(CODES, 'list of codes')),
  /** If no body of the list fits a capacitor, the capacitor is left out. */
  bodies: cell.optional(cell.entryOf(BODIES, 'list of bodies')),
  /** Price as a multiple of the cheapest maker's price. */
  cost: cell.positive,
});

/** Capacitors whose part numbers do not follow the rules. */
const LISTED = v.strictObject({
  ...SERIES_HEAD,
  mpn: cell.someText,
  size: cell.entryOf(SIZES, 'size'),
  capacitance: cell.preferred,
  volts: cell.positive,
  dielectric: DIELECTRIC,
  tolerance: cell.pieces,
  cost: cell.positive,
});

type SeriesRow = v.InferOutput<typeof SERIES>;
type ListedRow = v.InferOutput<typeof LISTED>;

const TOLERANCES: Readonly<Record<string, number | string>> = { C: '±0.25 pF', F: 1, G: 2, J: 5, K: 10, M: 20 };
const NARROW = new Set(['F', 'G']);
/** The values below 10 pF. */
const SMALL = listedValues('picofarads');

function valuesOf(dielectric: Dielectric, from: number, to: number): Preferred[] {
  if (dielectric === 'X5R') return grid(E6, from, to);
  if (dielectric === 'X7R') return [...grid(E12, from, Math.min(to, 82e-9)), ...grid(E6, Math.max(from, 100e-9), to)];
  const small = SMALL.filter(({ value }) => value >= from * 0.999 && value <= to);
  return [...small, ...grid(to > 1e-9 ? E12 : E24, Math.max(from, 10e-12), to)];
}

/** The price of a capacitor in yuan. It grows with farads and volts, and grows much more for C0G. */
function costOf({ size, dielectric, volts, value }: Capacitor): number {
  const charge = value.value * 1e6 * (0.5 + volts / 25) * (dielectric === 'C0G' ? 60 : 1);
  return size.price * (1 + 1.1 * charge ** 0.62);
}

/** The popularity by value, size and voltage. Voltages that are common on boards are more popular. */
function popularityOf({ size, dielectric, volts, value }: Capacitor, usual: boolean): number {
  const farads = value.value;
  const everyday = dielectric === 'C0G' ? (farads <= 1e-9 ? 0.75 : 0.5) : farads >= 1e-9 ? 1 : 0.5;
  const voltage = volts === 50 ? 1 : volts === 25 || volts === 16 ? 0.9 : volts === 100 ? 0.6 : 0.8;
  return valuePopularity(value) * everyday * voltage * size.popularity * (usual ? 1 : 0.45);
}

function usualTolerance({ dielectric, value }: Capacitor): string {
  if (dielectric === 'C0G') return value.value < 10e-12 ? 'C' : 'J';
  return value.value > 4.5e-6 ? 'M' : 'K';
}

/** The tolerances of a capacitor, the usual one first. C0G capacitors below 10 pF have only the usual one. */
function tolerancesOf(row: SeriesRow, one: Capacitor): string[] {
  const usual = usualTolerance(one);
  const also = { C0G: row.also_c0g, X7R: row.also_x7r, X5R: row.also_x5r }[one.dielectric];
  return usual === 'C' ? [usual] : [usual, ...also.filter((letter) => letter !== usual)];
}

function draft(one: Capacitor, mpn: string, tolerance: number | string, price: number, popularity: number): Draft {
  return {
    mpn,
    packageName: one.size.size,
    attributes: {
      capacitance: one.value.value, tolerance, voltage: one.volts, dielectric: one.dielectric,
      temperature_min: -55, temperature_max: one.dielectric === 'X5R' ? 85 : 125,
    },
    price, pack: one.size.pack, popularity,
  };
}

function draftsOf(row: SeriesRow, one: Capacitor, listed: ReadonlySet<string>): Draft[] {
  const body = row.bodies?.find(({ dielectrics, sizes, to }) => dielectrics.includes(one.dielectric) && sizes.includes(one.size.size) && (!to || one.value.value <= to.value));
  if (row.bodies && !body) return [];
  const own = { size: one.size.size, volts: String(one.volts), dielectric: one.dielectric, class: one.dielectric };
  const codeOf: Numbered['codeOf'] = (field) => row.codes?.find((code) => code.field === field && code.of === own[field])?.code ?? own[field];
  return tolerancesOf(row, one).flatMap((tolerance, index) => {
    const mpn = MPN.write(row.mpn, { ...one, tolerance, body: body?.code ?? '', codeOf });
    if (listed.has(mpn)) return [];
    return [draft(one, mpn, TOLERANCES[tolerance] ?? '', costOf(one) * row.cost * (NARROW.has(tolerance) ? 2.2 : 1), popularityOf(one, index === 0))];
  });
}

function listedSeries(row: ListedRow): Series {
  const { mpn, size, capacitance, volts, dielectric, tolerance, cost } = row;
  const one: Capacitor = { size, dielectric, volts, value: capacitance };
  return { ...seriesHead(row), packaging: 'chip', products: () => [draft(one, mpn, tolerance, costOf(one) * cost, 1)] };
}

export function ceramicCapacitors(): Series[] {
  const ratings = readCsv('ceramic-ratings.csv', ratingRows, RATING);
  const listed = readCsv('ceramic-listed.csv', listedRows, LISTED, 'mpn');
  const numbers = new Set(listed.map(({ mpn }) => mpn));
  const all = readCsv('ceramic-capacitors.csv', rows, SERIES);
  return all.flatMap((row, index): Series[] => {
    const { brand, sizes, dielectrics } = row;
    const first = all.findIndex((one) => one.brand === brand) === index;
    const capacitors = sizes.flatMap((size) => dielectrics.flatMap((dielectric) => ratings
      .filter((rating) => rating.size.size === size && rating.dielectric === dielectric)
      .flatMap(({ size: of, volts, from, to }): Capacitor[] => valuesOf(dielectric, from.value, to.value).map((value) => ({ size: of, dielectric, volts, value })))));
    return [
      ...(first ? listed.filter((one) => one.brand === brand).map(listedSeries) : []),
      { ...seriesHead(row), packaging: 'chip', products: () => capacitors.flatMap((one) => draftsOf(row, one, numbers)) },
    ];
  });
}
