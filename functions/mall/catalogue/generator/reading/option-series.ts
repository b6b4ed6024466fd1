/** Series whose part numbers are made of options. They come from a file of series, and from a file with the lists of options. */
import * as v from 'valibot';
import { grouped, readCsv } from '../../csv/read-csv';
import type { Draft, Series } from '../series';
import * as cell from './cells';
import { SERIES_HEAD } from './series-head';

const SERIES = v.strictObject({
  /** In names, `%` is replaced by the names of the options. */
  ...SERIES_HEAD,
  /** Each `{}` is replaced by the code of an option from the next list, and `{n}` by the count (see `numbered`). */
  mpn: cell.someText,
  /** Lists of options, one for each `{}`. */
  options: cell.words,
  counts: cell.counts,
  /** Whether the count is the number of positions of the product (`count`), or of one row (`count per row`). */
  positions: v.picklist(['', 'count', 'count per row'], 'neither empty nor "count" nor "count per row"'),
  attributes: cell.attributes,
  package: cell.text,
  pack: cell.pieces,
  /** Price of one piece in yuan, if a whole pack is bought. The count times `price_each` is added to it. */
  price: cell.number,
  price_each: cell.optional(cell.positive),
  packaging: cell.packaging,
  /** How much the popularity falls from one option of a list to the next. */
  falloff: cell.number,
  /** Part numbers that the options would give, but that the maker does not offer. */
  except: cell.list,
});

const OPTION = v.strictObject({
  list: cell.someText,
  code: cell.text,
  name_cn: cell.text,
  name_en: cell.text,
  attributes: cell.attributes,
  package: cell.text,
  pack: cell.optional(cell.pieces),
  /** Price in yuan; it replaces the price of the series. */
  price: cell.optional(cell.positive),
  price_factor: cell.optional(cell.positive),
  /** The popularity; it replaces the result of `falloff`. */
  popularity: cell.optional(cell.positive),
  /** The smallest and the largest count with this option. */
  min: cell.optional(cell.number),
  max: cell.optional(cell.number),
});

type SeriesRow = v.InferOutput<typeof SERIES>;
type OptionRow = v.InferOutput<typeof OPTION>;
interface Choice extends OptionRow {
  place: number;
}

/** An option with this package removes the package of the series. */
const NO_PACKAGE = 'none';
const SMALL_COUNTS = new Set([2, 3, 4]);
const USUAL_COUNTS = new Set([5, 6, 8, 10, 20, 40]);
const LESS_USUAL_COUNTS = new Set([7, 12, 14, 16, 24, 30]);

/**
 * Reads the series of a family, and their options if they have any. A product is a choice of one option from each list, and of a count if the
 * series has counts.
 * @throws Error that names file, line and field if a cell is wrong, or the series if its lists do not fit
 */
export function optionSeries(family: string, seriesText: string, optionsText?: string): Series[] {
  const lists = grouped(optionsText === undefined ? [] : readCsv(`${family}-options.csv`, optionsText, OPTION), ({ list }) => list);
  return readCsv(`${family}.csv`, seriesText, SERIES).map((row) => {
    const chosen = row.options.map((name) => {
      const options = lists.get(name);
      if (!options) throw new Error(`${family}-options.csv: no list ${name}, which ${row.brand} ${row.mpn} chooses from`);
      return options.map((option, place): Choice => ({ ...option, place }));
    });
    if (row.mpn.split('{}').length !== chosen.length + 1) throw new Error(`${family}.csv: ${row.brand} ${row.mpn} has not one list for each {}`);
    return {
      brand: row.brand,
      category: row.category,
      name: [filled(row.name_cn, ''), filled(row.name_en, '')],
      packaging: row.packaging,
      popularity: row.popularity,
      products: () => expanded(row, chosen),
    };
  });
}

