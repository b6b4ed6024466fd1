/** The kinds of cells that every CSV file may have. */
import * as v from 'valibot';

/** Any text, also an empty one. */
export const text = v.string();
export const someText = v.pipe(v.string(), v.nonEmpty('is empty'));
/** `yes` or nothing. */
export const flag = v.pipe(v.picklist(['yes', ''], ({ input }) => `neither "yes" nor empty: ${String(input)}`), v.transform((cell) => cell === 'yes'));

/** A number such as `0.45`, kept as text: a part number may contain `5.0`, which would become 5 as a number. */
export const numberText = v.pipe(v.string(), v.check((cell) => /^-?\d+(\.\d+)?$/.test(cell), ({ input }) => `not a number: ${input}`));
export const number = v.pipe(numberText, v.transform(Number));
export const positive = v.pipe(number, v.gtValue(0, ({ input }) => `not above 0: ${input}`));
/** A number from 0 to 1. */
export const share = v.pipe(number, v.minValue(0, ({ input }) => `not a share: ${input}`), v.maxValue(1, ({ input }) => `not a share: ${input}`));
export const pieces = v.pipe(positive, v.integer(({ input }) => `not a whole number: ${input}`));

/** A cell that may be empty: `undefined` if it is empty, otherwise the value that the schema reads. */
export function optional<T>(schema: v.GenericSchema<string, T>): v.GenericSchema<string, T | undefined> {
  return v.union([v.pipe(v.literal(''), v.transform(() => undefined)), schema], (issue) => {
    const inner = issue.issues?.at(-1);
    return inner ? inner.message : 'not read';
  });
}

/** A cell with the key of an entry in another table. @param what - word for the entry in messages */
export function entryOf<T>(entries: ReadonlyMap<string, T>, what: string): v.GenericSchema<string, T> {
  return v.pipe(v.string(), v.rawTransform(({ dataset: { value }, addIssue, NEVER }): T => {
    const found = entries.get(value);
    if (found !== undefined) return found;
    addIssue({ message: `no such ${what}: ${value}` });
    return NEVER;
  }));
}

/** A list whose entries are separated by blanks. */
export const words = v.pipe(v.string(), v.transform((cell) => cell.split(' ').filter(Boolean)));
/** A list whose entries are separated by semicolons. */
export const list = v.pipe(v.string(), v.transform((cell) => cell.split('; ').filter(Boolean)));
