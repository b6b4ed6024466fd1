/** How lenient input is read: numbers come as numbers or as text, anything else is nothing. */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** What may be missing altogether. */
export type Maybe<T> = T | null | undefined;

/** Plain decimal or exponent notation; no separators, no units. */
export function isDecimalText(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * A finite number from a number or its decimal text; everything else is `null`
 * (`NaN`, infinities, empty text, `true`, objects).
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!isDecimalText(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * A count of pieces: a whole number from 0, `null` where it is none (fractions, negatives, text that is no number).
 * What cannot be counted exactly any more is taken as `Number.MAX_SAFE_INTEGER`.
 */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  if (number === null || number < 0 || !Number.isInteger(number)) return null;
  return Math.min(number, Number.MAX_SAFE_INTEGER);
}

/** A list as it is; what is no list is empty. */
export function readList<T>(list: Maybe<readonly T[]>): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** The records of a list; no list gives none, and what is no record in it is left out. */
export function readRecords<T extends object>(list: Maybe<readonly T[]>): readonly T[] {
  const records = readList(list);
  return records.every((item) => isObject(item)) ? records : records.filter((item) => isObject(item));
}

/** Whether this is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
