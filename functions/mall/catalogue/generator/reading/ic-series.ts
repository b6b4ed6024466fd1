/** Integrated circuits: base numbers, combined with the makers' ordering suffixes and with values such as output voltages. */
import * as v from 'valibot';
import type { Draft, Series } from '../series';
import * as cell from './cells';
import { readCsv } from '../../csv/read-csv';
import { SERIES_HEAD, seriesHead } from './series-head';
import { knownEnding, type Ending } from './ic-suffixes';

const SERIES = v.strictObject({
  ...SERIES_HEAD,
  /** Part numbers without their suffix. Placeholders such as `{v}` are replaced by the value (see `written`). */
  bases: cell.words,
  /** Suffixes of the maker, the most wanted one first; they are used if `endings` is empty. */
  suffixes: cell.words,
  /** The name of a list in the family's file of endings. */
  endings: cell.text,
  pins: cell.pieces,
  /** Package and pack, if they differ from those of the suffix. */
  package: cell.text,
  pack: cell.optional(cell.pieces),
  attributes: cell.attributes,
  /** The attribute that gets the value. */
  values_of: cell.text,
  /** Values: `3.3`; a range `1.2-5/0.1`; or a text of the part number with its value, `L=4.63`. */
  values: cell.words,
  price: cell.positive,
  packaging: cell.packaging,
});

/** The data of a base that differ from its series. */
const BASE = v.strictObject({
  brand: cell.brand,
  base: cell.someText,
  package: cell.text,
  pack: cell.optional(cell.pieces),
  price_factor: cell.optional(cell.positive),
  attributes: cell.attributes,
});

/** An ending in a list. Without `pack`, `ic-suffixes.csv` explains the suffix. */
const ENDING = v.strictObject({
  list: cell.someText,
  suffix: cell.text,
  package: cell.text,
  pack: cell.optional(cell.pieces),
  price_factor: cell.optional(cell.positive),
});

type SeriesRow = v.InferOutput<typeof SERIES>;
type BaseRow = v.InferOutput<typeof BASE>;
type EndingRow = v.InferOutput<typeof ENDING>;

export interface IcLine {
  endings: readonly Ending[];
  price: number;
  attributes: Draft['attributes'];
  packageName?: string;
  pack?: number | undefined;
}

/** A value: its text in the part number, and its number. A text such as `ADJ` has no number. */
interface Step {
  text: string;
  value: number | undefined;
}

const BASE_FALLOFF = 0.18;
const ENDING_FALLOFF = 0.25;
const USUAL_VALUE = 0.2;
const WANTED_VALUES: Record<string, number> = {
  '3.3': 1, '5': 0.92, '1.8': 0.72, '2.5': 0.55, '1.2': 0.6, '3': 0.62, '12': 0.7, '2.8': 0.5, '1.5': 0.45, ADJ: 0.75, '15': 0.4, '9': 0.4, '24': 0.3, '8': 0.3, '6': 0.28, '1': 0.3,
  '3.08': 0.5, '2.93': 0.5, '2.63': 0.4, '4.38': 0.45, '4.63': 0.5, '4.096': 0.6, '2.048': 0.5,
};

/**
 * Reads a family of integrated circuits: its series, the bases that differ from their series, and the lists of endings.
 * @throws Error that names file, line and field if a cell is wrong, or the brand if a suffix or a list is missing
 */
export function icSeries(family: string, seriesText: string, basesText: string, endingsText: string): Series[] {
  const bases = new Map(readCsv(`${family}-bases.csv`, basesText, BASE).map((row) => [`${row.brand}|${row.base}`, row]));
  const endings = readCsv(`${family}-endings.csv`, endingsText, ENDING);
  return readCsv(`${family}.csv`, seriesText, SERIES).map((row) => {
    const line: IcLine = {
      endings: endingsOf(row, endings, family), price: row.price, attributes: row.attributes, packageName: row.package, pack: row.pack,
    };
    const drafts = row.bases.flatMap((base, index) =>
      ofBase(base, adapted(line, bases.get(`${row.brand}|${base}`)), row, 1 / (1 + index * BASE_FALLOFF)));
    return {
      ...seriesHead(row), packaging: row.packaging, products: () => drafts,
    };
  });
}

