/** A cart as pages show it. Amounts are decimal text in CNY; texts are in the reader's language. */

import { compare, parseDecimal } from '../numbers/decimal-text';
import type { NextThreshold } from '../sale/discount';
import type { Product } from '../product/product';
import type { FeeType } from './states';

/** One part in the cart. */
export interface CartLine {
  goodsId: string;
  /** As it was known when it was added: what names a part that is no longer sold. */
  mpn: string;
  brand: string;
  /** With the figures of now; `null`: no longer sold. */
  product: Product | null;
  cartNum: number;
  selected: boolean;
  /** The unit price that was told when the quantity was set; `null` where there was none. */
  addedPrice: string | null;
  /** What the line comes to; `null` where it cannot be ordered as it is: then it is in no sum. */
  amounts: CartLineAmounts | null;
}

export interface CartLineAmounts {
  unitPrice: string;
  amount: string;
  /** What is paid for it: with the discount of the whole selection, if it is part of it. */
  discounted: string;
}

/** What the selected lines of one seller come to. */
export interface SellerTotal {
  /** Supplier code of a third party; empty: the mall itself. */
  supplier: string;
  lines: number;
  amount: string;
}

/** What the selected lines that can be ordered come to. */
export interface CartTotals {
  lines: number;
  total: string;
  eligible: string;
  /** The multiplier; `'0'` where none matches. */
  discount: string;
  saving: string;
  shipping: FeeType;
  payable: string;
  next: NextThreshold | null;
  sellers: SellerTotal[];
}

export interface Cart {
  lines: CartLine[];
  totals: CartTotals;
}

/** What became of one wanted part of a quick order, or of an order bought again. */
export interface WantedOutcome {
  /** From 1, as it was given. */
  line: number;
  partNumber: string;
  quantity: number;
  /** `several`: more than one maker has it; `quantity`: it cannot be bought in that quantity. */
  outcome: 'added' | 'unknown' | 'several' | 'quantity' | 'full';
  /** The part, or the parts it may be. */
  candidates: Array<{ goodsId: string; mpn: string; brand: string }>;
  /** Of what was not added, why; in the reader's language. */
  reason: string;
  /** Of `quantity`: the nearest quantities that could be added instead, the lower one first. */
  nearest: number[];
}

/** The lines of one seller. */
export interface CartGroup {
  /** Supplier code of a third party; empty: the mall itself; `null`: nobody sells them any more. */
  supplier: string | null;
  lines: CartLine[];
}

/** The lines by their sellers: the mall itself first, then partners as they come, at last what is no longer sold. */
export function cartGroups(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string | null, CartLine[]>();
  for (const line of lines) {
    const supplier = line.product ? (line.product.supplierCode ?? '') : null;
    groups.set(supplier, [...(groups.get(supplier) ?? []), line]);
  }
  const place = (supplier: string | null) => (supplier === null ? 2 : supplier === '' ? 0 : 1);
  return [...groups].map(([supplier, own]) => ({ supplier, lines: own })).sort((a, b) => place(a.supplier) - place(b.supplier));
}

/** The unit price that was told, where the line has another one now; `null` where it has not. */
export function movedFrom({ addedPrice, amounts }: Pick<CartLine, 'addedPrice' | 'amounts'>): string | null {
  const [told, now] = [parseDecimal(addedPrice), parseDecimal(amounts?.unitPrice)];
  return told && now && compare(told, now) !== 0 ? addedPrice : null;
}
