import * as match from '~/upstream/contract/records/bom-match';
import * as contract from '~/upstream/contract/records/stored-bom';
import { notFound } from '../http/refusal';
import { handle, type MallContext } from '../http/route';
import { queueShareMail } from '../outbox/store';
import { runTransactionWithRows } from '../db/transaction';
import { fingerprint, newToken } from '../user/secrets/secrets';
import { needsSignIn } from '../user/sign-in-refusals';
import { signedIn } from '../user/signed-in';
import { choicesOf, rememberChoice } from './bom-choices';
import { assertMayKeep, noteBytes } from './bom-budget';
import { bomOwner, ownBom, selectHeld, type BomOwner } from './bom-owner';
import { dropField, FIXED, putField } from './bom-pieces';
import { copyShared } from './copy-shared';
import { matchLines } from './match/match-lines';
import { MESSAGES } from './messages';
import { bomOf, readBom } from './read-bom';
import { heldKey, refusalFor, saveBom, storeNew, type KeyRow } from './save-bom';
import { assertFound, copyBom, deleteBom, endShare, selectBom, selectBoms, selectFound, selectVersions, updateShare, type BomRow, type ListedBom } from './store';
import { toSummary, toWireVersion } from './wire';

export const bomRoutes = [
  handle(match.matchBom, matchLines),
  handle(contract.saveBom, saveBom),
  handle(contract.getBom, readBom),
  handle(contract.listBoms, async ({ bomKey }, context) => {
    const { owner } = await userOf(context, bomKey);
    const results = await context.queries.batch<ListedBom & KeyRow>([...owner.before, selectBoms(owner.userCode, context.now), selectHeld(owner, context.now)]);
    const [rows = [], held] = results.slice(owner.before.length);
    return { rows: rows.map(toSummary), ...heldKey(owner, held) };
  }),
  handle(contract.listBomVersions, async ({ bomNo }, context) => {
    const { owner } = await userOf(context);
    const lookup = ownBom(owner, bomNo, context.now);
    const [[row] = [], versions = []] = await context.queries.batch<BomRow>([selectBom(lookup, null), selectVersions(lookup)]);
    if (!row) throw notFound(MESSAGES.noBom);
    return { rows: versions.map(toWireVersion) };
  }),
  handle(contract.copyBom, async ({ bomKey, bomNo, shareKey, version = null }, context) => {
    const { owner, lookup } = await bomOf(context, bomKey, bomNo, shareKey);
    return owner ? storeNew(context, owner, (copy, to) => copyBom(lookup, version, copy, to, context.now)) : copyShared(context, await bomOwner(context, bomKey), lookup);
  }),
  handle(contract.removeBom, async ({ bomKey, bomNo }, context) => {
    const owner = await bomOwner(context, bomKey);
    const results = await context.queries.batch<KeyRow>([...owner.before, deleteBom(ownBom(owner, bomNo, context.now)), selectHeld(owner, context.now)]);
    const [removed = [], held] = results.slice(owner.before.length);
    if (removed.length === 0) throw notFound(MESSAGES.noBom);
    return heldKey(owner, held);
  }),
  handle(contract.shareBom, async ({ bomKey, bomNo, parts }, context) => {
    const { owner, userCode } = await userOf(context, bomKey);
    const key = newToken();
    const hash = fingerprint(key);
    const { rows, conflict } = await runTransactionWithRows<{ share_key?: string }>(context.queries, [
      ...owner.before, assertFound(ownBom({ userCode, keyHash: null }, bomNo, context.now)), assertMayKeep(bomNo, userCode),
      updateShare(bomNo, key, hash, context.now), dropField(bomNo, 'parts'), ...putField(bomNo, FIXED, 'parts', parts),
      ...noteBytes(bomNo, userCode, context), queueShareMail(bomNo, hash, context.now),
    ]);
    if (conflict !== undefined) {
      // What found no room in the account is still under the key.
      const isLeft = conflict === 'state' && (await context.queries.first(selectFound(ownBom(owner, bomNo, context.now)))) !== undefined;
      throw refusalFor(isLeft ? 'full' : conflict);
    }
    return { shareKey: rows[owner.before.length + 2]?.[0]?.share_key ?? key };
  }),
  handle(contract.revokeShare, async ({ bomNo }, context) => {
    const { owner, userCode } = await userOf(context);
    const { conflict } = await runTransactionWithRows(context.queries, [
      assertFound(ownBom(owner, bomNo, context.now)), endShare(bomNo), dropField(bomNo, 'parts'), ...noteBytes(bomNo, userCode, context),
    ]);
    if (conflict !== undefined) throw refusalFor(conflict);
    return null;
  }),
  handle(match.rememberChoice, async ({ from, goodsId: productId }, context) => {
    const { user_code } = await signedIn(context);
    await rememberChoice(context.queries, user_code, from, productId);
    return null;
  }),
  handle(match.listChoices, async (_, context) => {
    const { user_code } = await signedIn(context);
    return { rows: (await choicesOf(context.queries, user_code)).map(({ wanted, goods_id }) => ({ from: wanted, goodsId: goods_id })) };
  }),
];

/** The signed-in user of a call. @throws Refusal that asks the user to sign in */
async function userOf(context: MallContext, bomKey?: string): Promise<{ owner: BomOwner; userCode: string }> {
  const owner = await bomOwner(context, bomKey);
  if (owner.userCode === null) throw needsSignIn();
  return { owner, userCode: owner.userCode };
}
