import { isHan } from './fold-phrase';

/**
 * The beginnings of phrases, and the phrases: each ends with a word, or within Chinese text with a character. Whoever reads a text knows by them early
 * that no phrase stands at a place.
 * @param phrases - spelt as `foldPhrase` spells them
 */
export function beginningsOf(phrases: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const phrase of phrases) {
    let end = 0;
    for (const sign of phrase) {
      if (sign === ' ' || isHan(sign)) found.add(phrase.slice(0, sign === ' ' ? end : end + sign.length));
      end += sign.length;
    }
    found.add(phrase);
  }
  return found;
}
