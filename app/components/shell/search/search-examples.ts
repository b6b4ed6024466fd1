import { productListPath } from '~/domain/catalogue/list-path';

/** Examples of searches. The namespace `finder` has the text and the meaning of each. */
const SEARCH_EXAMPLES = ['resistor', 'capacitor', 'inductor', 'number', 'piece', 'brand', 'word', 'words'] as const;

export interface SearchExample {
  query: string;
  /** What the search finds, in words. */
  reads: string;
  href: string;
}

/** The examples in the reader's language. @param t - translator of the namespace `finder` */
export function searchExamples(t: (key: string) => string): SearchExample[] {
  return SEARCH_EXAMPLES.map((example) => {
    const query = t(`finder:${example}.query`);
    return { query, reads: t(`finder:${example}.reads`), href: productListPath('search', query) };
  });
}
