/** The hint, next to the price tiers, that a larger quantity may be the better offer (README, "Discount"). */

import { compare, decimalText, minus, parseDecimal, times, type Scaled } from '../numbers/decimal-text';
import { discountedTotals, parseRule, type RawRule } from './discount';
import { exactLine, nextTier, roundedLine, unitPriceAt } from '../money/price-tiers';
import type { TradeTerms } from '../product/product';
import { isAdmissible, nearestQuantities, type BuyTerms } from '../product/quantity';
import { type Maybe, readNumber } from '../numbers/reading';

/** A larger quantity that may be the better offer. Amounts are decimal text in CNY. */
export interface TierNudge {
  /** The smallest quantity of the next tier that can be bought. */
  quantity: number;
  /** The number of pieces to add. */
  more: number;
  price: string;
  /** The amount for `quantity` after the discount. */
  total: string;
  /** `total` minus the amount for the present quantity after the discount; negative if the larger quantity costs less. */
  difference: string;
  costsLess: boolean;
}

type NudgeTerms = BuyTerms & Partial<Pick<TradeTerms, 'hasDiscount'>>;

/** The limits of the hint if the larger quantity costs more: at most 3 times the pieces, and less than 1.6 times the amount. */
const MOST_PIECES = 3;
const MONEY_LIMIT = { units: 16n, scale: 1 };

/**
 * The next tier as an offer, if its smallest quantity costs less than the present quantity, or has at most 3 times the pieces and costs less than
 * 60 % more. Otherwise `null`, also if the present quantity has no price.
 * @param rule - rule of a current sale. The amounts after the discount are compared. It is possible that only one quantity reaches a discount
 */
export function tierNudge(product: Maybe<NudgeTerms>, quantity: number | string, rule: RawRule = null): TierNudge | null {
  const wanted = readNumber(quantity);
  const rangePrice = product?.rangePrice;
  const min = nextTier(rangePrice, quantity)?.min;
  const now = paidFor(product, quantity, rule);
  if (wanted === null || min === undefined || !now) return null;
  const target = isAdmissible(product, min) ? min : nearestQuantities(product, min).higher;
  if (target === null) return null;
  const total = paidFor(product, target, rule);
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

/** The discount of the selected lines of a cart. */
export interface CartDiscount {
  /** The multiplier that the lines reach now; `'0'` if they reach no tier. */
  discount: string;
  /** The amount that counts towards the thresholds. */
  eligible: string;
}

/**
 * {@link tierNudge} for a selected line of a cart, with the discount of all selected lines together. If the larger quantity would move the cart
 * into another discount tier, it never counts as costing less.
 */
export function cartNudge(product: Maybe<NudgeTerms>, quantity: number | string, { discount, eligible }: CartDiscount, rule: RawRule): TierNudge | null {
  const nudge = tierNudge(product, quantity, discount === '0' ? null : [{ amount: '0', discount }]);
  if (!nudge?.costsLess || product?.hasDiscount !== 'T') return nudge;
  const sum = parseDecimal(eligible);
  const [now, then] = [exactLine(product.rangePrice, quantity), exactLine(product.rangePrice, nudge.quantity)];
  if (!sum || !now || !then) return null;
  const reached = reachedBy(sum, rule);
  return { ...nudge, costsLess: reachedBy(minus(sum, minus(now, then)), rule) === reached };
}

/** How many tiers of a rule an amount reaches. */
function reachedBy(amount: Scaled, rule: RawRule): number {
  return parseRule(rule).itemList.filter((tier) => compare(parseDecimal(tier.amount) ?? amount, amount) <= 0).length;
}

/** What a line costs under a rule, if nothing else is bought. */
function paidFor(product: Maybe<NudgeTerms>, quantity: number | string, rule: RawRule): Scaled | null {
  if (!rule) return roundedLine(product?.rangePrice, quantity);
  return parseDecimal(discountedTotals([{ ...product, cartNum: quantity }], rule).lines[0]?.discounted);
}
