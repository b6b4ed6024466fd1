/** Sorts the results of a search. */
import { rankAt, valueOf, type Block, type PriceColumn } from './columns/block';
import type { Columns } from './columns/held-columns';
import type { Value } from './conditions';
import type { Evaluated } from './evaluate';

/** `key` is the parameter to sort by, or the name of a column. Products without a value come last in both directions. */
export type Sort =
  | { by: 'rank' }
  | { by: 'price'; quantity: number; descending: boolean }
  | { by: 'stock' | 'mpn'; descending: boolean }
  | { by: 'attribute'; key: string; descending: boolean }
  /** The nearest to a number first, in one of the parameters. */
  | { by: 'nearest'; keys: readonly string[]; target: number };

/** The results of a search, in any order. */
export interface Results {
  ranks: Uint32Array;
  /** The places of their part numbers in the order of part numbers. */
  numbers: Uint32Array;
  /** What they are sorted by, in ascending order. Results with the same key are in the order of popularity. */
  keys: Float64Array;
}

/** Keys of results that come first are smaller than any rank. */
const FIRST = -1e9;

/** Collects the results of a search with their sort keys. @param leading - results that come first, each with its place */
export function collectResults(evaluated: readonly Evaluated[], sort: Sort, leading: ReadonlyMap<number, number>, columns: Columns): Results {
  const count = evaluated.reduce((sum, { passing }) => sum + passing.length, 0);
  const results: Results = { ranks: new Uint32Array(count), numbers: new Uint32Array(count), keys: new Float64Array(count) };
  const places = sort.by === 'attribute' ? textPlaces(evaluated, sort.key) : undefined;
  const led = sort.by === 'rank' && leading.size > 0;
  let next = 0;
  for (const { source: { block }, passing } of evaluated) {
    const keyOf = sortKey(block, sort, places, columns);
    for (let at = 0; at < passing.length; at++, next++) {
      const index = passing[at] ?? 0;
      const rank = rankAt(block, index);
      results.ranks[next] = rank;
      results.numbers[next] = block.numbers[index] ?? 0;
      const place = led ? leading.get(rank) : undefined;
      results.keys[next] = place === undefined ? keyOf(index, rank) : FIRST + place;
    }
  }
  return results;
}

/** The indexes of the first results in their order, `limit` at most. */
export function firstResults({ ranks, keys }: Results, limit: number): Uint32Array {
  const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || (ranks[a] ?? 0) - (ranks[b] ?? 0);
  if (keys.length <= limit) return Uint32Array.from(keys, (_, index) => index).sort(compare);
  const last = smallest(keys, limit - 1);
  const before: number[] = [];
  const ties: number[] = [];
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? 0;
    if (key < last) before.push(index);
    else if (key === last) ties.push(index);
  }
  // Of many results with the same key, as of one price, the more popular ones come first.
  const tied = new Float64Array(ties.length);
  for (let at = 0; at < tied.length; at++) tied[at] = ranks[ties[at] ?? 0] ?? 0;
  const lastRank = smallest(tied, limit - before.length - 1);
  return Uint32Array.from([...before, ...ties.filter((index) => (ranks[index] ?? 0) <= lastRank)]).sort(compare);
}

/** The number that would be at a place if the numbers were sorted. On average, its time grows with their count only (Hoare's selection). */
function smallest(numbers: Float64Array, place: number): number {
  const left = numbers.slice();
  const at = (index: number) => left[index] ?? Infinity;
  for (let low = 0, high = left.length - 1; low < high; ) {
    // At random, since the middle of sorted runs can be the largest number again and again.
    const pivot = at(low + Math.floor(Math.random() * (high - low + 1)));
    let [i, j] = [low, high];
    while (i <= j) {
      while (at(i) < pivot) i++;
      while (at(j) > pivot) j--;
      if (i > j) break;
      const one = at(i);
      left[i++] = at(j);
      left[j--] = one;
    }
    if (place <= j) high = j;
    else if (place >= i) low = i;
    else break;
  }
  return at(place);
}

