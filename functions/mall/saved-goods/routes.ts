import * as contract from '~/upstream/contract/records/saved-goods';
import { CODES } from '~/upstream/contract/base/envelope';
import { wireWriter } from '../goods/wire-writer';
import { notFound, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { signedIn } from '../user/signed-in';
import { addSavedGoods, removeSavedGoods, savedGoodsOf } from './store';

const FULL = {
  cn: `最多可以收藏 ${contract.SAVED_LIMIT} 个元器件，请先移除不用的元器件。`,
  en: `You can save up to ${contract.SAVED_LIMIT} parts. Remove one you no longer need first.`,
};

export const savedGoodsRoutes = [
  handle(contract.listSavedGoods, async (_, context) => {
    const { user_code } = await signedIn(context);
    const rows = await savedGoodsOf(context.queries, user_code);
    if (rows.length === 0) return { rows: [] };
    const write = await wireWriter(context);
    return { rows: rows.map((row) => ({ goods: write(row), createTime: new Date(row.saved_at).toISOString() })) };
  }),
  handle(contract.addSavedGoods, async ({ goodsId }, context) => {
    const { user_code } = await signedIn(context);
    const { outcome, mpn } = await addSavedGoods(context.queries, user_code, goodsId, context.now);
    if (outcome === 'unknown') throw notFound(unknown(goodsId));
    if (outcome === 'full') throw new Refusal(CODES.full, FULL);
    return { mpn };
  }),
  handle(contract.removeSavedGoods, async ({ goodsId }, context) => {
    const { user_code } = await signedIn(context);
    return { mpn: await removeSavedGoods(context.queries, user_code, goodsId) };
  }),
];

/** Names the part that was asked for: of several that are saved at once it says which. */
function unknown(goodsId: string) {
  return {
    cn: `没有元器件 ${goodsId}，它可能已经下架。`,
    en: `There is no part ${goodsId}; it may have been withdrawn.`,
  };
}
