import * as v from 'valibot';
import type { Message } from '../../domain/text/message';
import type { Account } from '../../upstream/account';
import type { Shop } from '../../upstream/shop';
import { partName } from './part-name';
import { PRODUCT_ID_LIMIT } from './read-quantity';

/** The form `POST /saved_parts` (app/routes/README.md, "Forms"). */
export const savedPartFields = v.object({
  intent: v.picklist(['add', 'remove']),
  goodsId: v.pipe(v.string(), v.minLength(1), v.maxLength(PRODUCT_ID_LIMIT)),
});

/** Saves a product for later, or removes it. @throws UpstreamError */
export async function takeSavedPart(
  { intent, goodsId }: v.InferOutput<typeof savedPartFields>, { account, shop }: { account: Account; shop: Shop },
): Promise<Message> {
  if (intent === 'add') await account.savePart(goodsId);
  else await account.removeSavedPart(goodsId);
  const key = intent === 'add' ? 'account:message.savedPart' : 'account:message.removedPart';
  return { kind: 'result', key, values: { part: await partName(goodsId, shop) } };
}
