/** The form of a quantity as pages show it; its fields are in `~/domain/posted-quantity`. */

import type { FormEvent } from 'react';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';

/** Where the answer to a posted quantity is found on the page. */
export const BUY_PANEL = 'buy';

/** The same in a list: the part's row. */
export function rowAnchor(id: string): string {
  return `row-${id}`;
}

/** Where scripts run, the page has answered before anything could be posted. */
export function keepInPage(event: FormEvent): void {
  event.preventDefault();
}

/** Moves the focus to the field of the form that a button belongs to: the button may go with what it does. */
export function focusField({ form }: HTMLButtonElement): void {
  const field = form?.elements.namedItem(QUANTITY_FIELDS.typed);
  if (field instanceof HTMLInputElement) field.focus();
}
