/** Breaks text into lines. */

/** Characters of full width. A line may break before and after them. */
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Characters that must not begin a line, and characters that must not end a line. */
const NEVER_FIRST = /[\p{M}、。，．：；？！）】》」』〉〕”’…％·,.:;?!)\]}%]/u;
const NEVER_LAST = /[（【《「『〈〔“‘([{¥]/u;

/** A number, a space and a unit. They stay on one line. */
const UNIT = /((?:^|[\s(±−+~])[\d.,]+) (?=[\p{L}°℃%]{1,3}(?![\p{L}\p{N}]))/gu;
const KEPT = '\u00a0';

type Measure = (text: string) => number;

/**
 * Breaks a text into one or more lines of at most `width`, between words and between Chinese characters. A word that is wider than a line is
 * broken after the last `-`, `/`, `_` or `,` that fits on the line. Without one of these characters it is broken at the end of the line.
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

/** Cuts a text into pieces that must not be broken. */
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

/** The first characters that fit on a line, at least one; up to the last `-`, `/`, `_` or `,` if there is one. */
function fitting(text: string, width: number, widthOf: Measure): string {
  let head = '';
  for (const letter of text) {
    if (head !== '' && widthOf(head + letter) > width) break;
    head += letter;
  }
  return /^.+[-/_,](?=.)/su.exec(head)?.[0] ?? head;
}
