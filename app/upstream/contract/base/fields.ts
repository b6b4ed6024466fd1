import * as v from 'valibot';

/** Building blocks of the records on the wire. They are strict; `lenient.ts` prepares lenient input. */

export const text = v.string();
export const optionalText = v.optional(v.string());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Pieces in stock. Readers take a missing, negative or fractional number as 0, so that the product is not lost. */
export const stock = v.pipe(
  v.number(), v.integer(), v.minValue(0), v.description('Readers take null, empty text and what is negative or fractional for 0.'),
);

/** Whether a schema is {@link stock}, which readers read in its own way. */
export function isStock(schema: v.GenericSchema): boolean {
  return schema === stock;
}

/** `T` yes, `F` no. */
export const flag = v.picklist(['T', 'F']);

/** An amount as decimal text: `0.0312`. */
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,12})?$/));

/** A multiplier above 0 and at most 1, as decimal text with at most 12 decimals: `0.85`. */
export const multiplier = v.pipe(v.string(), v.regex(/^(?:0\.\d{0,11}[1-9]\d{0,11}|1(?:\.0{1,12})?)$/), v.maxLength(14));

/** A calendar day. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A point in time in ISO 8601 with its offset: `2026-10-27T10:58:12+08:00`. The bounds of its parts keep out what `Date.parse` cannot read. */
export const moment = v.pipe(
  v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/),
);

type Texts<N extends string> = Record<N | `${N}Cn` | `${N}En`, typeof optionalText>;

/** A text in both languages: `xCn` and `xEn`, with the plain `x` as the fallback for both. */
export function texts<N extends string>(name: N): Texts<N>;
export function texts(name: string): Record<string, typeof optionalText> {
  return { [name]: optionalText, [`${name}Cn`]: optionalText, [`${name}En`]: optionalText };
}

/** The lists with independent items, each with the number of valid items that it must have. */
const leastGoodOf = new WeakMap<v.GenericSchema, 0 | 1>();

/** A list whose readers leave out malformed items. */
export function listOf<S extends v.GenericSchema>(item: S) {
  const list = v.pipe(v.array(item), v.description('Each item stands for itself: readers leave out malformed ones.'));
  leastGoodOf.set(list, 0);
  return list;
}

/** A list of the main rows of an answer. Readers leave out malformed rows. If all rows are malformed, the answer is malformed. */
export function rowsOf<S extends v.GenericSchema>(row: S) {
  const list = v.pipe(v.array(row), v.description('Each row stands for itself: readers leave out malformed ones, unless all are.'));
  leastGoodOf.set(list, 1);
  return list;
}

/** The number of valid items that a list must have, so that malformed items are left out; `null` if no item may be malformed. */
export function leastGood(list: v.GenericSchema): 0 | 1 | null {
  return leastGoodOf.get(list) ?? null;
}

/** An answer that contains a list, as `rows`. */
export function rows<S extends v.GenericSchema>(row: S) {
  return v.object({ rows: rowsOf(row) });
}

/** The highest page number that may be requested of an operator's list. */
const MOST_PAGES = 100_000;

/** The fields that ask for a page of an operator's list. */
export const pageFields = {
  pageNo: v.optional(v.pipe(count, v.minValue(1), v.maxValue(MOST_PAGES))), pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100))),
};

/** A page of an operator's list. */
export function pageOf<S extends v.GenericSchema>(row: S) {
  return v.object({ page: v.object({ pageNo: count, pageSize: count, total: count, totalPage: count, rows: rowsOf(row) }) });
}
