/** What the form `POST /shopping_cart` answers (app/routes/README.md, "Forms"). */

import type { Message, Words } from '../text/message';
import type { Product } from '../product/product';
import type { WantedOutcome } from './cart-lines';

/** The address of the cart and of its forms. */
export const CART_PATH = '/shopping_cart';

/** The anchor of a line. */
export function lineAnchor(productId: string): string {
  return `line-${productId}`;
}

/** A product that was not added, or a quantity that was not set. */
export interface CartRefusal {
  intent: 'add' | 'setQty';
  productId: string;
  /** The quantity as it was typed. */
  typed: string;
  words: Words;
  /** The quantity is the reason; otherwise something failed. */
  ofQuantity: boolean;
  /** The quantities that can be added or set instead, the lower one first; none where the quantity is not the reason. */
  nearest: number[];
  /** With its present figures, if they are known. */
  product: Product | null;
}

/** A line of a quick order that was not added. */
export interface QuickRefusal extends Pick<WantedOutcome, 'candidates' | 'nearest' | 'partNumber' | 'quantity'> {
  /** From 1, in the text that is left in the field. */
  line: number;
  words: Words;
  /** `unread`: the line could not be understood. */
  outcome: WantedOutcome['outcome'] | 'unread';
}

/** A quick order of which some lines were not added. */
export interface QuickAnswer {
  /** These lines, as they were typed. */
  text: string;
  /** How many lines were added. */
  added: number;
  refusals: QuickRefusal[];
  /** The error of the form as a whole. */
  summary?: Words;
}

/** The result of a posted form, for the page that shows it again or that posted it by script. */
export interface CartAnswer {
  /** The result, or the reason of the refusal. */
  message?: Message;
  refusal?: CartRefusal;
  quick?: QuickAnswer;
  /** The form did not arrive; nothing has changed. */
  offline?: true;
}

/** Whether a form did not arrive. */
export function isOffline(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true;
}
