import type { Sheet, SheetRow } from '../bom';
import { FILE_FAULT, type FileFault } from './file-fault';
import { FILE_LIMITS } from './file-limits';
import { TOO_LARGE, TOO_MANY_CELLS, TOO_MANY_COLUMNS, TOO_MANY_ROWS, TOO_MANY_SHEETS } from './limit-faults';

/** A row with its cells that hold something, and the column of each. */
interface SparseRow {
  row: number;
  columns: number[];
  cells: string[];
}

interface SparseSheet {
  name: string;
  rows: SparseRow[];
  /** The columns that hold something. */
  columns: Set<number>;
}

/** The maximum length of a sheet's name, in characters. */
const LONGEST_NAME = 200;
/** Control characters apart from tab and line feed, and lone surrogates. */
const UNPRINTABLE = /[\0-\x08\v-\x1f\x7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * Collects the cells of a file and keeps its limits. Cells come row by row and column by column. Blank ones are left out, so a wide sheet that is
 * nearly empty takes no memory.
 */
export class CellCollector {
  /** The limit that was exceeded. */
  fault: FileFault | null = null;
  private readonly sheets: SparseSheet[] = [];
  private sheet: SparseSheet | undefined;
  private rows = 0;
  private cells = 0;
  private characters = 0;

  /** Starts a sheet. @returns whether there may be one more */
  startSheet(name: string): boolean {
    if (this.sheets.length === FILE_LIMITS.sheets) return this.refuse(TOO_MANY_SHEETS);
    this.sheet = { name: this.#ownName(name.slice(0, LONGEST_NAME)), rows: [], columns: new Set() };
    this.sheets.push(this.sheet);
    return true;
  }

  /** The name of a sheet. A second sheet with it gets a number, because sheets are chosen by name. */
  #ownName(name: string): string {
    const isTaken = (one: string) => this.sheets.some((sheet) => sheet.name === one);
    return isTaken(name) ? `${name} (${this.sheets.length + 1})` : name;
  }

  /**
   * Adds a cell.
   * @param row - from 1
   * @param column - from 0
   * @returns whether more can be added
   */
  add(row: number, column: number, written: string): boolean {
    if (this.fault) return false;
    if (written === '') return true;
    const trimmed = written.trim();
    const text = UNPRINTABLE.test(trimmed) ? printable(trimmed) : trimmed;
    const { sheet } = this;
    if (text === '' || !sheet) return true;
    if (text.length > FILE_LIMITS.cell) return this.refuse({ code: FILE_FAULT.cellTooLong, values: { row, limit: FILE_LIMITS.cell } });
    let last = sheet.rows.at(-1);
    if (last?.row !== row) {
      last = { row, columns: [], cells: [] };
      sheet.rows.push(last);
      this.rows += 1;
      if (this.rows > FILE_LIMITS.rows) return this.refuse(TOO_MANY_ROWS);
    }
    sheet.columns.add(column);
    if (sheet.columns.size > FILE_LIMITS.columns) return this.refuse(TOO_MANY_COLUMNS);
    this.cells += 1;
    if (this.cells > FILE_LIMITS.cells) return this.refuse(TOO_MANY_CELLS);
    this.characters += text.length;
    if (this.characters > FILE_LIMITS.bytes) return this.refuse(TOO_LARGE);
    last.columns.push(column);
    last.cells.push(text);
    return true;
  }

  /** The sheets that hold something, in order; the fault if a limit is exceeded or nothing is there. */
  finish(): Sheet[] | FileFault {
    if (this.fault) return this.fault;
    const filled = this.sheets.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0) return { code: FILE_FAULT.empty };
    const places = filled.map(({ columns }) => placesOf(columns));
    let cells = 0;
    for (const [at, { rows }] of filled.entries()) for (const { columns } of rows) cells += (places[at]?.(columns.at(-1) ?? 0) ?? 0) + 1;
    if (cells > FILE_LIMITS.cells) return TOO_MANY_CELLS;
    return filled.map(({ name, rows }, at) => ({ name, rows: rows.map((row) => denseRow(row, places[at] ?? Number)) }));
  }

  private refuse(fault: FileFault): false {
    this.fault ??= fault;
    return false;
  }
}

/** Where columns stand in the result. Columns keep their places, unless the sheet is so wide that its blank columns are left out. */
function placesOf(columns: ReadonlySet<number>): (column: number) => number {
  const sorted = [...columns].sort((a, b) => a - b);
  if ((sorted.at(-1) ?? 0) < FILE_LIMITS.columns) return (column) => column;
  const places = new Map(sorted.map((column, place) => [column, place]));
  return (column) => places.get(column) ?? 0;
}

function denseRow({ row, columns, cells }: SparseRow, placeOf: (column: number) => number): SheetRow {
  const dense: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const place = placeOf(columns[at] ?? 0);
    while (dense.length < place) dense.push('');
    dense[place] = cell;
  }
  return { row, cells: dense };
}

function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\v-\x1f\x7f]/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .trim();
}
