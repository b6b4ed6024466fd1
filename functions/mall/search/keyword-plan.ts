import { numberOf } from './number-terms';
import { brandWord, categoryWord, matchExpression, queryTerms } from './words';

/** What a search looks for, as the two indexes take it. */
export interface KeywordPlan {
  /** A part number or a piece of one, normalised. */
  number?: string | undefined;
  /** An FTS5 expression over the words. */
  words?: string | undefined;
}

/** Characters of which SQLite's tokeniser is sure what they are; of others it might make two words. */
const UNCERTAIN = /[^\u0000-\u024f\u0370-\u037e\u0380-\u04ff\u2000-\u2bff\u3000-\u30ff\u4e00-\u9fcc\uac00-\ud7a3\uff00-\uffef]/g;

/** The filter words of brands and categories; `XC17` of a keyword is a part number and must not find all of one. */
const FILTER_WORD = /^x[bc]\d/;

/** Beginnings up to this length are indexed; longer ones FTS5 gathers from all words that begin so. */
const INDEXED_BEGINNING = 4;

/**
 * A keyword as a part number or a piece of one, and as words. `common` are the words that many parts share: a
 * beginning of those stands for them, since gathering what half the catalogue holds takes long.
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

/** The common words that begin with a token, or whatever does. */
function beginnings(token: string, common: readonly string[]): string[] {
  const known = token.length > INDEXED_BEGINNING ? common.filter((word) => word.startsWith(token)) : [];
  return known.length > 0 ? known.map((word) => `"${word}"`) : [`"${token}"*`];
}

/** Packages as words; the index finds more than these, so that hits are to be verified. */
export function planPackages(names: readonly string[]): KeywordPlan {
  const expressions = names.flatMap((name) => matchExpression(name.replace(UNCERTAIN, ' ')) ?? []);
  return { words: expressions.length > 0 ? expressions.map((one) => `(${one})`).join(' OR ') : undefined };
}

/** An expression narrowed to other expressions, to brands by id and to a category by its code. */
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
