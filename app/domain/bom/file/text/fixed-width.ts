/** Reads reports with columns of fixed width, padded with blanks. */

/** A column: its first character, and the first one after it. */
export interface ColumnRange {
  start: number;
  end: number;
}

/** Lines that are compared, and characters of them. */
const COMPARED = { lines: 400, width: 1_000 };
/** The least number of blanks between columns, and of lines that have them. */
const GAP = 2;
const LEAST_LINES = 3;
/** The share of the lines that may have text between two columns: titles, and cells that are too long. */
const CROSSING = 0.1;
/** From so many lines on, one may. */
const ENOUGH_LINES = 6;
/** The share of the lines that must have two columns or more. */
const WITH_COLUMNS = 0.6;

/** A line of three or more dashes, equals signs or underscores, in one piece or one for each column. */
export function isRuler(line: string): boolean {
  return /[-=_\u2500]{3}/.test(line) && /^[-=_\u2500|+:\s]+$/.test(line);
}

/** The columns of a report; `null` if the lines have none in common. A ruler with a piece for each column decides; what stands above a ruler is free text. */
export function fixedColumns(text: string): ColumnRange[] | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.slice(0, COMPARED.width)).filter((line) => line.trim() !== '').slice(0, COMPARED.lines);
  const rulers = lines.filter((line) => isRuler(line)).map((line) => [...line.matchAll(/[-=_\u2500]+/g)].map(({ index }) => index));
  const pieces = rulers.find((starts) => starts.length > 1);
  if (pieces) return rangesFrom(pieces);
  const table = lines.slice(Math.max(0, lines.findIndex((line) => isRuler(line)) - 1)).filter((line) => !isRuler(line));
  const spaced = table.filter((line) => /\S {2,}\S|^ {2,}\S/.test(line));
  if (spaced.length < LEAST_LINES || spaced.length < table.length * WITH_COLUMNS) return null;
  const starts = columnStarts(spaced);
  if (starts.length < 2) return null;
  const columns = rangesFrom(starts);
  const split = spaced.filter((line) => splitFixed(line, columns).filter(Boolean).length > 1);
  return split.length >= table.length * WITH_COLUMNS ? columns : null;
}

/** The first characters of the columns: they follow gaps that hardly any line crosses. */
function columnStarts(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map((line) => line.length));
  const filled = new Uint16Array(width);
  for (const line of lines) for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) > 0x20) filled[at] = (filled[at] ?? 0) + 1;
  const allowed = Math.max(lines.length < ENOUGH_LINES ? 0 : 1, Math.floor(lines.length * CROSSING));
  const starts: number[] = [];
  let blanks = GAP;
  for (let at = 0; at < width; at += 1) {
    const isBlank = (filled[at] ?? 0) <= allowed;
    if (!isBlank && blanks >= GAP) starts.push(at);
    blanks = isBlank ? blanks + 1 : 0;
  }
  return starts;
}

function rangesFrom(starts: readonly number[]): ColumnRange[] {
  return starts.map((start, at) => ({ start: at === 0 ? 0 : start, end: starts[at + 1] ?? Infinity }));
}

/** The cells of a line. A text that goes on beyond its column stays whole, in the column where it begins. */
export function splitFixed(line: string, columns: readonly ColumnRange[]): string[] {
  const cells = columns.map(() => '');
  let [column, from] = [0, 0];
  for (const [at, { end }] of columns.entries()) {
    const isCut = end >= line.length || /\s/.test(line[end - 1] ?? ' ');
    if (!isCut) continue;
    cells[column] = line.slice(from, end).trim();
    [column, from] = [at + 1, end];
  }
  return cells;
}
