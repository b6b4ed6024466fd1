/**
 * The unit price of a quantity, and what the quantity costs (README, "Price tiers"). The browser runs this code, so it does not use decimal.js.
 */

import { compare, decimalText, minus, parseDecimal, roundedAmount, times, type Scaled } from '../numbers/decimal-text';
import { readNumber, readRecords } from '../numbers/reading';

/** The unit price of quantities from `min`: decimal text in CNY with up to 6 decimals. */
export interface Tier {
  min: number;
  price: string;
}

/** Price tiers as records contain them: in any order, perhaps with numbers as text, or missing. */
export type Tiers = readonly Tier[] | null | undefined;

/** What the next price tier offers. Amounts are decimal text in CNY. */
export interface NextTier {
  /** The quantity at which the tier starts. */
  min: number;
  /** The number of pieces to add to reach `min`. */
  more: number;
  price: string;
  /** What `min` pieces cost. */
  total: string;
  /** `total` minus the cost of the present quantity; negative if `min` pieces cost less. `null` if the present quantity has no price. */
  difference: string | null;
  /** Whether `min` pieces cost less than the present quantity. */
  costsLess: boolean;
}

/**
 * The tier of a quantity: the tier with the largest `min` ≤ quantity. If tiers have the same `min`, the last one counts. A tier whose `min` is
 * not a number is left out. `null` if the quantity is invalid or below the first tier, or if there are no tiers.
 */
export function tierAt(rangePrice: Tiers, quantity: number | string): Tier | null {
  const wanted = readNumber(quantity);
  if (wanted === null) return null;
  let best: Tier | null = null;
  let bestMin = -Infinity;
  for (const tier of readRecords(rangePrice)) {
    const min = readNumber(tier.min);
    if (min === null || min > wanted || min < bestMin) continue;
    best = tier;
    bestMin = min;
  }
  if (best === null || best.min === bestMin) return best;
  return { ...best, min: bestMin };
}

/**
 * The unit price of a quantity, decimal text in CNY. `null` if the quantity has no tier, or if the tier's price is not a number above 0. Then no
 * price is shown, and the quantity cannot be bought.
 */
export function unitPriceAt(rangePrice: Tiers, quantity: number | string): string | null {
  const price = readPrice(tierAt(rangePrice, quantity)?.price);
  return price && decimalText(price);
}

/**
 * Unit price × quantity, decimal text in CNY, rounded half up to 2 decimals; a positive amount is at least 0.01. `null` if the quantity
 * has no price or is negative.
 */
export function lineAmount(rangePrice: Tiers, quantity: number | string): string | null {
  const amount = roundedLine(rangePrice, quantity);
  return amount && decimalText(amount);
}

/**
 * The next tier above a quantity. `null` if no higher tier has a price, or if the quantity is invalid.
 */
export function nextTier(rangePrice: Tiers, quantity: number | string): NextTier | null {
  const wanted = readNumber(quantity);
  if (wanted === null) return null;
  const mins = tierStarts(rangePrice).filter((min) => min > wanted);
  const min = mins[0];
  if (min === undefined) return null;
  const price = unitPriceAt(rangePrice, min);
  const total = roundedLine(rangePrice, min);
  if (price === null || total === null) return null;
  const now = roundedLine(rangePrice, wanted);
  return {
    min,
    more: min - wanted,
    price,
    total: decimalText(total),
    difference: now && decimalText(minus(total, now)),
    costsLess: now !== null && compare(total, now) < 0,
  };
}

/** The quantities at which tiers with a price above 0 start, ascending, each once. */
export function tierStarts(rangePrice: Tiers): number[] {
  const prices = new Map<number, string>();
  for (const { min, price } of readRecords(rangePrice)) {
    const start = readNumber(min);
    if (start !== null) prices.set(start, price);
  }
  return [...prices].flatMap(([start, price]) => (readPrice(price) ? start : [])).sort((a, b) => a - b);
}

/** Whether any tier has a valid start and a price above 0. */
export function hasPriceTiers(rangePrice: Tiers): boolean {
  const last = readRecords(rangePrice).findLast(({ min }) => readNumber(min) !== null);
  // No later tier can replace the last one. If its price is above 0, the other tiers need not be read.
  return last !== undefined && (readPrice(last.price) !== null || tierStarts(rangePrice).length > 0);
}

/** The same amount as {@link lineAmount}, not yet written as text. */
export function roundedLine(rangePrice: Tiers, quantity: number | string): Scaled | null {
  const exact = exactLine(rangePrice, quantity);
  return exact && roundedAmount(exact);
}

/** Unit price × quantity, not rounded. The thresholds of the discount are compared with sums of these amounts. */
export function exactLine(rangePrice: Tiers, quantity: number | string): Scaled | null {
  const price = readPrice(tierAt(rangePrice, quantity)?.price);
  const pieces = parseDecimal(quantity);
  if (!price || !pieces || pieces.units < 0n) return null;
  return times(price, pieces);
}

function readPrice(price: unknown): Scaled | null {
  const value = parseDecimal(price);
  return value && value.units > 0n ? value : null;
}
