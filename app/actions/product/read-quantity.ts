import { readTyped } from '../../domain/numbers/reading';
import { QUANTITY_FIELDS } from '../../domain/product/posted-quantity';
import { postedForm, type PostedForm } from '../form/posted-form';

/** Characters of a part's id that are read. */
export const PRODUCT_ID_LIMIT = 100;

/** A posted quantity of one part. */
export interface QuantityForm {
  /** Id of the part; empty where none is named. */
  part: string;
  typed: string;
  /** What was typed as a number; `null`: it is none. */
  quantity: number | null;
}

/**
 * Reads a posted quantity.
 * @param id of the part; otherwise the form names it
 * @throws Response 405 for another method than POST, 413 for an overlong form
 */
export async function readQuantityForm(request: Request, id?: string): Promise<QuantityForm> {
  return quantityOf(await postedForm(request), id);
}

/** The quantity in a form that was read; see {@link readQuantityForm}. */
export function quantityOf(form: PostedForm, id?: string): QuantityForm {
  const part = (id ?? form.text(QUANTITY_FIELDS.part)).slice(0, PRODUCT_ID_LIMIT);
  const typed = form.text(QUANTITY_FIELDS.taken) || form.text(QUANTITY_FIELDS.typed);
  return { part, typed, quantity: readTyped(typed) };
}
