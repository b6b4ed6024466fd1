/** The kinds of cells that only the generator's CSV files have, together with the kinds that every CSV file has. */
import * as v from 'valibot';
import { list, words } from '../../csv/plain-cells';
import { catalogueAttributes } from '../../vocabularies/attributes';
import { catalogueBrands } from '../../vocabularies/brands';
import { catalogueCategories, codeOf } from '../../vocabularies/categories';
import { parse } from '../values';

export * from '../../csv/plain-cells';

export type Attributes = Record<string, number | string>;

const BRANDS = new Set(catalogueBrands().map(({ nameEn }) => nameEn));
const CATEGORIES = new Set(catalogueCategories().map(({ code }) => code));
const ATTRIBUTES = new Set(catalogueAttributes().map(({ key }) => key));
/** Attributes whose prefixes K, M and G stand for powers of 1,024. */
const BINARY = new Set(['flash', 'ram', 'memory']);

export const brand = v.pipe(v.string(), v.check((name) => BRANDS.has(name), ({ input }) => `no such brand: ${input}`));
/** Six digits of a level-3 category. */
export const category = v.pipe(v.string(), v.check((digits) => CATEGORIES.has(codeOf(digits)), ({ input }) => `no such category: ${input}`));
export const packaging = v.picklist(['chip', 'small', 'piece'], ({ input }) => `no such packaging class: ${String(input)}`);

/** A regular expression. */
export const pattern = v.pipe(v.string(), v.transform((text) => new RegExp(text)));

/** A value such as `4.7n`, kept as text. */
export const value = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?[pnumkMG]?$/, ({ input }) => `not a value: ${input}`));

/** A value such as `4.7n`, converted to a number. */
export const preferred = v.pipe(value, v.transform(parse));

/** Numbers by code, such as `8=20 B=20`. */
export const numbersByCode = v.pipe(
  words,
  v.checkItems((entry) => /^[^=]+=\d+(\.\d+)?$/.test(entry), ({ input }) => `not a code and a number: ${String(input)}`),
  v.transform((entries) => entries.map((entry) => {
    const [code = '', value] = entry.split('=');
    return [code, Number(value)] as const;
  })),
);

/** A list of counts and ranges, such as `2-16,20`. `4-40/2` is a range in steps of 2. */
export const counts = v.pipe(
  v.string(),
  v.check((cell) => cell === '' || cell.split(',').every((range) => /^\d+(-\d+(\/\d+)?)?$/.test(range)), ({ input }) => `not a list of counts: ${input}`),
  v.transform((cell) => cell.split(',').filter(Boolean).flatMap((range) => {
    const [from = 0, to = from, step = 1] = range.split(/[-/]/).map(Number);
    return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  })),
);

/**
 * Attributes in the order of the description, such as `supply_voltage_max=32; bandwidth=1.1M; interface=I²C`. A key without
 * a value keeps a place in this order for the value of an option.
 */
export const attributes = v.pipe(
  list,
  v.checkItems((entry) => ATTRIBUTES.has(entry.split('=')[0] ?? ''), ({ input }) => `no such attribute: ${String(input)}`),
  v.transform((entries): Attributes => Object.fromEntries(entries.map((entry) => {
    const [key = '', value = ''] = entry.split('=');
    return [key, readValue(key, value)];
  }))),
);

/** Reads a number, with or without a prefix; any other value stays a text. */
export function readValue(key: string, value: string): number | string {
  const binary = /^(\d+(?:\.\d+)?)([KMG])$/.exec(value);
  if (BINARY.has(key) && binary) return Number(binary[1]) * 1024 ** ('KMG'.indexOf(binary[2] ?? 'K') + 1);
  if (/^-\d+(\.\d+)?$/.test(value)) return Number(value);
  if (/^\d+(?:\.\d+)?[pnumkMG]?$/.test(value)) return parse(value).value;
  return value;
}

/** Merges the attributes of a series with the attributes of its options, in the order of the series. Empty attributes are left out. */
export function combined(own: Attributes, stated: readonly Attributes[]): Attributes {
  const all: Attributes = Object.assign({}, own, ...stated);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
