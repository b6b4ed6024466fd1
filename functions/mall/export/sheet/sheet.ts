/** A table between the data and its writers. */

/** `price` and `amount` are money in CNY, with the decimals of each. */
export type CellKind = 'text' | 'number' | 'price' | 'amount';

/** Text; for the other kinds decimal text. `null`: empty. */
export type Cell = string | null;

export interface Column {
  head: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** A column that reads its cells from records. */
export interface ColumnOf<R> extends Column {
  cell(record: R): Cell;
}

/** Makes a table of records: one row for each. */
export function sheetOf<R>(name: string, columns: ReadonlyArray<ColumnOf<R>>, records: Iterable<R> | AsyncIterable<R>): Sheet {
  return { name, columns, rows: rowsOf(columns, records) };
}

async function* rowsOf<R>(columns: ReadonlyArray<ColumnOf<R>>, records: Iterable<R> | AsyncIterable<R>) {
  for await (const record of records) yield columns.map((column) => column.cell(record));
}
