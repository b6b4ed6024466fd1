/** The form of a quantity, on the product page and in each row of a list, and how what it posts is judged. */

import { isRefusal, quantityError, type BuyTerms } from './quantity';
import type { Maybe } from '../numbers/reading';

/** The part, what is typed, and what a button takes instead: minus, plus, and every quantity offered. */
export const QUANTITY_FIELDS = { part: 'goodsId', typed: 'cartNum', taken: 'qty' } as const;

/** What a post answered about one part's quantity. */
export interface PostedQuantity {
  typed: string;
  /** The rules let it pass, but the live stock is not known. */
  unchecked: boolean;
}

export type QuantityVerdict = 'passed' | 'refused' | 'unchecked';

/** Longer texts are no quantities, and are shown by their beginning. */
const LONGEST = 40;

/** A text as a quantity field shows it: of more than 40 characters the first 40, with an ellipsis. */
export function quantityText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Whether a quantity passes: refused by the rules (section 5), or not to be said without live figures.
 * @param quantity `null` for what is no number
 * @param isLive the part's figures are live ones
 */
export function judgeQuantity(product: Maybe<BuyTerms>, quantity: number | null, isLive: boolean): QuantityVerdict {
  if (isRefusal(quantityError(product, quantity ?? Number.NaN))) return 'refused';
  return isLive ? 'passed' : 'unchecked';
}
