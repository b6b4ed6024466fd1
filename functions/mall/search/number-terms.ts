import { normalisePartNumber } from '~/domain/values/part-number';

/** From this length a piece of a part number is found anywhere in it; below, at its beginning only. */
export const PIECE_LENGTH = 3;

/** Trigrams that narrow the candidates; the verification makes up for those left out. */
const MOST_TRIGRAMS = 40;

/** A number with a unit: searched by words only, or 4.7 µF would find part numbers with 47UF. */
const VALUE = /^[±+-]?\d+(?:[.,]\d+)?\s*(?:[pnuµμmkKMG]?(?:F|H|V|A|W|Hz|Ω|R|ohms?)|%|ppm|°?C|mm)$/iu;

/** A keyword as a part number, normalised; `undefined` where it cannot be a piece of one. */
export function numberOf(keyword: string): string | undefined {
  const text = keyword.trim();
  const number = normalisePartNumber(text);
  if (!/^[A-Z0-9]+$/.test(number) || VALUE.test(text.normalize('NFC'))) return undefined;
  // Separate words only make a number if there is enough of it: "C++ & D" is not CD4011.
  return number.length < PIECE_LENGTH && /\s/.test(text) ? undefined : number;
}

/** The FTS5 expression that all three-character pieces of a number must be there. */
export function trigramQuery(number: string): string {
  const pieces = new Set<string>();
  for (let at = 0; at + PIECE_LENGTH <= number.length; at++) pieces.add(number.slice(at, at + PIECE_LENGTH));
  return [...pieces].slice(0, MOST_TRIGRAMS).map((piece) => `"${piece}"`).join(' AND ');
}

/** The end of the range of numbers that begin with a prefix: part numbers are ASCII. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
