import * as v from 'valibot';
import type { User } from '../domain/account/account-records';
import { isStoredUserValid } from '../domain/account/stored-user';
import { readJson } from './read-json';
import type { Sealer } from './seal';

/** The content of the cookie `user`: who is signed in, and when the upstream said so (README, "Stored user"). */
export interface StoredUser extends User {
  /** ms since 1970. */
  storedAt: number;
}

/** The maximum length of a stored name, in characters. The greeting shows no longer names. */
const NAME_LIMIT = 100;

const storedUser = v.object({
  userCode: v.pipe(v.string(), v.minLength(1)), name: v.string(), storedAt: v.number(),
});

/** Reads the sealed cookie. A malformed cookie counts as missing. */
export async function openStoredUser(sealer: Sealer, cookie: string | undefined): Promise<StoredUser | undefined> {
  return cookie === undefined ? undefined : readJson(storedUser, await sealer.open('user', cookie));
}

/** The sealed value of the cookie. */
export function sealStoredUser(sealer: Sealer, user: StoredUser): Promise<string> {
  const { userCode, name, storedAt } = user;
  return sealer.seal('user', JSON.stringify({ userCode, name: name.slice(0, NAME_LIMIT), storedAt }));
}

/** Whether a stored user is still valid, which is for six hours. @param now - ms since 1970 */
export function stillCounts(stored: StoredUser | undefined, now: number): stored is StoredUser {
  return stored !== undefined && isStoredUserValid(stored.storedAt, now);
}
