import { foldAccount } from '~/domain/account/account-rules';
import type { Language } from '~/domain/text/language';
import { sql, type Queries, type Statement } from '../../db/queries';
import { assertInTransaction } from '../../db/transaction';
import { randomBelow } from '../secrets/secrets';

export interface AccountRow {
  user_code: string;
  account: string;
  password: string;
  user_name: string;
  company_name: string;
  credit_limit: number;
}

export const ACCOUNT_COLUMNS = ['user_code', 'account', 'password', 'user_name', 'company_name', 'credit_limit']
  .map((column) => `account.${column}`)
  .join(', ');

/** The number of digits in a new user's code. The code is random, so that it does not show how many users there are. */
const CODE_DIGITS = 12;

/** Reads the account of an identifier. @returns `undefined` if the identifier has no account */
export function accountNamed(queries: Queries, account: string): Promise<AccountRow | undefined> {
  return queries.first<AccountRow>(sql(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE account.account = ?1`, foldAccount(account)));
}

/** Reads the account of a user. @returns `undefined` if it was removed */
export function accountOfUser(queries: Queries, userCode: string): Promise<Pick<AccountRow, 'account'> | undefined> {
  return queries.first(sql('SELECT account FROM account WHERE user_code = ?1', userCode));
}

/** A new account, with the hash of its password and the language of its first visit. */
export interface NewAccount {
  account: string;
  password: string;
  language: Language;
}

/** Opens an account. @returns `undefined` if the identifier already has an account */
export function openAccount(queries: Queries, { account, password, language }: NewAccount, now: number): Promise<AccountRow | undefined> {
  const userCode = `U${String(randomBelow(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')}`;
  return queries.first<AccountRow>(sql(
    `INSERT INTO account (user_code, account, password, created_at, language) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (account) DO NOTHING RETURNING ${ACCOUNT_COLUMNS}`,
    userCode, foldAccount(account), password, now, language,
  ));
}

/** Ends the transaction if the password of an account is no longer the one that was read: checking one takes long. */
export function assertSamePassword({ user_code, password }: AccountRow): Statement {
  return assertInTransaction('state', '(SELECT password FROM account WHERE user_code = ?1) IS ?2', user_code, password);
}

/** Changes the name and the company of a user. */
export function renameAccount(
  queries: Queries, userCode: string, userName: string, companyName: string,
): Promise<AccountRow | undefined> {
  return queries.first<AccountRow>(sql(
    `UPDATE account SET user_name = ?2, company_name = ?3 WHERE user_code = ?1 RETURNING ${ACCOUNT_COLUMNS}`,
    userCode, userName, companyName,
  ));
}

/** Whether a password is one of the most common passwords, which are stored in lower case. */
export async function isCommonPassword(queries: Queries, password: string): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  return (await queries.first(sql('SELECT 1 FROM common_password WHERE password = ?1', folded))) !== undefined;
}
