import { foldAccount } from '~/domain/account/account-rules';
import type { Language } from '~/domain/text/language';
import type { CODE_PURPOSES } from '~/upstream/contract/records/user';
import { sql, type Queries, type Statement } from '../../db/queries';
import { queueCode, type CodeKind } from '../../outbox/store';
import { CODE_LIFE, CODE_TRIES } from '../limits/policies';
import { fingerprint, newToken, sameFingerprint } from '../secrets/secrets';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** A verification code that somebody has entered. */
export interface ClaimedCode {
  account: string;
  purpose: CodePurpose;
  validCode: string;
  /** The id that was returned when the code was sent. Without it, no code matches. */
  validCodeId?: string | undefined;
}

/** A new code, and what its message says: the code, or why it would be useless. */
export interface NewCode {
  account: string;
  purpose: CodePurpose;
  kind: CodeKind;
  code: string;
  language: Language;
}

/**
 * Stores a verification code, and puts its message into the outbox. Earlier codes stay valid. If the kind is not `code`, the same
 * statements store a code that nobody knows.
 * @param before - statements to run first in the transaction
 * @param now - ms since 1970
 * @returns the id of the code, 256 random bits, and the id of its message
 */
export async function sendCode(
  queries: Queries, { account, purpose, kind, code, language }: NewCode, before: Statement[], now: number,
): Promise<{ id: string; messageId: string }> {
  const id = newToken();
  const messageId = fingerprint(id);
  const usable = kind === 'code';
  await queries.batch([
    sql('DELETE FROM valid_code WHERE expires_at <= ?1', now),
    ...before,
    sql(
      'INSERT INTO valid_code (code_id, account, purpose, code, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      messageId, foldAccount(account), purpose, hashed(id, usable ? code : newToken()), now + CODE_LIFE,
    ),
    queueCode({ id: messageId, recipient: foldAccount(account), purpose, kind, code: usable ? code : '', language }, now, now + CODE_LIFE),
  ]);
  return { id, messageId };
}

/**
 * Counts a try of a code, unless it is right: who has the right code can use it when the isolate is free again.
 * @returns whether the code is right; `undefined` if the code does not exist, is expired or has no tries left
 */
export async function tryCode(
  queries: Queries, { account, purpose, validCode, validCodeId = '' }: ClaimedCode, now: number,
): Promise<boolean | undefined> {
  // One statement counts the try and reads the code, so that tries at the same time cannot exceed the limit.
  const kept = await queries.first<{ code: string }>(sql(
    `UPDATE valid_code SET tries = tries + (code <> ?6)
     WHERE code_id = ?1 AND account = ?2 AND purpose = ?3 AND tries < ?4 AND expires_at > ?5 RETURNING code`,
    fingerprint(validCodeId), foldAccount(account), purpose, CODE_TRIES, now, hashed(validCodeId, validCode),
  ));
  return kept && sameFingerprint(kept.code, hashed(validCodeId, validCode));
}

/** Removes a right code, so that it cannot be used again. @returns `false` if another request has already used it */
export async function redeemCode(queries: Queries, { validCodeId = '' }: ClaimedCode): Promise<boolean> {
  const [used = []] = await queries.batch(['valid_code', 'outbox'].map((table) =>
    sql(`DELETE FROM ${table} WHERE code_id = ?1 RETURNING 1`, fingerprint(validCodeId))));
  return used.length > 0;
}

/** The fingerprint of a code. The id is the salt and is not stored, so somebody who reads the database cannot find the code by trying all codes. */
function hashed(id: string, code: string): string {
  return fingerprint(id + code);
}
