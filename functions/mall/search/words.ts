/**
 * Cuts text into words, in the same way for the word index and for keywords. A word has only letters and digits, so that FTS5 reads it as
 * one token.
 */
import { bareNumberTokens, latinUnits, valueTokensOf } from './value-tokens';

/** Other spellings and abbreviations of words, each with the word that the index has. */
const SAME = new Map(Object.entries({
  np0: 'c0g', npo: 'c0g', cog: 'c0g', aluminum: 'aluminium', molded: 'moulded', analog: 'analogue',
  color: 'colour', meter: 'metre', transciever: 'transceiver', xtal: 'crystal', res: 'resistor', cap: 'capacitor',
}));
/** Words that are left out, because they say nothing about a product. */
const EMPTY = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'a', 'an', 'at']);

/** The code of a dielectric. It is searched as a whole word, because X7R is not the beginning of a longer word. */
const DIELECTRIC = /^(?:c0g|np0|npo|cog|[xyz]\d[a-z])$/i;
/** A short number: `100`, `2.54`. Sizes, years and codes do not match, because they have four digits or more, or begin with 0. */
const SHORT_NUMBER = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,3})?$/;
/** A character of a Chinese word. Radicals do not match. */
const HAN = /(?=[\p{L}\p{N}])\p{Script=Han}/u;
const RUNS = /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{Nd}])+/gu;
/** A number, a blank and a unit that belong together: `10 kΩ`, `4.7 µF`, `10 micro Farad`, `1 %`, `100 R`. Sizes and part numbers do not match. */
const APART = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.,/])((?:\d{1,2}/)?(?:0|[1-9]\d*)(?:[.,]\d+)?)\s+`
  + String.raw`((?:[pnuµmkKMG]|(?:pico|nano|micro|milli|kilo|mega)\s?)?\s?`
  + String.raw`(?:Ω|ohms?|farads?|henrys?|volts?|watts?|amps?|hertz|hz|[FHVAWRfhvawr])|%|k|K|M)(?![\p{L}\p{Nd}])`,
  'giu',
);
/** Prefixes of units as words, with their letters. */
const SPELT: ReadonlyArray<readonly [RegExp, string]> = [
  [/pico\s*/i, 'p'], [/nano\s*/i, 'n'], [/micro\s*/i, 'u'], [/milli\s*/i, 'm'], [/kilo\s*/i, 'k'], [/mega\s*/i, 'M'],
];
/** A number with a decimal comma: one to three digits follow the comma, then a unit or the prefix of a unit. */
const COMMA = /(\d),(\d{1,3}\s*(?:[pnuµμmkKMG]|Ω|V|A|W|%))/gu;

/** The words of a text for the index: single words, all words of a chunk joined to one, pairs of Chinese characters, and values. */
export function searchTokens(text: string): string[] {
  const found = new Set<string>();
  for (const chunk of chunks(text)) {
    for (const token of valueTokensOf(chunk)) found.add(token);
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

/** A term of a keyword. A hit has at least one of the words in `any`. If the term is `open`, longer words that begin with one of them match too. */
export interface QueryTerm {
  any: string[];
  open: boolean;
}

/** The terms of a keyword. A hit has all terms. Empty for a keyword without letters and digits. */
export function queryTerms(keyword: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const add = (any: string[], open: boolean) => {
    const known = [...new Set(any.filter(Boolean))];
    if (known.length > 0) terms.set(`${known.join(' ')}${open ? '*' : ''}`, { any: known, open });
  };
  for (const chunk of chunks(keyword).flatMap(pieces)) {
    const values = valueTokensOf(chunk);
    if (values.length > 0) {
      add(values, false);
      continue;
    }
    for (const run of HAN.test(chunk) ? (chunk.match(RUNS) ?? []) : [join(chunk)]) {
      if (HAN.test(run)) {
        const many = pairs(run);
        for (const pair of many) add([pair], run.length === 1);
      } else {
        const one = word(run);
        if (SHORT_NUMBER.test(chunk)) add([one, ...bareNumberTokens(chunk)], false);
        else if (!EMPTY.has(one)) add([one], !DIELECTRIC.test(one));
      }
    }
  }
  const all = [...terms.values()];
  const telling = all.filter((term) => !isLetter(term));
  return (telling.length > 0 ? telling : all.slice(0, 1)).slice(0, MOST_TERMS);
}

/** The maximum number of terms in a search. Each term costs a look-up. */
const MOST_TERMS = 12;

/** Whether a term is a single letter. Almost every product has a word that begins with it, so it costs the most and narrows the search little. */
function isLetter({ any, open }: QueryTerm): boolean {
  return open && any.every((token) => /^[a-z]$/.test(token));
}

/**
 * The FTS5 expression of a keyword.
 * @param filters - words that a hit must also have: `xb12`, `xc0312`
 * @returns `null` if there is nothing to search for
 */
export function matchExpression(keyword: string, filters: readonly string[] = []): string | null {
  const clauses = queryTerms(keyword).map(({ any, open }) => {
    const words = any.map((token) => (open ? `"${token}"*` : `"${token}"`));
    return words.length > 1 ? `(${words.join(' OR ')})` : (words[0] ?? '');
  });
  const all = [...clauses, ...filters.map((token) => `"${token}"`)].filter(Boolean);
  return all.length > 0 ? all.join(' AND ') : null;
}

/** The filter word of a brand. */
export function brandWord(brandId: number): string {
  return `xb${brandId}`;
}

/** The filter word of a category of any level: `xc0312` for the code `2_0312`. */
export function categoryWord(code: string): string {
  return `xc${code.slice(code.indexOf('_') + 1)}`;
}

/** Replaces spellings by uniform ones, and cuts text at blanks and list separators. */
function chunks(text: string): string[] {
  const folded = latinUnits(text.normalize('NFKC').replaceAll('μ', 'µ').replace(/\+\/?-/g, '±'))
    .replace(COMMA, '$1.$2')
    .replace(APART, (_, number: string, unit: string) => number + SPELT.reduce((text, [long, short]) => text.replace(long, short), unit).replace(/\s/g, ''));
  return folded.split(/[\s,;|()[\]{}<>"'、，；：:&=]+/u).filter(Boolean);
}

/** Cuts a chunk into terms: `10nF/50V/X7R` has three terms, `LM358/NOPB` has one. */
function pieces(chunk: string): string[] {
  if (valueTokensOf(chunk).length > 0 || !/[/_]/.test(chunk)) return [chunk];
  const cut = chunk.split(/[/_]/).filter(Boolean);
  return cut.some((piece) => valueTokensOf(piece).length > 0 || DIELECTRIC.test(piece)) ? cut : [chunk];
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
