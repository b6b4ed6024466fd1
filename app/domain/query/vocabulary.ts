/** What a reader of keywords must know about a catalogue. */

import type { BrandMeaning, CategoryMeaning, TextMeaning } from './query';

/** Looks up phrases, spelt as `foldPhrase` spells them. */
export interface Vocabulary {
  /** The number of words of the longest phrase. */
  longestPhrase: number;
  brandOf(phrase: string): BrandMeaning | undefined;
  categoryOf(phrase: string): CategoryMeaning | undefined;
  /** The value of an attribute that is a text: `x7r`, `n channel`, `red`. */
  valueOf(phrase: string): TextMeaning | undefined;
  /** Package names of the catalogue that a text names: all of a family for `qfn`, all with these dimensions for `3225`. Empty if none. */
  packagesOf(phrase: string): readonly string[];
}
