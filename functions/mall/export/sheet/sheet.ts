/** A table that can be written as a workbook or as CSV. */

import { nextSlice, SLICES } from '../../bom/match/slices';

/** `price` and `amount` are money in CNY, shown with different numbers of decimals. */
export type CellKind = 'text' | 'number' | 'price' | 'amount';

/** The content of a cell: text if the kind is `text`, otherwise decimal text; `null` for an empty cell. */
export type Cell = string | null;

export interface Column {
  head: string;
  kind: CellKind;
  /** The width in characters. */
  width: number;
}

export interface Sheet {
  /** At most 31 characters. The characters `[]:*?/\` are not allowed. */
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** A column that reads its cells from records. */
export interface ColumnOf<R> extends Column {
  cell(record: R): Cell;
}

/** Makes a table with one row for each record. A large one is written slice by slice, so that the isolate answers other requests in between. */
export function sheetOf<R>(name: string, columns: ReadonlyArray<ColumnOf<R>>, records: Iterable<R> | AsyncIterable<R>): Sheet {
  return { name, columns, rows: rowsOf(columns, records) };
}

async function* rowsOf<R>(columns: ReadonlyArray<ColumnOf<R>>, records: Iterable<R> | AsyncIterable<R>) {
  let [written, cells] = [0, 0];
  for await (const record of records) {
    cells += columns.length;
    if (cells > Math.max(SLICES.cells.least, written * SLICES.cells.share)) {
      await nextSlice();
      written += cells;
      cells = columns.length;
    }
    yield columns.map((column) => column.cell(record));
  }
}
