/** Reads the parameters of a product list (app/routes/README.md, "Product list parameters"). */

import { COMPARE_LIMIT } from '../compare/compare-address';
import { readNumber, readTyped } from '../numbers/reading';
import type { Unit } from '../values/engineering-value';
import {
  type AttributeFilter, type AttributeSort, type FacetSearch, LIST_DEFAULTS, LIST_SELLERS, LIST_SIZES, LIST_SORTS, type ListParams, type ListSort,
} from './list-params';
import { readBound, withUnit } from './value-bound';

/** The parameters of a list as they were read. */
export interface ReadListParams extends ListParams {
  /** Names of the parameters that are unknown, unreadable or contradictory, each once. */
  ignored: string[];
  /** The quantity as typed, if it cannot be read; otherwise empty. */
  unreadableQty: string;
}

/** Parameters that any page may have. The list neither uses them nor reports them as unknown. */
const ELSEWHERE: readonly string[] = ['lang', 'p', '_data', '_routes'];

/** The maximum number of values of one parameter, and of attributes. It is limited because a page repeats them in every link. */
const MOST_VALUES = 50;
/** The maximum length of a value, in characters. */
const LONGEST_VALUE = 100;
/** The maximum length of all names and values together, in characters as an address writes them: a Chinese one takes nine. A page repeats them in hundreds of links. */
export const LONGEST_QUERY = 2_500;
/** The maximum number of ignored parameters that are named. */
const MOST_IGNORED = 20;

// No attribute has the name of what every object has: looked up by it, a record would give that.
const ATTRIBUTE = /^a\.(?!constructor\b)([a-z][a-z0-9_]*)(?:\.(?:min|max|unit))?$/;
const ATTRIBUTE_SORT = /^-?a\.(?!constructor$)[a-z][a-z0-9_]*$/;
const FIND = /^find\.(?!constructor$)([a-z][a-z0-9_]*)$/;

/** Attributes that have the same unit in every category. A bound with another unit is contradictory. */
const UNIT_OF_KEY: Partial<Record<string, Unit>> = {
  resistance: 'Ω',
  capacitance: 'F',
  inductance: 'H',
  frequency: 'Hz',
  voltage: 'V',
  current: 'A',
  power: 'W',
};

/**
 * Reads the parameters of a list. An empty value counts as missing. A page below 1 becomes page 1; an unreadable parameter gets its default.
 * The quantity may be written as people type it (`1,000`, `2.5k`). `ignored` names the parameters that are unknown, unreadable, given twice with
 * different values, or bounds of which the upper one is below the lower one. It also names parameters with more than 50 values, or with a
 * value of more than 100 characters; the other values of these parameters are read. Values beyond 2,500 characters in all, as an address writes them, are not read. At most 20
 * ignored parameters are named.
 */
export function readListParams(search: string | URLSearchParams): ReadListParams {
  const query = new URLSearchParams(search);
  const ignored = new Set<string>();
  const known = new Set([...ELSEWHERE, ...Object.keys(LIST_DEFAULTS).filter((name) => name !== 'attributes' && name !== 'find')]);
  for (const [name, value] of query) {
    if (value !== '' && !known.has(name) && !ATTRIBUTE.test(name) && !FIND.test(name)) ignored.add(name);
  }

  let left = LONGEST_QUERY;
  const fits = (name: string, value: string): boolean => {
    left -= name.length + new URLSearchParams([['', value]]).toString().length;
    return left >= 0;
  };
  const given = (name: string, most: number): string[] => {
    const values = [...new Set(query.getAll(name))].filter((value) => value !== '');
    const read = values.filter((value) => value.length <= LONGEST_VALUE).slice(0, most).filter((value) => fits(name, value));
    if (read.length < values.length) ignored.add(name);
    return read;
  };
  const all = (name: string): string[] => given(name, MOST_VALUES).sort();
  const one = <T>(name: string, read: (value: string) => T | null | undefined): T | undefined => {
    const values = all(name);
    const value = values.length === 1 && values[0] !== undefined ? read(values[0]) : undefined;
    if (values.length > 0 && (value === undefined || value === null)) ignored.add(name);
    return value ?? undefined;
  };
  const quantity = readQuantity(all('qty'));

  return {
    page: one('page', (value) => clampLow(whole(readNumber(value)))) ?? LIST_DEFAULTS.page,
    size: one('size', (value) => LIST_SIZES.find((size) => String(size) === value)) ?? LIST_DEFAULTS.size,
    sort: one('sort', readSort) ?? LIST_DEFAULTS.sort,
    qty: quantity.qty,
    stock: one('stock', (value) => value === '1' || null) ?? LIST_DEFAULTS.stock,
    seller: one('seller', (value) => LIST_SELLERS.find((seller) => seller === value)) ?? LIST_DEFAULTS.seller,
    brand: all('brand'),
    package: all('package'),
    cat: all('cat'),
    attributes: readAttributes(query, all, one, ignored),
    find: readFind(query, one, ignored),
    compare: given('compare', COMPARE_LIMIT),
    ignored: [...ignored].slice(0, MOST_IGNORED).map((name) => name.slice(0, LONGEST_VALUE)),
    unreadableQty: quantity.unreadable,
  };
}

