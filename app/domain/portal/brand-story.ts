import type { Article } from './portal';

/**
 * The texts of `agent:BRAND` or `brand:BRAND` by brand. A brand has a name in each language and its key only one of them, so the title, which is
 * the name in the reader's language, counts too.
 */
export function storiesByBrand(articles: readonly Article[], kind: 'agent' | 'brand'): ReadonlyMap<string, string> {
  const prefix = `${kind}:`;
  return new Map(articles
    .filter(({ key, content }) => key.startsWith(prefix) && content !== '')
    .flatMap(({ key, title, content }) => [[key.slice(prefix.length), content], [title, content]] as const));
}
