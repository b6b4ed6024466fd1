/** Reads what people type into the search box (README, "Keywords"). */

import { chunksOf, foldKeyword, softChunksOf, type Chunk, type FoldedText } from './chunks';
import { bareReadings, contextOf, countReadings, valueReadings, type Context } from './context';
import { readDimensions } from './package-words';
import type { Query, QueryTerm, Reading } from './query';
import { beginsPhrase, mayBeFigure, readingOf, readPiece, readQuoted, readRest, type Found } from './read-piece';
import { nounOf } from './value-nouns';
import { DESIGNATORS, NOISE } from './words/trade-words';
import type { Vocabulary } from './vocabulary';
import { foldPhrase } from './words/fold-phrase';

/** A piece of the folded keyword and what it is. */
type Draft = { start: number; end: number; found: Found };

/** A keyword that is cut into pieces. What some of them mean depends on the others. */
export interface ScannedQuery extends FoldedText {
  keyword: string;
  pieces: readonly Draft[];
}

/** The maximum number of chunks of a value: `10 micro Farad`, `at least 3 to 5 A`. */
const VALUE_CHUNKS = 6;

/** The maximum number of Chinese characters of a run that are read as one piece. Names are shorter. */
const HAN_SIGNS = 24;

/** A shorter piece after a comma is a suffix of the part number before it. */
const SHORTEST_NUMBER = 5;

/**
 * Reads a keyword into terms: part numbers, brands, categories, packages, values, and words. Empty if it has no letters and digits. Reads
 * the first 400 characters. Never throws.
 */
export function readQuery(keyword: string, vocabulary: Vocabulary): Query {
  return termsOf(scanQuery(keyword, vocabulary), vocabulary);
}

/** Cuts a keyword into pieces, as {@link readQuery} does. It takes most of the time of reading. */
export function scanQuery(keyword: string, vocabulary: Vocabulary): ScannedQuery {
  const folded = foldKeyword(keyword);
  return { keyword, ...folded, pieces: new Scanner(folded.text, vocabulary).scan(chunksOf(folded.text), /^\s*$/) };
}

/** Two scanned keywords as one. What separates all pieces must stand between them, such as a comma between blanks. */
export function joinScanned(first: ScannedQuery, second: ScannedQuery): ScannedQuery {
  const { length } = first.text;
  return {
    keyword: first.keyword + second.keyword,
    text: first.text + second.text,
    offsets: [...first.offsets.slice(0, -1), ...second.offsets.map((offset) => first.keyword.length + offset)],
    pieces: [...first.pieces, ...second.pieces.map(({ start, end, found }) => ({ start: length + start, end: length + end, found }))],
  };
}

/** Reads a scanned keyword into terms, as {@link readQuery} does. */
export function termsOf({ keyword, text, offsets, pieces }: ScannedQuery, vocabulary: Vocabulary): Query {
  const drafts = withNouns(pieces, text);
  const context = contextOf(withTexts(drafts, text));
  return drafts.flatMap(({ start, end, found }): QueryTerm[] => {
    const [from = 0, to = 0] = [offsets[start], offsets[end]];
    const [first, second, ...others] = resolve(found, text.slice(start, end), context, vocabulary);
    if (first === undefined || to <= from) return [];
    const { as: _, ...meaning } = first;
    const piece = { text: keyword.slice(from, to), start: from };
    return [{ ...meaning, ...piece, ...(second ? { readings: [first, second, ...others] } : {}) }];
  });
}

function resolve(found: Found, text: string, context: Context, vocabulary: Vocabulary): readonly Reading[] {
  if (found.is === 'meanings') return besideOthers(found.readings, text, context, vocabulary);
  if (found.is === 'typed') return valueReadings(found, text, context);
  const rest = readRest(text);
  const others = rest ? [rest] : [];
  if (found.is === 'noun') return found.readings.length > 0 ? found.readings : others;
  if (found.is === 'counted') {
    const counts = countReadings(found, text, context);
    return counts.length > 0 ? counts : [readingOf({ kind: 'word', word: text.toLowerCase() }, text)];
  }
  const dimensions = readDimensions(found.digits, context.component, vocabulary);
  if (dimensions) return [readingOf(dimensions, text)];
  const values = bareReadings(found.digits, context);
  return values.length > 0 ? values : others;
}

