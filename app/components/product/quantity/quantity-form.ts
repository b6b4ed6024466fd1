/** The form of a quantity, on the product page and in each row of a list; an action of either reads it. */

import type { FormEvent } from 'react';

/** The part, what is typed, and what a button takes instead: minus, plus, and every quantity offered. */
export const QUANTITY_FIELDS = { part: 'goodsId', typed: 'cartNum', taken: 'qty' } as const;

/** Where the answer to a posted quantity is found on the page. */
export const BUY_PANEL = 'buy';

/** The same in a list. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}

/** What a post answered about one part's quantity. */
export interface PostedQuantity {
  typed: string;
  /** The rules let it pass, but the live stock is not known. */
  unchecked: boolean;
}

/** Longer texts are no quantities, and are shown by their beginning. */
const LONGEST = 40;

/** A text as a quantity field shows it. */
export function quantityText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Where scripts run, the page has answered before anything could be posted. */
export function keepInPage(event: FormEvent): void {
  event.preventDefault();
}
