/**
 * Words for the word index and for what visitors type: one way of cutting text on both sides.
 * Every word is of letters and digits only, so FTS5 takes it as one token.
 */
import { latinUnits, valueTokensOf } from './value-tokens';

/** Spellings that mean the same word. */
const SAME = new Map(Object.entries({
  np0: 'c0g', npo: 'c0g', cog: 'c0g', aluminum: 'aluminium', molded: 'moulded', analog: 'analogue',
  color: 'colour', meter: 'metre', transciever: 'transceiver', xtal: 'crystal', res: 'resistor', cap: 'capacitor',
}));
/** Words that say nothing about a part. */
const EMPTY = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'a', 'an', 'at']);

/** Signs of Chinese words; radicals are none. */
const HAN = /(?=[\p{L}\p{N}])\p{Script=Han}/u;
const RUNS = /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{Nd}])+/gu;
/** Number, blank, unit: `10 kΩ`, `4.7 µF`, `1 %` belong together. */
const APART = /(\d)\s+((?:[pnuµmkKMG]?\s?(?:Ω|[Oo]hms?)|[pnuµmkKMG]?(?:F|H|Hz|HZ|V|A|W)|%|k|K|M))(?![\p{L}\p{Nd}])/gu;
/** A comma as decimal point stands before one to three digits and a unit or prefix. */
const COMMA = /(\d),(\d{1,3}\s*(?:[pnuµμmkKMG]|Ω|V|A|W|%))/gu;

/** Words for the index from any text: single words, the same joined, bigrams of Chinese, values. */
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

/** One wish of a keyword: any of the words will do. `open` words also match what begins with them. */
export interface QueryTerm {
  any: string[];
  open: boolean;
}

/** What a keyword asks for: every term must be met. Empty for a keyword without letters and digits. */
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
        if (!EMPTY.has(one)) add([one], !/^[xyc]\d[a-z]$/.test(one));
      }
    }
  }
  return [...terms.values()];
}

/** The words of a keyword, each FTS5-safe as it is: the first reading of each term. */
export function queryTokens(keyword: string): string[] {
  return queryTerms(keyword).flatMap(({ any }) => any.slice(0, 1));
}

/**
 * The FTS5 expression of a keyword, with filter words that must be there too (`xb12`, `xc0312`).
 * `null` where there is nothing to ask for.
 */
export function matchExpression(keyword: string, filters: readonly string[] = []): string | null {
  const parts = queryTerms(keyword).map(({ any, open }) => {
    const words = any.map((token) => (open ? `"${token}"*` : `"${token}"`));
    return words.length > 1 ? `(${words.join(' OR ')})` : (words[0] ?? '');
  });
  const all = [...parts, ...filters.map((token) => `"${token}"`)].filter(Boolean);
  return all.length > 0 ? all.join(' AND ') : null;
}

/** The filter word of a brand. */
export function brandWord(brandId: number): string {
  return `xb${brandId}`;
}

/** The filter word of a category of any level, by its code `2_0312`. */
export function categoryWord(code: string): string {
  return `xc${code.slice(code.indexOf('_') + 1)}`;
}

/** Text cut at blanks and list separators, folded so that equal things look equal. */
function chunks(text: string): string[] {
  const folded = latinUnits(text.normalize('NFKC').replaceAll('μ', 'µ').replace(/\+\/?-/g, '±'))
    .replace(COMMA, '$1.$2')
    .replace(APART, (_, digit: string, unit: string) => digit + unit.replace(/\s/g, ''));
  return folded.split(/[\s,;|()[\]{}<>"'、，；：:&=]+/u).filter(Boolean);
}

/** `10nF/50V/X7R` are three wishes, `LM358/NOPB` is one. */
function pieces(chunk: string): string[] {
  if (valueTokensOf(chunk).length > 0 || !/[/_]/.test(chunk)) return [chunk];
  const cut = chunk.split(/[/_]/).filter(Boolean);
  return cut.some((piece) => valueTokensOf(piece).length > 0) ? cut : [chunk];
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

/** Lower case, without accents, singular. */
function word(run: string): string {
  const plain = run.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const one = SAME.get(plain) ?? plain;
  if (!/^[a-z]{4,}$/.test(one)) return one;
  if (one.endsWith('ies')) return `${one.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(one)) return one.slice(0, -2);
  return one.endsWith('s') && !one.endsWith('ss') ? one.slice(0, -1) : one;
}
