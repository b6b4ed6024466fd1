/** Reads the names of columns (README, "Tables"). */

import { foldPhrase, isHan } from '../../query/words/fold-phrase';
import { BOM_FIELDS, type BomField } from '../bom';
import { NAME_WORDS, UNSURE_NAMES, type WordRole } from './name-words';

/** What the name of a column says. */
export interface HeaderName {
  /** The fields that it may mean, with how sure each is: 0 to 1. */
  fields: ReadonlyMap<BomField, number>;
  /** Which of several parts for a line the column describes, from 1: `MPN 2`, `Alternate part number`. `null` if the name does not say. */
  slot: number | null;
  /** Whether all words of the name are known. */
  isWhole: boolean;
  /** Whether the name speaks of the maker: `Manufacturer part number`, and not `Part number`. */
  isOfMaker: boolean;
  /** Whether the column holds remarks about a line. */
  isNote: boolean;
}

/** A longer text is no name, in characters. */
const LONGEST_NAME = 80;
const MOST_WORDS = 12;
/** The most words of a phrase, and the most characters of a Chinese one. */
const LONGEST_PHRASE = 4;
const LONGEST_HAN = 8;
/** The shortest piece of a compound in letters, and the letter that joins its pieces. */
const LEAST_PIECE = 4;
const LINK = /(?<=\p{L}{4})(?:n|s|en)$/u;
/** The highest number of a part: more are no alternates. */
const MOST_SLOTS = 20;
/** How sure a name with unknown words is: the least, and what the share of known words adds. */
const UNKNOWN_WORDS = { least: 0.55, share: 0.35 } as const;
/** From this certainty on a name alone says what the column is. */
export const SURE_NAME = 0.8;

const ORDINALS = new Map([['1st', 1], ['2nd', 2], ['3rd', 3], ['4th', 4], ['secondary', 2], ['second', 2], ['third', 3]]);

const ROLES = new Map<string, WordRole[]>();
for (const [role, words] of NAME_WORDS) {
  for (const word of words.split(', ')) {
    const key = foldName(word);
    const roles = ROLES.get(key);
    if (!roles) ROLES.set(key, [role]);
    else if (!roles.includes(role)) roles.push(role);
  }
}
const UNSURE = new Map(UNSURE_NAMES.flatMap(([fields, names]) => names.split(', ').map((name) => [foldName(name), fields] as const)));

const NOTHING: HeaderName = { fields: new Map(), slot: null, isWhole: false, isOfMaker: false, isNote: false };