function sortKey(block: Block, sort: Sort, places: ReadonlyMap<string, number> | undefined, columns: Columns): (index: number, rank: number) => number {
  switch (sort.by) {
    case 'rank': return (_, rank) => rank;
    case 'stock': return signed((index) => block.stock[index] ?? 0, sort.descending);
    case 'mpn': return signed((index) => block.numbers[index] ?? 0, sort.descending);
    case 'price': {
      const priceOf = block.prices ? pricesAt(block.prices, sort.quantity) : () => NaN;
      return signed((index, rank) => priceAt(columns.changedTiers(rank), sort.quantity) ?? priceOf(index), sort.descending);
    }
    case 'attribute': {
      const column = block.attributes.get(sort.key);
      if (!column) return () => Infinity;
      const keys = Float64Array.from({ length: column.numbers.length + column.texts.length + 1 }, (_, code) => orderOf(valueOf(column, code), places));
      return signed((index) => keys[column.codes[index] ?? 0] ?? NaN, sort.descending);
    }
    case 'nearest': {
      const near = sort.keys.flatMap((key) => block.attributes.get(key) ?? []);
      return (index) => near.reduce((least, { codes, numbers }) => Math.min(least, distance(numbers[(codes[index] ?? 0) - 1] ?? Infinity, sort.target)), Infinity);
    }
  }
}

/** How far two numbers are apart: by their ratio, since values of parts rise by ratios. */
function distance(value: number, target: number): number {
  return value > 0 && target > 0 ? Math.abs(Math.log(value / target)) : Math.abs(value - target);
}

/** Makes keys ascend in the wanted direction. What has no key comes last. */
function signed(keyOf: (index: number, rank: number) => number, descending: boolean): (index: number, rank: number) => number {
  return (index, rank) => {
    const key = keyOf(index, rank);
    if (Number.isNaN(key)) return Infinity;
    return descending ? -key : key;
  };
}

/** Numbers come before texts. */
function orderOf(value: Value | undefined, places: ReadonlyMap<string, number> | undefined): number {
  if (typeof value === 'number') return value;
  return value === undefined ? NaN : 1e300 + 1e290 * (places?.get(value) ?? 0);
}

function textPlaces(evaluated: readonly Evaluated[], key: string): Map<string, number> {
  const texts = new Set(evaluated.flatMap(({ source: { block } }) => block.attributes.get(key)?.texts ?? []));
  return new Map([...texts].sort().map((text, index) => [text, index]));
}

/** The unit price of changed tiers at a quantity; NaN below the first tier. */
function priceAt(tiers: ReadonlyArray<readonly [number, number]> | undefined, quantity: number): number | undefined {
  if (!tiers) return undefined;
  let best: readonly [number, number] | undefined;
  for (const tier of tiers) if (tier[0] <= quantity && (!best || tier[0] >= best[0])) best = tier;
  return best ? best[1] : NaN;
}

/** The unit price of each product at a quantity: the price of the highest tier that it reaches; NaN below the first tier. */
function pricesAt(column: PriceColumn, quantity: number): (index: number) => number {
  const { patterns, pattern, codes, prices } = column;
  const tierOf = patterns.map((mins) => mins.findLastIndex((min) => min <= quantity));
  const starts = startsOf(column);
  return (index) => {
    const tier = tierOf[pattern[index] ?? 0] ?? -1;
    if (tier < 0) return NaN;
    const place = (starts[index] ?? 0) + tier;
    return prices[codes ? (codes[place] ?? 0) : place] ?? NaN;
  };
}

/** What at least `need` pieces of each product cost, in millionths of a yuan: at least the first tier is bought. NaN without a price. */
export function costsOf(column: PriceColumn): (index: number, need: number) => number {
  const { patterns, pattern, codes, prices } = column;
  const starts = startsOf(column);
  return (index, need) => {
    const mins = patterns[pattern[index] ?? 0] ?? [];
    let tier = mins.length - 1;
    while (tier > 0 && (mins[tier] ?? 0) > need) tier--;
    const place = (starts[index] ?? 0) + tier;
    return tier < 0 ? NaN : (prices[codes ? (codes[place] ?? 0) : place] ?? NaN) * Math.max(need, mins[tier] ?? 0);
  };
}

const known = new WeakMap<PriceColumn, Uint32Array>();

/** Where the prices of each product begin. */
function startsOf(column: PriceColumn): Uint32Array {
  const held = known.get(column);
  if (held) return held;
  const { patterns, pattern } = column;
  const starts = new Uint32Array(pattern.length);
  for (let index = 1; index < starts.length; index++) starts[index] = (starts[index - 1] ?? 0) + (patterns[pattern[index - 1] ?? 0]?.length ?? 0);
  known.set(column, starts);
  return starts;
}
