/** Pieces of this length or longer are found anywhere in a part number, shorter pieces only at its beginning. */
export const PIECE_LENGTH = 3;

/** The maximum number of trigrams in a query. More are not needed, because hits are verified. */
const MOST_TRIGRAMS = 40;

/** The FTS5 expression that requires the trigrams of normalised part numbers. */
export function trigramQuery(numbers: readonly string[]): string {
  const pieces = new Set<string>();
  for (const number of numbers) {
    for (let at = 0; at + PIECE_LENGTH <= number.length; at++) pieces.add(number.slice(at, at + PIECE_LENGTH));
  }
  return [...pieces].slice(0, MOST_TRIGRAMS).map((piece) => `"${piece}"`).join(' AND ');
}

/** An upper bound for part numbers that begin with a prefix. Part numbers have no such character, so they sort before it. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
