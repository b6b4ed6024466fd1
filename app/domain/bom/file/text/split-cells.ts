/** The separators of cells in a text file. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const QUOTE = 0x22;
const SPACE = 0x20;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

/**
 * Splits text into rows and cells. A cell that begins with a quotation mark ends with one, and may contain separators and line ends; two marks in it
 * stand for one. A quotation mark elsewhere is an inch sign. So is one that opens a cell and is closed nowhere: then the row is read without quotes.
 * A backslash before a comma makes it part of the cell.
 * @param add - called with each cell: its row from 1 (blank ones count), its column from 0, and its text; returns whether to go on
 * @returns the row of the first quote that is not closed; `null` if there is none
 */
export function splitCells(text: string, delimiter: Delimiter, add: (row: number, column: number, cell: string) => boolean): number | null {
  const separator = delimiter.charCodeAt(0);
  let unclosed: number | null = null;
  let [row, column, at] = [1, 0, 0];
  // Up to here quotes are ignored, and up to here they must close on their line. Both only grow, so the time stays linear.
  let [plainUntil, oneLineUntil] = [0, 0];
  while (at < text.length) {
    const start = at;
    let opening = start;
    while (text.charCodeAt(opening) === SPACE) opening += 1;
    let cell: string | null = null;
    if (text.charCodeAt(opening) === QUOTE && opening >= plainUntil) {
      const { closed, end, next } = closingQuote(text, opening, separator, opening < oneLineUntil);
      if (closed) {
        cell = text.slice(opening + 1, end).replaceAll('""', '"');
        at = next;
      } else {
        unclosed ??= row;
        plainUntil = lineEnd(text, opening);
        oneLineUntil = Math.max(oneLineUntil, end);
      }
    }
    if (cell === null) {
      while (at < text.length && (!endsCell(text.charCodeAt(at), separator) || isEscaped(text, at))) at += 1;
      cell = text.slice(start, at);
    }
    if (!add(row, column, cell.replaceAll('\\,', ','))) return unclosed;
    const code = text.charCodeAt(at);
    at += 1;
    if (code === separator) {
      column += 1;
      if (at === text.length) add(row, column, '');
    } else {
      if (code === CARRIAGE_RETURN && text.charCodeAt(at) === LINE_FEED) at += 1;
      row += 1;
      column = 0;
    }
  }
  return unclosed;
}

/** Looks for the end of a quoted cell: a mark before a separator or a line end. A single mark elsewhere on the first line is part of the cell. */
function closingQuote(text: string, opening: number, separator: number, onOneLine: boolean): { closed: boolean; end: number; next: number } {
  let crossed = false;
  let at = opening + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      if (text.charCodeAt(at + 1) === QUOTE) {
        at += 2;
        continue;
      }
      let next = at + 1;
      while (text.charCodeAt(next) === SPACE) next += 1;
      if (next >= text.length || endsCell(text.charCodeAt(next), separator)) return { closed: true, end: at, next };
      // On a later line this is the opening mark of another cell.
      if (crossed) return { closed: false, end: at, next: at };
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      if (onOneLine) return { closed: false, end: at, next: at };
      crossed = true;
    }
    at += 1;
  }
  return { closed: false, end: at, next: at };
}

function endsCell(code: number, separator: number): boolean {
  return code === separator || code === LINE_FEED || code === CARRIAGE_RETURN;
}

function isEscaped(text: string, at: number): boolean {
  return text.charCodeAt(at) === COMMA && text.charCodeAt(at - 1) === BACKSLASH;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== LINE_FEED && text.charCodeAt(at) !== CARRIAGE_RETURN) at += 1;
  return at;
}
