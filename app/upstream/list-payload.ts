import type { ListParams } from '../domain/list-params';
import type { SearchPayload } from './shop';

/** What the address of a list says about the goods, apart from its parameters. */
export interface ListScope {
  keyword?: string;
  brand?: string;
  /** Code of the catalogue level shown, `2_0312`. */
  catalogueCode?: string;
}

/** The search payload of a list (wire.md "Search payload"). */
export function listPayload(scope: ListScope, params: ListParams): SearchPayload {
  const catalogCode = params.cat[0] ?? scope.catalogueCode;
  const brand = scope.brand === undefined ? params.brand : [scope.brand];
  return {
    ...(scope.keyword ? { keyword: scope.keyword.slice(0, 200) } : {}),
    ...(brand.length > 0 ? { brand: brand.slice(0, 50).map((name) => name.slice(0, 100)) } : {}),
    ...(catalogCode ? { catalogCode: catalogCode.slice(0, 40) } : {}),
    ...(params.package.length > 0 ? { packageName: params.package.slice(0, 50).map((name) => name.slice(0, 60)) } : {}),
    ...(params.stock ? { inStock: 'T' as const } : {}),
    quantity: params.qty,
    sort: params.sort,
    pageNo: params.page,
    pageSize: params.size,
  };
}
