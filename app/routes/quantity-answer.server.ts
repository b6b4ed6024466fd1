import type { AppLoadContext } from '@remix-run/cloudflare';
import { QUANTITY_FIELDS, quantityText, type PostedQuantity } from '~/components/product/quantity/quantity-form';
import { readNumber } from '~/domain/reading';
import { readForm } from '~/session/form';
import { checkedProduct, judgeQuantity } from '~/upstream/checked-product';
import { critical } from '~/upstream/critical';

/** Characters of a part's id that are read. */
export const PRODUCT_ID_LIMIT = 100;

const STATUS = { passed: 303, refused: 422, unchecked: 503 } as const;

/**
 * Reads a posted quantity and judges it by the part's live figures.
 * @param id of the part; otherwise the form names it
 * @throws Response 405 for another method than POST, 404 where there is no such part, 503 where nothing is known of it
 */
export async function answerQuantity(request: Request, context: AppLoadContext, id?: string) {
  if (request.method !== 'POST') throw new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const form = await readForm(request);
  const part = (id ?? form.text(QUANTITY_FIELDS.part)).slice(0, PRODUCT_ID_LIMIT);
  if (!part) throw new Response(null, { status: 404 });
  const typed = form.text(QUANTITY_FIELDS.taken) || form.text(QUANTITY_FIELDS.typed);
  const checked = await critical(context, checkedProduct(context.shop, part));
  const verdict = judgeQuantity(checked, typed);
  const posted: PostedQuantity = { typed: quantityText(typed), unchecked: verdict === 'unchecked' };
  return { status: STATUS[verdict], checked, quantity: readNumber(typed), posted };
}
