import { BOM_STORE } from '~/domain/bom/bom-policies';
import { sql, type SqlValue, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { fingerprint } from '../user/secrets/secrets';
import { accountOfRequest } from '../user/signed-in';
import { roomOf } from './bom-budget';

/** Who makes a call about bills of materials. */
export interface BomOwner {
  /** `null` without a valid token. */
  userCode: string | null;
  /** The key that was sent. */
  key: string | undefined;
  /** The fingerprint of the key; `null` if none was sent. */
  keyHash: string | null;
  /** The statement to run first in the transaction. For a user with a key, it makes what is under the key the user's. */
  before: Statement[];
}

/** Finds out who makes a call. An invalid token is ignored, as for carts. @param key - key of an anonymous visitor */
export async function bomOwner(context: MallContext, key?: string): Promise<BomOwner> {
  const userCode = (await accountOfRequest(context))?.user_code ?? null;
  const keyHash = key === undefined ? null : fingerprint(key);
  return { userCode, key, keyHash, before: userCode !== null && keyHash !== null ? [moving(keyHash, userCode, context.now)] : [] };
}

/** The time after which a bill of materials that nobody has saved must have changed to be kept. @param now - ms since 1970 */
export function keptSince(now: number): number {
  return now - BOM_STORE.unsavedFor;
}

/** What selects one bill of materials: SQL about the table `bom`, with the parameters ?1 to ?4. */
export interface BomLookup {
  where: string;
  values: [SqlValue, SqlValue, SqlValue, SqlValue];
}

/** Finds a bill of materials of its owner by number. That of somebody else is not found, nor one that has expired. */
export function ownBom({ userCode, keyHash }: Pick<BomOwner, 'userCode' | 'keyHash'>, bomNo: string, now: number): BomLookup {
  return {
    where: 'bom.bom_no = ?1 AND (bom.user_code = ?2 OR bom.key_hash = ?3) AND (bom.saved = 1 OR bom.updated_at > ?4)',
    values: [bomNo, userCode, keyHash, keptSince(now)],
  };
}

/** Finds a bill of materials by the key of its read-only link. */
export function sharedBom(shareKey: string): BomLookup {
  return { where: 'bom.share_hash = ?1', values: [fingerprint(shareKey), null, null, null] };
}

/** Selects `held`: whether there are bills of materials under the key of the call. */
export function selectHeld({ keyHash }: BomOwner, now: number): Statement {
  return sql('SELECT EXISTS (SELECT 1 FROM bom WHERE key_hash = ?1 AND updated_at > ?2) AS held', keyHash, keptSince(now));
}

/** Makes what is under a key the user's, the latest first, as far as the user has room in number and bytes. The rest stays under the key. */
function moving(keyHash: string, userCode: string, now: number): Statement {
  return sql(
    `UPDATE bom SET user_code = ?2, key_hash = NULL WHERE bom_no IN (
       SELECT bom_no FROM (
         SELECT bom_no, ROW_NUMBER() OVER latest AS nth, SUM(bytes) OVER latest AS total FROM bom WHERE key_hash = ?1 AND updated_at > ?3
         WINDOW latest AS (ORDER BY updated_at DESC, bom_no)
       ) WHERE nth <= ?4 - (SELECT COUNT(*) FROM bom WHERE user_code = ?2) AND total <= ${roomOf('?2')})`,
    keyHash, userCode, keptSince(now), BOM_STORE.ofUser,
  );
}
