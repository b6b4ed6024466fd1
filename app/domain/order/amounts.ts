/** What a cart or an order costs (README, "Discount"). Amounts are decimal text in CNY. */

import { compare, parseDecimal } from '../numbers/decimal-text';
import { discountedTotals, nextThreshold, type DiscountItem, type NextThreshold, type RawRule } from '../sale/discount';
import { unitPriceAt } from '../money/price-tiers';
import { FREE_SHIPPING_FROM } from './policies';
import { FEE_TYPE, type FeeType } from './states';

/** A line to be bought. */
export type PricedItem = DiscountItem & { qty: number };

export interface LineAmounts {
  unitPrice: string;
  /** Unit price × quantity, rounded to 2 decimals. */
  amount: string;
  /** What is paid for the line, after the discount. */
  discounted: string;
}

export interface OrderAmounts {
  lines: LineAmounts[];
  /** The sum of the lines before the discount. */
  total: string;
  /** The lines that count towards a threshold and get the discount. */
  eligible: string;
  /** The multiplier, `'0'` where none matches. */
  discount: string;
  saving: string;
  /** Who bears the shipping. It is never part of `payable`. */
  shipping: FeeType;
  /** `total − saving`. */
  payable: string;
  /** The next tier of the discount worth reaching. */
  next: NextThreshold | null;
}

/**
 * What lines cost together under the rule in force.
 * @returns `null` where a line has no price at its quantity
 */
export function orderAmounts(items: readonly PricedItem[], rule: RawRule): OrderAmounts | null {
  const totals = discountedTotals(items, rule);
  const lines: LineAmounts[] = [];
  for (const [index, item] of items.entries()) {
    const unitPrice = unitPriceAt(item.rangePrice, item.qty);
    const line = totals.lines[index];
    if (unitPrice === null || !line?.amount || !line.discounted) return null;
    lines.push({ unitPrice, amount: line.amount, discounted: line.discounted });
  }
  return {
    lines, total: totals.total, eligible: totals.eligible, discount: totals.discount, saving: totals.saving,
    shipping: shippingOf(totals.discounted), payable: totals.discounted, next: nextThreshold(items, rule),
  };
}

/** Who bears the shipping of an order of that amount (README, "Cart and checkout"). */
export function shippingOf(payable: string): FeeType {
  const [amount, from] = [parseDecimal(payable), parseDecimal(FREE_SHIPPING_FROM)];
  return amount && from && compare(amount, from) >= 0 ? FEE_TYPE.free : FEE_TYPE.payCarrier;
}
