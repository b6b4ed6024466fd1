/** The maximum size of a statement, in bytes. D1 allows 100 KB. */
const STATEMENT_BYTES = 90_000;

/**
 * The statements that insert a table's rows, with the number of rows of each.
 * @param {{ name: string, columns: readonly string[], rows: () => Iterable<ReadonlyArray<string | number | null>> }} table
 */
export function* insertStatements({ name, columns, rows }) {
  const head = `INSERT INTO ${name} (${columns.join(', ')}) VALUES\n`;
  let values = [];
  let bytes = head.length;
  for (const row of rows()) {
    const text = `(${row.map(literal).join(', ')})`;
    const size = Buffer.byteLength(text) + 2;
    if (bytes + size > STATEMENT_BYTES && values.length > 0) {
      yield { sql: `${head}${values.join(',\n')};\n`, count: values.length };
      values = [];
      bytes = head.length;
    }
    values.push(text);
    bytes += size;
  }
  if (values.length > 0) yield { sql: `${head}${values.join(',\n')};\n`, count: values.length };
}

/** A value as SQL. */
export function literal(value) {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
