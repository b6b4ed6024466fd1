/** The period of the double-twelve sale, and the cost of one line during the sale (README, "Discount"). */

import { discountedPrice, discountedTotals, nextThreshold, type DiscountRule, type DiscountTier, type NextThreshold } from './discount';
import { unitPriceAt } from '../money/price-tiers';
import type { TradeTerms } from '../product/product';
import type { Maybe } from '../numbers/reading';

/** The sale as pages show it. Pages announce a sale before it starts. */
export interface Sale {
  itemList: DiscountTier[];
  /** When the sale starts, ms since 1970; `null` if the rule names no start. */
  startsAt: number | null;
  /** Whether the sale is in force; otherwise it is only announced. */
  on: boolean;
}

/** The cost of one line in the sale, if nothing else is bought. Amounts and prices are decimal text in CNY. */
export interface SaleLine {
  /** The multiplier that the line reaches; `null` if the discount saves nothing. */
  discount: string | null;
  total: string;
  /** The price of one piece, rounded to 6 decimals. This price × quantity may differ from `total`. */
  unitPrice: string | null;
  /** The next tier, and the amount that is missing to reach it. */
  next: NextThreshold | null;
}

/**
 * The rule that pages may announce at a given time. It has no tiers after the end of its period.
 * @param now - ms since 1970
 */
export function announcedSale(rule: DiscountRule, now: number): DiscountRule {
  return now > (rule.endsAt ?? Infinity) ? { ...rule, itemList: [] } : rule;
}

/** The rule in force at a given time. It has no tiers before and after its period. */
export function currentSale(rule: DiscountRule, now: number): DiscountRule {
  const announced = announcedSale(rule, now);
  return now < (rule.startsAt ?? -Infinity) ? { ...announced, itemList: [] } : announced;
}

/** The sale at a moment (ms since 1970); `null` if there is no sale, or if it is over. */
export function saleAt(rule: DiscountRule, now: number): Sale | null {
  const { itemList, startsAt } = announcedSale(rule, now);
  return itemList.length > 0 ? { itemList, startsAt, on: currentSale(rule, now).itemList.length > 0 } : null;
}

/** The tiers that apply to a line now; `null` if no sale is in force. */
export function ruleInForce(sale: Maybe<Sale>): DiscountTier[] | null {
  return sale?.on ? sale.itemList : null;
}

/** The cost of a quantity of one product in a current or future sale, if nothing else is bought. */
export function saleLine(product: Partial<Pick<TradeTerms, 'rangePrice' | 'hasDiscount'>>, quantity: number, sale: Sale): SaleLine {
  const items = [{ ...product, cartNum: quantity }];
  const { discount, discounted, saving } = discountedTotals(items, sale);
  return {
    discount: saving === '0' ? null : discount,
    total: discounted,
    unitPrice: discountedPrice(unitPriceAt(product.rangePrice, quantity), product.hasDiscount === 'T' ? discount : null),
    next: nextThreshold(items, sale),
  };
}
