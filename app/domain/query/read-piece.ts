/** Reads one piece of a keyword, without knowing the others. */

import { normalisePartNumber } from '../values/part-number';
import { readPackage } from './package-words';
import type { Meaning, NumericMeaning, Reading } from './query';
import { CHANNEL_WORDS, COUNTS } from './trade-words';
import { readTypedValue, type TypedValue } from './typed-value';
import { foldPhrase, type Vocabulary } from './vocabulary';

/** What a piece is by itself. What a value without a unit or a bare number means depends on the other pieces. */
export type Found =
  | { is: 'meanings'; readings: readonly [Reading, ...Reading[]] }
  | { is: 'typed'; typed: TypedValue }
  | { is: 'bare'; digits: string };

/** A meaning that is not computed from a number. */
type Named = Exclude<Meaning, NumericMeaning>;

const BARE = /^\d+(?:[.,]\d+)?$/;
/** The units that may stand apart from their number as one letter: `25 V`, `100 R`. `2 n` may be the beginning of `2 n channel`. */
const LETTER_APART = /\s[kKMFHVAWRfhvawr]$/;
/** `5 安规电容` is a safety capacitor, not 5 A. */
const SAFETY = /^规/u;

/** Reads a piece that stands for something by itself; `undefined` for other words. `after` is the text that follows it. */
export function readPiece(text: string, after: string, vocabulary: Vocabulary): Found | undefined {
  const phrase = foldPhrase(text);
  if (phrase === '') return undefined;
  const typed = readTypedValue(text);
  if (typed && typed.figures[0].unit !== 'ppm' && stands(typed, text) && !(text.endsWith('安') && SAFETY.test(after))) {
    return readPackage(text, vocabulary) ? packageOf(text, vocabulary) : { is: 'typed', typed };
  }
  const counted = readCount(text, phrase);
  if (counted) return { is: 'meanings', readings: [counted] };
  const found: Named[] = [readPackage(text, vocabulary), vocabulary.valueOf(phrase), vocabulary.categoryOf(phrase), vocabulary.brandOf(phrase)].filter((one) => one !== undefined);
  const [first, ...others] = found.map((meaning) => readingOf(meaning, text));
  if (first) return { is: 'meanings', readings: [first, ...others] };
  if (typed && stands(typed, text)) return { is: 'typed', typed };
  return BARE.test(text) ? { is: 'bare', digits: text } : undefined;
}

/** Reads a piece that is nothing else as a part number or a word; `undefined` if it has no letters and digits. */
export function readRest(text: string): Reading | undefined {
  const number = normalisePartNumber(text);
  const isNumber = /^[A-Z\d]{3,}$/.test(number) && /\d/.test(number) && !/^\d+\.\d+$/.test(text);
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

function packageOf(text: string, vocabulary: Vocabulary): Found | undefined {
  const meaning = readPackage(text, vocabulary);
  return meaning && { is: 'meanings', readings: [readingOf(meaning, text)] };
}

/** Whether a value with a blank in it is one value: `10 kΩ` and `100 R` are, `2 n` is not. */
function stands({ figures: [figure] }: TypedValue, text: string): boolean {
  const isLetterApart = /\s\S$/.test(text) && /[a-z]$/i.test(text);
  if (isLetterApart) return LETTER_APART.test(text);
  return figure.unit !== '' || !/\s/.test(text) || /\s(?:meg|kilo|mega)$/i.test(text) || figure.min !== figure.max;
}

function readCount(text: string, phrase: string): Reading | undefined {
  const as = (key: string, value: number): Reading => ({ kind: 'value', keys: [key], unit: '', operator: 'eq', value, as: text });
  const channels = CHANNEL_WORDS.get(phrase);
  if (channels !== undefined) return as('channels', channels);
  for (const [pattern, key] of COUNTS) {
    const [, count] = pattern.exec(text) ?? [];
    if (count !== undefined) return as(key, Number(count));
  }
  return undefined;
}
