/** The quantity form of the product page, of list rows and of the cart: its fields, and the check of the posted quantity. */

import { PRODUCT_ID_LIMIT } from './product';
import { isRefusal, quantityError, type BuyTerms } from './quantity';
import { readTyped, type Maybe } from '../numbers/reading';

/** Names of fields. `typed` is the text field. `taken` is what a button sends instead: minus, plus, or a button with an offered quantity. */
export const QUANTITY_FIELDS = { productId: 'goodsId', typed: 'cartNum', taken: 'qty' } as const;

/** A posted quantity of one product. */
export interface QuantityForm {
  /** Empty if the form names no product. */
  productId: string;
  typed: string;
  /** The typed number; `null` if it is not a number. */
  quantity: number | null;
}

/** Reads the quantity in a posted form. @param id - id of the product; absent if the form names it */
export function readQuantity(form: { text(name: string): string }, id?: string): QuantityForm {
  const productId = (id ?? form.text(QUANTITY_FIELDS.productId)).slice(0, PRODUCT_ID_LIMIT);
  const typed = form.text(QUANTITY_FIELDS.taken) || form.text(QUANTITY_FIELDS.typed);
  return { productId, typed, quantity: readTyped(typed) };
}

/** The answer to a posted quantity. */
export interface PostedQuantity {
  typed: string;
  /** Whether the rules accept the quantity, but the live stock is not known. */
  unchecked: boolean;
}

export type QuantityVerdict = 'passed' | 'refused' | 'unchecked';

/** The maximum length of a shown quantity, in characters. A longer text is not a quantity, so only its beginning is shown. */
const LONGEST = 40;

/** A text as a quantity field shows it. A text of more than 40 characters is cut, and gets an ellipsis. */
export function quantityText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Checks a quantity by the rules (README, "Quantities"). Without live figures a valid quantity is `unchecked`.
 * @param quantity - `null` if it is not a number
 * @param isLive - whether the product's figures are live
 */
export function validateQuantity(product: Maybe<BuyTerms>, quantity: number | null, isLive: boolean): QuantityVerdict {
  if (isRefusal(quantityError(product, quantity ?? Number.NaN))) return 'refused';
  return isLive ? 'passed' : 'unchecked';
}
