/**
 * Exact arithmetic on decimal text, with scaled whole numbers. It does not use decimal.js, so the browser can show prices without
 * loading a library.
 */

import { isDecimalText } from './reading';

/** `units / 10^scale`. */
export interface Scaled {
  units: bigint;
  scale: number;
}

/** The maximum number of digits on each side of the point: a limit against malicious text. */
export const MAX_DIGITS = 10_000;

/**
 * Reads a number or decimal text exactly, with or without exponent. `null` for anything else, or if there are more than {@link MAX_DIGITS}
 * digits on one side of the point.
 */
export function parseDecimal(value: unknown): Scaled | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return null;
  if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  const text = String(value).trim();
  if (SHORT.test(text)) return parseShort(text);
  if (!isDecimalText(text)) return null;
  const [mantissa = '', power] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(power ?? 0);
  if (whole.length + exponent > MAX_DIGITS || fraction.length - exponent > MAX_DIGITS) return null;
  const scale = fraction.length - exponent;
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** Plain notation with at most 15 digits, as nearly all prices have it. A number holds these digits exactly, which is several times as fast to read. */
const SHORT = /^\d{1,9}(?:\.\d{1,6})?$/;

function parseShort(text: string): Scaled {
  const point = text.indexOf('.');
  if (point === -1) return { units: BigInt(Number(text)), scale: 0 };
  return { units: BigInt(Number(text.slice(0, point) + text.slice(point + 1))), scale: text.length - point - 1 };
}

/** Plain decimal text, without exponent, trailing zeros or negative zero. */
export function decimalText({ units, scale }: Scaled): string {
  const text = fixedText({ units, scale });
  if (scale === 0) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** Plain decimal text with exactly `scale` decimals. */
export function fixedText({ units, scale }: Scaled): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Exact product. */
export function times(a: Scaled, b: Scaled): Scaled {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Exact sum. */
export function plus(a: Scaled, b: Scaled): Scaled {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** Exact difference. */
export function minus(a: Scaled, b: Scaled): Scaled {
  return plus(a, { units: -b.units, scale: b.scale });
}

/** Negative, zero or positive if `a` is smaller than, equal to or larger than `b`. */
export function compare(a: Scaled, b: Scaled): number {
  const { units } = minus(a, b);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** Rounds half up; negative halves are rounded away from zero. The result has exactly `decimals` decimals. */
export function rounded(value: Scaled, decimals: number): Scaled {
  if (value.scale <= decimals) return { units: unitsAt(value, decimals), scale: decimals };
  const divisor = 10n ** BigInt(value.scale - decimals);
  const half = value.units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (value.units + half) / divisor, scale: decimals };
}

/**
 * An amount of money, rounded to 2 decimals. A positive amount is at least 0.01. `roundAmount(amount, 2)` of `money` has the same rule.
 */
export function roundedAmount(value: Scaled): Scaled {
  const amount = rounded(value, 2);
  return amount.units === 0n && value.units > 0n ? { units: 1n, scale: 2 } : amount;
}

function unitsAt(value: Scaled, scale: number): bigint {
  return scale === value.scale ? value.units : value.units * 10n ** BigInt(scale - value.scale);
}

/** Whether two decimal texts mean the same amount, even if they are written differently. `false` if either is not a number. */
export function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [parseDecimal(one), parseDecimal(other)];
  return a !== null && b !== null && compare(a, b) === 0;
}

/** Whether `one` is less than `other`. `false` if either is not a number. */
export function isLessAmount(one: string, other: string): boolean {
  const [a, b] = [parseDecimal(one), parseDecimal(other)];
  return a !== null && b !== null && compare(a, b) < 0;
}
