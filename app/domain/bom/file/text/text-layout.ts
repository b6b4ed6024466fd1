/** Finds out how the cells of a text are separated. */

import { designatorCells, isDesignatorList } from './designator-list';
import { fixedColumns, isRuler, splitFixed } from './fixed-width';
import { isQuantityList, quantityCells } from './quantity-list';
import { DELIMITERS, splitCells, type Delimiter } from './split-cells';

/** How the cells of a text are separated: by a character, by fixed columns, or not at all. `cellsOf` reads a line. */
export type TextLayout = { kind: 'delimited'; delimiter: Delimiter } | { kind: 'fixed' | 'lines'; cellsOf: (line: string) => string[] };

/** What a blank row has nothing of: anything beside blanks and separators. */
export const SOMETHING = /[^\s,;|]/;

/** The beginning of a text, whose rows are compared. */
const SAMPLE = { characters: 200_000, rows: 400 };

/** What the rows must have in common for a delimiter or for fixed columns to count. */
const CONSISTENT = 0.8;
const RECOGNISABLE = 0.3;

/** Part number, quantity and what follows them. More columns are no list. */
const MOST_COLUMNS_OF_LIST = 3;

/** Commas stand in cells of all kinds, the others seldom. So one of the others wins with about the same score. */
const WEIGHTS: Record<Delimiter, number> = { '\t': 1.2, ';': 1.1, '|': 1.1, ',': 1 };

interface Candidate {
  delimiter: Delimiter;
  /** The most common number of cells in a row. */
  cells: number;
  /** The share of the rows with so many cells; rows with another number of cells above 1 count a quarter. */
  score: number;
}

/** Decides by the rows that are alike, not by the first one: a file may begin with free text. */
export function layoutOf(text: string): TextLayout {
  const sample = sampleOf(text);
  if (isDesignatorList(sample)) return { kind: 'lines', cellsOf: designatorCells };
  const best = DELIMITERS.map((delimiter) => candidate(sample, delimiter)).reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const isTable = best.cells > 2 && best.score >= RECOGNISABLE;
  const isReport = () => (fixedColumns(sample)?.length ?? 0) > MOST_COLUMNS_OF_LIST;
  if (!isTable && isQuantityList(sample) && !isReport()) return { kind: 'lines', cellsOf: quantityCells };
  if (best.score >= CONSISTENT) return { kind: 'delimited', delimiter: best.delimiter };
  const columns = fixedColumns(sample);
  if (columns) return { kind: 'fixed', cellsOf: (line) => splitFixed(line, columns) };
  return best.score >= RECOGNISABLE ? { kind: 'delimited', delimiter: best.delimiter } : { kind: 'lines', cellsOf: quantityCells };
}

function weightOf({ delimiter, score }: Candidate): number {
  return score * WEIGHTS[delimiter];
}

function candidate(sample: string, delimiter: Delimiter): Candidate {
  const widths: number[] = [];
  let [lastRow, lastColumn, filled] = [0, 0, false];
  splitCells(sample, delimiter, (row, column, cell) => {
    if (row !== lastRow) {
      if (filled) widths.push(lastColumn + 1);
      filled = false;
    }
    [lastRow, lastColumn] = [row, column];
    filled ||= cell.trim() !== '' && !isRuler(cell);
    return widths.length < SAMPLE.rows;
  });
  if (filled) widths.push(lastColumn + 1);
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [cells, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [1, 0]);
  const others = [...counts.values()].reduce((sum, one) => sum + one, 0) - count;
  return { delimiter, cells, score: widths.length === 0 ? 0 : (count + others / 4) / widths.length };
}

/** The beginning of the text from its first filled row on, up to the end of a line if there is one. */
function sampleOf(text: string): string {
  const first = Math.max(0, text.search(SOMETHING));
  const from = lastLineEnd(text.slice(0, first)) + 1;
  const start = text.slice(from, from + SAMPLE.characters);
  const end = lastLineEnd(start);
  return from + start.length < text.length && end > 0 ? start.slice(0, end) : start;
}

function lastLineEnd(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
}
