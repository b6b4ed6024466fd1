import { foldAccount } from '~/domain/account/account-rules';
import type { CODE_PURPOSES } from '~/upstream/contract/records/user';
import { sql, type Queries } from '../../db/queries';
import { CODE_LIFE, CODE_TRIES } from '../limits/policies';
import { fingerprint, newToken, sameFingerprint } from '../secrets/secrets';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The content of the message to the recipient: the code, or the reason why a code would be useless. */
export type MessageKind = 'code' | 'noAccount' | 'hasAccount';

/** A verification code that somebody has entered. */
export interface ClaimedCode {
  account: string;
  purpose: CodePurpose;
  validCode: string;
  /** The id that was returned when the code was sent. Without it, no code matches. */
  validCodeId?: string | undefined;
}

/**
 * Stores a verification code, and puts its message into the outbox. Earlier codes stay valid. If the kind is not `code`, the same
 * statements store a code that nobody knows.
 * @param now - ms since 1970
 * @returns the id of the code, 256 random bits
 */
export async function sendCode(
  queries: Queries, account: string, purpose: CodePurpose, kind: MessageKind, code: string, now: number,
): Promise<string> {
  const id = newToken();
  const usable = kind === 'code';
  await queries.batch([
    sql('DELETE FROM valid_code WHERE expires_at <= ?1', now),
    sql('DELETE FROM outbox WHERE expires_at <= ?1', now),
    sql(
      'INSERT INTO valid_code (code_id, account, purpose, code, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      fingerprint(id), foldAccount(account), purpose, hashed(id, usable ? code : newToken()), now + CODE_LIFE,
    ),
    sql(
      'INSERT INTO outbox (code_id, recipient, purpose, kind, code, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      fingerprint(id), foldAccount(account), purpose, kind, usable ? code : '', now, now + CODE_LIFE,
    ),
  ]);
  return id;
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
