/** The parameters of a product list: filters, sort, quantity and page (app/routes/README.md, "Product list parameters"). */

import { parseValue, type ValueKind } from '../values/engineering-value';
import { readNumber, readTyped } from '../numbers/reading';

/** The possible numbers of rows on a page. */
export const LIST_SIZES = [10, 20, 50, 100] as const;

/** `price` is the unit price at `qty`. With a leading `-` the order is descending. */
export const LIST_SORTS = ['rank', 'price', '-price', 'stock', '-stock', 'mpn'] as const;

export type ListSize = (typeof LIST_SIZES)[number];
export type ListSort = (typeof LIST_SORTS)[number];

/** Conditions on one attribute: it has one of the values, and is within the bounds. Values and bounds are texts as typed, with units. */
export interface AttributeFilter {
  /** Lower-case English snake case. */
  key: string;
  values: string[];
  min?: string;
  max?: string;
}

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
  brand: string[];
  package: string[];
  /** Codes of categories, for example `3_031207`. */
  cat: string[];
  attributes: AttributeFilter[];
}

export const LIST_DEFAULTS: Readonly<ListParams> = {
  page: 1,
  size: 20,
  sort: 'rank',
  qty: 1,
  stock: false,
  brand: [],
  package: [],
  cat: [],
  attributes: [],
};

/** Parameters that any page may have. The list neither uses them nor reports them as unknown. */
const ELSEWHERE: readonly string[] = ['lang', 'p', '_data', '_routes'];

/** The maximum number of values of one parameter, and of attributes. It is limited because a page repeats them in every link. */
const MOST_VALUES = 50;
/** The maximum length of a value, in characters. */
const LONGEST_VALUE = 100;

const ATTRIBUTE = /^a\.([a-z][a-z0-9_]*)(?:\.(min|max))?$/;

/** Attributes that have the same unit in every category, so that their bounds can be compared. */
const KIND_OF_KEY: Partial<Record<string, ValueKind>> = {
  resistance: 'resistance',
  capacitance: 'capacitance',
  inductance: 'inductance',
  frequency: 'frequency',
  voltage: 'voltage',
  current: 'current',
  power: 'power',
};

/**
 * Reads the parameters of a list. An empty value counts as missing. A page below 1 becomes page 1; an unreadable parameter gets its default.
 * The quantity may be written as people type it (`1,000`). `ignored` names the parameters that are unknown, unreadable, given twice with
 * different values, or bounds of which the upper one is below the lower one. It also names parameters with more than 50 values, or with a
 * value of more than 100 characters; the other values of these parameters are read.
 */
export function readListParams(search: string | URLSearchParams): ListParams & { ignored: string[] } {
  const query = new URLSearchParams(search);
  const ignored = new Set<string>();
  const known = new Set([...ELSEWHERE, 'page', 'size', 'sort', 'qty', 'stock', 'brand', 'package', 'cat']);
  for (const [name, value] of query) if (value !== '' && !known.has(name) && !ATTRIBUTE.test(name)) ignored.add(name);

  const all = (name: string): string[] => {
    const given = [...new Set(query.getAll(name))].filter((value) => value !== '').sort();
    const read = given.filter((value) => value.length <= LONGEST_VALUE).slice(0, MOST_VALUES);
    if (read.length < given.length) ignored.add(name);
    return read;
  };
  const one = <T>(name: string, read: (value: string) => T | null | undefined): T | undefined => {
    const values = all(name);
    const value = values.length === 1 && values[0] !== undefined ? read(values[0]) : undefined;
    if (values.length > 0 && (value === undefined || value === null)) ignored.add(name);
    return value ?? undefined;
  };

  return {
    page: one('page', (value) => clampLow(whole(readNumber(value)))) ?? LIST_DEFAULTS.page,
    size: one('size', (value) => LIST_SIZES.find((size) => String(size) === value)) ?? LIST_DEFAULTS.size,
    sort: one('sort', (value) => LIST_SORTS.find((sort) => sort === value)) ?? LIST_DEFAULTS.sort,
    qty: one('qty', (value) => positive(whole(readTyped(value)))) ?? LIST_DEFAULTS.qty,
    stock: one('stock', (value) => value === '1' || null) ?? LIST_DEFAULTS.stock,
    brand: all('brand'),
    package: all('package'),
    cat: all('cat'),
    attributes: readAttributes(query, all, one, ignored),
    ignored: [...ignored],
  };
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
  const appendAll = (name: string, values: readonly string[]): void => {
    for (const value of [...new Set(values)].filter(Boolean).sort()) query.append(name, value);
  };
  appendAll('brand', list.brand);
  appendAll('package', list.package);
  appendAll('cat', list.cat);
  for (const { key, values, min, max } of [...list.attributes].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    appendAll(`a.${key}`, values);
    appendAll(`a.${key}.min`, [min ?? '']);
    appendAll(`a.${key}.max`, [max ?? '']);
  }
  const text = query.toString();
  return text && `?${text}`;
}

function readAttributes(
  query: URLSearchParams,
  all: (name: string) => string[],
  one: (name: string, read: (value: string) => string) => string | undefined,
  ignored: Set<string>,
): AttributeFilter[] {
  const keys = [...new Set([...query.keys()].map((name) => ATTRIBUTE.exec(name)?.[1] ?? []).flat())].sort();
  for (const key of keys.slice(MOST_VALUES)) ignored.add(`a.${key}`);
  const filters: AttributeFilter[] = [];
  for (const key of keys.slice(0, MOST_VALUES)) {
    const filter: AttributeFilter = { key, values: all(`a.${key}`) };
    const min = one(`a.${key}.min`, (value) => value);
    const max = one(`a.${key}.max`, (value) => value);
    if (contradict(key, min, max)) {
      ignored.add(`a.${key}.min`).add(`a.${key}.max`);
    } else {
      if (min !== undefined) filter.min = min;
      if (max !== undefined) filter.max = max;
    }
    if (filter.values.length > 0 || filter.min !== undefined || filter.max !== undefined) filters.push(filter);
  }
  return filters;
}

/** Whether both bounds are readable and have the same unit, and the upper bound is below the lower one. */
function contradict(key: string, min: string | undefined, max: string | undefined): boolean {
  const low = parseValue(min ?? '', KIND_OF_KEY[key]);
  const high = parseValue(max ?? '', KIND_OF_KEY[key]);
  return low.status === 'value' && high.status === 'value' && low.unit === high.unit && low.value > high.value;
}

function whole(number: number | null): number | null {
  return Number.isSafeInteger(number) ? number : null;
}

function clampLow(page: number | null): number | null {
  return page === null ? null : Math.max(page, 1);
}

function positive(number: number | null): number | null {
  return (number ?? 0) > 0 ? number : null;
}
