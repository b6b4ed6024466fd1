import { listSearch, productListPath, type ListParams, type ProductList } from '~/domain/catalogue/list-address';

/** The path of a list, without its parameters. */
export function listPath({ origin, keyword }: ProductList): string {
  return productListPath(origin ?? 'catalogue', keyword);
}

/** The address of a changed list. Unless the page number is changed, the list starts at its first page. */
export function listHref(list: ProductList, change: Partial<ListParams>): string {
  return listPath(list) + listSearch(list, change);
}

/**
 * The hidden fields of a form that changes only the named parameters: the other parameters of the list, without the page number.
 */
export function hiddenFields(list: ProductList, ...named: string[]): Array<[name: string, value: string]> {
  const fields = [...new URLSearchParams(listSearch(list, { page: 1 }))];
  return fields.filter(([name]) => !named.includes(name));
}

/** One condition of a list, and the address without it. */
export interface AppliedFilter {
  kind: 'brand' | 'package' | 'cat' | 'stock';
  value: string;
  href: string;
}

/** The conditions of a list. Its own keyword, brand or category is not among them. */
export function appliedFilters(list: ProductList): AppliedFilter[] {
  const without = (kind: 'brand' | 'package' | 'cat') =>
    list[kind].map((value) => ({
      kind, value, href: listHref(list, { [kind]: list[kind].filter((other) => other !== value) }),
    }));
  return [
    ...(list.stock ? [{ kind: 'stock' as const, value: '1', href: listHref(list, { stock: false }) }] : []),
    ...without('cat'),
    ...without('brand'),
    ...without('package'),
  ];
}

/** The address of the list without conditions, with its sort, size and quantity. */
export function withoutFilters(list: ProductList): string {
  return listHref(list, { stock: false, brand: [], package: [], cat: [], attributes: [] });
}