function withTexts(drafts: readonly Draft[], text: string): Array<{ text: string; found: Found }> {
  return drafts.map(({ start, end, found }) => ({ text: text.slice(start, end), found }));
}

/** Words that mean something else beside a component: the `N` of a MOSFET, an SMA connector. */
function besideOthers(readings: readonly Reading[], text: string, { component }: Context, vocabulary: Vocabulary): readonly Reading[] {
  const [first] = readings;
  const channel = component === 'transistor' && first?.kind === 'word' && /^[np]$/i.test(text) ? vocabulary.valueOf(`${text.toLowerCase()} channel`) : undefined;
  if (channel) return [readingOf(channel, text)];
  if (component !== 'connector' || first?.kind !== 'package' || /\d/.test(text)) return readings;
  const word = readingOf({ kind: 'word', word: text.toLowerCase() }, text);
  return [...readings.slice(1), word, first];
}

/** Joins words such as `voltage` with the value that follows, and `64KB flash` of a microcontroller. */
function withNouns(drafts: readonly Draft[], text: string): Draft[] {
  const joined: Draft[] = [];
  const isMicrocontroller = contextOf(withTexts(drafts, text)).component === 'microcontroller';
  for (const draft of drafts) {
    const before = joined.at(-1);
    const noun = before?.found.is === 'noun' ? before.found.noun : undefined;
    const after = isMicrocontroller ? nounOf(foldPhrase(text.slice(draft.start, draft.end))) : undefined;
    if (before?.found.is === 'typed' && after?.unit === 'B' && before.found.typed.figures[0].unit === 'B') {
      joined.splice(-1, 1, { start: before.start, end: draft.end, found: { ...before.found, noun: after } });
    } else if (before && noun && draft.found.is === 'typed' && draft.found.typed.figures.some(({ unit }) => unit === noun.unit || unit === '')) {
      joined.splice(-1, 1, { start: before.start, end: draft.end, found: { ...draft.found, noun } });
    } else joined.push(draft);
  }
  return joined;
}

