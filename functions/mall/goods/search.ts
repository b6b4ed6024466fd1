import type * as v from 'valibot';
import { dayOf } from '~/domain/time/moment';
import { RESULT_LIMIT, type searchAnswer, type searchPayload } from '~/upstream/contract/records/search';
import type { Queries } from '../db/queries';
import { badPayload } from '../http/refusal';
import type { MallContext } from '../http/route';
import { orderByColumn } from '../search/column-order';
import { planKeyword, planPackages } from '../search/keyword-plan';
import { foldPackage, searchKeyword, type SearchFilter } from '../search/keyword-search';
import { searchColumns, type SearchColumns } from '../search/loaded-columns';
import { tally, type Tally } from '../search/tally';
import { brandsNamed, catalogueFacts, type CatalogueFacts } from './facts';
import { allBrands, allCategories, brandFacets, categoryFacets, codesBelow } from './facets';
import { MESSAGES } from './messages';
import { matchMixedWords } from './mixed-words';
import { productsByRanks, sortKeys } from './store';
import { readTiers, toWire } from './wire';

export type SearchPayload = v.InferOutput<typeof searchPayload>;
export type SearchAnswer = v.InferInput<typeof searchAnswer>;

const PAGE_SIZE = 20;

/** All results of a search, before paging. */
interface Found {
  ranks: number[];
  brands: SearchAnswer['brands'];
  catalogs: SearchAnswer['catalogs'];
}

/**
 * Answers `goods/search`: a page of the first 1,000 results, and the counts of brands and categories (README, "Search").
 * @throws Refusal if the payload has a condition by which this mall cannot search
 */
export async function searchProducts(payload: SearchPayload, context: MallContext): Promise<SearchAnswer> {
  const { attributes = [], seller, similarTo, sort } = payload;
  const unknown = attributes.length > 0 ? 'attributes' : seller ? 'seller' : similarTo ? 'similarTo' : sort === 'attribute' || sort === '-attribute' ? 'sort' : null;
  if (unknown) throw badPayload(unknown, MESSAGES.unsearchable);
  const { bindings, queries, now, timeZone } = context;
  const facts = await catalogueFacts(bindings.CATALOGUE, queries);
  const { pageNo = 1, pageSize = PAGE_SIZE } = payload;

  const found = await find(payload, facts, context);
  const total = Math.min(found.ranks.length, RESULT_LIMIT);
  const page = found.ranks.slice(0, total).slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const today = dayOf(now, timeZone);
  const rows = await productsByRanks(queries, page);
  return {
    brands: found.brands,
    catalogs: found.catalogs,
    page: {
      pageNo,
      pageSize,
      total,
      totalPage: Math.ceil(total / pageSize),
      rows: rows.map((row) => toWire(row, facts, today, bindings.PRODUCT)),
    },
  };
}

async function find(payload: SearchPayload, facts: CatalogueFacts, { bindings, queries }: MallContext): Promise<Found> {
  const keyword = payload.keyword?.trim() ?? '';
  const filter = readFilter(payload, facts);
  const whole = keyword === '' && isOpen(filter);
  if (whole && (payload.sort ?? 'rank') === 'rank') {
    const ranks = Array.from({ length: Math.min(facts.productCount, RESULT_LIMIT) }, (_, index) => index + 1);
    return { ranks, brands: allBrands(facts), catalogs: allCategories(facts) };
  }
  const columns = await searchColumns(bindings.CATALOGUE, facts.version);
  const result = await match(keyword, filter, facts, columns, queries);
  return {
    ranks: await order(result.ranks, payload, columns, queries),
    brands: brandFacets(facts, result.brands),
    catalogs: whole ? allCategories(facts) : categoryFacets(facts, result.categories),
  };
}

/** Finds products. Brands, categories and stock are compared in the columns; keywords and packages are searched in an index. */
async function match(
  keyword: string, filter: SearchFilter, facts: CatalogueFacts, columns: SearchColumns, queries: Queries,
): Promise<Tally> {
  const named = brandsNamed(facts, keyword, 'names');
  if (!filter.packages) {
    if (keyword === '') return tally(columns, filter);
    if (named.length > 0) {
      const all = tally(columns, { brands: new Set(named), categories: null, stock: 0 });
      return tally(columns, filter, all.ranks);
    }
  }
  const plan = keyword === '' ? planPackages([...(filter.packages ?? [])]) : planKeyword(keyword, facts.commonWords);
  const found = await searchKeyword(queries, columns, plan, filter);
  if (found.brands.size > 0 || found.categories.size > 0 || filter.packages) return found;
  return tally(columns, filter, await matchMixedWords(keyword, facts, queries));
}

function isOpen(filter: SearchFilter): boolean {
  return filter.brands === null && filter.categories === null && filter.stock === 0 && filter.packages === null;
}

function readFilter(payload: SearchPayload, facts: CatalogueFacts): SearchFilter {
  const { brand = [], catalogCode, packageName = [], inStock, quantity = 1 } = payload;
  return {
    brands: brand.length > 0 ? new Set(brand.flatMap((name) => brandsNamed(facts, name, 'aliases'))) : null,
    categories: catalogCode ? codesBelow(facts, catalogCode) : null,
    category: catalogCode && facts.categories.has(catalogCode) ? catalogCode : null,
    packages: packageName.length > 0 ? new Set(packageName.map(foldPackage)) : null,
    stock: inStock === 'T' ? quantity : 0,
  };
}

/**
 * Sorts results. For stock and part number it sorts all results; for the unit price at the quantity, only the results that a list shows.
 */
async function order(
  ranks: number[], { sort = 'rank', quantity = 1 }: SearchPayload, columns: SearchColumns, queries: Queries,
): Promise<number[]> {
  if (sort === 'rank' || sort === 'attribute' || sort === '-attribute') return ranks;
  if (sort !== 'price' && sort !== '-price') return orderByColumn(columns, ranks, sort, RESULT_LIMIT);
  const sign = sort === 'price' ? 1 : -1;
  const keys = await sortKeys(queries, ranks.slice(0, RESULT_LIMIT));
  return keys
    .map(({ rank, tiers }) => ({ rank, price: unitPrice(tiers, quantity) }))
    .sort((a, b) => {
      // Products without a price at the quantity come last in both directions.
      if (a.price === undefined || b.price === undefined) {
        return Number(a.price === undefined) - Number(b.price === undefined) || a.rank - b.rank;
      }
      return sign * (a.price - b.price) || a.rank - b.rank;
    })
    .map(({ rank }) => rank);
}

/** The unit price at a quantity, in millionths of a yuan: the price of the highest tier that the quantity reaches. */
function unitPrice(tiers: string, quantity: number): number | undefined {
  let best: [min: number, price: number] | undefined;
  for (const tier of readTiers(tiers)) {
    if (tier[0] <= quantity && (!best || tier[0] >= best[0])) best = tier;
  }
  return best?.[1];
}
