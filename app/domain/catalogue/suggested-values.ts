/** The values that a keyword may mean, for suggestions. */

import { queryLabel } from '../query/query-label';
import { readQuery } from '../query/read-query';
import { keywordAs } from '../query/rewrite-keyword';
import type { Vocabulary } from '../query/vocabulary';
import type { Language } from '../text/language';
import { productListPath } from './list-address';

/** Suggestions do not wait for the words of a catalogue: values are read without them. */
const NO_WORDS: Vocabulary = {
  longestPhrase: 0, brandOf: () => undefined, categoryOf: () => undefined, valueOf: () => undefined, packagesOf: () => [],
  beginsPhrase: () => false,
};

/** A reading of the keyword as people read it, and the list of its results. */
export interface SuggestedValue {
  text: string;
  path: string;
}

/** The readings of the last value in a keyword: `4700` may be 4.7 kΩ or 4.7 nF. Empty if there is no value. */
export function suggestedValues(keyword: string, language: Language): SuggestedValue[] {
  const term = readQuery(keyword, NO_WORDS).findLast(({ kind }) => kind === 'value');
  if (!term) return [];
  const readings = term.readings ?? [{ ...term, as: term.text }];
  return readings.filter(({ kind }) => kind === 'value').map((reading) => ({
    text: keywordAs(keyword, term, { as: queryLabel(reading, language) }),
    path: productListPath('search', keywordAs(keyword, term, reading)),
  }));
}
