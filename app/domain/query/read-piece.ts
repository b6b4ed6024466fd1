/** Reads one piece of a keyword, without knowing the others. */

import { namesWithoutNumber } from '../values/packages';
import { normalisePartNumber } from '../values/part-number';
import { readPackage } from './package-words';
import type { Meaning, NumericMeaning, Reading } from './query';
import { beginningsOf } from './words/beginnings';
import { CHANNEL_WORDS, COUNTS, DESIGNATORS } from './words/trade-words';
import { isCompared, readTypedValue, type TypedValue } from './typed-value';
import { nounOf, nounPhrases, type Noun } from './value-nouns';
import type { Vocabulary } from './vocabulary';
import { foldPhrase, isHan } from './words/fold-phrase';

/** What a piece is by itself. What a value without a unit or a bare number means depends on the other pieces. */
export type Found =
  | { is: 'meanings'; readings: readonly [Reading, ...Reading[]] }
  | { is: 'typed'; typed: TypedValue; noun?: Noun }
  /** A count. `16p` may also be a typed value. */
  | { is: 'counted'; key: string; count: number; typed: TypedValue | null }
  | { is: 'bare'; digits: string }
  /** A word that may belong to the value after it. */
  | { is: 'noun'; noun: Noun; readings: readonly Reading[] };

/** A meaning that is not computed from a number. */
type Named = Exclude<Meaning, NumericMeaning>;

const BARE = /^\d+(?:[.,]\d+)?$/;
/** The units that may stand apart from their number as one letter: `25 V`, `100 R`. `2 n` may be the beginning of `2 n channel`. */
const LETTER_APART = /\s[kKMFHVAWRfhvawr]$/;
/** `2.54` and `6x6` are numbers, but of no part. */
const PLAIN_SIZE = /^\d+\.\d+$|^\d+(?:\.\d+)?(?:[x×*]\d+(?:\.\d+)?)+(?:mm)?$/i;
/** Words of the trade with digits, which are no part numbers: dielectrics, interfaces. */
const TERM = /^(?:c0g|np0|u2j|[xyz]\d[a-z]|i[23][cs]|rs-?\d{3}|rj-?\d\d|usb-?[23](?:\.\d)?|ddr\d|e2prom|wifi\d)$/i;
/** `5 安规电容` is a safety capacitor, not 5 A. */
const SAFETY = /^规/u;

/** Beginnings of the phrases that every catalogue has. */
const BEGINNINGS = beginningsOf([...CHANNEL_WORDS.keys(), ...DESIGNATORS.keys(), ...nounPhrases(), ...namesWithoutNumber().map(foldPhrase)]);

/** The Chinese word with which a package begins. */
const METRIC = '公制';
/** More Chinese characters than a unit has, or a comparison. */
const NO_UNIT = /\p{Script=Han}{9}/u;
/** The maximum number of characters of a value, a count or a package. */
const LONGEST_FIGURE = 40;

/** Whether a piece is or begins a phrase that stands for something. What says nothing, such as `&`, may stand before one. */
export function beginsPhrase(text: string, vocabulary: Vocabulary): boolean {
  const phrase = foldPhrase(text);
  return phrase === '' || BEGINNINGS.has(phrase) || vocabulary.beginsPhrase(phrase);
}

/** Whether a piece may be a value, a count or a package. They have digits; a package may also have two names, `DPAK(D-PAK)`. */
export function mayBeFigure(text: string): boolean {
  if (text.length > LONGEST_FIGURE || NO_UNIT.test(text)) return false;
  return text.includes('(') || (/\d/.test(text) && (!isHan(text) || isCompared(text) || text.startsWith(METRIC)));
}

/** Reads a piece that stands for something by itself; `undefined` for other words. `after` is the text that follows it. */
export function readPiece(text: string, after: string, vocabulary: Vocabulary): Found | undefined {
  const phrase = foldPhrase(text);
  if (phrase === '') return undefined;
  const typed = text.endsWith('安') && SAFETY.test(after) ? null : readTypedValue(text);
  const value = typed && stands(typed, text) ? typed : null;
  const counted = readCount(text, phrase, value);
  if (counted) return counted;
  const size = readPackage(text, phrase, vocabulary);
  if (value && !size && value.figures[0].unit !== 'ppm') return { is: 'typed', typed: value };
  // `NPN` is a category before it is the text of an attribute: the category has all products with this text.
  const kind = vocabulary.categoryOf(phrase) ?? vocabulary.valueOf(phrase);
  const found: Named[] = [size, kind, vocabulary.brandOf(phrase)].filter((one) => one !== undefined);
  const [first, ...others] = found.map((meaning) => readingOf(meaning, text));
  const noun = nounOf(phrase);
  // `sram` is a category, and a word before the size of a microcontroller's memory.
  if (noun && /^[\s:=<>≤≥]*[\d.]/.test(after)) return { is: 'noun', noun, readings: first ? [first, ...others] : [] };
  if (first) return { is: 'meanings', readings: [first, ...others] };
  if (value) return { is: 'typed', typed: value };
  return BARE.test(text) ? { is: 'bare', digits: text } : undefined;
}

/** Reads a piece that is nothing else as a part number or a word; `undefined` if it has no letters and digits. */
export function readRest(text: string): Reading | undefined {
  const number = normalisePartNumber(text);
  const isNumber = /^[A-Z\d]{3,}$/.test(number) && /\d/.test(number) && !PLAIN_SIZE.test(text) && !TERM.test(text);
  if (isNumber) return readingOf({ kind: 'number', number }, text);
  return /[\p{L}\p{N}]/u.test(text) ? readingOf({ kind: 'word', word: text.toLowerCase() }, text) : undefined;
}

/** Reads a piece in quotation marks as it is. */
export function readQuoted(text: string): Reading | undefined {
  return readRest(text.replaceAll('"', '').trim());
}

/** A meaning with the text that has only this meaning. */
export function readingOf(meaning: Named, text: string): Reading {
  if (meaning.kind === 'number' || meaning.kind === 'word') return { ...meaning, as: `"${text.replaceAll('"', '')}"` };
  if (meaning.kind === 'package') return { ...meaning, as: text };
  return { ...meaning, as: meaning.name.en };
}

/** Whether a value with a blank in it is one value: `10 kΩ` and `100 R` are, `2 n` is not. */
function stands({ figures: [figure] }: TypedValue, text: string): boolean {
  const isLetterApart = /\s\S$/.test(text) && /[a-z]$/i.test(text);
  if (isLetterApart) return LETTER_APART.test(text);
  return figure.unit !== '' || !/\s/.test(text) || /\s(?:meg|kilo|mega)$/i.test(text) || figure.min !== figure.max;
}

function readCount(text: string, phrase: string, typed: TypedValue | null): Found | undefined {
  const channels = CHANNEL_WORDS.get(phrase);
  if (channels !== undefined) return { is: 'counted', key: 'channels', count: channels, typed: null };
  for (const [pattern, key] of COUNTS) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first !== undefined) return { is: 'counted', key, count: Number(first) * Number(second ?? 1), typed };
  }
  return undefined;
}