function* expanded(row: SeriesRow, lists: readonly (readonly Choice[])[]): Iterable<Draft> {
  const pieces = row.mpn.split('{}');
  const except = new Set(row.except);
  for (const choice of combinations(lists)) {
    const shape = pieces.map((piece, index) => piece + (choice[index]?.code ?? '')).join('');
    const attributes = cell.combined(row.attributes, choice.map((one) => one.attributes));
    const packageName = choice.findLast((one) => one.package !== '')?.package ?? row.package;
    const price = choice.findLast((one) => one.price !== undefined)?.price ?? row.price;
    const pack = choice.findLast((one) => one.pack !== undefined)?.pack ?? row.pack;
    const factor = choice.reduce((all, one) => all * (one.price_factor ?? 1), 1);
    const wanted = choice.reduce((all, one) => all * (one.popularity ?? 1 / (1 + one.place * row.falloff)), 1);
    const name = [
      filled(row.name_cn, choice.map((one) => one.name_cn).filter(Boolean).join(' ')),
      filled(row.name_en, choice.map((one) => one.name_en).filter(Boolean).join(', ')),
    ] as const;
    for (const count of row.counts.length > 0 ? row.counts : [0]) {
      if (choice.some(({ min = 0, max = Infinity }) => count < min || count > max)) continue;
      const mpn = numbered(shape, count);
      if (except.has(mpn)) continue;
      yield {
        mpn,
        packageName: packageName === NO_PACKAGE ? '' : packageName,
        attributes: { ...positionsOf(row, count, attributes), ...attributes },
        price: Number(((price + (row.price_each ?? 0) * count) * factor).toPrecision(3)),
        pack: packOf(row, count, pack),
        popularity: wanted * countPopularity(count),
        name,
      };
    }
  }
}

function positionsOf({ positions }: SeriesRow, count: number, { rows }: cell.Attributes): cell.Attributes {
  if (positions === '' || count === 0) return {};
  return { positions: positions === 'count per row' && typeof rows === 'number' ? count * rows : count };
}

/** Pieces in a pack. A pack of products with more than 12 positions has fewer pieces. */
function packOf({ positions }: SeriesRow, count: number, pack: number): number {
  return positions !== '' && count > 12 ? Math.max(1, Math.round(pack / (count / 10) / 5) * 5 || 1) : pack;
}

/** Puts the names of the options into a name. If there are none, the blank and the comma before `%` are removed too. */
function filled(name: string, words: string): string {
  if (!name.includes('%')) return name;
  const text = name.replace('%', words).replace(/\s+/g, ' ').replace(/(?<![\s,])[\s,]+$/, '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function combinations(lists: readonly (readonly Choice[])[]): Choice[][] {
  return lists.reduce<Choice[][]>((all, list) => all.flatMap((head) => list.map((one) => [...head, one])), [[]]);
}

/**
 * Writes the count into a part number: `{n}` is the count, `{n2}` has two digits, `{ns}` has a leading blank, `{h}` is half the count,
 * `{k}` is the count minus one, `{te:282834}` has the form of TE's part numbers.
 */
function numbered(shape: string, count: number): string {
  return shape.replace(/\{(?:(n|h|k)([2-4s]?)|te:([\d-]+))\}/g, (_, what: string | undefined, width: string, te: string | undefined) => {
    if (te) return count < 10 ? `${te}-${count}` : `${Math.floor(count / 10)}-${te}-${count % 10}`;
    const value = String(what === 'h' ? count / 2 : what === 'k' ? count - 1 : count);
    return width === 's' ? value.padStart(2, ' ') : value.padStart(Number(width) || 1, '0');
  });
}

/** The popularity of a count. Small and round counts are wanted most. */
function countPopularity(count: number): number {
  if (count === 0 || SMALL_COUNTS.has(count)) return 1;
  if (USUAL_COUNTS.has(count)) return 0.85;
  if (LESS_USUAL_COUNTS.has(count)) return 0.65;
  return count < 20 ? 0.5 : 0.38;
}
