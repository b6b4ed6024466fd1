import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the commonest passwords are refused. */
export const COMMON_PASSWORDS = 3_000;
/** Shorter passwords are refused whatever they are, so that none of the list is spent on them. */
const SHORTEST = 8;

/** The commonest passwords of at least 8 characters in lower case, the most common first. */
export function commonPasswords(): string[] {
  const passwords = dictionary['passwords-common'].map(String).map((password) => password.toLowerCase());
  return [...new Set(passwords)].filter((password) => [...password].length >= SHORTEST).slice(0, COMMON_PASSWORDS);
}
