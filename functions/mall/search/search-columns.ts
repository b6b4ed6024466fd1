/** Searches in the columns: which products pass, and how many have which values. */
import { indexOfRank, rankAt, type Block } from './columns/block';
import { WINDOW, type CategoryEntry } from './columns/directory';
import type { Columns } from './columns/held-columns';
import { both, isFree, isOpen, type Filter, type Required } from './conditions';
import { evaluate, type Evaluated, type Source } from './evaluate';
import type { Sort } from './order';
import { categoryCounts, commonTallies, type CommonTallies, type Counts } from './tallies';

/** Parameters are counted if the results lie in this number of categories at most. More categories have hardly a parameter in common. */
const PARAMETER_CATEGORIES = 12;

export interface ColumnSearch {
  filter: Filter;
  required: Required;
  /** Ranks of the products that the indexes of numbers and words have found, in ascending order; `null` if the keyword asks for columns only. */
  hits: readonly number[] | null;
  sort: Sort;
  /** The quantity that should be in stock. */
  quantity: number;
  /** Whether parameters are counted. */
  facets: boolean;
}

export interface ColumnAnswer {
  /** The results, by source. */
  evaluated: Evaluated[];
  /** The number of results. */
  found: number;
  common: CommonTallies;
  /** The sources from which parameters can be counted; empty if the results lie in too many categories. */
  parameters: Evaluated[];
  /** The categories of these sources. */
  categories: CategoryEntry[];
}

/**
 * Finds the products that pass. Conditions on parameters, and sorting by price or parameter, need the blocks of categories. What else there is to
 * compare stands in the windows of ranks, so that a search in the whole catalogue does not load all categories.
 */
export async function searchColumns(columns: Columns, search: ColumnSearch): Promise<ColumnAnswer> {
  const { filter, required, hits, sort, quantity } = search;
  const all = columns.directory.categories;
  const required1 = required.categories;
  const possible = required1 ? all.filter(({ code }) => required1.has(code)) : all;
  const allowed = both(filter.categories, required1);
  const scope = allowed ? all.filter(({ code }) => allowed.has(code)) : all;

  if (filter.attributes.size > 0 || required.values.length > 0) {
    const entries = possible.filter((entry) => mayPass(entry, filter, required));
    const evaluated = await evaluateBlocks(columns, entries, search);
    const inScope = evaluated.filter(({ passing }) => passing.length > 0);
    const categories = entries.filter(({ code }) => inScope.some(({ source }) => source.category === code));
    const few = categories.length <= PARAMETER_CATEGORIES;
    return {
      evaluated, found: sum(evaluated), common: commonTallies(evaluated, quantity),
      parameters: few ? evaluated : [], categories: few ? scopeEntries(entries, filter.categories) : [],
    };
  }

  if (allowed !== null && hits === null && scope.length <= PARAMETER_CATEGORIES) {
    const evaluated = await evaluateBlocks(columns, scope, search);
    const common = commonTallies(evaluated, quantity);
    // Other categories are only counted beside one that is chosen in a facet.
    const categories = filter.categories === null ? common.categories : await countsBeside(columns, search);
    return { evaluated, found: sum(evaluated), common: { ...common, categories }, parameters: search.facets ? evaluated : [], categories: search.facets ? scope : [] };
  }

  const windows = await evaluateWindows(columns, search);
  const common = commonTallies(windows, quantity);
  const found = all.filter(({ code }) => common.categories.has(code) && (!allowed || allowed.has(code)));
  const wanted = search.facets && found.length <= PARAMETER_CATEGORIES;
  const fromBlocks = sort.by === 'price' || sort.by === 'attribute';
  const blocks = wanted || fromBlocks ? await evaluateBlocks(columns, found, search) : [];
  const evaluated = fromBlocks ? blocks : windows;
  return { evaluated, found: sum(evaluated), common, parameters: wanted ? blocks : [], categories: wanted ? found : [] };
}

/** Counts the categories without the condition on the category. */
async function countsBeside(columns: Columns, search: ColumnSearch): Promise<Counts> {
  const filter = { ...search.filter, categories: null };
  if (isOpen(filter) && isFree(search.required)) return sizes(columns.directory.categories);
  return categoryCounts(await evaluateWindows(columns, { ...search, filter }));
}

/** Whether a category has all parameters that are asked for. */
function mayPass({ attributes }: CategoryEntry, filter: Filter, required: Required): boolean {
  const keys = new Set(attributes.map(([key]) => key));
  return [...filter.attributes.values(), ...required.values].every((condition) => condition.keys.some((key) => keys.has(key)));
}

function scopeEntries(entries: readonly CategoryEntry[], allowed: ReadonlySet<string> | null): CategoryEntry[] {
  return entries.filter(({ code }) => allowed === null || allowed.has(code));
}

async function evaluateBlocks(columns: Columns, entries: readonly CategoryEntry[], { filter, required, hits }: ColumnSearch): Promise<Evaluated[]> {
  const among = hits && [...hits];
  const keys = entries.flatMap(({ code, blobs }) => blobs.map((key) => ({ code, key })));
  const blocks = await columns.blocks(keys.map(({ key }) => key));
  return blocks.map((block, at) => evaluate(sourceOf(block, keys[at]?.code ?? null, among), filter, required));
}

async function evaluateWindows(columns: Columns, { filter, required, hits }: ColumnSearch): Promise<Evaluated[]> {
  const keys = columns.directory.windows;
  const used = hits ? keys.filter((_, index) => hits.some((rank) => Math.floor((rank - 1) / WINDOW) === index)) : keys;
  const blocks = await columns.blocks(used);
  return blocks.map((block) => evaluate(sourceOf(block, null, hits), filter, required));
}

function sourceOf(block: Block, category: string | null, hits: readonly number[] | null): Source {
  if (hits === null) return { block, category, among: null };
  return { block, category, among: amongHits(block, hits) };
}

/** Indexes of the products of a block that are hits. The shorter of both lists is looked up in the other: a search has many blocks, and may have many hits. */
function amongHits(block: Block, hits: readonly number[]): number[] {
  const among: number[] = [];
  if (hits.length <= block.length) {
    for (const rank of hits) {
      const index = indexOfRank(block, rank);
      if (index >= 0) among.push(index);
    }
    return among;
  }
  let next = 0;
  for (let index = 0; index < block.length; index++) {
    const rank = rankAt(block, index);
    next = firstFrom(hits, rank, next);
    if (hits[next] === rank) among.push(index);
  }
  return among;
}

/** The place of the first hit that is not below a rank. @param start - a place that is not after it */
function firstFrom(hits: readonly number[], rank: number, start: number): number {
  let low = start;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] ?? Infinity) < rank) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sizes(entries: readonly CategoryEntry[]): Counts {
  return new Map(entries.map(({ code, count }) => [code, count]));
}

function sum(evaluated: readonly Evaluated[]): number {
  return evaluated.reduce((all, { passing }) => all + passing.length, 0);
}
