import { randomBytes } from 'node:crypto';
import { sql, type Queries } from '../queries';
import { DUMMY_PASSWORD, fingerprint, newToken, sameFingerprint } from './secrets';

/** Life of an access token (section 9). */
export const TOKEN_LIFE = 7 * 24 * 60 * 60 * 1000;
/** Wrong tries that a verification code survives (readings, "Login and registration"). */
const MOST_TRIES = 5;

export interface AccountRow {
  user_code: string;
  account: string;
  password: string;
  user_name: string;
  company_name: string;
  credit_limit: number;
}

const COLUMNS = 'a.user_code, a.account, a.password, a.user_name, a.company_name, a.credit_limit';

/** Accounts are compared without letter case and outer blanks. */
function foldAccount(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}

/** The account of an identifier; `undefined` if there is none. */
export function accountNamed(queries: Queries, account: string): Promise<AccountRow | undefined> {
  return queries.first<AccountRow>(sql(`SELECT ${COLUMNS} FROM account a WHERE a.account = ?1`, foldAccount(account)));
}

/** The stored password to compare with, whether there is such an account or not. */
export function passwordOf(account: AccountRow | undefined): string {
  return account?.password ?? DUMMY_PASSWORD;
}

/** The account that a live token belongs to. `now` in milliseconds since 1970. */
export function accountOfToken(queries: Queries, token: string, now: number): Promise<AccountRow | undefined> {
  return queries.first<AccountRow>(sql(
    `SELECT ${COLUMNS} FROM sign_in s CROSS JOIN account a ON a.user_code = s.user_code
     WHERE s.token = ?1 AND s.expires_at > ?2`,
    fingerprint(token), now,
  ));
}

/** Signs an account in and clears away what has expired; the token and the session exist nowhere else. */
export async function openSignIn(
  queries: Queries, userCode: string, now: number,
): Promise<{ token: string; session: string }> {
  const token = newToken();
  const session = newToken();
  await queries.batch([
    sql('DELETE FROM sign_in WHERE expires_at <= ?1', now),
    sql(
      'INSERT INTO sign_in (token, session, user_code, expires_at) VALUES (?1, ?2, ?3, ?4)',
      fingerprint(token), fingerprint(session), userCode, now + TOKEN_LIFE,
    ),
  ]);
  return { token, session };
}

/** Ends the sign-ins of a token and of a session; unknown ones change nothing. */
export async function closeSignIn(queries: Queries, token: string, session: string): Promise<void> {
  await queries.run(sql('DELETE FROM sign_in WHERE token = ?1 OR session = ?2', fingerprint(token), fingerprint(session)));
}

/** Keeps a verification code for ten minutes in place of an earlier one. `now` in milliseconds since 1970. */
export async function keepCode(
  queries: Queries, account: string, purpose: 'login' | 'register', code: string, now: number,
): Promise<void> {
  const salt = randomBytes(16).toString('hex');
  await queries.run(sql(
    `INSERT INTO valid_code (account, purpose, salt, code, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (account, purpose) DO UPDATE SET salt = excluded.salt, code = excluded.code, tries = 0,
       expires_at = excluded.expires_at`,
    foldAccount(account), purpose, salt, fingerprint(salt + code), now + 10 * 60 * 1000,
  ));
}

/** Whether a verification code is right; a right one is used up, a wrong one counts as a try. */
export async function takeCode(
  queries: Queries, account: string, purpose: 'login' | 'register', code: string, now: number,
): Promise<boolean> {
  const key = foldAccount(account);
  // One statement counts the try and reads the code, so that racing tries cannot exceed the limit.
  const kept = await queries.first<{ salt: string; code: string }>(sql(
    `UPDATE valid_code SET tries = tries + 1 WHERE account = ?1 AND purpose = ?2 AND tries < ?3 AND expires_at > ?4
     RETURNING salt, code`,
    key, purpose, MOST_TRIES, now,
  ));
  if (!kept || !sameFingerprint(kept.code, fingerprint(kept.salt + code))) return false;
  const taken = await queries.run(sql(
    'DELETE FROM valid_code WHERE account = ?1 AND purpose = ?2 AND code = ?3', key, purpose, kept.code,
  ));
  return taken > 0;
}

/** Keeps a captcha's answer for five minutes and clears away what has expired. */
export async function keepCaptcha(queries: Queries, id: string, answer: string, now: number): Promise<void> {
  await queries.batch([
    sql('DELETE FROM captcha WHERE expires_at <= ?1', now),
    sql(
      'INSERT INTO captcha (captcha_id, answer, expires_at) VALUES (?1, ?2, ?3)',
      id, fingerprint(id + answer.toUpperCase()), now + 5 * 60 * 1000,
    ),
  ]);
}

/** Whether an answer is the captcha's; every answer uses the captcha up. */
export async function takeCaptcha(queries: Queries, id: string, answer: string, now: number): Promise<boolean> {
  const kept = await queries.first<{ answer: string; expires_at: number }>(sql(
    'DELETE FROM captcha WHERE captcha_id = ?1 RETURNING answer, expires_at', id,
  ));
  return Boolean(kept && kept.expires_at > now && sameFingerprint(kept.answer, fingerprint(id + answer.trim().toUpperCase())));
}
