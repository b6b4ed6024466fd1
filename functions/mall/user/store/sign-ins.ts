import type { SignInMethod } from '~/domain/form-answer';
import { sql, type Queries, type Statement } from '../../queries';
import { FRESH_CODE, MOST_SIGN_INS, TOKEN_LIFE } from '../limits/policies';
import { fingerprint, newToken } from '../secrets';
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
}

const COLUMNS = 'token, device, created_at, method';

/** The account that a live token belongs to. `now` in milliseconds since 1970. */
export function accountOfToken(queries: Queries, token: string, now: number): Promise<AccountRow | undefined> {
  return queries.first<AccountRow>(sql(
    `SELECT ${ACCOUNT_COLUMNS} FROM sign_in s CROSS JOIN account ON account.user_code = s.user_code
     WHERE s.token = ?1 AND s.expires_at > ?2`,
    fingerprint(token), now,
  ));
}

/**
 * Signs an account in and clears away what has expired; the token and the session exist nowhere else.
 * @param before what belongs to the same transaction and comes first
 */
export async function openSignIn(
  queries: Queries, userCode: string, method: SignInMethod, device: string, now: number, before: Statement[],
): Promise<Credentials> {
  const token = newToken();
  const session = newToken();
  await queries.batch([
    ...before,
    sql('DELETE FROM sign_in WHERE expires_at <= ?1', now),
    sql(
      'INSERT INTO sign_in (token, session, user_code, expires_at, device, created_at, method) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
      fingerprint(token), fingerprint(session), userCode, now + TOKEN_LIFE, device, now, method,
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
