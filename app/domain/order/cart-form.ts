/** What the form `POST /shopping_cart` answers (app/routes/README.md, "Forms"). */

import type { Message, Words } from '../text/message';
import type { Product } from '../product/product';
import type { WantedOutcome } from './cart-lines';

/** The address of the cart and of its forms. */
export const CART_PATH = '/shopping_cart';

/** The anchor of a line on the page of the cart. */
export function lineAnchor(productId: string): string {
  return `line-${productId}`;
}

/** The refusal to add a product, or to set its quantity. */
export interface CartRefusal {
  intent: 'add' | 'setQty';
  productId: string;
  /** The quantity as it was typed. */
  typed: string;
  words: Words;
  /** Whether the quantity is the reason of the refusal; otherwise something else failed. */
  ofQuantity: boolean;
  /** The quantities that can be added or set instead, the lower one first; empty if the quantity is not the reason. */
  nearest: number[];
  /** The product with its present figures; `null` if they are not known. */
  product: Product | null;
}

/** The refusal of the buyer's own part number of a line. */
export interface WrongRef {
  productId: string;
  typed: string;
  words: Words;
}

/** A line of a quick order that was not added. */
export interface QuickRefusal extends Pick<WantedOutcome, 'nearest' | 'partNumber' | 'quantity'> {
  /** The products that may be meant, with their present figures if these are known. */
  candidates: Array<WantedOutcome['candidates'][number] & { product?: Product }>;
  /** The number of the line, from 1, in the text that stays in the field. */
  line: number;
  words: Words;
  /** `unread`: the line could not be understood. */
  outcome: WantedOutcome['outcome'] | 'unread';
}

/** The answer to a quick order if some of its lines were not added. */
export interface QuickAnswer {
  /** The lines that were not added, as they were typed. */
  text: string;
  /** How many lines were added. */
  added: number;
  refusals: QuickRefusal[];
  /** The error of the form as a whole. */
  summary?: Words;
  /** What to open as a bill of materials instead: a table, or lines that do not name exactly one product. */
  asBom?: 'table' | 'lines';
}

/** The result of a posted form. The page uses it to show the form again, or to update itself if a script posted the form. */
export interface CartAnswer {
  /** Says what was done, or why the form was refused. */
  message?: Message;
  refusal?: CartRefusal;
  wrongRef?: WrongRef;
  quick?: QuickAnswer;
  /** The form did not reach the shop, so nothing has changed. */
  offline?: true;
}

/** Whether the answer says that the form did not reach the shop. */
export function isOffline(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true;
}