function endingsOf({ brand, suffixes, endings, pins, package: packageName, pack }: SeriesRow, lists: readonly EndingRow[], family: string): Ending[] {
  if (endings === '') {
    if (packageName !== '' && pack !== undefined) return [{ suffix: suffixes.join(' '), packageName, pack, factor: 1 }];
    return suffixes.map((suffix) => knownEnding(brand, suffix, pins));
  }
  const found = lists.filter(({ list }) => list === endings);
  if (found.length === 0) throw new Error(`${family}-endings.csv: no list ${endings}, which ${brand} chooses from`);
  return found.map((one): Ending => (one.pack === undefined
    ? knownEnding(brand, one.suffix, pins)
    : { suffix: one.suffix, packageName: one.package, pack: one.pack, factor: one.price_factor ?? 1 }));
}

function adapted(line: IcLine, base: BaseRow | undefined): IcLine {
  if (!base) return line;
  return {
    ...line,
    attributes: { ...line.attributes, ...base.attributes },
    price: line.price * (base.price_factor ?? 1),
    packageName: base.package || line.packageName || '',
    pack: base.pack ?? line.pack,
  };
}

function ofBase(base: string, line: IcLine, { values, values_of: key }: SeriesRow, popularity: number): Draft[] {
  if (values.length === 0) return icProducts(base, line, popularity);
  return values.flatMap(ranged).map(stepOf).flatMap((step) => {
    const wanted = WANTED_VALUES[step.value === undefined ? 'ADJ' : String(step.value)] ?? USUAL_VALUE;
    const attributes = step.value === undefined ? line.attributes : { [key]: step.value, ...line.attributes };
    return icProducts(written(base, step), { ...line, attributes }, popularity * wanted);
  });
}

/** The values of a range such as `1.2-1.5/0.1`. */
function ranged(entry: string): string[] {
  const [, from, to, by] = /^([\d.]+)-([\d.]+)\/([\d.]+)$/.exec(entry) ?? [];
  if (!by) return [entry];
  const steps = Math.round((Number(to) - Number(from)) / Number(by));
  return Array.from({ length: steps + 1 }, (_, index) => String(Number((Number(from) + index * Number(by)).toFixed(3))));
}

function stepOf(entry: string): Step {
  const [text = '', figure = text] = entry.split('=');
  const value = Number(figure);
  return { text, value: Number.isFinite(value) ? value : undefined };
}

/** Writes a value into a base: `{v}` as `3.3` or `5.0`, `{s}` as `3.3` or `5`, `{2}` in tenths, `{3}` in hundredths, `{n}` as the text of the cell. */
function written(base: string, { text, value }: Step): string {
  return base.replace(/\{(.)\}/g, (_, form: string) => {
    if (form === 'n' || value === undefined) return text;
    if (form === 'v') return Number.isInteger(value) ? value.toFixed(1) : String(value);
    if (form === 's') return String(value);
    const digits = form === '2' && Math.abs(value * 10 - Math.round(value * 10)) > 1e-6 ? 3 : Number(form);
    return String(Math.round(value * 10 ** (digits - 1))).padStart(digits, '0');
  });
}

/** The products of a base number: one for each ending, the most wanted one first. */
export function icProducts(base: string, { endings, price, attributes, packageName, pack }: IcLine, popularity = 1): Draft[] {
  return endings.map((ending, index) => ({
    mpn: base + ending.suffix,
    packageName: packageName || ending.packageName,
    attributes,
    price: Math.round(price * ending.factor * 1e5) / 1e5,
    pack: pack ?? ending.pack,
    popularity: popularity / (1 + index * ENDING_FALLOFF),
  }));
}
