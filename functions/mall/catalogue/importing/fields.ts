/** The kinds of fields in imported records. Numbers and flags may come as text, as CSV files have them. */
import * as v from 'valibot';

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const BLANKS = /[ \t\r\n\u00a0]+/g;

/** A field that is read by a function. @param read - returns the value, or throws a {@link Misread} */
function field<T>(read: (input: unknown) => T) {
  return v.pipe(v.unknown(), v.rawTransform(({ dataset: { value }, addIssue, NEVER }): T => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }));
}

/** Why a field cannot be read. */
export class Misread extends Error {}

/** Reads a text on one line. @throws Misread if it is no text, too long, or has characters that no text has */
function readText(input: unknown, most: number): string {
  if (typeof input !== 'string' && typeof input !== 'number') throw new Misread('must be a text');
  const text = String(input);
  if (text.length > most) throw new Misread(`has more than ${most.toLocaleString('en')} characters`);
  const line = text.replace(BLANKS, ' ').trim();
  if (CONTROL.test(line) || LONE_SURROGATE.test(line)) throw new Misread('has control characters or broken characters');
  return line;
}

function readNumber(input: unknown): number {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Misread('must be a number');
  return number;
}

function readWhole(input: unknown, least: number): number {
  const number = readNumber(input);
  if (!Number.isSafeInteger(number)) throw new Misread('must be a whole number');
  if (number < least) throw new Misread(least === 0 ? 'must not be negative' : `must be at least ${least}`);
  return number;
}

const YES: readonly unknown[] = [true, 1, '1', 'true', 'yes', 'y', 't'];
const NO: readonly unknown[] = [false, 0, '0', 'false', 'no', 'n', 'f'];

function readFlag(input: unknown): boolean {
  const value = typeof input === 'string' ? input.trim().toLowerCase() : input;
  if (YES.includes(value)) return true;
  if (NO.includes(value)) return false;
  throw new Misread('must be true or false');
}

/** @param most - the maximum number of characters */
export const text = (most: number) => field((input) => readText(input, most));
export const filled = (most: number) => field((input) => {
  const found = readText(input, most);
  if (found === '') throw new Misread('must not be empty');
  return found;
});
export const number = field(readNumber);
export const notNegative = field((input) => {
  const found = readNumber(input);
  if (found < 0) throw new Misread('must not be negative');
  return found;
});
export const whole = (least: number) => field((input) => readWhole(input, least));
export const flag = field(readFlag);

/** A product has at most as many price tiers on the wire. */
const MOST_ENTRIES = 100;

/** A list of texts; in a CSV cell they are separated by `; `. */
export const texts = (most: number) => field((input) => {
  const list = typeof input === 'string' ? input.split(/;\s+/).map((one) => one.trimEnd()) : input;
  if (!Array.isArray(list)) throw new Misread('must be a list');
  if (list.length > MOST_ENTRIES) throw new Misread(`has more than ${MOST_ENTRIES} entries`);
  return list.map((one) => readText(one, most)).filter(Boolean);
});

/** A list of pairs of numbers; in a CSV cell `1:0.12; 100:0.1`. @param read - reads one pair of a JSON record */
export function pairsOf<T>(read: (entry: unknown, first: (input: unknown) => number) => T) {
  return field((input) => {
    const list = typeof input === 'string' ? input.split(';').map((one) => one.trim()).filter(Boolean).map((one) => one.split(':')) : input;
    if (!Array.isArray(list)) throw new Misread('must be a list');
    if (list.length > MOST_ENTRIES) throw new Misread(`has more than ${MOST_ENTRIES} entries`);
    return list.map((entry) => read(entry, (value) => readWhole(value, 1)));
  });
}

/** Reads the two numbers of a pair: a list of two, or an object with two fields. @throws Misread */
export function readPair(entry: unknown, names: readonly [string, string]): [unknown, unknown] {
  if (Array.isArray(entry) && entry.length === 2) return [entry[0], entry[1]];
  if (entry !== null && typeof entry === 'object' && !Array.isArray(entry)) {
    const [first, second] = names.map((name) => new Map(Object.entries(entry)).get(name));
    return [first, second];
  }
  throw new Misread(`must be pairs of ${names.join(' and ')}`);
}

export { readNumber, readText, readWhole };
