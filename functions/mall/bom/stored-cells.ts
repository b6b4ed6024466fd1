import * as v from 'valibot';
import { BRIEF } from '~/domain/bom/bom-policies';
import { cellStart } from '~/domain/bom/file-preview';
import { BOM_CONTENT, bomLine } from '~/upstream/contract/records/stored-bom';
import { fingerprint } from '../user/secrets/secrets';
import type { ContentField } from './bom-pieces';

type Line = v.InferOutput<typeof bomLine>;
type Row = NonNullable<Line['cells']> | null;
export type Mapping = v.InferOutput<typeof BOM_CONTENT.mapping>;

const cells = bomLine.entries.cells.wrapped;
const rows = v.array(v.nullable(cells));

/** What pages read of the cells: the starts of those of the first lines. */
const samples = v.object({
  /** The fingerprint of the stored lines. An earlier release, which may be rolled back to, changes lines and keeps their cells. */
  of: v.string(),
  /** The columns of `readCells`, in ascending order. */
  columns: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  rows,
});
/** Where the last release kept all cells. */
const together = v.object({ of: v.string(), rows });

/** The fields in which cells stand apart from their lines: those of columns that are read, those of the others, and both as the last release stored them. */
export const CELL_FIELDS = ['readCells', 'otherCells', 'cells'] as const satisfies readonly ContentField[];

/** The cells that pages show. */
export type Samples = v.InferOutput<typeof samples>;

/** The columns that a reader by the link gets: those that are read. Others, such as target prices or names of customers, are on no page that was shared. */
export function readColumns({ columns }: Mapping): Mapping['columns'] {
  return columns.filter(({ field }) => field !== 'other');
}

/** Takes the cells from lines that are stored. @returns the values of the fields in which both are stored */
export function cellsApart(lines: readonly Line[], mapping: Mapping) {
  const isRead = new Set(readColumns(mapping).map(({ index }) => index));
  const columns = [...isRead].sort((a, b) => a - b);
  const all = lines.map((line) => line.cells ?? null);
  const stored = lines.map(({ cells: _, ...line }) => line);
  return {
    lines: stored,
    samples: { of: fingerprint(JSON.stringify(stored)), columns, rows: all.slice(0, BRIEF.lines).map((row) => row && row.map(cellStart)) } satisfies Samples,
    readCells: all.map((row) => row && pick(row, below(columns, row.length))),
    otherCells: all.map((row) => row && row.filter((_, column) => !isRead.has(column))),
  };
}

/** The samples of a stored bill of materials. @returns `null` if its lines have their cells themselves, as those that an earlier release stored */
export function samplesOf(fields: ReadonlyMap<string, unknown>): Samples | null {
  const stored = fields.get('samples');
  return stored === undefined ? null : v.parse(samples, stored);
}

/** Columns in ascending order, as far as a row has them. */
function below(columns: readonly number[], width: number): readonly number[] {
  const end = columns.findIndex((column) => column >= width);
  return end < 0 ? columns : columns.slice(0, end);
}

/** The samples of a copy that has the columns that are read, and no others. */
export function samplesOfColumns({ of, columns, rows: all }: Samples): Samples {
  return { of, columns: columns.map((_, index) => index), rows: all.map((row) => row && pick(row, columns)) };
}

/** The cells of some columns. */
export function pick(row: readonly string[], columns: readonly number[]): string[] {
  return columns.map((column) => row[column] ?? '');
}

/**
 * The cells of all lines. What another release has stored since counts as it stored it.
 * @param lines - the stored text of the lines
 * @returns `null` if the lines have their cells themselves
 */
export function allCells(fields: ReadonlyMap<string, unknown>, lines: string): Row[] | null {
  const of = fingerprint(lines);
  const apart = samplesOf(fields);
  if (apart?.of === of) return joined(apart.columns, v.parse(rows, fields.get('readCells')), v.parse(rows, fields.get('otherCells') ?? []));
  const before = fields.get('cells');
  if (before === undefined) return null;
  const { of: ofBefore, rows: cellsBefore } = v.parse(together, before);
  return ofBefore === of ? cellsBefore : null;
}

/** Puts the cells of columns that are read back between the others. */
function joined(columns: readonly number[], read: readonly Row[], others: readonly Row[]): Row[] {
  const places = new Map(columns.map((column, place) => [column, place]));
  return read.map((own, line) => {
    if (!own) return null;
    const rest = others[line] ?? [];
    const row: string[] = [];
    let at = 0;
    while (row.length < rest.length + own.length) {
      const place = places.get(row.length);
      row.push((place === undefined ? rest[at] : own[place]) ?? '');
      if (place === undefined) at += 1;
    }
    return row;
  });
}

/** A line with cells, or without. */
export function withCells({ cells: _, ...line }: Line, own: Row | undefined): Line {
  return own ? { ...line, cells: own } : line;
}
