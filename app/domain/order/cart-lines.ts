/** A cart as pages show it. Amounts are decimal text in CNY; texts are in the reader's language. */

import { compare, parseDecimal } from '../numbers/decimal-text';
import type { NextThreshold } from '../sale/discount';
import type { Product } from '../product/product';
import type { PlannedShipment } from './shipping/planned-shipments';
import type { FeeType } from './states';

/** One product in the cart. */
export interface CartLine {
  productId: string;
  /** The part number when the product was added. Pages need it if the product is no longer sold. */
  mpn: string;
  brand: string;
  /** The product with its present figures; `null` if it is no longer sold. */
  product: Product | null;
  /** Grams a piece; absent if the product is no longer sold. */
  weight?: number;
  quantity: number;
  /** The buyer's own part number; empty if there is none. */
  partRef: string;
  selected: boolean;
  /** The unit price that was shown when the quantity was set; `null` if no price was shown. */
  addedPrice: string | null;
  /** The amounts of the line. `null` if the line cannot be ordered; then it is not part of any sum. */
  amounts: CartLineAmounts | null;
}

export interface CartLineAmounts {
  unitPrice: string;
  amount: string;
  /** The amount after the discount. For a selected line, all selected lines together decide the discount. */
  discounted: string;
}

/** The cost of the selected lines of one seller. */
export interface SellerTotal {
  /** Supplier code of a partner; empty for the mall itself. */
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
  /** The multiplier of the discount; `'0'` if no tier is reached. */
  discount: string;
  saving: string;
  /** Who pays for the shipping within China. It is not part of `payable`. */
  shipping: FeeType;
  /** `total − saving`. */
  payable: string;
  /** The next tier of the discount that lowers the price further; `null` if there is no next tier. */
  next: NextThreshold | null;
  sellers: SellerTotal[];
}

export interface Cart {
  /** Whether the buyer can give own numbers: the upstream keeps them. */
  ownNumbers: boolean;
  lines: CartLine[];
  totals: CartTotals;
  /** What ships when of the lines in `totals`, if they are paid today; empty if the upstream does not say. */
  shipments: PlannedShipment[];
}

/** The result for one line of a quick order, or of an order that is bought again. */
export interface WantedOutcome {
  /** The number of the line, from 1, in the order in which the lines were sent. */
  line: number;
  partNumber: string;
  quantity: number;
  /** `several`: several products have this part number; `quantity`: this quantity cannot be bought; `full`: the cart has no room for the line. */
  outcome: 'added' | 'unknown' | 'several' | 'quantity' | 'full';
  /** The product, or the products that may be meant. */
  candidates: Array<{ productId: string; mpn: string; brand: string }>;
  /** Why the line was not added, in the reader's language. */
  reason: string;
  /** For `quantity`: the nearest quantities that can be added instead, the lower one first. */
  nearest: number[];
}

/** The lines of one seller. */
export interface CartGroup {
  /** Supplier code of a partner; empty for the mall itself; `null` for products that are no longer sold. */
  supplier: string | null;
  lines: CartLine[];
}

/** Groups the lines by seller: first the mall, then partners in the order of their lines, then products that are no longer sold. */
export function cartGroups(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string | null, CartLine[]>();
  for (const line of lines) {
    const supplier = line.product ? (line.product.supplierCode ?? '') : null;
    groups.set(supplier, [...(groups.get(supplier) ?? []), line]);
  }
  const place = (supplier: string | null) => (supplier === null ? 2 : supplier === '' ? 0 : 1);
  return [...groups].map(([supplier, own]) => ({ supplier, lines: own })).sort((a, b) => place(a.supplier) - place(b.supplier));
}

/** The unit price that was shown when the quantity was set, if the line has another unit price now; otherwise `null`. */
export function movedFrom({ addedPrice, amounts }: Pick<CartLine, 'addedPrice' | 'amounts'>): string | null {
  const [told, now] = [parseDecimal(addedPrice), parseDecimal(amounts?.unitPrice)];
  return told && now && compare(told, now) !== 0 ? addedPrice : null;
}
