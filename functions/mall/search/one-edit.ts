/** Part numbers that one typing mistake turns into a typed text. */

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** Signs that look alike. */
const ALIKE = ['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UV', 'MN'];

/** Shorter texts have too many part numbers within one mistake, and longer ones are not typed. */
const LEAST = 4;
const MOST = 40;

/** How likely a mistake is: the smaller, the likelier. */
export const MISTAKES = { packing: 0, swapped: 1, alike: 2, doubled: 3, other: 4 } as const;

/**
 * All texts from which one mistake makes a normalised part number: two neighbours swapped, a sign replaced, left out or added. Each with its
 * likelihood; empty if the number is too short or too long.
 * @param last - the last place of a mistake, from 0, if it is known
 */
export function withinOneEdit(number: string, last = number.length): Map<string, number> {
  const found = new Map<string, number>();
  if (number.length < LEAST || number.length > MOST) return found;
  const add = (candidate: string, likelihood: number) => {
    if (candidate !== number && (found.get(candidate) ?? Infinity) > likelihood) found.set(candidate, likelihood);
  };
  for (let at = 0; at <= Math.min(last, number.length); at++) {
    const [before, sign = '', after] = [number.slice(0, at), number[at], number.slice(at + 1)];
    const next = number[at + 1];
    if (next !== undefined) add(before + next + sign + number.slice(at + 2), MISTAKES.swapped);
    if (sign !== '') add(before + after, next === sign ? MISTAKES.doubled : MISTAKES.other);
    for (const other of SIGNS) {
      if (sign !== '') add(before + other + after, alike(sign, other) ? MISTAKES.alike : MISTAKES.other);
      add(before + other + number.slice(at), number[at - 1] === other || sign === other ? MISTAKES.doubled : MISTAKES.other);
    }
  }
  return found;
}

function alike(a: string, b: string): boolean {
  return ALIKE.some((group) => group.includes(a) && group.includes(b));
}