/** The spelling in which names are compared: `Mfr. Part #2` and `MFR PART # 2` are equal. Empty for a text that is too long to be a name. */
export function foldName(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  const plain = name
    .normalize('NFKC')
    .replace(/#|n°/gi, ' number ')
    .replace(/\bp ?[/.] ?n\b\.?/gi, ' pn ')
    .replace(/\bm\/f\b/gi, ' mf ')
    .replace(/\bq['’´]ty\b/gi, 'qty')
    .replace(/\b(?:second|2nd) source\b/gi, 'alternate')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldPhrase(plain).replace(/(\p{L}{2})(\d{1,2})(?= |$)/gu, '$1 $2');
}

/** What the name of a column says. Nothing if no word is known. */
export function readHeaderName(name: string): HeaderName {
  const folded = foldName(name);
  const words = folded.split(' ');
  if (folded === '' || words.length > MOST_WORDS) return NOTHING;
  const { slot, rest } = takeSlot(words);
  const unsure = UNSURE.get(rest.join(' '));
  if (unsure) return { ...NOTHING, fields: entriesOf(unsure), slot, isWhole: true };
  const { roles, known, all } = rolesOf(rest);
  const sure = known === all ? 1 : UNKNOWN_WORDS.least + (UNKNOWN_WORDS.share * known) / all;
  const stated = fieldsOf(roles, slot);
  const read = Object.keys(stated).length > 0 ? stated : unsurePart(rest);
  const isNote = roles.has('note') && stated.other !== undefined;
  const fields = new Map([...entriesOf(read)].map(([field, weight]) => [field, weight * sure] as const));
  // The number of an unknown name, as of `Field2`, counts no parts.
  return { fields, slot: roles.size === 0 ? null : slot ?? (roles.has('alternate') ? 2 : null), isWhole: known === all && known > 0, isOfMaker: roles.has('maker'), isNote };
}

/** What the last words of a name hint at: `Mounting type`, `物料规格`. */
function unsurePart(words: readonly string[]): Weights {
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  const [last = ''] = words.slice(-1);
  const signs = isHan(last) ? [...last] : [];
  return [...ends, ...signs.slice(1).map((_, index) => signs.slice(index + 1).join(''))].map((end) => UNSURE.get(end)).find((found) => found !== undefined) ?? {};
}

function takeSlot(words: readonly string[]): { slot: number | null; rest: string[] } {
  let slot: number | null = null;
  const rest = words.filter((word) => {
    const number = ORDINALS.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
    if (number < 1 || number > MOST_SLOTS || words.length < 2) return true;
    slot = number;
    return false;
  });
  return rest.length > 0 ? { slot, rest } : { slot: null, rest: [...words] };
}

function rolesOf(words: readonly string[]): { roles: Set<WordRole>; known: number; all: number } {
  const roles = new Set<WordRole>();
  let known = 0;
  let all = 0;
  for (let at = 0; at < words.length; ) {
    const length = longestKnown(words.length - at, LONGEST_PHRASE, (count) => words.slice(at, at + count).join(' '));
    const phrase = words.slice(at, at + Math.max(1, length)).join(' ');
    at += Math.max(1, length);
    const found = length > 0 ? [phrase] : piecesOf(phrase);
    all += Math.max(1, found.length);
    known += found.length;
    for (const piece of found) for (const role of ROLES.get(piece) ?? []) roles.add(role);
  }
  return { roles, known, all };
}

/** The known words of a word without blanks, as in Chinese, Japanese and German: `制造商型号`, `Herstellernummer`. */
function piecesOf(word: string): string[] {
  const signs = [...word];
  if (!isHan(word)) {
    for (let at = LEAST_PIECE; at <= signs.length - LEAST_PIECE; at++) {
      const pieces = [signs.slice(0, at).join('').replace(LINK, ''), signs.slice(at).join('')];
      if (pieces.every((piece) => ROLES.has(piece))) return pieces;
    }
    return [];
  }
  const pieces: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const length = longestKnown(signs.length - at, LONGEST_HAN, (count) => signs.slice(at, at + count).join(''), 2);
    if (length > 0) pieces.push(signs.slice(at, at + length).join(''));
    at += Math.max(1, length);
  }
  return pieces;
}

function longestKnown(left: number, most: number, text: (count: number) => string, least = 1): number {
  for (let count = Math.min(left, most); count >= least; count--) if (ROLES.has(text(count))) return count;
  return 0;
}

type Weights = Partial<Record<BomField, number>>;

/** The fields that a name with these words means. */
function fieldsOf(roles: ReadonlySet<WordRole>, slot: number | null): Weights {
  const has = (...some: WordRole[]): boolean => some.some((role) => roles.has(role));
  if (has('quantity')) return quantityOf(has, slot);
  if (has('unused')) return { other: 1 };
  if (has('dnp')) return { dnp: 1 };
  const isNumber = has('number', 'part', 'mpn', 'code');
  if (has('internal')) return { other: 1 };
  if (has('maker') && isNumber) return has('shop', 'supplier') ? { mpn: 0.8, code: 0.6 } : { mpn: 1 };
  if (has('shop')) return { code: 1 };
  if (has('supplier')) return isNumber ? { code: 1 } : { brand: has('maker') ? 0.9 : 0.45 };
  if (has('maker')) return { brand: 1 };
  const named = (['designators', 'mpn', 'code', 'value', 'package', 'text', 'line'] as const).filter((role) => has(role));
  const [only, ...others] = named;
  if (others.length > 0) return Object.fromEntries(named.filter((field) => field !== 'line').map((field) => [field, 0.6]));
  if (only !== undefined) return { [only]: 1 };
  if (has('note')) return { other: 0.6, text: 0.3 };
  if (has('alternate')) return { mpn: 0.7 };
  if (has('number')) return { line: 0.5, mpn: 0.4, designators: 0.35 };
  return has('order') ? { other: 1 } : {};
}

function quantityOf(has: (...some: WordRole[]) => boolean, slot: number | null): Weights {
  // Pieces in stock or on a reel are no need of a line.
  if (has('order')) return { quantity: 0.4 };
  if (has('unused', 'internal', 'package', 'supplier')) return { other: 1 };
  return { quantity: slot !== null && slot > 1 ? 0.6 : 1 };
}

function entriesOf(weights: Weights): Map<BomField, number> {
  return new Map(BOM_FIELDS.flatMap((field) => (weights[field] === undefined ? [] : [[field, weights[field]] as const])));
}
