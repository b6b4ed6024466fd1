/**
 * Price tiers (section 5): which price a quantity has, and what it comes to. Free of decimal.js.
 * A price is above 0: with 0 a stock system says "on request", and nothing is given away for it.
 */

import { compare, decimalText, minus, parseDecimal, roundedAmount, times, type Scaled } from '../numbers/decimal-text';
import { readNumber, readRecords } from '../numbers/reading';

/** One price step. `price` is decimal text in CNY with up to 6 decimals, for quantities from `min`. */
export interface Tier {
  min: number;
  price: string;
}

/** Price tiers as they may arrive: in any order, numbers as text, or nothing at all. */
export type Tiers = readonly Tier[] | null | undefined;

/** What the next price tier offers. Amounts in CNY as decimal text. */
export interface NextTier {
  /** The quantity from which its price holds. */
  min: number;
  /** Pieces to add to get there. */
  more: number;
  price: string;
  /** What `min` pieces come to. */
  total: string;
  /** `total` less the total of the present quantity, negative where the larger quantity costs less; `null` where the present quantity has no price. */
  difference: string | null;
  /** The larger quantity costs less in total. */
  costsLess: boolean;
}

/**
 * The tier of a quantity: the one with the largest `min` ≤ quantity (section 5). Tiers come in any order; of
 * equal `min` the last counts; a `min` that is no number is left out. `null` below the first tier, without
 * tiers, for input that is no list, and for a quantity that is no number.
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
 * The unit price of a quantity in CNY as decimal text. `null` where no tier holds, or where its price is no
 * decimal number above 0: then no price is shown and nothing can be bought at that quantity.
 */
export function unitPriceAt(rangePrice: Tiers, quantity: number | string): string | null {
  const price = readPrice(tierAt(rangePrice, quantity)?.price);
  return price && decimalText(price);
}

/**
 * Unit price × quantity in CNY as decimal text, rounded half up to 2 decimals with the floor of 0.01 for
 * positive amounts (section 5). `null` where the quantity has no price or is negative.
 */
export function lineAmount(rangePrice: Tiers, quantity: number | string): string | null {
  const amount = exactLine(rangePrice, quantity);
  return amount && decimalText(amount);
}

/**
 * The next tier above a quantity: how many more pieces for which price, and whether the larger quantity costs
 * less in total. `null` at the last tier or where no higher tier has a price.
 */
export function nextTier(rangePrice: Tiers, quantity: number | string): NextTier | null {
  const wanted = readNumber(quantity);
  if (wanted === null) return null;
  const mins = tierStarts(rangePrice).filter((min) => min > wanted);
  const min = mins[0];
  if (min === undefined) return null;
  const price = unitPriceAt(rangePrice, min);
  const total = exactLine(rangePrice, min);
  if (price === null || total === null) return null;
  const now = exactLine(rangePrice, wanted);
  return {
    min,
    more: min - wanted,
    price,
    total: decimalText(total),
    difference: now && decimalText(minus(total, now)),
    costsLess: now !== null && compare(total, now) < 0,
  };
}

/** The quantities at which a tier with a readable price above 0 starts, ascending, each once. */
export function tierStarts(rangePrice: Tiers): number[] {
  const prices = new Map<number, string>();
  for (const { min, price } of readRecords(rangePrice)) {
    const start = readNumber(min);
    if (start !== null) prices.set(start, price);
  }
  return [...prices].flatMap(([start, price]) => (readPrice(price) ? start : [])).sort((a, b) => a - b);
}

/** Whether there is any tier with a readable start and a price above 0. */
export function hasPriceTiers(rangePrice: Tiers): boolean {
  const last = readRecords(rangePrice).findLast(({ min }) => readNumber(min) !== null);
  // No later tier replaces the last one, so its price answers nearly always.
  return last !== undefined && (readPrice(last.price) !== null || tierStarts(rangePrice).length > 0);
}

/** {@link lineAmount} before it becomes text. */
export function exactLine(rangePrice: Tiers, quantity: number | string): Scaled | null {
  const price = readPrice(tierAt(rangePrice, quantity)?.price);
  const pieces = parseDecimal(quantity);
  if (!price || !pieces || pieces.units < 0n) return null;
  return roundedAmount(times(price, pieces));
}

function readPrice(price: unknown): Scaled | null {
  const value = parseDecimal(price);
  return value && value.units > 0n ? value : null;
}
