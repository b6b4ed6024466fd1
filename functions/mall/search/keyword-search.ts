import type { Queries } from '../db/queries';
import { collectHits, numberStreams, prefixRows, wordStream, type HitRow, type Hits } from './hits';
import { narrowWords, planPackages, type KeywordPlan } from './keyword-plan';
import type { SearchColumns } from './loaded-columns';
import { PIECE_LENGTH } from './number-terms';
import { passes, tally, type ColumnFilter, type Tally } from './tally';

/** A filter with conditions for columns, and with conditions that need rows or the word index. */
export interface SearchFilter extends ColumnFilter {
  /** The code of the chosen category, for which the word index has a word; `null` if no category is chosen, or if the code does not exist. */
  category: string | null;
  /** The allowed packages, folded by {@link foldPackage}; `null` if all are allowed. */
  packages: ReadonlySet<string> | null;
}

const EVERYTHING: SearchFilter = { brands: null, categories: null, category: null, stock: 0, packages: null };

/** Folds the name of a package for comparison: letter case, character width and blanks around the name make no difference. */
export function foldPackage(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * Finds the first hits of a plan that pass a filter, and counts them by brand and category. Hits with exactly the part number come first; the
 * other hits follow in the order of popularity. If a list can show all hits, they are filtered in memory. Otherwise the search itself is filtered,
 * and the counts of each facet need one more search, without the facet's own filter.
 */
export async function searchKeyword(
  queries: Queries, columns: SearchColumns, plan: KeywordPlan, filter: SearchFilter,
): Promise<Tally> {
  const short = plan.number !== undefined && plan.number.length < PIECE_LENGTH;
  const known = short ? await prefixRows(queries, plan.number ?? '') : [];
  const find = (narrowed: SearchFilter): Promise<Hits> =>
    collectHits(queries, streamsOf(plan, narrowed), known, (row) => rowPasses(columns, narrowed, row));
  // Only rows contain the package, so it is checked while rows are read.
  const all = await find({ ...EVERYTHING, packages: filter.packages });
  const anyFilter = filter.brands !== null || filter.categories !== null || filter.stock > 0;
  if (all.complete || !anyFilter) return tally(columns, filter, all.ranks);

  const [chosen, anyBrand, anyCategory] = await Promise.all([
    find(filter),
    filter.brands === null ? null : find({ ...filter, brands: null }),
    filter.categories === null ? null : find({ ...filter, categories: null, category: null }),
  ]);
  const own = tally(columns, filter, chosen.ranks);
  return {
    ranks: own.ranks,
    brands: anyBrand ? tally(columns, filter, anyBrand.ranks).brands : own.brands,
    categories: anyCategory ? tally(columns, filter, anyCategory.ranks).categories : own.categories,
  };
}

function rowPasses(columns: SearchColumns, filter: SearchFilter, row: HitRow): boolean {
  return passes(columns, filter, row.rank) && (filter.packages?.has(foldPackage(row.package)) ?? true);
}

function streamsOf({ number, words }: KeywordPlan, { brands, category, packages }: SearchFilter) {
  const packageWords = packages ? planPackages([...packages]).words : undefined;
  const expression = words && narrowWords(words, { brands, category, packages: packageWords });
  return [
    ...(number ? numberStreams(number) : []),
    ...(expression ? [wordStream(expression, packages ? () => true : undefined)] : []),
  ];
}
