/** Part numbers that one typing mistake turns into a typed text. */

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

/** Signs that look alike. */
const ALIKE = ['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UV', 'MN'];

/** For each sign those that look like it. */
const ALIKE_TO = new Map(SIGNS.map((sign) => [sign, ALIKE.filter((group) => group.includes(sign)).join('')]));

/** Shorter texts have too many part numbers within one mistake, and longer ones are not typed. */
const LEAST = 4;
const MOST = 40;

/** How likely a mistake is: the smaller, the likelier. */
export const MISTAKES = { packing: 0, swapped: 1, alike: 2, doubled: 3, other: 4 } as const;

/**
 * Texts from which one mistake makes a normalised part number: two neighbours swapped, a sign replaced, left out or added. Each with its
 * likelihood; empty if the number is too short or too long.
 * @param last - the last place of a mistake, from 0, if it is known. The mistake is the likelier at a place, the nearer that is to it
 * @param most - how many texts at most, the likelier ones; absent for all of them
 */
export function withinOneEdit(number: string, last = number.length, most = Infinity): Map<string, number> {
  const found = new Map<string, number>();
  if (number.length < LEAST || number.length > MOST) return found;
  for (const isLikely of [true, false]) {
    for (let at = Math.min(last, number.length); at >= 0; at--) {
      for (const [candidate, likelihood] of mistakesAt(number, at, isLikely)) {
        if (found.size >= most) return found;
        if (candidate !== number && (found.get(candidate) ?? Infinity) > likelihood) found.set(candidate, likelihood);
      }
    }
  }
  return found;
}

/** The texts that a mistake at one place makes the number of. @param isLikely - those of likely mistakes and one with a sign too many, or the others */
function* mistakesAt(number: string, at: number, isLikely: boolean): Generator<readonly [candidate: string, likelihood: number]> {
  const [before, sign = '', after] = [number.slice(0, at), number[at], number.slice(at + 1)];
  const next = number[at + 1];
  if (isLikely && next !== undefined) yield [before + next + sign + number.slice(at + 2), MISTAKES.swapped];
  if (isLikely && sign !== '') yield [before + after, next === sign ? MISTAKES.doubled : MISTAKES.other];
  const alikes = ALIKE_TO.get(sign) ?? '';
  for (const other of SIGNS) {
    const isAlike = alikes.includes(other);
    const isDoubled = number[at - 1] === other || sign === other;
    if (sign !== '' && isAlike === isLikely) yield [before + other + after, isAlike ? MISTAKES.alike : MISTAKES.other];
    if (isDoubled === isLikely) yield [before + other + number.slice(at), isDoubled ? MISTAKES.doubled : MISTAKES.other];
  }
}
