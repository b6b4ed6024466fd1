/** The numbers that buyers give their orders and the lines of these themselves (README, "Buyers' own numbers"). */

/** The maximum length of such a number, in UTF-16 units. */
export const OWN_NUMBER_LENGTH = 40;

/** A number as it is kept: 1 to {@link OWN_NUMBER_LENGTH} units, without outer blanks, and with no character that cannot be seen. */
export const OWN_NUMBER = /^[^\s\0-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb](?:[^\0-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]{0,38}[^\s\0-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb])?$/;

/** What cannot be seen, also beyond the characters that {@link OWN_NUMBER} names, which has no flags so that it fits into the OpenAPI document. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Why a number cannot be kept: it is too long, or has characters that cannot be seen. */
export type OwnNumberProblem = 'long' | 'hidden';

/** The number that a person typed: without outer blanks, and with one blank for several. Empty if there is none. */
export function readOwnNumber(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Why a number of {@link readOwnNumber} cannot be kept; `null` if it can, or is empty. */
export function ownNumberProblem(number: string): OwnNumberProblem | null {
  if (number === '') return null;
  if (number.length > OWN_NUMBER_LENGTH) return 'long';
  return OWN_NUMBER.test(number) && !HIDDEN.test(number) ? null : 'hidden';
}
