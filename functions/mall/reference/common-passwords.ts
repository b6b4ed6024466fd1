import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common passwords are refused. */
export const COMMON_PASSWORDS = 3_000;
/** The length of the shortest password in the list. Shorter passwords are always refused. */
const SHORTEST = 8;

/** The most common passwords of at least 8 characters, in lower case, the most common one first. */
export function commonPasswords(): string[] {
  const passwords = dictionary['passwords-common'].map(String).map((password) => password.toLowerCase());
  return [...new Set(passwords)].filter((password) => [...password].length >= SHORTEST).slice(0, COMMON_PASSWORDS);
}
