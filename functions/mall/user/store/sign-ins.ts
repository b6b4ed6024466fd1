import type { Language } from '~/domain/text/language';
import type { SignInMethod } from '~/domain/text/form-answer';
import { sql, type Queries, type Statement } from '../../db/queries';
import { assertInTransaction, runTransaction } from '../../db/transaction';
import { FRESH_CODE, MOST_SIGN_INS, PROLONGED_EVERY, TOKEN_LIFE, UNUSED_LIFE } from '../limits/policies';
import { fingerprint, newToken } from '../secrets/secrets';
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts';

/** The secrets of a sign-in that the caller keeps. The database has only their fingerprints. */
export interface Credentials {
  token: string;
  session: string;
}

export interface SignInRow {
  token: string;
  device: string;
  device_id: string;
  created_at: number;
  method: SignInMethod;
  kept: 0 | 1;
}

/** A new sign-in. */
export interface NewSignIn {
  /** The user agent of the browser. */
  device: string;
  /** The token of the device, which the account knows already. */
  deviceToken: string;
  method: SignInMethod;
  /** `true`: the sign-in lasts for {@link TOKEN_LIFE}. `false`: it ends after {@link UNUSED_LIFE} without use. */
  kept: boolean;
}

const COLUMNS = 'token, device, device_id, created_at, method, kept';

/**
 * Reads the account of a valid token. A sign-in that is not kept is prolonged by use, and the account remembers the language in which it was used last.
 * @param now - ms since 1970
 * @returns `undefined` if the token is not valid
 */
export async function accountOfToken(queries: Queries, token: string, language: Language, now: number): Promise<AccountRow | undefined> {
  const until = now + UNUSED_LIFE;
  const found = await queries.first<AccountRow & { due: 0 | 1; moved: 0 | 1 }>(sql(
    `SELECT ${ACCOUNT_COLUMNS}, s.kept = 0 AND s.expires_at <= ?3 AS due, account.language <> ?4 AS moved
     FROM sign_in s CROSS JOIN account ON account.user_code = s.user_code
     WHERE s.token = ?1 AND s.expires_at > ?2`,
    fingerprint(token), now, until - PROLONGED_EVERY, language,
  ));
  await queries.batch([
    ...(found?.due ? [sql('UPDATE sign_in SET expires_at = ?2 WHERE token = ?1', fingerprint(token), until)] : []),
    ...(found?.moved ? [sql('UPDATE account SET language = ?2 WHERE user_code = ?1', found.user_code, language)] : []),
  ]);
  return found;
}

/**
 * Stores a new sign-in, and removes expired ones.
 * @param before - statements to run first in the transaction
 * @returns token and session; the database has only their fingerprints. `undefined` if a condition of the statements does not hold; nothing is changed then
 */
export async function openSignIn(
  queries: Queries, userCode: string, { device, deviceToken, method, kept }: NewSignIn, now: number, before: Statement[],
): Promise<Credentials | undefined> {
  const token = newToken();
  const session = newToken();
  const conflict = await runTransaction(queries, [
    ...before,
    sql('DELETE FROM sign_in WHERE expires_at <= ?1', now),
    sql(
      `INSERT INTO sign_in (token, session, user_code, expires_at, device, created_at, method, kept, device_id)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, COALESCE((SELECT device_id FROM device WHERE token = ?9 AND user_code = ?3), ''))`,
      fingerprint(token), fingerprint(session), userCode, now + (kept ? TOKEN_LIFE : UNUSED_LIFE), device, now, method, Number(kept), fingerprint(deviceToken),
    ),
    sql(
      `DELETE FROM sign_in WHERE user_code = ?1 AND token NOT IN
         (SELECT token FROM sign_in WHERE user_code = ?1 ORDER BY created_at DESC, token = ?2 DESC LIMIT ${MOST_SIGN_INS})`,
      userCode, fingerprint(token),
    ),
  ]);
  return conflict ? undefined : { token, session };
}

/** Ends the transaction if the sign-in of a token has ended: work that takes long began while it was valid. */
export function assertSignedIn(token: string): Statement {
  return assertInTransaction('state', 'EXISTS (SELECT 1 FROM sign_in WHERE token = ?1)', fingerprint(token));
}

/** Ends the sign-in of a token, and the sign-in of a session. An unknown token or session is ignored. */
export function endSignIn({ token, session }: Credentials): Statement {
  return sql('DELETE FROM sign_in WHERE token = ?1 OR session = ?2', fingerprint(token), fingerprint(session));
}

/** Ends all sign-ins of a user. */
export function endSignIns(userCode: string): Statement {
  return sql('DELETE FROM sign_in WHERE user_code = ?1', userCode);
}

/** Reads the sign-in of a token. @returns `undefined` if the token has no sign-in */
export function signInOf(queries: Queries, token: string): Promise<SignInRow | undefined> {
  return queries.first<SignInRow>(sql(`SELECT ${COLUMNS} FROM sign_in WHERE token = ?1`, fingerprint(token)));
}

/** Until when a sign-in can set a password without the current one, ms since 1970; `undefined` if it cannot, or can no longer. */
export function freshUntil({ method, created_at }: SignInRow, now: number): number | undefined {
  const until = created_at + FRESH_CODE;
  return method === 'code' && now < until ? until : undefined;
}

/** Reads the valid sign-ins of a user, newest first. @param now - ms since 1970 */
export function signInsOf(queries: Queries, userCode: string, now: number): Promise<SignInRow[]> {
  return queries.all<SignInRow>(sql(
    `SELECT ${COLUMNS} FROM sign_in WHERE user_code = ?1 AND expires_at > ?2
     ORDER BY created_at DESC, token LIMIT ${MOST_SIGN_INS}`,
    userCode, now,
  ));
}
