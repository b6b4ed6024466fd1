/** The cost of a cart or an order (README, "Discount"). It is computed with decimal.js, on the server only. Amounts are decimal text in CNY. */

import { add, AMOUNT_PRECISION, compareAmounts, multiply, roundAmount, subtract } from '../money/money';
import { nextThreshold, parseRule, type DiscountItem, type RawRule } from '../sale/discount';
import { unitPriceAt } from '../money/price-tiers';
import type { CartTotals } from './cart-lines';
import { FREE_SHIPPING_FROM } from './order-policies';
import { FEE_TYPE, type FeeType } from './states';

/** A line to buy. */
export type PricedItem = DiscountItem & { qty: number };

export interface LineAmounts {
  unitPrice: string;
  /** Unit price × quantity, rounded to 2 decimals. */
  amount: string;
  /** The amount of the line after the discount. */
  discounted: string;
}

/** The cost of all lines together, and of each line. */
export interface OrderAmounts extends Omit<CartTotals, 'lines' | 'sellers'> {
  lines: LineAmounts[];
  /** The freight, which is a part of `payable`; absent if there is none. */
  freight?: string;
}

/**
 * Computes the cost of lines.
 * @param rule - discount rule in force
 * @returns `null` if a line has no price at its quantity
 */
export function orderAmounts(items: readonly PricedItem[], rule: RawRule): OrderAmounts | null {
  const priced: Array<{ unitPrice: string; exact: string; amount: string; hasDiscount: boolean }> = [];
  for (const { rangePrice, qty, hasDiscount } of items) {
    const unitPrice = unitPriceAt(rangePrice, qty);
    if (unitPrice === null) return null;
    const exact = multiply(unitPrice, qty);
    priced.push({ unitPrice, exact, amount: roundAmount(exact, AMOUNT_PRECISION), hasDiscount: hasDiscount === 'T' });
  }
  const eligible = sumOf(priced.filter((line) => line.hasDiscount).map(({ exact }) => exact));
  const tier = parseRule(rule).itemList.findLast(({ amount }) => compareAmounts(amount, eligible) <= 0);
  const lines = priced.map(({ unitPrice, amount, hasDiscount }) => ({
    unitPrice, amount, discounted: hasDiscount && tier ? roundAmount(multiply(amount, tier.discount), AMOUNT_PRECISION) : amount,
  }));
  const total = sumOf(lines.map(({ amount }) => amount));
  const payable = sumOf(lines.map(({ discounted }) => discounted));
  return {
    lines, total, eligible, payable, discount: tier?.discount ?? '0', saving: subtract(total, payable),
    shipping: shippingOf(payable), next: nextThreshold(items, rule),
  };
}

/** Who pays for the shipping of an order of this amount (README, "Cart and checkout"). */
export function shippingOf(payable: string): FeeType {
  return compareAmounts(payable, FREE_SHIPPING_FROM) >= 0 ? FEE_TYPE.free : FEE_TYPE.payCarrier;
}

/** What is owed for orders that are not listed, as an amount; `'0'` if all are. @param used - what is owed in all @param listed - the orders that are listed */
export function owedUnlisted(used: string, listed: ReadonlyArray<{ owed: string }>): string {
  const sum = sumOf(listed.map(({ owed }) => owed));
  return compareAmounts(sum, used) < 0 ? subtract(used, sum) : '0';
}

function sumOf(amounts: readonly string[]): string {
  return amounts.reduce(add, '0');
}
