/**
 * Words for the word index and for what visitors type: one way of cutting text on both sides.
 * Every word is of letters and digits only, so FTS5 takes it as one token.
 */
import { bareNumberTokens, latinUnits, valueTokensOf } from './value-tokens';

/** Spellings that mean the same word. */
const SAME = new Map(Object.entries({
  np0: 'c0g', npo: 'c0g', cog: 'c0g', aluminum: 'aluminium', molded: 'moulded', analog: 'analogue',
  color: 'colour', meter: 'metre', transciever: 'transceiver', xtal: 'crystal', res: 'resistor', cap: 'capacitor',
}));
/** Words that say nothing about a part. */
const EMPTY = new Set(['and', 'or', 'of', 'the', 'for', 'with', 'a', 'an', 'at']);

/** Dielectrics are whole words: X7R does not begin another. */
const DIELECTRIC = /^(?:c0g|np0|npo|cog|[xyz]\d[a-z])$/i;
/** A number that is no size, no year of a series and no long code: `100`, `2.54`. */
const SHORT_NUMBER = /^(?:0|[1-9]\d{0,2})(?:\.\d{1,3})?$/;
/** Signs of Chinese words; radicals are none. */
const HAN = /(?=[\p{L}\p{N}])\p{Script=Han}/u;
const RUNS = /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!\p{Script=Han})[\p{L}\p{Nd}])+/gu;
/** Number, blank, unit: `10 kΩ`, `4.7 µF`, `10 micro Farad`, `1 %`, `100 R` belong together; a size or a part number takes none. */
const APART = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.,/])((?:\d{1,2}/)?(?:0|[1-9]\d*)(?:[.,]\d+)?)\s+`
  + String.raw`((?:[pnuµmkKMG]|(?:pico|nano|micro|milli|kilo|mega)\s?)?\s?`
  + String.raw`(?:Ω|ohms?|farads?|henrys?|volts?|watts?|amps?|hertz|hz|[FHVAWRfhvawr])|%|k|K|M)(?![\p{L}\p{Nd}])`,
  'giu',
);
/** Prefixes and units spelt out. */
const SPELT: ReadonlyArray<readonly [RegExp, string]> = [
  [/pico\s*/i, 'p'], [/nano\s*/i, 'n'], [/micro\s*/i, 'u'], [/milli\s*/i, 'm'], [/kilo\s*/i, 'k'], [/mega\s*/i, 'M'],
];
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
        if (SHORT_NUMBER.test(chunk)) add([one, ...bareNumberTokens(chunk)], false);
        else if (!EMPTY.has(one)) add([one], !DIELECTRIC.test(one));
      }
    }
  }
  const all = [...terms.values()];
  const telling = all.filter((term) => !isLetter(term));
  return (telling.length > 0 ? telling : all.slice(0, 1)).slice(0, MOST_TERMS);
}

/** Most words of a search. Each one costs a look-up. */
const MOST_TERMS = 12;

/** The beginning of almost every part: beside other terms it narrows little and costs the most. */
function isLetter({ any, open }: QueryTerm): boolean {
  return open && any.every((token) => /^[a-z]$/.test(token));
}

/**
 * The FTS5 expression of a keyword, with filter words that must be there too (`xb12`, `xc0312`).
 * `null` where there is nothing to ask for.
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

/** The filter word of a category of any level, by its code `2_0312`. */
export function categoryWord(code: string): string {
  return `xc${code.slice(code.indexOf('_') + 1)}`;
}

/** Text cut at blanks and list separators, folded so that equal things look equal. */
function chunks(text: string): string[] {
  const folded = latinUnits(text.normalize('NFKC').replaceAll('μ', 'µ').replace(/\+\/?-/g, '±'))
    .replace(COMMA, '$1.$2')
    .replace(APART, (_, number: string, unit: string) => number + SPELT.reduce((text, [long, short]) => text.replace(long, short), unit).replace(/\s/g, ''));
  return folded.split(/[\s,;|()[\]{}<>"'、，；：:&=]+/u).filter(Boolean);
}

/** `10nF/50V/X7R` are three wishes, `LM358/NOPB` is one. */
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

/** Lower case, without accents, singular. */
function word(run: string): string {
  const plain = run.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const one = SAME.get(plain) ?? plain;
  if (!/^[a-z]{4,}$/.test(one)) return one;
  if (one.endsWith('ies')) return `${one.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(one)) return one.slice(0, -2);
  return one.endsWith('s') && !one.endsWith('ss') ? one.slice(0, -1) : one;
}
