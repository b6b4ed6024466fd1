/** Finds the rows that name the columns (README, "Tables"). */

import type { Sheet, SheetRow } from '../bom';
import { foldName, readHeaderName } from '../cells/header-name';
import { asName, isData, rateNames } from '../cells/name-row';

/** A place where a header may be, with the names of the columns by index. */
export interface HeaderRows {
  /** Numbers of the rows in the file. */
  first: number;
  last: number;
  names: string[];
  /** How much the rows look like a header. */
  score: number;
}

/** How many rows, and how many cells, are looked at: in a sheet, and in all sheets of a file together. */
const MOST_ROWS = 100;
const MOST_CELLS = 6_000;
const MOST_CELLS_OF_FILE = 24_000;
/** How many places are compared by their columns. */
const MOST_PLACES = 4;
/** Two rows are one header only if they say so much more together than each alone. */
const LEAST_GAIN = 0.5;
/** The likeliest places of a header, the best first. @param sheets - of the file */
export function headerRows({ rows }: Sheet, sheets = 1): HeaderRows[] {
  const width = Math.max(1, ...rows.slice(0, MOST_ROWS).map(({ cells }) => cells.length));
  const cellsLooked = Math.min(MOST_CELLS, MOST_CELLS_OF_FILE / sheets);
  const looked = rows.slice(0, Math.max(1, Math.min(MOST_ROWS, Math.floor(cellsLooked / width))));
  const found: HeaderRows[] = [];
  for (const [index, row] of looked.entries()) {
    const one = rated(row.row, row.row, row.cells);
    const next = looked[index + 1];
    const two = next && isBelow(row, next) ? rated(row.row, next.row, joined(row.cells, next.cells)) : null;
    const single = Math.max(one?.score ?? 0, next ? rateNames(next.cells).score : 0);
    const best = two && two.score >= single + LEAST_GAIN ? two : one;
    if (best) found.push(best);
  }
  // A header that is repeated further down is one place.
  const first = new Map(found.map((place) => [place.names.map(foldName).join('|'), place] as const).reverse());
  return found.filter((place) => [...first.values()].includes(place)).sort((a, b) => b.score - a.score).slice(0, MOST_PLACES);
}

/** The header that a person has chosen. */
export function headerAt({ rows }: Sheet, { first, last }: { first: number; last: number }): HeaderRows {
  const chosen = rows.filter(({ row }) => row >= first && row <= last);
  const names = chosen.slice(1).reduce((above, { cells }) => joined(above, cells), [...(chosen[0]?.cells ?? [])]);
  return { first, last, names: names.map(asName), score: 0 };
}

function rated(first: number, last: number, cells: readonly string[]): HeaderRows | null {
  const { score, isHeader } = rateNames(cells);
  return isHeader ? { first, last, names: cells.map(asName), score } : null;
}

/** Whether a row may be the second row of a header: directly below, with names and no data. */
function isBelow(above: SheetRow, row: SheetRow): boolean {
  if (row.row !== above.row + 1) return false;
  const filled = row.cells.map(asName).filter(Boolean);
  return filled.length > 0 && filled.every((name) => !isData(name)) && filled.some((name) => readHeaderName(name).fields.size > 0);
}

/** Joins two rows of names. A name above empty cells belongs to all of them, if they have names below. */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let carried = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const [upper, lower] = [asName(above[index] ?? ''), asName(below[index] ?? '')];
    if (upper !== '') carried = upper;
    if (lower === '') return upper;
    const group = upper === '' ? carried : upper;
    return group === '' ? lower : `${group} ${lower}`;
  });
}
