import type { SignInMethod } from '~/domain/text/form-answer';
import { sql, type Queries, type Statement } from '../../db/queries';
import { FRESH_CODE, MOST_SIGN_INS, PROLONGED_EVERY, TOKEN_LIFE, UNUSED_LIFE } from '../limits/policies';
import { fingerprint, newToken } from '../secrets/secrets';
import { ACCOUNT_COLUMNS, type AccountRow } from './accounts';

/** What a browser keeps of a sign-in; stored are fingerprints. */
export interface Credentials {
  token: string;
  session: string;
}

export interface SignInRow {
  token: string;
  device: string;
  created_at: number;
  method: SignInMethod;
  kept: 0 | 1;
}

/** What a new sign-in is. */
export interface NewSignIn {
  device: string;
  method: SignInMethod;
  /** Whether the user stays signed in for a fixed time, or until they have not come for a while. */
  kept: boolean;
}

const COLUMNS = 'token, device, created_at, method, kept';

/** The account that a live token belongs to; the use prolongs a token that is not kept. `now` in milliseconds since 1970. */
export async function accountOfToken(queries: Queries, token: string, now: number): Promise<AccountRow | undefined> {
  const until = now + UNUSED_LIFE;
  const found = await queries.first<AccountRow & { due: 0 | 1 }>(sql(
    `SELECT ${ACCOUNT_COLUMNS}, s.kept = 0 AND s.expires_at <= ?3 AS due
     FROM sign_in s CROSS JOIN account ON account.user_code = s.user_code
     WHERE s.token = ?1 AND s.expires_at > ?2`,
    fingerprint(token), now, until - PROLONGED_EVERY,
  ));
  if (found?.due) await queries.run(sql('UPDATE sign_in SET expires_at = ?2 WHERE token = ?1', fingerprint(token), until));
  return found;
}

/**
 * Signs an account in and clears away what has expired; the token and the session exist nowhere else.
 * @param before what belongs to the same transaction and comes first
 */
export async function openSignIn(
  queries: Queries, userCode: string, { device, method, kept }: NewSignIn, now: number, before: Statement[],
): Promise<Credentials> {
  const token = newToken();
  const session = newToken();
  await queries.batch([
    ...before,
    sql('DELETE FROM sign_in WHERE expires_at <= ?1', now),
    sql(
      'INSERT INTO sign_in (token, session, user_code, expires_at, device, created_at, method, kept) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)',
      fingerprint(token), fingerprint(session), userCode, now + (kept ? TOKEN_LIFE : UNUSED_LIFE), device, now, method, Number(kept),
    ),
    sql(
      `DELETE FROM sign_in WHERE user_code = ?1 AND token NOT IN
         (SELECT token FROM sign_in WHERE user_code = ?1 ORDER BY created_at DESC, token = ?2 DESC LIMIT ${MOST_SIGN_INS})`,
      userCode, fingerprint(token),
    ),
  ]);
  return { token, session };
}

/** Ends the sign-ins of a token and of a session; unknown ones change nothing. */
export function endSignIn({ token, session }: Credentials): Statement {
  return sql('DELETE FROM sign_in WHERE token = ?1 OR session = ?2', fingerprint(token), fingerprint(session));
}

/** Ends all sign-ins of a user. */
export function endSignIns(userCode: string): Statement {
  return sql('DELETE FROM sign_in WHERE user_code = ?1', userCode);
}

/** The sign-in of a token; `undefined` if there is none. */
export function signInOf(queries: Queries, token: string): Promise<SignInRow | undefined> {
  return queries.first<SignInRow>(sql(`SELECT ${COLUMNS} FROM sign_in WHERE token = ?1`, fingerprint(token)));
}

/** Until when a sign-in changes the password without the current one, ms since 1970; `undefined`: it does not, or no longer. */
export function freshUntil({ method, created_at }: SignInRow, now: number): number | undefined {
  const until = created_at + FRESH_CODE;
  return method === 'code' && now < until ? until : undefined;
}

/** Where a user is signed in, newest first. */
export function signInsOf(queries: Queries, userCode: string, now: number): Promise<SignInRow[]> {
  return queries.all<SignInRow>(sql(
    `SELECT ${COLUMNS} FROM sign_in WHERE user_code = ?1 AND expires_at > ?2
     ORDER BY created_at DESC, token LIMIT ${MOST_SIGN_INS}`,
    userCode, now,
  ));
}
