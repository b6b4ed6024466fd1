/** Reads input leniently: numbers come as numbers or as text; anything else counts as missing. */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const THOUSANDS = /^[+-]?[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
/** Raised and lowered characters. They are refused because folding would turn 10² into 102. */
const RAISED = /[²³¹\u2070-\u209F]/;

/** The maximum length of a typed number or value, in characters. Longer texts are refused, because folding 100,000 combining marks takes seconds. */
const LONGEST_TYPED = 64;

/** A value that may be missing. */
export type Maybe<T> = T | null | undefined;

/** Whether a text is a number in plain decimal or exponent notation, without separators and units. */
export function isDecimalText(text: string): boolean {
  return DECIMAL.test(text);
}

/**
 * Reads a finite number, given as a number or as decimal text. `null` for everything else: `NaN`, infinities, empty text, `true`, objects.
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
 * Reads a number as a person types it. It may have a sign, decimals, and commas or spaces between thousands, may end with `k`, and may be in
 * full width (`1,000`, `1 000 000`, `１，０００`, `2.5k`). `null` for everything else (`1e2`, `0x10`, `10 pcs`, `10,00`).
 */
export function readTyped(text: string): number | null {
  const folded = foldTyped(text) ?? '';
  const digits = THOUSANDS.test(folded) ? folded.replace(/[, ]/g, '') : folded;
  const [, number, thousands] = /^([-+.\d]+)( ?k)?$/i.exec(digits) ?? [];
  return number === undefined ? null : readNumber(thousands ? `${number}e3` : number);
}

/**
 * Brings typed text into one spelling: usual width instead of full width, no outer spaces. `null` if the value is not a text, has more than 64
 * characters, or has raised or lowered characters (10² must not become 102).
 */
export function foldTyped(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const typed = text.trim();
  if (typed.length > LONGEST_TYPED || RAISED.test(typed)) return null;
  return typed.normalize('NFKC').trim();
}

/**
 * Reads a number of pieces: a whole number from 0; `null` for anything else. A number that is too large to be exact becomes
 * `Number.MAX_SAFE_INTEGER`.
 */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  if (number === null || number < 0 || !Number.isInteger(number)) return null;
  return Math.min(number, Number.MAX_SAFE_INTEGER);
}

/** The list; empty if the value is not a list. */
export function readList<T>(list: Maybe<readonly T[]>): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** The items of a list that are records. Empty if the value is not a list. */
export function readRecords<T extends object>(list: Maybe<readonly T[]>): readonly T[] {
  const records = readList(list);
  return records.every((item) => isObject(item)) ? records : records.filter((item) => isObject(item));
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
