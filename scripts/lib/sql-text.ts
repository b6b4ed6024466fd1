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

/** A value as SQL. */
export function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  // SQL ends at the sign 0.
  const pieces = value.split('\0').map((piece) => `'${piece.replaceAll("'", "''")}'`);
  return pieces.length === 1 ? pieces.join('') : `(${pieces.join(' || char(0) || ')})`;
}

/** The statements of a migration. A semicolon ends one at the end of a line only, so that triggers stay whole. */
export function migrationStatements(sql: string): string[] {
  return sql.replace(/--.*/g, '').split(/;[ \t]*$/m).map((one) => one.trim()).filter(Boolean);
}
