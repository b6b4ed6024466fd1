import { numberOf } from './number-terms';
import { brandWord, categoryWord, matchExpression, queryTerms } from './words';

/** The part number and the words for which a search looks in the two indexes. */
export interface KeywordPlan {
  /** A part number or a piece of one, normalised. */
  number?: string | undefined;
  /** An FTS5 expression over the words. */
  words?: string | undefined;
}

/** Characters at which SQLite's tokeniser may split a word. */
const UNCERTAIN = /[^\u0000-\u024f\u0370-\u037e\u0380-\u04ff\u2000-\u2bff\u3000-\u30ff\u4e00-\u9fcc\uac00-\ud7a3\uff00-\uffef]/g;

/** A filter word of a brand or a category. A keyword such as `XC17` is a part number, and must not find a whole category. */
const FILTER_WORD = /^x[bc]\d/;

/** Prefixes up to this length are indexed. For a longer prefix, FTS5 reads all words that begin with it. */
const INDEXED_BEGINNING = 4;

/**
 * Plans the search for a keyword: as a part number or a piece of one, and as words.
 * @param common - words that many products have. A long prefix is replaced by the common words that begin with it: for the prefix, FTS5 would
 * read the entries of half the catalogue
 */
export function planKeyword(keyword: string, common: readonly string[]): KeywordPlan {
  const terms = queryTerms(keyword.replace(UNCERTAIN, ' '));
  const isFilter = terms.some(({ any }) => any.some((token) => FILTER_WORD.test(token)));
  const words = terms.map(({ any, open }) => {
    const choices = any.flatMap((token) => (open ? beginnings(token, common) : [`"${token}"`]));
    return `(${choices.join(' OR ')})`;
  });
  return { number: numberOf(keyword), words: words.length > 0 && !isFilter ? words.join(' AND ') : undefined };
}

/** The common words that begin with a token; the prefix itself if no common word does. */
function beginnings(token: string, common: readonly string[]): string[] {
  const known = token.length > INDEXED_BEGINNING ? common.filter((word) => word.startsWith(token)) : [];
  return known.length > 0 ? known.map((word) => `"${word}"`) : [`"${token}"*`];
}

/** Plans the search for packages, as words. The index finds other products too, so hits must be verified. */
export function planPackages(names: readonly string[]): KeywordPlan {
  const expressions = names.flatMap((name) => matchExpression(name.replace(UNCERTAIN, ' ')) ?? []);
  return { words: expressions.length > 0 ? expressions.map((one) => `(${one})`).join(' OR ') : undefined };
}

/** Limits an expression to packages (given as an expression), to brands by id, and to a category by code. */
export function narrowWords(
  words: string, { brands, category, packages }: {
    brands: ReadonlySet<number> | null; category: string | null; packages?: string | undefined;
  },
): string {
  const clauses = [words, ...(packages ? [packages] : [])].map((clause) => `(${clause})`);
  if (brands && brands.size > 0) clauses.push(`(${[...brands].map((id) => `"${brandWord(id)}"`).join(' OR ')})`);
  if (category !== null) clauses.push(`"${categoryWord(category)}"`);
  return clauses.join(' AND ');
}
