/** A cart as pages show it. Amounts are decimal text in CNY; texts are in the reader's language. */

import { compare, parseDecimal } from '../numbers/decimal-text';
import type { NextThreshold } from '../sale/discount';
import type { Product } from '../product/product';
import type { FeeType } from './states';

/** One product in the cart. */
export interface CartLine {
  productId: string;
  /** The part number when the product was added. It names a product that is no longer sold. */
  mpn: string;
  brand: string;
  /** With its present figures; `null`: no longer sold. */
  product: Product | null;
  quantity: number;
  selected: boolean;
  /** The unit price that was shown when the quantity was set; `null` where there was none. */
  addedPrice: string | null;
  /** The amount of the line. `null` if the line cannot be ordered; then it is in no sum. */
  amounts: CartLineAmounts | null;
}

export interface CartLineAmounts {
  unitPrice: string;
  amount: string;
  /** The amount after the discount. A selected line has the discount of the whole selection. */
  discounted: string;
}

/** The cost of the selected lines of one seller. */
export interface SellerTotal {
  /** Supplier code of a third party; empty: the mall itself. */
  supplier: string;
  lines: number;
  amount: string;
}

/** The cost of the selected lines that can be ordered. */
export interface CartTotals {
  lines: number;
  /** The sum of the lines before the discount. */
  total: string;
  /** The exact sum of the eligible lines, which is compared with the thresholds of the discount. */
  eligible: string;
  /** The multiplier; `'0'` where none matches. */
  discount: string;
  saving: string;
  /** Who pays for the shipping. It is never part of `payable`. */
  shipping: FeeType;
  /** `total − saving`. */
  payable: string;
  /** The next tier of the discount worth reaching. */
  next: NextThreshold | null;
  sellers: SellerTotal[];
}

export interface Cart {
  lines: CartLine[];
  totals: CartTotals;
}

/** The result for one line of a quick order, or of an order bought again. */
export interface WantedOutcome {
  /** From 1, in the given order. */
  line: number;
  partNumber: string;
  quantity: number;
  /** `several`: more than one maker has that number; `quantity`: that quantity cannot be bought. */
  outcome: 'added' | 'unknown' | 'several' | 'quantity' | 'full';
  /** The product, or those that may be meant. */
  candidates: Array<{ productId: string; mpn: string; brand: string }>;
  /** Why it was not added, in the reader's language. */
  reason: string;
  /** For `quantity`: the nearest quantities that can be added instead, the lower one first. */
  nearest: number[];
}

/** The lines of one seller. */
export interface CartGroup {
  /** Supplier code of a partner; empty: the mall itself; `null`: no longer sold. */
  supplier: string | null;
  lines: CartLine[];
}

/** The lines by seller: the mall first, then partners in their order, then what is no longer sold. */
export function cartGroups(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string | null, CartLine[]>();
  for (const line of lines) {
    const supplier = line.product ? (line.product.supplierCode ?? '') : null;
    groups.set(supplier, [...(groups.get(supplier) ?? []), line]);
  }
  const place = (supplier: string | null) => (supplier === null ? 2 : supplier === '' ? 0 : 1);
  return [...groups].map(([supplier, own]) => ({ supplier, lines: own })).sort((a, b) => place(a.supplier) - place(b.supplier));
}

/** The unit price that was shown, if the line has another one now; otherwise `null`. */
export function movedFrom({ addedPrice, amounts }: Pick<CartLine, 'addedPrice' | 'amounts'>): string | null {
  const [told, now] = [parseDecimal(addedPrice), parseDecimal(amounts?.unitPrice)];
  return told && now && compare(told, now) !== 0 ? addedPrice : null;
}
