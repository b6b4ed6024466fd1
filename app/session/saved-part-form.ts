import * as v from 'valibot';
import type { Message } from '../domain/message';
import type { Account } from '../upstream/account';
import { PRODUCT_ID_LIMIT } from './quantity-form';

/** The form `POST /saved_parts` (interfaces.md, "Forms"). `mpn` is how its result is told. */
export const savedPartFields = v.object({
  intent: v.picklist(['add', 'remove']),
  goodsId: v.pipe(v.string(), v.minLength(1), v.maxLength(PRODUCT_ID_LIMIT)),
  mpn: v.pipe(v.string(), v.maxLength(PRODUCT_ID_LIMIT)),
});

/** Saves a part for later, or forgets it. @throws UpstreamError */
export async function takeSavedPart(
  { intent, goodsId, mpn }: v.InferOutput<typeof savedPartFields>, account: Account,
): Promise<Message> {
  const values = { part: mpn || goodsId };
  if (intent === 'remove') {
    await account.removeSavedPart(goodsId);
    return { kind: 'result', key: 'message.removedPart', values };
  }
  await account.savePart(goodsId);
  return { kind: 'result', key: 'message.savedPart', values };
}
