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
