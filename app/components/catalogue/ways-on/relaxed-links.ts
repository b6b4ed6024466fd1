import { listSearch, type ListParams, productListPath, type ProductList } from '~/domain/catalogue/list-address';
import type { RelaxedCondition } from '~/domain/catalogue/search-page';

/** The address of a list without one condition: a filter, a piece of the keyword, or the brand or category of the list itself. */
export function withoutCondition(list: ProductList, { kind, text, key }: RelaxedCondition): string {
  switch (kind) {
    case 'keyword': return withKeyword(list, withoutPiece(list.keyword, text ?? list.keyword));
    case 'brand': return list.brand.length > 0 ? withKeyword(list, list.keyword, { brand: [] }) : withKeyword(list, '');
    case 'catalogCode': return list.cat.length > 0 ? withKeyword(list, list.keyword, { cat: [] }) : withKeyword(list, '');
    case 'packageName': return withKeyword(list, list.keyword, { package: [] });
    case 'attribute': return withKeyword(list, list.keyword, { attributes: list.attributes.filter((attribute) => attribute.key !== key) });
    case 'inStock': return withKeyword(list, list.keyword, { stock: false });
    case 'seller': return withKeyword(list, list.keyword, { seller: null });
  }
}

/** The address of the first page of a list with another keyword. Without a keyword it is the whole catalogue with the filters. */
export function withKeyword(list: ProductList, keyword: string, change: Partial<ListParams> = {}): string {
  const origin = keyword === '' ? 'catalogue' : (list.origin ?? 'catalogue');
  return productListPath(origin, keyword) + listSearch(list, { page: 1, ...change });
}

/** A keyword without one of its pieces: `10k 0603 1%` without `0603` is `10k 1%`. */
function withoutPiece(keyword: string, piece: string): string {
  const at = keyword.indexOf(piece);
  if (at < 0) return keyword;
  return `${keyword.slice(0, at).trimEnd()} ${keyword.slice(at + piece.length).trimStart()}`.trim();
}