class Scanner {
  readonly #text: string;
  readonly #vocabulary: Vocabulary;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  /** What the chunks are. A piece may have several chunks, if `gap` matches the text between them. */
  scan(chunks: readonly Chunk[], gap: RegExp): Draft[] {
    const drafts: Draft[] = [];
    let unknown: { start: number; end: number } | undefined;
    const flush = () => {
      const rest = unknown && readRest(this.#text.slice(unknown.start, unknown.end));
      if (unknown && rest) drafts.push({ ...unknown, found: { is: 'meanings', readings: [rest] } });
      unknown = undefined;
    };
    let index = 0;
    let at = chunks[0]?.start ?? 0;
    for (let chunk = chunks[index]; chunk; chunk = chunks[index]) {
      at = Math.max(at, chunk.start);
      const piece = this.#pieceAt(chunks, index, at, gap);
      if (piece) {
        flush();
        drafts.push(piece);
        at = piece.end;
      } else if (chunk.han) {
        const [sign = ''] = this.#text.slice(at);
        if (NOISE.has(sign)) flush();
        else unknown = { start: unknown?.start ?? at, end: at + sign.length };
        at += sign.length;
      } else {
        drafts.push(...this.#rest({ ...chunk, start: at }));
        at = chunk.end;
      }
      const before = index;
      while (index < chunks.length && (chunks[index]?.end ?? at) <= at) index++;
      if (index !== before) flush();
    }
    return drafts;
  }

  /** The longest piece at a place that stands for something by itself. */
  #pieceAt(chunks: readonly Chunk[], index: number, at: number, gap: RegExp): Draft | undefined {
    for (const end of this.#ends(chunks, index, at, gap)) {
      const text = this.#text.slice(at, end);
      const found = readPiece(text, this.#text.slice(end, end + 4), this.#vocabulary) ?? this.#designator(text, end);
      if (found) return { start: at, end, found };
    }
    return undefined;
  }

  /**
   * The places where a piece may end that may stand for something, the farthest first: after each chunk, and within Chinese text after each character.
   * Most words begin no phrase, so nothing behind their first one is looked at.
   */
  #ends(chunks: readonly Chunk[], index: number, at: number, gap: RegExp): number[] {
    const ends: number[] = [];
    const most = Math.max(this.#vocabulary.longestPhrase, VALUE_CHUNKS);
    let before = at;
    let isPhrase = true;
    const consider = (end: number) => {
      const text = this.#text.slice(at, end);
      isPhrase &&= beginsPhrase(text, this.#vocabulary);
      if (isPhrase || mayBeFigure(text)) ends.push(end);
    };
    for (const chunk of chunks.slice(index, index + most)) {
      if (chunk.quoted || !gap.test(this.#text.slice(before, Math.max(before, chunk.start)))) break;
      if (chunk.han) {
        const start = Math.max(at, chunk.start);
        let end = start;
        for (const sign of this.#text.slice(start, Math.min(chunk.end, start + HAN_SIGNS))) consider((end += sign.length));
        if (end < chunk.end) break;
      } else consider(chunk.end);
      before = chunk.end;
    }
    return ends.reverse();
  }

  /** `R 10k`: a letter that stands before a value, for the component. */
  #designator(text: string, end: number): Found | undefined {
    const component = DESIGNATORS.get(text.toLowerCase());
    const category = component && /^\s+\d/.test(this.#text.slice(end)) ? this.#vocabulary.categoryOf(component) : undefined;
    return category && { is: 'meanings', readings: [{ ...readingOf(category, text), as: component ?? '' }] };
  }

  /** A chunk that is nothing as a whole: a list of pieces such as `10nF/50V/X7R`, a part number, or a word. */
  #rest(chunk: Chunk): Draft[] {
    const text = this.#text.slice(chunk.start, chunk.end);
    if (chunk.quoted) return asDraft(chunk, readQuoted(text));
    if (NOISE.has(foldPhrase(text))) return [];
    const pieces = softChunksOf(this.#text, chunk);
    const drafts = pieces.length > 1 ? this.scan(pieces, /^[\s_-]*$/) : [];
    return isList(drafts, text) ? drafts : asDraft(chunk, readRest(text));
  }
}

function asDraft({ start, end }: Chunk, reading: Reading | undefined): Draft[] {
  return reading ? [{ start, end, found: { is: 'meanings', readings: [reading] } }] : [];
}

/**
 * Whether the pieces of a chunk are terms of their own. They are if at least two are known and the others have no digits. A part number may stand
 * first, before a slash (`STM32F103C8T6/LQFP48`), and a comma also separates part numbers (`LM358,NE555`), but not a short suffix (`BSS138PW,115`).
 */
function isList(drafts: readonly Draft[], text: string): boolean {
  const kinds = drafts.map(({ found }) => (found.is === 'meanings' ? found.readings[0].kind : found.is === 'bare' ? 'number' : 'value'));
  const known = kinds.filter((kind) => kind !== 'number' && kind !== 'word');
  const isNumber = (index: number) => kinds[index] === 'number';
  const later = drafts.slice(1).filter((_, index) => isNumber(index + 1));
  if (text.includes(',') && later.length > 0 && later.every(({ start, end }) => end - start >= SHORTEST_NUMBER)) return true;
  if (later.length > 0 || known.length === 0) return false;
  return isNumber(0) ? /[/,@(]/.test(text) && known.length === kinds.length - 1 : known.length > 1;
}
