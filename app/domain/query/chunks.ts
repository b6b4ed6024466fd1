/** Cuts a keyword into chunks, and knows where each stands in the keyword as it is typed. */

import { isHan } from './words/fold-phrase';

/** The maximum number of characters of a keyword that are read. */
const LONGEST_KEYWORD = 400;

/** Raised and lowered characters stay as they are, because folding would turn 10² into 102. */
const RAISED = /[²³¹\u2070-\u209F]/;
/** What one character may be folded to: `㎌` to `μF`, but not `⑴` to `(1)`, which would be cut. */
const FOLDED = /^(?:.|[\dA-Za-zΩμ°%⁄]+)$/u;

/** A text in usual width. `offsets` has the place in the typed text of each of its characters, and of its end. */
export interface FoldedText {
  text: string;
  offsets: readonly number[];
}

/** A piece of a folded text without blanks and separators. */
export interface Chunk {
  start: number;
  end: number;
  han: boolean;
  /** `"LM358"`: the text between quotation marks is searched as it is. */
  quoted: boolean;
}

/** Characters that separate chunks. A comma or a bracket within a word does not: `BSS138PW,115`, `SMA(DO-214AC)`. */
const CHUNK = /"[^"]*"|(?<![<>=≤≥≦≧±])[<>=≤≥≦≧~±]*(?:[^\s;|()[\]{}<>=≤≥≦≧±"'、。:,]|(?<=\S),(?=[^\s,])|(?<=[\w)])\([\w.,+-]{1,20}\))+|[<>=≤≥≦≧]+/gu;
/** Characters at which a chunk is cut only if it is nothing as a whole: `10nF/50V/X7R`. */
const SOFT = /[^/_,\-–—+@*()]+/gu;
const RUNS = /(?:(?=[\p{L}\p{N}])\p{Script=Han})+|(?:(?!(?=[\p{L}\p{N}])\p{Script=Han})[^])+/gu;

/** Brings a keyword into usual width, character by character. */
export function foldKeyword(keyword: string): FoldedText {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const sign of keyword.slice(0, LONGEST_KEYWORD)) {
    const folded = RAISED.test(sign) ? sign : sign.normalize('NFKC');
    const kept = FOLDED.test(folded) ? folded : sign;
    text += kept;
    for (let index = 0; index < kept.length; index++) offsets.push(at + Math.min(index, kept === sign ? index : 0));
    at += sign.length;
  }
  return { text, offsets: [...offsets, at] };
}

/** The chunks of a folded keyword. Chinese and other letters are chunks of their own. */
export function chunksOf(text: string): Chunk[] {
  return [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
    if (chunk.startsWith('"') && chunk.length > 1) return chunk.trim() === '""' ? [] : [{ start: index, end: index + chunk.length, han: false, quoted: true }];
    return runsOf(chunk, index);
  });
}

/** The pieces of a chunk between signs that may belong to a part number. */
export function softChunksOf(text: string, { start, end }: Chunk): Chunk[] {
  return [...text.slice(start, end).matchAll(SOFT)].flatMap(({ 0: piece, index }) => runsOf(piece, start + index));
}

function runsOf(piece: string, start: number): Chunk[] {
  return [...piece.matchAll(RUNS)].map(({ 0: run, index }) => ({ start: start + index, end: start + index + run.length, han: isHan(run), quoted: false }));
}
