/** Rows with one product for each value: for the values of a series such as E24 between two bounds, or for a list of values. */
import * as v from 'valibot';
import { readCsv } from '../../csv/read-csv';
import listRows from '../data/value-lists.csv?raw';
import { E12, E24, E6, E96, grid, grid96and24, parse, type Preferred } from '../values';
import * as cell from './cells';

/** A list of values with a name, for values that are in no series. */
const LIST = v.strictObject({ list: cell.someText, values: v.pipe(cell.words, v.array(cell.preferred)) });

const LISTS = readCsv('value-lists.csv', listRows, LIST, 'list');

type Values = (from: number, to: number) => Preferred[];

/** Functions that give the values from `from` to `to`, both included, by the name of a series or list. */
const SERIES: ReadonlyMap<string, Values> = new Map([
  ['E6', (from, to) => grid(E6, from, to)],
  ['E12', (from, to) => grid(E12, from, to)],
  ['E24', (from, to) => grid(E24, from, to)],
  ['E96', (from, to) => grid(E96, from, to)],
  ['E96 E24', grid96and24],
  ['E6 82', (from, to) => grid([...E6, 82], from, to)],
  ['1-2-5', (from, to) => grid([10, 20, 50], from, to)],
  ...LISTS.map(({ list, values }): [string, Values] => [list, (from, to) => values.filter(({ value }) => value >= from && value <= to)]),
]);

/** The columns for the values of a row. */
export const GRID = {
  /** The name of a series or list, or the values: `1n 1.5n 2.2n`. */
  values: v.pipe(
    v.string(),
    v.check((text) => SERIES.has(text) || text.split(' ').every((one) => v.is(cell.value, one)), ({ input }) => `neither a series nor values: ${input}`),
  ),
  /** The smallest and the largest value. A row with a series or list needs both (see `isBounded`). */
  from: cell.optional(cell.preferred),
  to: cell.optional(cell.preferred),
};

interface Grid {
  values: string;
  from?: Preferred | undefined;
  to?: Preferred | undefined;
}

export const NO_BOUNDS = 'a series of values needs its bounds';

/** Whether a row has both bounds, or does not need them. */
export function isBounded({ values, from, to }: Grid): boolean {
  return !SERIES.has(values) || (from !== undefined && to !== undefined);
}

/** The values of a row. */
export function gridValues({ values, from, to }: Grid): Preferred[] {
  const series = SERIES.get(values);
  if (!series) return values.split(' ').map(parse);
  return from && to ? series(from.value, to.value) : [];
}

/** The values of a list in `value-lists.csv`. @throws Error if there is no such list */
export function listedValues(name: string): readonly Preferred[] {
  const found = LISTS.find(({ list }) => list === name);
  if (!found) throw new Error(`value-lists.csv: no list ${name}`);
  return found.values;
}
