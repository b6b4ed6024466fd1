/** The maximum size of a statement, in bytes. D1 allows 100 KB. */
const STATEMENT_BYTES = 90_000;

export type Value = string | number | null;

interface Table {
  name: string;
  columns: readonly string[];
  rows: () => Iterable<readonly Value[]>;
}

/** The statements that insert a table's rows. */
export function* insertStatements({ name, columns, rows }: Table): Iterable<string> {
  const head = `INSERT INTO ${name} (${columns.join(', ')}) VALUES\n`;
  let values: string[] = [];
  let bytes = head.length;
  for (const row of rows()) {
    const text = `(${row.map(literal).join(', ')})`;
    const size = Buffer.byteLength(text) + 2;
    if (bytes + size > STATEMENT_BYTES && values.length > 0) {
      yield `${head}${values.join(',\n')};\n`;
      values = [];
      bytes = head.length;
    }
    values.push(text);
    bytes += size;
  }
  if (values.length > 0) yield `${head}${values.join(',\n')};\n`;
}

/**
 * What stands in no text of SQL: the sign 0 ends SQL, and pieces between such signs would be joined by an expression that is too deep for D1. Wrangler takes the
 * words for a transaction, wherever they stand, and refuses the file.
 */
const UNQUOTABLE = /\0|BEGIN TRANSACTION/;

/** A value as SQL. */
export function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  return UNQUOTABLE.test(value) ? `CAST(X'${Buffer.from(value).toString('hex')}' AS TEXT)` : `'${value.replaceAll("'", "''")}'`;
}

/** The statements of a migration. A semicolon ends one at the end of a line only, so that triggers stay whole. */
export function migrationStatements(sql: string): string[] {
  return sql.replace(/--.*/g, '').split(/;[ \t]*$/m).map((one) => one.trim()).filter(Boolean);
}
