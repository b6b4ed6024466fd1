import * as contract from '~/upstream/contract/records/saved-goods';
import { CODES } from '~/upstream/contract/base/envelope';
import { wireWriter } from '../goods/wire';
import { notFound, Refusal } from '../http/refusal';
import { handle } from '../http/route';
import { signedIn } from '../user/signed-in';
import { MESSAGES } from './messages';
import { addSavedProduct, removeSavedProduct, savedProductsOf } from './store';

export const savedProductRoutes = [
  handle(contract.listSavedGoods, async (_, context) => {
    const { user_code } = await signedIn(context);
    const rows = await savedProductsOf(context.queries, user_code);
    if (rows.length === 0) return { rows: [] };
    const write = await wireWriter(context);
    return { rows: rows.map((row) => ({ goods: write(row), createTime: new Date(row.saved_at).toISOString() })) };
  }),
  handle(contract.addSavedGoods, async ({ goodsId: productId }, context) => {
    const { user_code } = await signedIn(context);
    const { outcome, mpn } = await addSavedProduct(context.queries, user_code, productId, context.now);
    if (outcome === 'unknown') throw notFound(MESSAGES.unknown(productId));
    if (outcome === 'full') throw new Refusal(CODES.full, MESSAGES.full(contract.SAVED_LIMIT));
    return { mpn };
  }),
  handle(contract.removeSavedGoods, async ({ goodsId: productId }, context) => {
    const { user_code } = await signedIn(context);
    return { mpn: await removeSavedProduct(context.queries, user_code, productId) };
  }),
];
