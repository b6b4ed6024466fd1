/** The numbers that buyers give their orders and the lines of these themselves (README, "Buyers' own numbers"). */

/** The maximum length of such a number, in characters. */
export const OWN_NUMBER_LENGTH = 40;

/** A number as it is kept: 1 to {@link OWN_NUMBER_LENGTH} characters, without outer blanks, and with none that cannot be seen. */
export const OWN_NUMBER = /^[^\s\p{Cc}\p{Cf}\p{Cs}](?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{0,38}[^\s\p{Cc}\p{Cf}\p{Cs}])?$/u;

/** Why a number cannot be kept: it is too long, or has characters that cannot be seen. */
export type OwnNumberProblem = 'long' | 'hidden';

/** The number that a person typed: without outer blanks, and with one blank for several. Empty if there is none. */
export function readOwnNumber(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** Why a number of {@link readOwnNumber} cannot be kept; `null` if it can, or is empty. */
export function ownNumberProblem(number: string): OwnNumberProblem | null {
  if (number === '' || OWN_NUMBER.test(number)) return null;
  return [...number].length > OWN_NUMBER_LENGTH ? 'long' : 'hidden';
}
