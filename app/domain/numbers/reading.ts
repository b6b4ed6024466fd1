/** How lenient input is read: numbers come as numbers or as text, anything else is nothing. */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const THOUSANDS = /^[+-]?[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
/** Folding makes 102 of 10². */
const RAISED = /[²³¹\u2070-\u209F]/;

/** Characters of a number or value that was meant as one. Also a bound: folding takes seconds for 100,000 combining marks. */
const LONGEST_TYPED = 64;

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
 * A quantity as a person types it: in full width too, and with commas or spaces between its thousands (`1,000`,
 * `1 000 000`, `１，０００`); with sign and decimals. `null` for everything else (`1e2`, `0x10`, `10 pcs`, `10,00`).
 */
export function readTyped(text: string): number | null {
  const folded = foldTyped(text) ?? '';
  const digits = THOUSANDS.test(folded) ? folded.replace(/[, ]/g, '') : folded;
  return /^[-+.\d]+$/.test(digits) ? readNumber(digits) : null;
}

/**
 * One spelling for what was typed: full width folded, outer spaces dropped. `null` for what is no text, has more
 * than 64 characters, or would be changed in value (10² is not 102).
 */
export function foldTyped(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const typed = text.trim();
  if (typed.length > LONGEST_TYPED || RAISED.test(typed)) return null;
  return typed.normalize('NFKC').trim();
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
