/** Counts of values among the results of a search. Each facet is counted without its own condition (README, "Counts"). */
import { valueCount, valueOf, type CodeColumn, type Codes } from './columns/block';
import type { Value } from './conditions';
import type { Evaluated } from './evaluate';

export type Counts = Map<Value, number>;

/** Counts of the facets that every product has. */
export interface CommonTallies {
  brands: Counts;
  categories: Counts;
  packages: Counts;
  sellers: Counts;
  /** How many products have the asked quantity in stock, and how many have any. */
  enough: number;
  some: number;
}

/** Counts the facets that every product has. @param quantity - the asked quantity */
export function commonTallies(evaluated: readonly Evaluated[], quantity: number): CommonTallies {
  const tallies: CommonTallies = { brands: new Map(), categories: new Map(), packages: new Map(), sellers: new Map(), enough: 0, some: 0 };
  for (const one of evaluated) {
    const { block, category } = one.source;
    addCounts(tallies.brands, block.brand, one.passing, one.failingOnly('brand'));
    addCounts(tallies.packages, block.packageName, one.passing, one.failingOnly('packageName'));
    addCounts(tallies.sellers, block.seller, one.passing, one.failingOnly('seller'));
    const outside = one.failingOnly('category');
    if (block.category) addCounts(tallies.categories, block.category, one.passing, outside);
    else if (category !== null && one.passing.length + outside.length > 0) tallies.categories.set(category, (tallies.categories.get(category) ?? 0) + one.passing.length + outside.length);
    for (const indexes of [one.passing, one.failingOnly('stock')]) {
      for (const index of indexes) {
        const stock = block.stock[index] ?? 0;
        if (stock >= quantity) tallies.enough++;
        if (stock > 0) tallies.some++;
      }
    }
  }
  return tallies;
}

/** Counts the categories of the products of windows that pass. */
export function categoryCounts(windows: readonly Evaluated[]): Counts {
  const counts: Counts = new Map();
  for (const { source: { block }, passing } of windows) if (block.category) addCounts(counts, block.category, passing, NONE);
  return counts;
}

const NONE = new Uint32Array(0);

/** Counts the values of one parameter. */
export function attributeCounts(evaluated: readonly Evaluated[], key: string): Counts {
  const counts: Counts = new Map();
  for (const one of evaluated) {
    const column = one.source.block.attributes.get(key);
    if (column) addCounts(counts, column, one.passing, one.failingOnlyAttribute(key));
  }
  return counts;
}

/** Adds the counts of the values that a column has at some indexes. */
function addCounts(into: Counts, column: CodeColumn, passing: Uint32Array, failing: Uint32Array): void {
  const counts = passing.length === column.codes.length ? countsOf(column) : new Uint32Array(valueCount(column) + 1);
  if (passing.length < column.codes.length) for (const indexes of [passing, failing]) addCodes(counts, column.codes, indexes);
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    const value = count > 0 ? valueOf(column, code) : undefined;
    if (value !== undefined) into.set(value, (into.get(value) ?? 0) + count);
  }
}

function addCodes(counts: Uint32Array, codes: Codes, indexes: Uint32Array): void {
  for (let at = 0; at < indexes.length; at++) {
    const code = codes[indexes[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Counts of whole columns. They stay the same as long as the column is held. */
const wholes = new WeakMap<CodeColumn, Uint32Array>();

/** How many products of a column have each code. */
function countsOf(column: CodeColumn): Uint32Array {
  let counts = wholes.get(column);
  if (!counts) {
    counts = new Uint32Array(valueCount(column) + 1);
    const { codes } = column;
    for (let index = 0; index < codes.length; index++) counts[codes[index] ?? 0] = (counts[codes[index] ?? 0] ?? 0) + 1;
    wholes.set(column, counts);
  }
  return counts;
}
