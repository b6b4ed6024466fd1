/** Reads the CSV files of the catalogue. Each row is checked, and an error names the file, the line and the field. */
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

interface Line {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a CSV file with a header, and converts each row with the schema.
 * @param file - name of the file in messages
 * @param unique - column whose value must be different in each row
 * @throws Error such as `relays.csv, line 12, price: not a number: 4,5`
 */
export function readCsv<S extends v.GenericSchema<unknown, object>>(file: string, text: string, schema: S, unique?: keyof v.InferOutput<S> & string): v.InferOutput<S>[] {
  const seen = new Set<string>();
  return lines(file, text).map(({ record, info }) => {
    const read = v.safeParse(schema, record);
    const fault = (field: string, message: string) => new Error(`${file}, line ${info.lines}, ${field}: ${message}`);
    if (!read.success) {
      const [issue] = read.issues;
      throw fault(String(issue.path?.[0]?.key ?? 'row'), issue.message);
    }
    const key = unique && record[unique];
    if (unique && key !== undefined) {
      if (seen.has(key)) throw fault(unique, `stands twice: ${key}`);
      seen.add(key);
    }
    return read.output;
  });
}

/** Groups rows by a key. Groups and rows keep the order of the file. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function lines(file: string, text: string): Line[] {
  try {
    return parse(text, { columns: true, info: true });
  } catch (error) {
    const where = error instanceof Error && 'lines' in error ? `, line ${error.lines}` : '';
    throw new Error(`${file}${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
