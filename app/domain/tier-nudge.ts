/** The line beside the tier ladder that tells when more pieces are worth it. */

import { compare, decimalText, minus, times } from './decimal-text';
import { exactLine, nextTier, unitPriceAt } from './price-tiers';
import { isAdmissible, nearestQuantities, type BuyTerms } from './quantity';
import { type Maybe, readNumber } from './reading';

/** A larger quantity that may be worth it. Amounts in CNY as decimal text. */
export interface TierNudge {
  /** The first quantity of the next tier that can be bought. */
  quantity: number;
  /** Pieces to add. */
  more: number;
  price: string;
  total: string;
  /** `total` less the total of the present quantity; negative: that much is saved. */
  difference: string;
  costsLess: boolean;
}

/** Worth a line: at most so many times the pieces for less than so many times the money. */
const MOST_PIECES = 3;
const MONEY_LIMIT = { units: 16n, scale: 1 };

/**
 * The next tier as an offer: only where its first admissible quantity costs less in total, or less than 60 % more for at
 * most 3 times the pieces. `null` otherwise, and for a quantity that has no price.
 */
export function tierNudge(product: Maybe<BuyTerms>, quantity: number | string): TierNudge | null {
  const wanted = readNumber(quantity);
  const rangePrice = product?.rangePrice;
  const min = nextTier(rangePrice, quantity)?.min;
  const now = exactLine(rangePrice, quantity);
  if (wanted === null || min === undefined || !now) return null;
  const target = isAdmissible(product, min) ? min : nearestQuantities(product, min).higher;
  if (target === null) return null;
  const total = exactLine(rangePrice, target);
  const price = unitPriceAt(rangePrice, target);
  if (!total || price === null) return null;
  const costsLess = compare(total, now) < 0;
  const isNear = target <= MOST_PIECES * wanted && compare(total, times(now, MONEY_LIMIT)) < 0;
  if (!costsLess && !isNear) return null;
  return {
    quantity: target,
    more: target - wanted,
    price,
    total: decimalText(total),
    difference: decimalText(minus(total, now)),
    costsLess,
  };
}
