/** Anchors and event handlers of the quantity form. Its fields are in `~/domain/product/posted-quantity`. */

import type { FormEvent } from 'react';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';

/** The anchor of the buy panel on a product page, where the answer to a posted quantity is shown. */
export const BUY_PANEL = 'buy';

/** The anchor of a product's row in a list, where the answer to a posted quantity is shown. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}

/** Prevents a form from being posted. With script, the page itself shows the result of a typed quantity. */
export function keepInPage(event: FormEvent): void {
  event.preventDefault();
}

/** Moves the focus to the field of a button's form, because the button may disappear after a press. */
export function focusField({ form }: HTMLButtonElement): void {
  const field = form?.elements.namedItem(QUANTITY_FIELDS.typed);
  if (field instanceof HTMLInputElement) field.focus();
}
