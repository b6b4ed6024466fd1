/**
 * Cuts text into words, in the same way for the word index and for keywords. A word has only letters and digits, so that FTS5 reads it as
 * one token.
 */

/** Other spellings and abbreviations of words, each with the word that the index has. */
const SAME = new Map(Object.entries({
  np0: 'c0g', npo: 'c0g', cog: 'c0g', aluminum: 'aluminium', molded: 'moulded', analog: 'analogue',
  ics: 'ic', color: 'colour', meter: 'metre', transciever: 'transceiver', xtal: 'crystal', res: 'resistor', cap: 'capacitor',
}));
/** Words that are left out, because they say nothing about a product. */
const EMPTY = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'a', 'an', 'at']);

/** A character of a Chinese word. Radicals do not match. */
const HAN = /(?=[\p{L}\p{N}])\p{Script=Han}/u;
const RUNS = /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{Nd}])+/gu;

/** Characters at which SQLite's tokeniser may split a word. */
const UNCERTAIN = /[^\u0000-\u024f\u0370-\u037e\u0380-\u04ff\u2000-\u2bff\u3000-\u30ff\u4e00-\u9fcc\uac00-\ud7a3\uff00-\uffef]/g;

/** A filter word of a brand or a category. A keyword such as `XC17` is a part number, and must not find a whole category. */
const FILTER_WORD = /^x[bc]\d/;

/**
 * Beginnings of this many letters are indexed. Indexes of two and four letters would take more than the words themselves. For a longer beginning,
 * FTS5 reads the entries of all words that begin with it.
 */
export const INDEXED_BEGINNING = 3;

/** The maximum number of words of a search. Each one costs a look-up. */
const MOST_WORDS = 12;

/** The words of a text for the index: single words, all words of a chunk joined to one, and pairs of Chinese characters. */
export function searchTokens(text: string): string[] {
  const found = new Set<string>();
  for (const chunk of chunks(text)) {
    const runs = chunk.match(RUNS) ?? [];
    for (const run of runs) {
      if (HAN.test(run)) for (const pair of pairs(run)) found.add(pair);
      else found.add(word(run));
    }
    const joined = join(chunk);
    if (runs.length > 1 && joined && !HAN.test(chunk)) found.add(joined);
  }
  for (const token of EMPTY) found.delete(token);
  found.delete('');
  return [...found];
}

/**
 * The FTS5 expression that requires words. Longer words may continue those of three signs or more.
 * @param common - words that many products have. A long prefix is replaced by the common words that begin with it: for the prefix, FTS5 would
 * read the entries of half the catalogue
 * @returns `null` if there is nothing to search for
 */
export function wordExpression(texts: readonly string[], common: readonly string[]): string | null {
  const clauses = new Set<string>();
  for (const chunk of texts.flatMap((text) => chunks(text.replace(UNCERTAIN, ' ')))) {
    for (const run of HAN.test(chunk) ? (chunk.match(RUNS) ?? []) : [join(chunk)]) {
      if (HAN.test(run)) for (const pair of pairs(run)) clauses.add(run.length === 1 ? `"${pair}"*` : `"${pair}"`);
      else if (run !== '' && !EMPTY.has(word(run)) && !FILTER_WORD.test(word(run))) clauses.add(beginnings(word(run), common));
    }
  }
  return clauses.size > 0 ? [...clauses].slice(0, MOST_WORDS).join(' AND ') : null;
}

/** An FTS5 expression that requires one of the brands, and one of the categories, of any level; `null` if neither is given. */
export function narrowExpression(brands: ReadonlySet<number> | null, categories: readonly string[] | null): string | null {
  const clauses = [
    ...(brands && brands.size > 0 ? [[...brands].map(brandWord)] : []),
    ...(categories && categories.length > 0 ? [categories.map(categoryWord)] : []),
  ];
  return clauses.length > 0 ? clauses.map((words) => `(${words.map((one) => `"${one}"`).join(' OR ')})`).join(' AND ') : null;
}

/** The filter word of a brand. */
export function brandWord(brandId: number): string {
  return `xb${brandId}`;
}

/** The filter word of a category of any level: `xc0312` for the code `2_0312`. */
export function categoryWord(code: string): string {
  return `xc${code.slice(code.indexOf('_') + 1)}`;
}

/**
 * The token and the common words that begin with it; the prefix itself if no common word does. A shorter token than the indexed beginnings is a word: a large
 * share of all words may begin with it.
 */
function beginnings(token: string, common: readonly string[]): string {
  if (token.length < INDEXED_BEGINNING) return `"${token}"`;
  const known = token.length > INDEXED_BEGINNING ? common.filter((one) => one.startsWith(token)) : [];
  return known.length > 0 ? `(${[...new Set([token, ...known])].map((one) => `"${one}"`).join(' OR ')})` : `"${token}"*`;
}

/** Cuts text at blanks and list separators. */
function chunks(text: string): string[] {
  return text.normalize('NFKC').split(/[\s,;|()[\]{}<>"'、，；：:&=]+/u).filter(Boolean);
}

function pairs(run: string): string[] {
  const signs = [...run];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** All letters and digits of a chunk as one word. */
function join(chunk: string): string {
  return word((chunk.match(/[\p{L}\p{Nd}]+/gu) ?? []).join(''));
}

/** A word in lower case, without accents, in the singular. */
function word(run: string): string {
  const plain = run.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const one = SAME.get(plain) ?? plain;
  if (!/^[a-z]{4,}$/.test(one)) return one;
  if (one.endsWith('ies')) return `${one.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(one)) return one.slice(0, -2);
  return one.endsWith('s') && !one.endsWith('ss') ? one.slice(0, -1) : one;
}
