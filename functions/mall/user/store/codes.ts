import { randomBytes } from 'node:crypto';
import type { CODE_PURPOSES } from '~/upstream/contract/user';
import { sql, type Queries } from '../../queries';
import { CODE_LIFE, CODE_TRIES } from '../limits/policies';
import { fingerprint, newToken, sameFingerprint } from '../secrets';
import { foldAccount } from '~/domain/account-rules';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What is told to the recipient: the code, or that it would be good for nothing. */
export type MessageKind = 'code' | 'noAccount' | 'hasAccount';

/**
 * Keeps a verification code in place of an earlier one, and puts the message into the outbox. Of another kind than
 * `code` nothing usable is kept, in the same statements. `now` in milliseconds since 1970.
 */
export async function sendCode(
  queries: Queries, to: string, purpose: CodePurpose, kind: MessageKind, code: string, now: number,
): Promise<void> {
  const account = foldAccount(to);
  const salt = randomBytes(16).toString('hex');
  const usable = kind === 'code';
  await queries.batch([
    sql('DELETE FROM valid_code WHERE expires_at <= ?1', now),
    sql('DELETE FROM outbox WHERE expires_at <= ?1 OR (recipient = ?2 AND purpose = ?3)', now, account, purpose),
    sql(
      `INSERT INTO valid_code (account, purpose, salt, code, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (account, purpose) DO UPDATE SET salt = excluded.salt, code = excluded.code, tries = 0,
         expires_at = excluded.expires_at`,
      account, purpose, salt, fingerprint(salt + (usable ? code : newToken())), now + CODE_LIFE,
    ),
    sql(
      'INSERT INTO outbox (recipient, purpose, kind, code, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
      account, purpose, kind, usable ? code : '', now, now + CODE_LIFE,
    ),
  ]);
}

/** Whether a verification code is right; a right one is used up, a wrong one counts as a try. */
export async function takeCode(
  queries: Queries, to: string, purpose: CodePurpose, code: string, now: number,
): Promise<boolean> {
  const account = foldAccount(to);
  // One statement counts the try and reads the code, so that racing tries cannot exceed the limit.
  const kept = await queries.first<{ salt: string; code: string }>(sql(
    `UPDATE valid_code SET tries = tries + 1 WHERE account = ?1 AND purpose = ?2 AND tries < ?3 AND expires_at > ?4
     RETURNING salt, code`,
    account, purpose, CODE_TRIES, now,
  ));
  if (!kept || !sameFingerprint(kept.code, fingerprint(kept.salt + code))) return false;
  const [taken = []] = await queries.batch([
    sql('DELETE FROM valid_code WHERE account = ?1 AND purpose = ?2 AND code = ?3 RETURNING 1', account, purpose, kept.code),
    sql('DELETE FROM outbox WHERE recipient = ?1 AND purpose = ?2 AND code = ?3', account, purpose, code),
  ]);
  return taken.length > 0;
}
