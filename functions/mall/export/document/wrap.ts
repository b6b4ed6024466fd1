/** Breaks text into lines. */

/** Signs that stand in squares and may part from their neighbours. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** What begins no line, and what ends none. */
const NEVER_FIRST = /[\p{M}、。，．：；？！）】》」』〉〕”’…％·,.:;?!)\]}%]/u;
const NEVER_LAST = /[（【《「『〈〔“‘([{¥]/u;

/** The space between a figure and its unit, which stay together. */
const UNIT = /((?:^|[\s(±−+~])[\d.,]+) (?=[\p{L}°℃%]{1,3}(?![\p{L}\p{N}]))/gu;
const KEPT = '\u00a0';

type Measure = (text: string) => number;

/**
 * The lines of a text that is at most so wide, one at least: broken between words and between Chinese characters. A word
 * wider than a line is broken after its last `-`, `/`, `_` or `,` that fits, or else where the line ends.
 */
export function wrap(text: string, width: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text.replace(UNIT, `$1${KEPT}`))) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line);
      line = '';
    }
    line += piece;
    while (line !== '' && widthOf(line.trimEnd()) > width) {
      const head = fitting(line, width, widthOf);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  const broken = [...lines, line].map((one) => one.replaceAll(KEPT, ' ').trimEnd()).filter((one) => one !== '');
  return broken.length > 0 ? broken : [''];
}

/** What stays together. */
function piecesOf(text: string): string[] {
  const letters = [...text];
  const pieces: string[] = [];
  let piece = '';
  letters.forEach((letter, at) => {
    piece += letter;
    const next = letters[at + 1];
    if (next !== undefined && !mayBreak(letter, next)) return;
    pieces.push(piece);
    piece = '';
  });
  return pieces;
}

function mayBreak(last: string, next: string): boolean {
  if (next === ' ' || NEVER_FIRST.test(next) || NEVER_LAST.test(last)) return false;
  return last === ' ' || SQUARE.test(last) || SQUARE.test(next);
}

/** The first letters, one at least, that stand on a line. */
function fitting(text: string, width: number, widthOf: Measure): string {
  let head = '';
  for (const letter of text) {
    if (head !== '' && widthOf(head + letter) > width) break;
    head += letter;
  }
  return /^.+[-/_,](?=.)/su.exec(head)?.[0] ?? head;
}
