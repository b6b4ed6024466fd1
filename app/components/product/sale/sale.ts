import { discountedPrice, discountedTotals, nextThreshold, type NextThreshold } from '~/domain/discount';
import type { DiscountRule, DiscountTier } from '~/domain/portal';
import type { Product } from '~/domain/product';
import { announcedSale, currentSale } from '~/domain/sale';

/** The double-twelve sale as pages show it: while it is on, and from its announcement. */
export interface Sale {
  itemList: DiscountTier[];
  /** When it begins, ms since 1970; `null`: it always was. */
  startsAt: number | null;
  /** In force; otherwise only announced. */
  on: boolean;
}

/** The sale at a moment (ms since 1970); `null` where there is none, or none any more. */
export function saleAt(rule: DiscountRule, now: number): Sale | null {
  const { itemList, startsAt } = announcedSale(rule, now);
  return itemList.length > 0 ? { itemList, startsAt, on: currentSale(rule, now).itemList.length > 0 } : null;
}

/** What the sale makes of one line alone; amounts and prices in CNY as decimal text. */
export interface SaleLine {
  /** The multiplier that the line reaches; `null` where it reaches none. */
  discount: string | null;
  total: string;
  unitPrice: string | null;
  /** The next tier, and what is missing until then. */
  next: NextThreshold | null;
}

/** @param unitPrice of the quantity, before the discount */
export function saleLine(product: Product, quantity: number, unitPrice: string | null, sale: Sale): SaleLine {
  const items = [{ cartNum: quantity, rangePrice: product.rangePrice, hasDiscount: product.hasDiscount }];
  const { discount, discounted, saving } = discountedTotals(items, sale);
  return {
    discount: saving === '0' ? null : discount,
    total: discounted,
    unitPrice: discountedPrice(unitPrice, discount),
    next: nextThreshold(items, sale),
  };
}
