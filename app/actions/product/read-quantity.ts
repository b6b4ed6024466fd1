import { readTyped } from '../../domain/numbers/reading';
import { QUANTITY_FIELDS } from '../../domain/product/posted-quantity';
import { PRODUCT_ID_LIMIT } from '../../domain/product/product';
import { postedForm, type PostedForm } from '../form/posted-form';

/** A posted quantity of one product. */
export interface QuantityForm {
  /** Empty: none was named. */
  productId: string;
  typed: string;
  /** The typed number; `null`: it is no number. */
  quantity: number | null;
}

/**
 * Reads a posted quantity.
 * @param id of the product; absent: the form names it
 * @throws Response 405 for another method than POST, 413 for an overlong form
 */
export async function readQuantityForm(request: Request, id?: string): Promise<QuantityForm> {
  return quantityOf(await postedForm(request), id);
}

/** The quantity in a form that was read; see {@link readQuantityForm}. */
export function quantityOf(form: PostedForm, id?: string): QuantityForm {
  const productId = (id ?? form.text(QUANTITY_FIELDS.productId)).slice(0, PRODUCT_ID_LIMIT);
  const typed = form.text(QUANTITY_FIELDS.taken) || form.text(QUANTITY_FIELDS.typed);
  return { productId, typed, quantity: readTyped(typed) };
}
