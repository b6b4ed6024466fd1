/** What the cells of every CSV file may hold. */
import * as v from 'valibot';

/** Any text, the empty one too. */
export const text = v.string();
export const someText = v.pipe(v.string(), v.nonEmpty('is empty'));
/** `yes` or nothing. */
export const flag = v.pipe(v.picklist(['yes', ''], ({ input }) => `neither "yes" nor empty: ${String(input)}`), v.transform((cell) => cell === 'yes'));

/** A number such as `0.45`, as it stands: part numbers write `5.0` where a number says 5. */
export const numberText = v.pipe(v.string(), v.check((cell) => /^-?\d+(\.\d+)?$/.test(cell), ({ input }) => `not a number: ${input}`));
export const number = v.pipe(numberText, v.transform(Number));
export const positive = v.pipe(number, v.gtValue(0, ({ input }) => `not above 0: ${input}`));
/** 0 … 1 */
export const share = v.pipe(number, v.minValue(0, ({ input }) => `not a share: ${input}`), v.maxValue(1, ({ input }) => `not a share: ${input}`));
export const pieces = v.pipe(positive, v.integer(({ input }) => `not a whole number: ${input}`));

/** What the schema reads, or `undefined` where the cell is empty. */
export function optional<T>(schema: v.GenericSchema<string, T>): v.GenericSchema<string, T | undefined> {
  return v.union([v.pipe(v.literal(''), v.transform(() => undefined)), schema], (issue) => {
    const inner = issue.issues?.at(-1);
    return inner ? inner.message : 'not read';
  });
}

/** The entry of another table that a cell names; `what` is what messages call it. */
export function entryOf<T>(entries: ReadonlyMap<string, T>, what: string): v.GenericSchema<string, T> {
  return v.pipe(v.string(), v.rawTransform(({ dataset: { value }, addIssue, NEVER }): T => {
    const found = entries.get(value);
    if (found !== undefined) return found;
    addIssue({ message: `no such ${what}: ${value}` });
    return NEVER;
  }));
}

/** A list divided by blanks. */
export const words = v.pipe(v.string(), v.transform((cell) => cell.split(' ').filter(Boolean)));
/** A list divided by semicolons. */
export const list = v.pipe(v.string(), v.transform((cell) => cell.split('; ').filter(Boolean)));
