import * as v from 'valibot';
import { PRODUCT_ID_LIMIT } from '../../domain/product/product';
import type { Message } from '../../domain/text/message';
import type { Account } from '../../upstream/account';

/** The form `POST /saved_parts` (app/routes/README.md, "Forms"). */
export const savedProductFields = v.object({
  intent: v.picklist(['add', 'remove']),
  goodsId: v.pipe(v.string(), v.minLength(1), v.maxLength(PRODUCT_ID_LIMIT)),
});

/** Saves a product for later, or removes it. The message names the part number, or the product's id if the upstream does not send one. @throws UpstreamError */
export async function takeSavedProduct(
  { intent, goodsId: productId }: v.InferOutput<typeof savedProductFields>, { account }: { account: Account },
): Promise<Message> {
  const mpn = await (intent === 'add' ? account.saveProduct(productId) : account.removeSavedProduct(productId));
  const key = intent === 'add' ? 'account:message.saved' : 'account:message.removed';
  return { kind: 'result', key, values: { mpn: mpn ?? productId } };
}
