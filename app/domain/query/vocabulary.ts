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
  /** Whether a phrase is or begins with these words; the last one, if it is Chinese, may be the beginning of a word. */
  beginsPhrase(words: string): boolean;
  /** Package names of the catalogue that a text names: all of a family for `qfn`, all with these dimensions for `3225`. Empty if none. */
  packagesOf(phrase: string): readonly string[];
}
