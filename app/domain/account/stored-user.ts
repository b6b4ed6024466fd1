/** How long the stored user is valid, and who is logged in (README, "Accounts"). */

/** The stored user is valid for 6 hours, in milliseconds. */
export const STORED_USER_LIFETIME_MS = 21_600_000;

/**
 * Whether a user stored at `storedAt` is still valid: the age is at most 6 hours. A time in the future, or one that is not a number, counts
 * as expired. Both times are ms since 1970.
 */
export function isStoredUserValid(storedAt: number, now: number): boolean {
  const age = now - storedAt;
  return age >= 0 && age <= STORED_USER_LIFETIME_MS;
}

/** Whether a user is logged in, which means that there is a `userCode`. */
export function isLoggedIn<U extends { userCode?: string | null | undefined }>(user: U | null | undefined): user is U & { userCode: string } {
  return Boolean(user?.userCode);
}
