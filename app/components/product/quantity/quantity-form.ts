/** The quantity form of pages. Its fields are in `~/domain/product/posted-quantity`. */

import type { FormEvent } from 'react';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';

/** The anchor of the answer to a posted quantity. */
export const BUY_PANEL = 'buy';

/** The same in a list: the row of the product. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}

/** With scripts the page answers before anything is posted. */
export function keepInPage(event: FormEvent): void {
  event.preventDefault();
}

/** Moves the focus to the field of a button's form: the button may disappear after a press. */
export function focusField({ form }: HTMLButtonElement): void {
  const field = form?.elements.namedItem(QUANTITY_FIELDS.typed);
  if (field instanceof HTMLInputElement) field.focus();
}
