/** The parameters of a product list: filters, sort, quantity and page (app/routes/README.md, "Product list parameters"). */

/** The possible numbers of rows on a page. */
export const LIST_SIZES = [10, 20, 50, 100] as const;

/** `price` is the unit price at `qty`. With a leading `-` the order is descending. */
export const LIST_SORTS = ['rank', 'price', '-price', 'stock', '-stock', 'mpn'] as const;

export type ListSize = (typeof LIST_SIZES)[number];

/** A sort by a parameter: `a.KEY`, or `-a.KEY` with the largest value first. */
export type AttributeSort = `a.${string}` | `-a.${string}`;

export type ListSort = (typeof LIST_SORTS)[number] | AttributeSort;

/** Whose products a list shows: the mall's own, or partners'. */
export const LIST_SELLERS = ['own', 'partner'] as const;
export type ListSeller = (typeof LIST_SELLERS)[number];

/** Conditions on one attribute: it has one of the values, and is within the bounds. Values and bounds are texts as typed, with units. */
export interface AttributeFilter {
  /** Lower-case English snake case. */
  key: string;
  values: string[];
  min?: string;
  max?: string;
}

/** A text that is looked for among the values of one facet. {@link EVERY_VALUE} shows all of them. */
export interface FacetSearch {
  /** `brand`, `package`, or the key of an attribute. */
  key: string;
  text: string;
}

/** The text that shows every value of a facet. */
export const EVERY_VALUE = '*';

/** The parameters of a list. Values of one filter are joined by OR, different filters by AND. */
export interface ListParams {
  /** The number of the page, from 1. */
  page: number;
  size: ListSize;
  sort: ListSort;
  /** The quantity, from 1, for which prices and totals are shown. */
  qty: number;
  /** Whether to show only products with at least `qty` pieces in stock. */
  stock: boolean;
  /** `null`: products of all sellers. */
  seller: ListSeller | null;
  brand: string[];
  package: string[];
  /** Codes of categories, for example `3_031207`. */
  cat: string[];
  attributes: AttributeFilter[];
  /** Shortens the facets, and has no effect on the products. */
  find: FacetSearch[];
  /** Ids of the products that are marked for comparison. */
  compare: string[];
}

export const LIST_DEFAULTS: Readonly<ListParams> = {
  page: 1,
  size: 20,
  sort: 'rank',
  qty: 1,
  stock: false,
  seller: null,
  brand: [],
  package: [],
  cat: [],
  attributes: [],
  find: [],
  compare: [],
};

/** The key of a sort by a parameter; `null` for the other sorts. */
export function sortKeyOf(sort: ListSort): string | null {
  return /^-?a\.(.+)/.exec(sort)?.[1] ?? null;
}

/**
 * The query string of a list with its `?`; empty if every parameter has its default. Defaults are left out, and the order is fixed, so the
 * same list always has the same address.
 * @param change - parameters to change. The changed list starts at page 1, unless `change` contains a page
 */
export function listSearch(params: Partial<ListParams>, change: Partial<ListParams> = {}): string {
  const page = Object.keys(change).length > 0 ? { page: LIST_DEFAULTS.page } : {};
  const list: ListParams = { ...LIST_DEFAULTS, ...params, ...page, ...change };
  const query = new URLSearchParams();
  if (list.page > LIST_DEFAULTS.page) query.append('page', String(list.page));
  if (list.size !== LIST_DEFAULTS.size) query.append('size', String(list.size));
  if (list.sort !== LIST_DEFAULTS.sort) query.append('sort', list.sort);
  if (list.qty !== LIST_DEFAULTS.qty) query.append('qty', String(list.qty));
  if (list.stock) query.append('stock', '1');
  if (list.seller) query.append('seller', list.seller);
  const appendAll = (name: string, values: readonly string[]): void => {
    for (const value of [...new Set(values)].filter(Boolean).sort()) query.append(name, value);
  };
  appendAll('brand', list.brand);
  appendAll('package', list.package);
  appendAll('cat', list.cat);
  for (const { key, values, min, max } of byKey(list.attributes)) {
    appendAll(`a.${key}`, values);
    appendAll(`a.${key}.min`, [min ?? '']);
    appendAll(`a.${key}.max`, [max ?? '']);
  }
  for (const { key, text } of byKey(list.find)) appendAll(`find.${key}`, [text]);
  for (const id of new Set(list.compare)) query.append('compare', id);
  const text = query.toString();
  return text && `?${text}`;
}

function byKey<T extends { key: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (a.key < b.key ? -1 : 1));
}
