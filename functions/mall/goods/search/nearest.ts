/** Finds what comes closest to what was asked for: products that can take the place of another one, or that fail one condition only. */
import type { ValueMeaning } from '~/domain/query/query';
import { RESULT_LIMIT } from '~/upstream/contract/records/search';
import type { Columns } from '../../search/columns/held-columns';
import type { Value } from '../../search/conditions';
import { collectResults, firstResults, type Sort } from '../../search/order';
import { searchColumns } from '../../search/search-columns';
import { alternativesOf, attributesOf, difference, differences } from './alternatives';
import type { CatalogueFacts } from '../facts';
import type { Relaxed } from './relaxed';
import type { SearchAnswer } from './search-records';
import type { ProductRow } from '../store';

/** How many products are offered. */
const MOST_NEAREST = 5;

/** A product that comes close, with what differs. */
export interface Near {
  rank: number;
  differs(row: ProductRow): NonNullable<SearchAnswer['nearest']>[number]['differs'];
}

/** Products that can take the place of a product, the cheapest first, those in stock before others. */
export async function alternatives(row: ProductRow, facts: CatalogueFacts, columns: Columns, quantity: number, limit = MOST_NEAREST): Promise<Near[]> {
  const sort: Sort = { by: 'price', quantity, descending: false };
  const { filter, required } = alternativesOf(row, facts);
  const found: number[] = [];
  const numbers = new Set<number>();
  for (const stock of [quantity, 0]) {
    const { evaluated } = await searchColumns(columns, { filter: { ...filter, stock }, required, hits: null, sort, quantity, facets: false });
    const results = collectResults(evaluated, sort, new Map(), columns);
    const own = results.ranks.indexOf(row.rank);
    if (own >= 0) numbers.add(results.numbers[own] ?? -1);
    for (const index of firstResults(results, RESULT_LIMIT)) {
      const [rank = 0, number = -1] = [results.ranks[index], results.numbers[index]];
      if (rank === row.rank || numbers.has(number)) continue;
      numbers.add(number);
      found.push(rank);
    }
    if (found.length >= limit) break;
  }
  return found.slice(0, limit).map((rank) => ({ rank, differs: (has) => differences(row, has, facts) }));
}

/** Products that fail one condition only. Of a value, those with the nearest values come first. */
export function nearMisses(tried: readonly Relaxed[], facts: CatalogueFacts, columns: Columns): Near[] {
  const helpful = tried.filter(({ condition }) => condition.count > 0);
  const value = helpful.find(({ condition }) => condition.key !== undefined) ?? helpful[0];
  if (!value) return [];
  const asked = askedValue(value);
  const sort: Sort = asked && typeof asked.value === 'number' ? { by: 'nearest', keys: asked.keys, target: asked.value } : { by: 'rank' };
  const results = collectResults(value.without.columns.evaluated, sort, new Map(), columns);
  return [...firstResults(results, MOST_NEAREST)].map((index) => ({
    rank: results.ranks[index] ?? 0,
    differs: (row) => {
      const own = attributesOf(row);
      const key = asked?.keys.find((one) => Object.hasOwn(own, one));
      return asked && key !== undefined ? [difference(key, asked.value, own[key], facts)].flatMap((one) => one ?? []) : [];
    },
  }));
}

/** The value that the relaxed condition asked for. */
function askedValue({ condition, asked }: Relaxed): { keys: readonly string[]; value: Value } | undefined {
  if (condition.kind === 'attribute' && condition.key !== undefined && asked !== undefined && !('kind' in asked)) return { keys: [condition.key], value: asked.value };
  return asked !== undefined && 'kind' in asked ? meantValue(asked) : undefined;
}

function meantValue(meaning: ValueMeaning): { keys: readonly string[]; value: Value } | undefined {
  switch (meaning.operator) {
    case 'in': return meaning.texts[0] === undefined ? undefined : { keys: [meaning.key], value: meaning.texts[0] };
    case 'eq': return { keys: meaning.keys, value: meaning.value };
    case 'ge': return { keys: meaning.keys, value: meaning.min };
    case 'le': return { keys: meaning.keys, value: meaning.max };
    case 'range': return { keys: meaning.keys, value: meaning.min };
    case 'covers': return undefined;
  }
}
