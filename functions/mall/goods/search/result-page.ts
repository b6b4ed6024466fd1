/** Cuts the page of a list out of the results of a search. */
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import type { Columns } from '../../search/columns/held-columns';
import { collectResults, firstResults, type Results, type Sort } from '../../search/order';
import type { ColumnAnswer } from '../../search/search-columns';

/** How many products of one part number are sent with a row. */
const MOST_OTHERS = 20;

/** How many products after the page are read with it, so that it stays full if one drops out. */
const SPARES = 4;

/** Products of one part number are only looked for among so many first results, as long as these fill the list. */
const GROUPED_RESULTS = 4 * RESULT_LIMIT;

export interface PageOptions {
  sort: Sort;
  pageNo: number;
  pageSize: number;
  /** Whether products with the same part number are one row. */
  grouped: boolean;
  /** Results that come first, by rank, each with its place. */
  leading: ReadonlyMap<number, number>;
}

export interface ResultPage {
  /** The number of rows of the list, {@link RESULT_LIMIT} at most. */
  total: number;
  /** The rank of each row, with the ranks of other products of its part number. */
  rows: Array<{ rank: number; others: number[]; othersCount: number }>;
  /** Ranks of products that follow the page. */
  spares: number[];
  /** The ranks of all results. */
  ranks: Uint32Array;
}

/** Sorts the results, and cuts out a page. */
export function resultPage({ evaluated }: ColumnAnswer, { sort, pageNo, pageSize, grouped, leading }: PageOptions, columns: Columns): ResultPage {
  const results = collectResults(evaluated, sort, leading, columns);
  const leads = grouped ? firstOfNumbers(results) : [...firstResults(results, RESULT_LIMIT)];
  const start = (pageNo - 1) * pageSize;
  const shown = leads.slice(start, start + pageSize);
  const others = grouped ? othersOf(results, shown) : new Map<number, number[]>();
  const rankOf = (index: number) => results.ranks[index] ?? 0;
  return {
    total: leads.length,
    rows: shown.map((index) => {
      const all = (others.get(results.numbers[index] ?? 0) ?? []).filter((rank) => rank !== rankOf(index));
      return { rank: rankOf(index), others: all.slice(0, MOST_OTHERS), othersCount: all.length };
    }),
    spares: leads.slice(start + pageSize, start + pageSize + SPARES).map(rankOf),
    ranks: results.ranks,
  };
}

/** The first result of each part number, {@link RESULT_LIMIT} at most. */
function firstOfNumbers(results: Results): number[] {
  for (const limit of [GROUPED_RESULTS, results.ranks.length]) {
    const seen = new Set<number>();
    const leads: number[] = [];
    for (const index of firstResults(results, limit)) {
      const number = results.numbers[index] ?? 0;
      if (seen.has(number)) continue;
      seen.add(number);
      leads.push(index);
      if (leads.length === RESULT_LIMIT) return leads;
    }
    if (results.ranks.length <= limit) return leads;
  }
  return [];
}

/** The ranks of all results that have the part numbers of some results, by the place of the number. */
function othersOf({ numbers, ranks }: Results, indexes: readonly number[]): Map<number, number[]> {
  const found = new Map(indexes.map((index): [number, number[]] => [numbers[index] ?? 0, []]));
  // A mark for each number is quicker than to look up every result.
  const marked = new Uint8Array(Math.max(0, ...found.keys()) + 1);
  for (const number of found.keys()) marked[number] = 1;
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0;
    if (marked[number] === 1) found.get(number)?.push(ranks[index] ?? 0);
  }
  for (const list of found.values()) list.sort((a, b) => a - b);
  return found;
}
