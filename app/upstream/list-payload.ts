import { EVERY_VALUE, type AttributeFilter, type FacetSearch, LIST_SORTS, type ListParams, sortKeyOf } from '../domain/catalogue/list-params';
import { FACET } from '../domain/catalogue/search-page';
import { readBound } from '../domain/catalogue/value-bound';
import { SEARCH_LIMITS } from './contract/records/search';
import type { SearchPayload } from './shop';

/** The conditions that the path of a list contains. */
export interface ListScope {
  keyword?: string;
  brand?: string;
  /** Code of the category that the list shows, for example `2_0312`. */
  catalogueCode?: string;
}

/** The payload of `goods/search` for a list, within the limits of the contract. */
export function listPayload(scope: ListScope, params: ListParams): SearchPayload {
  const catalogCode = params.cat[0] ?? scope.catalogueCode;
  const brand = scope.brand === undefined ? params.brand : [scope.brand];
  // An answer has all brands.
  const find = params.find.filter(({ key }) => key !== 'brand');
  return {
    ...(scope.keyword ? { keyword: scope.keyword.slice(0, SEARCH_LIMITS.keyword) } : {}),
    ...(brand.length > 0 ? { brand: cut(brand, SEARCH_LIMITS.brand) } : {}),
    ...(catalogCode ? { catalogCode: catalogCode.slice(0, SEARCH_LIMITS.catalogCode) } : {}),
    ...(params.package.length > 0 ? { packageName: cut(params.package, SEARCH_LIMITS.packageName) } : {}),
    ...(params.attributes.length > 0 ? { attributes: params.attributes.slice(0, SEARCH_LIMITS.attributes).map(conditionOf) } : {}),
    ...(params.stock ? { inStock: 'T' as const } : {}),
    ...(params.seller ? { seller: params.seller } : {}),
    ...(find.length > 0 ? { find: find.slice(0, SEARCH_LIMITS.attributes).map(findOf) } : {}),
    facets: 'T',
    quantity: params.qty,
    ...sortOf(params),
    pageNo: params.page,
    pageSize: params.size,
  };
}

/** The conditions on one attribute, with bounds in SI units. */
function conditionOf({ key, values, min, max }: AttributeFilter): NonNullable<SearchPayload['attributes']>[number] {
  const low = readBound(min ?? '');
  const high = readBound(max ?? '');
  return {
    key: key.slice(0, SEARCH_LIMITS.attributeKey),
    ...(values.length > 0 ? { values: cut(values, SEARCH_LIMITS.attributeValue) } : {}),
    ...(low ? { min: low.value } : {}),
    ...(high ? { max: high.value } : {}),
  };
}

function findOf({ key, text }: FacetSearch): NonNullable<SearchPayload['find']>[number] {
  return {
    key: (key === 'package' ? FACET.package : key).slice(0, SEARCH_LIMITS.attributeKey),
    text: text === EVERY_VALUE ? '' : text.slice(0, SEARCH_LIMITS.attributeValue),
  };
}

function sortOf({ sort }: ListParams): Pick<SearchPayload, 'sort' | 'sortKey'> {
  const key = sortKeyOf(sort);
  if (key === null) return { sort: LIST_SORTS.find((name) => name === sort) };
  return { sort: sort.startsWith('-') ? '-attribute' : 'attribute', sortKey: key.slice(0, SEARCH_LIMITS.attributeKey) };
}

function cut(names: readonly string[], length: number): string[] {
  return names.slice(0, SEARCH_LIMITS.choices).map((name) => name.slice(0, length));
}
