import * as v from 'valibot';

/** Building blocks of the records on the wire. They are strict; `lenient.ts` reads what is nearly right. */

export const text = v.string();
export const optionalText = v.optional(v.string());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `T` yes, `F` no. */
export const flag = v.picklist(['T', 'F']);

/** An amount as decimal text: `0.0312`. */
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,15}(?:\.\d{1,12})?$/));

/** A calendar day. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

type Texts<N extends string> = Record<N | `${N}Cn` | `${N}En`, typeof optionalText>;

/** A text in both languages: `xCn` and `xEn`, with the plain `x` as the fallback for both. */
export function texts<N extends string>(name: N): Texts<N>;
export function texts(name: string): Record<string, typeof optionalText> {
  return { [name]: optionalText, [`${name}Cn`]: optionalText, [`${name}En`]: optionalText };
}

/** A list answer: `rows`. */
export function rows<S extends v.GenericSchema>(row: S) {
  return v.object({ rows: v.array(row) });
}
