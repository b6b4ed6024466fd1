/** Reads and writes lists of designators (README, "Lines"). */

import { LONGEST_RANGE } from '../designator-ranges';
import { usualWidth } from '../cells/cell-text';

/** What a cell with designators says. */
export interface Designators {
  /** One by one, each once, in the order of the cell. */
  designators: string[];
  /** Ranges that are too long to be meant, and what exceeds the limit of the list. */
  tooLong: string[];
}

/** The most designators of a whole bill of materials. */
export const MOST_DESIGNATORS = 50_000;
/** The longest piece that can be a range, in characters. A longer one is a name. */
const LONGEST_PIECE = 60;
/** The most dashes within a range: `J1-1-J1-3`. */
const MOST_DASHES = 5;

/** The usual list, which needs no closer look: `R1, R2`. */
const PLAIN = /^[A-Z]{1,6}\d{1,6}(?:(?:, ?| )[A-Z]{1,6}\d{1,6})*$/;
const LONGEST_PLAIN = 2_000;

const SEPARATOR = /[,;、\n\r\t|]+/;
const BRACKETS = /^[[({<"' ]|[\])}>"' ]$/;
/** A name that ends with a number: its letters and the number. */
const NUMBERED = /^(.*?\D)(\d{1,9})$/;
/** A name that surely is a designator, so that a blank beside it separates. */
const USUAL = /^[A-Za-zА-я]{1,6}[_-]?\d{1,6}(?:[A-Za-z]|[._]\w{1,4})?$/;
const NUMBER = /^\d{1,6}$/;
/** Blanks are single where these are looked for. */
const RANGE_SIGN = / ?(?:–|—|~|→|->|=>|\.{2,3}|…|至|到) ?/;
const RANGE_WORD = / (?:to|thru|through|bis|à|до|-) /i;

/**
 * The designators of a cell: `R1, R2`, `R1-R5`, `R1–5`, `D33-36`, `R5 to R10`, `R5->R10`, `D2..5`, `C11,12,13`, `C17/18/19`, `R1 R2`. A range has equal letters on
 * both sides, rises, and has at most {@link LONGEST_RANGE} designators; other texts with a dash are names. Never throws.
 * @param most - the most designators that are expanded
 */
export function expandDesignators(text: string, most = MOST_DESIGNATORS): Designators {
  if (text.length <= LONGEST_PLAIN && PLAIN.test(text)) return { designators: [...new Set(text.split(/[, ]+/).filter(Boolean))], tooLong: [] };
  const found = new Set<string>();
  const tooLong: string[] = [];
  let letters = '';
  for (const piece of piecesOf(text)) {
    const range = rangeOf(withDash(piece), letters);
    const isTooLong = range !== null && (range.last - range.first + 1 > LONGEST_RANGE || found.size + range.last - range.first + 1 > most);
    if (isTooLong || found.size >= most) tooLong.push(piece);
    else if (range) for (let number = range.first; number <= range.last; number++) found.add(range.letters + String(number).padStart(range.digits, '0'));
    else found.add(NUMBER.test(piece) ? letters + piece : piece);
    letters = range?.letters ?? lettersOf(piece) ?? letters;
  }
  return { designators: [...found], tooLong };
}

/** The pieces between separators. A slash and a blank separate only designators: `A/B` and `USB Type A` are names. */
function piecesOf(text: string): string[] {
  return usualWidth(text).split(SEPARATOR).flatMap((part) => {
    const piece = withoutBrackets(part.replace(/\s+/g, ' '));
    if (piece === '') return [];
    const words = withDash(piece).split(/[ /&+]+/).filter(Boolean);
    return words.length > 1 && words.every(isListed) ? words : [piece];
  });
}

function withoutBrackets(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && BRACKETS.test(text.charAt(from) + 'x')) from += 1;
  while (from < to && BRACKETS.test('x' + text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Writes the sign or word between the ends of a range as a dash. */
function withDash(piece: string): string {
  return piece.replace(RANGE_WORD, '–').replace(RANGE_SIGN, '–');
}

/** Whether a piece may stand in a list without a comma. */
function isListed(word: string, index: number): boolean {
  if (word.length > LONGEST_PIECE) return false;
  return USUAL.test(word) || (index > 0 && NUMBER.test(word)) || rangeOf(word, 'R') !== null;
}

interface Range {
  letters: string;
  first: number;
  last: number;
  /** The length of numbers with leading zeros; else 0. */
  digits: number;
}

/** @param letters - those of the designator before, which a bare number takes */
function rangeOf(piece: string, letters: string): Range | null {
  if (piece.length > LONGEST_PIECE) return null;
  const ends = piece.split('–');
  if (ends.length === 2) return readRange(ends[0] ?? '', ends[1] ?? '', letters);
  if (ends.length > 2) return null;
  const parts = piece.split('-', MOST_DASHES + 1);
  for (let at = 1; at < parts.length && parts.length <= MOST_DASHES; at++) {
    const range = readRange(parts.slice(0, at).join('-'), parts.slice(at).join('-'), letters);
    if (range) return range;
  }
  return null;
}

function readRange(from: string, to: string, before: string): Range | null {
  const start = (NUMBER.test(from) ? before : '') + from.trim();
  const [, letters = '', low = ''] = NUMBERED.exec(start) ?? [];
  if (low === '' || !/\p{L}/u.test(letters)) return null;
  const [, otherLetters = letters, high = ''] = NUMBER.test(to) ? [null, letters, to] : NUMBERED.exec(to.trim()) ?? [];
  const [first, last] = [Number(low), Number(high)];
  if (high === '' || otherLetters.toUpperCase() !== letters.toUpperCase() || last < first || (last === first && NUMBER.test(to))) return null;
  return { letters, first, last, digits: low.startsWith('0') && low.length === high.length ? low.length : 0 };
}

function lettersOf(piece: string): string | null {
  if (piece.length > LONGEST_PIECE) return null;
  const [, letters = ''] = NUMBERED.exec(piece) ?? [];
  return /\p{L}/u.test(letters) ? letters : null;
}
