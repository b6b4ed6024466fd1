import { productListPath } from '~/domain/catalogue/list-path';
import { listSearch, type ListParams } from '~/domain/catalogue/list-params';
import type { UnderstoodTerm } from '~/domain/catalogue/search-page';
import { keywordAs, keywordWithout } from '~/domain/query/rewrite-keyword';

/** A piece of the keyword as a chip. */
export interface ShownTerm {
  /** As typed. */
  text: string;
  /** What it was read as. */
  name: string;
  /** The address of the list without it. */
  href: string;
  /** All meanings of an ambiguous piece, each with the address of the list that reads it so. */
  readings: Array<{ name: string; count: number; chosen: boolean; href: string }>;
}

/**
 * The chips of a keyword. A keyword that was read as one number or one word has none: it stands in the search box and in the heading.
 * Removing a chip, or reading a piece in another way, leads to the rewritten keyword.
 */
export function shownTerms(keyword: string, terms: readonly UnderstoodTerm[], list: ListParams): ShownTerm[] {
  const [only] = terms;
  if (terms.length === 1 && only && only.readings.length === 0 && (only.kind === 'number' || only.kind === 'word')) return [];
  const hrefOf = (changed: string) => productListPath(changed ? 'search' : 'catalogue', changed) + listSearch(list, { find: [] });
  let from = 0;
  return terms.flatMap(({ text, name, readings }) => {
    const start = keyword.indexOf(text, from);
    if (start < 0) return [];
    from = start + text.length;
    const piece = { text, start };
    return [{
      text,
      name,
      href: hrefOf(keywordWithout(keyword, piece)),
      readings: readings.map((reading) => ({
        name: reading.name, count: reading.count, chosen: reading.chosen, href: hrefOf(keywordAs(keyword, piece, { as: reading.text })),
      })),
    }];
  });
}