function readSort(value: string): ListSort | undefined {
  return LIST_SORTS.find((sort) => sort === value) ?? (isAttributeSort(value) ? value : undefined);
}

function isAttributeSort(value: string): value is AttributeSort {
  return ATTRIBUTE_SORT.test(value);
}

function readQuantity(values: readonly string[]): { qty: number; unreadable: string } {
  const [typed = ''] = values;
  const qty = values.length === 1 ? whole(readTyped(typed)) : null;
  return qty !== null && qty > 0 ? { qty, unreadable: '' } : { qty: LIST_DEFAULTS.qty, unreadable: values.join(' ') };
}

/** A unit with its prefix, as a field sends it: `µF`, `%`, `°C`. Anything else would change the number. */
const UNIT_NAME = /^[\p{L}%°/·²³]{0,10}$/u;

type ReadAll = (name: string) => string[];
type ReadOne = (name: string, read: (value: string) => string | null) => string | undefined;

function readAttributes(query: URLSearchParams, all: ReadAll, one: ReadOne, ignored: Set<string>): AttributeFilter[] {
  const filters: AttributeFilter[] = [];
  for (const key of keysOf(query, ATTRIBUTE, 'a', ignored)) {
    const filter: AttributeFilter = { key, values: all(`a.${key}`) };
    const unit = one(`a.${key}.unit`, (value) => (UNIT_NAME.test(value) ? value : null)) ?? '';
    const bound = (name: string) => one(name, (value) => (readBound(withUnit(value, unit)) ? withUnit(value, unit) : null));
    const min = bound(`a.${key}.min`);
    const max = bound(`a.${key}.max`);
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

function readFind(query: URLSearchParams, one: ReadOne, ignored: Set<string>): FacetSearch[] {
  return keysOf(query, FIND, 'find', ignored).flatMap((key) => {
    const text = one(`find.${key}`, (value) => value);
    return text === undefined ? [] : [{ key, text }];
  });
}

/** The keys of the parameters with a pattern, in their order in the alphabet. */
function keysOf(query: URLSearchParams, pattern: RegExp, prefix: string, ignored: Set<string>): string[] {
  const keys = [...new Set([...query.keys()].flatMap((name) => pattern.exec(name)?.[1] ?? []))].sort();
  for (const key of keys.slice(MOST_VALUES)) ignored.add(`${prefix}.${key}`);
  return keys.slice(0, MOST_VALUES);
}

/** Whether the upper bound is below the lower one, or a bound has the unit of something else. */
function contradict(key: string, min: string | undefined, max: string | undefined): boolean {
  const low = readBound(min ?? '');
  const high = readBound(max ?? '');
  const units = new Set([UNIT_OF_KEY[key], low?.unit, high?.unit].filter(Boolean));
  return units.size > 1 || (low !== null && high !== null && low.value > high.value);
}

function whole(number: number | null): number | null {
  return Number.isSafeInteger(number) ? number : null;
}

function clampLow(page: number | null): number | null {
  return page === null ? null : Math.max(page, 1);
}
