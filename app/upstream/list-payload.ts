import type { ListParams } from '../domain/catalogue/list-params';
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
  return {
    ...(scope.keyword ? { keyword: scope.keyword.slice(0, SEARCH_LIMITS.keyword) } : {}),
    ...(brand.length > 0 ? { brand: cut(brand, SEARCH_LIMITS.brand) } : {}),
    ...(catalogCode ? { catalogCode: catalogCode.slice(0, SEARCH_LIMITS.catalogCode) } : {}),
    ...(params.package.length > 0 ? { packageName: cut(params.package, SEARCH_LIMITS.packageName) } : {}),
    ...(params.stock ? { inStock: 'T' as const } : {}),
    quantity: params.qty,
    sort: params.sort,
    pageNo: params.page,
    pageSize: params.size,
  };
}

function cut(names: readonly string[], length: number): string[] {
  return names.slice(0, SEARCH_LIMITS.choices).map((name) => name.slice(0, length));
}
