/** What the form `POST /shopping_cart` answers (interfaces.md, "Forms"). */

import type { Message, Words } from '../text/message';
import type { Product } from '../product/product';
import type { WantedOutcome } from './cart';

/** The address of the cart and of its forms. */
export const CART_PATH = '/shopping_cart';

/** The anchor of a line. */
export function lineAnchor(goodsId: string): string {
  return `line-${goodsId}`;
}

/** A part that was not added, or a quantity that was not set. */
export interface CartRefusal {
  intent: 'add' | 'setQty';
  goodsId: string;
  /** The quantity as it was typed. */
  typed: string;
  words: Words;
  /** It speaks of the quantity; otherwise it could not be done at all. */
  ofQuantity: boolean;
  /** Of a part that was not added: the nearest quantities that could be. */
  nearest: number[];
  /** With the figures of now, where they are known. */
  product: Product | null;
}

/** A line of a quick order that was not added. */
export interface QuickRefusal extends Pick<WantedOutcome, 'candidates' | 'nearest' | 'partNumber' | 'quantity'> {
  /** From 1, in the text that is left. */
  line: number;
  words: Words;
  /** `unread`: the line could not be understood. */
  outcome: WantedOutcome['outcome'] | 'unread';
}

/** A quick order of which something is left. */
export interface QuickAnswer {
  /** The lines that were not added, as they were typed. */
  text: string;
  /** How many were. */
  added: number;
  refusals: QuickRefusal[];
  /** What is wrong with it as a whole. */
  summary?: Words;
}

/** What became of a posted form, for the page that shows it again, and for one that posted it from within. */
export interface CartAnswer {
  /** Done, or why not. */
  message?: Message;
  refusal?: CartRefusal;
  quick?: QuickAnswer;
  /** It never arrived: nothing has changed. */
  offline?: true;
}

/** Whether a form never arrived. */
export function isOffline(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'offline' in answer && answer.offline === true;
}
