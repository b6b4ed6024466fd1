/**
 * Arithmetic with amounts of money (README, "Money"). It takes decimal text or numbers and returns plain decimal text.
 * Only this module computes with decimal.js.
 */

import { Decimal } from 'decimal.js';
import { decimalText, MAX_DIGITS, parseDecimal } from '../numbers/decimal-text';

/** Decimals of an amount. */
export const AMOUNT_PRECISION = 2;

/** The smallest positive amount. */
export const LEAST_AMOUNT = '0.01';

/** The accepted forms of an amount. */
export type Amount = string | number;

// An operand has at most MAX_DIGITS digits on each side of the point. A sum then spans at most
// 2 × MAX_DIGITS + 1 digits and a product 4 × MAX_DIGITS, so at this precision nothing is ever rounded.
const Exact = Decimal.clone({ precision: 4 * MAX_DIGITS + 1, rounding: Decimal.ROUND_HALF_UP });
const ZERO = new Exact(0);

/**
 * Exact sum as decimal text. `'0'` if an operand is missing or is not a decimal number.
 */
export function add(a: Amount | null | undefined, b: Amount | null | undefined): string {
  return compute(a, b, (x, y) => x.plus(y));
}

/** Exact difference `a − b` as decimal text. `'0'` if an operand is missing or is not a decimal number. */
export function subtract(a: Amount | null | undefined, b: Amount | null | undefined): string {
  return compute(a, b, (x, y) => x.minus(y));
}

/** Exact product as decimal text. `'0'` if an operand is missing or is not a decimal number. */
export function multiply(a: Amount | null | undefined, b: Amount | null | undefined): string {
  return compute(a, b, (x, y) => x.times(y));
}

/** Compares two amounts exactly: negative, 0 or positive if `a` is below, equal to or above `b`. An invalid number counts as 0. */
export function compareAmounts(a: Amount | null | undefined, b: Amount | null | undefined): number {
  return (read(a) ?? ZERO).comparedTo(read(b) ?? ZERO);
}

/** `amount × part ÷ whole`, rounded half up to the cent. @param whole - number above 0 */
export function shareOf(amount: Amount, part: number, whole: number): string {
  const value = read(amount) ?? ZERO;
  return text(value.times(part).dividedBy(whole).toDecimalPlaces(AMOUNT_PRECISION));
}

/**
 * Rounds half up; negative halves are rounded away from zero. With 2 decimals a positive amount below 0.01 gives `'0.01'`. The result is `'0'` for
 * a zero amount, an invalid number, or fewer than 1 decimal. If `decimals` is not whole, its fraction is ignored.
 */
export function roundAmount(amount: Amount | null | undefined, decimals: number): string {
  const value = read(amount);
  const places = Math.min(Math.trunc(decimals), MAX_DIGITS);
  if (!value || value.isZero() || !(places > 0)) return '0';
  if (places === AMOUNT_PRECISION && value.isPositive() && value.lessThan(LEAST_AMOUNT)) return LEAST_AMOUNT;
  return text(value.toDecimalPlaces(places));
}

function compute(a: unknown, b: unknown, operation: (a: Decimal, b: Decimal) => Decimal): string {
  const x = read(a);
  const y = read(b);
  return x && y ? text(operation(x, y)) : '0';
}

function read(amount: unknown): Decimal | null {
  const value = parseDecimal(amount);
  return value && new Exact(decimalText(value));
}

function text(value: Decimal): string {
  return value.isZero() ? '0' : value.toFixed();
}
