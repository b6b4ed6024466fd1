/** What the screen of the columns shows. */

import type { BomColumn, BomFile, BomMapping, Sheet, SheetRow } from '~/domain/bom/bom';

/** A column with the letter that a spreadsheet gives it, and what stands in it. */
export interface ColumnView extends BomColumn {
  letter: string;
  samples: string[];
}

/** A possible encoding, with a line of the file as this encoding reads it. */
export interface EncodingView {
  encoding: string;
  sample: string;
}

export interface ColumnsView {
  sheets: string[];
  sheet: string;
  /** The first and last header row; `null` without a header. */
  header: BomMapping['header'];
  columns: ColumnView[];
  /** The first rows of the sheet, to find the header in; empty if they are not loaded. */
  rows: SheetRow[];
  /** The encoding of a text file, and the ones to choose from; empty if it is certain. */
  encoding: string;
  encodings: EncodingView[];
}

/** The maximum number of rows and columns to show, of samples of a column, and of rows in which they are looked for. */
const MOST = { rows: 20, columns: 40, samples: 3, looked: 1_000 } as const;
/** The maximum length of a shown cell, in characters. */
const LONGEST = 60;

/** The columns of a stored bill of materials, with samples of its lines. */
export function columnsOfLines(mapping: BomMapping, sheets: readonly string[], cellsOf: ReadonlyArray<readonly string[]>): ColumnsView {
  return { sheets: [...sheets], sheet: mapping.sheet, header: mapping.header, columns: columnViews(mapping, cellsOf), rows: [], encoding: '', encodings: [] };
}

/**
 * The columns of a file, with its first rows.
 * @param encodings - the encodings to choose from; empty if the encoding is certain
 * @param cellsOf - of lines, for samples where the first rows have none
 */
export function columnsOfFile(file: BomFile, mapping: BomMapping, encodings: EncodingView[], cellsOf: ReadonlyArray<readonly string[]> = []): ColumnsView {
  const sheet = file.sheets.find(({ name }) => name === mapping.sheet) ?? file.sheets[0];
  const rows = sheet?.rows ?? [];
  const last = mapping.header?.last ?? 0;
  const below = rows.filter(({ row }) => row > last).slice(0, MOST.looked).map(({ cells }) => cells);
  return {
    sheets: file.sheets.map(({ name }) => name), sheet: mapping.sheet, header: mapping.header, columns: columnViews(mapping, [...below, ...cellsOf]),
    rows: firstRows(sheet), encoding: file.encoding, encodings,
  };
}

/** The letters of a column in a spreadsheet: `A`, `Z`, `AA`. @param index - from 0 */
export function columnLetter(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

function columnViews({ columns }: BomMapping, rows: ReadonlyArray<readonly string[]>): ColumnView[] {
  return columns.map((column) => ({ ...column, name: cut(column.name), letter: columnLetter(column.index), samples: samplesOf(column.index, rows) }));
}

/** The first different texts of a column. */
function samplesOf(index: number, rows: ReadonlyArray<readonly string[]>): string[] {
  const seen = new Set<string>();
  for (const cells of rows) {
    const text = cut(cells[index] ?? '');
    if (text) seen.add(text);
    if (seen.size === MOST.samples) break;
  }
  return [...seen];
}

function firstRows(sheet: Sheet | undefined): SheetRow[] {
  return (sheet?.rows ?? []).slice(0, MOST.rows).map(({ row, cells }) => ({ row, cells: cells.slice(0, MOST.columns).map(cut) }));
}

function cut(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
