/** When the double-twelve sale is on, and what it makes of one line. */

import { discountedPrice, discountedTotals, nextThreshold, type DiscountRule, type DiscountTier, type NextThreshold } from './discount';
import { unitPriceAt } from '../money/price-tiers';
import type { TradeTerms } from '../product/product';
import type { Maybe } from '../numbers/reading';

/** The sale as pages show it: while it is on, and from its announcement. */
export interface Sale {
  itemList: DiscountTier[];
  /** When it begins, ms since 1970; `null`: it always was. */
  startsAt: number | null;
  /** In force; otherwise only announced. */
  on: boolean;
}

/** What the sale makes of one line alone; amounts and prices in CNY as decimal text. */
export interface SaleLine {
  /** The multiplier that the line reaches; `null` where it saves nothing. */
  discount: string | null;
  total: string;
  /** Of one piece, rounded to 6 decimals: times the quantity it need not come to the total. */
  unitPrice: string | null;
  /** The next tier, and what is missing until then. */
  next: NextThreshold | null;
}

/**
 * The rule as it may be announced at a time: without tiers once its period has ended.
 * @param now ms since 1970
 */
export function announcedSale(rule: DiscountRule, now: number): DiscountRule {
  return now > (rule.endsAt ?? Infinity) ? { ...rule, itemList: [] } : rule;
}

/** The rule that holds at a time: without tiers before and after its period. */
export function currentSale(rule: DiscountRule, now: number): DiscountRule {
  const announced = announcedSale(rule, now);
  return now < (rule.startsAt ?? -Infinity) ? { ...announced, itemList: [] } : announced;
}

/** The sale at a moment (ms since 1970); `null` where there is none, or none any more. */
export function saleAt(rule: DiscountRule, now: number): Sale | null {
  const { itemList, startsAt } = announcedSale(rule, now);
  return itemList.length > 0 ? { itemList, startsAt, on: currentSale(rule, now).itemList.length > 0 } : null;
}

/** The rule by which a line is paid: that of a sale that is on. */
export function ruleInForce(sale: Maybe<Sale>): DiscountTier[] | null {
  return sale?.on ? sale.itemList : null;
}

/** What a sale, on or to come, makes of a quantity of one part if nothing else is bought. */
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
