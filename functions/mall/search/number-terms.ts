import { normalisePartNumber } from '~/domain/values/part-number';

/** Pieces of this length or longer are found anywhere in a part number, shorter pieces only at its beginning. */
export const PIECE_LENGTH = 3;

/** The maximum number of trigrams in a query. More are not needed, because candidates are verified later. */
const MOST_TRIGRAMS = 40;

/** A number with a unit. It is searched only as words, because 4.7 µF as a part number would find 47UF. */
const VALUE = /^[±+-]?\d+(?:[.,]\d+)?\s*(?:[pnuµμmkKMG]?(?:F|H|V|A|W|Hz|Ω|R|ohms?)|%|ppm|°?C|mm)$/iu;

/** A keyword as a normalised part number; `undefined` if it cannot be a piece of one. */
export function numberOf(keyword: string): string | undefined {
  const text = keyword.trim();
  const number = normalisePartNumber(text);
  if (!/^[A-Z0-9]+$/.test(number) || VALUE.test(text.normalize('NFC'))) return undefined;
  // Very short words with a blank between them are not a part number: "C++ & D" does not mean CD4011.
  return number.length < PIECE_LENGTH && /\s/.test(text) ? undefined : number;
}

/** The FTS5 expression that requires the trigrams of a number. */
export function trigramQuery(number: string): string {
  const pieces = new Set<string>();
  for (let at = 0; at + PIECE_LENGTH <= number.length; at++) pieces.add(number.slice(at, at + PIECE_LENGTH));
  return [...pieces].slice(0, MOST_TRIGRAMS).map((piece) => `"${piece}"`).join(' AND ');
}

/** An upper bound for part numbers that begin with a prefix. Part numbers are ASCII, so they sort before it. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
