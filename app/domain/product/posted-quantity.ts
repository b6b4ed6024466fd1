/** The quantity form of the product page and of list rows, and the check of what it posts. */

import { isRefusal, quantityError, type BuyTerms } from './quantity';
import type { Maybe } from '../numbers/reading';

/** `typed` is the field; `taken` is what a button sends instead: minus, plus, and every quantity that is offered. */
export const QUANTITY_FIELDS = { productId: 'goodsId', typed: 'cartNum', taken: 'qty' } as const;

/** The answer to a posted quantity. */
export interface PostedQuantity {
  typed: string;
  /** The rules accept it, but the live stock is not known. */
  unchecked: boolean;
}

export type QuantityVerdict = 'passed' | 'refused' | 'unchecked';

/** Longer texts are no quantities; only their beginning is shown. */
const LONGEST = 40;

/** A text as a quantity field shows it: of more than 40 characters the first 40, with an ellipsis. */
export function quantityText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Checks a quantity by the rules (README, "Quantities"). Without live figures one that passes is `unchecked`.
 * @param quantity `null` for what is no number
 * @param isLive the product's figures are live
 */
export function validateQuantity(product: Maybe<BuyTerms>, quantity: number | null, isLive: boolean): QuantityVerdict {
  if (isRefusal(quantityError(product, quantity ?? Number.NaN))) return 'refused';
  return isLive ? 'passed' : 'unchecked';
}
