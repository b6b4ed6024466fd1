/** Reads CSV files. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FileLine } from '../import-catalogue';

const LONGEST_RECORD = 4_000_000;
const DELIMITERS = [',', ';', '\t'];
/** A column `attributes.Voltage` has the attribute `Voltage`. */
const ATTRIBUTE = /^attributes\./;

interface Parsed {
  record: string[];
  info: { lines: number; error?: CsvError };
}

/** The records of a CSV file with a header. The delimiter is the one that the header has most often. */
export async function* csvRecords(bytes: AsyncIterable<Uint8Array>, file: string): AsyncIterable<FileLine> {
  const { delimiter, all } = await delimiterOf(bytes);
  const waiting: FileLine[] = [];
  const parser = parse({
    delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true, skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
  });
  parser.on('skip', (error: CsvError) => waiting.push({ file, line: Number(error['lines'] ?? 0), fault: error.message }));
  const source = Readable.from(all);
  source.on('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  for await (const parsed of source.pipe(parser)) {
    const { record, info }: Parsed = parsed;
    yield* waiting.splice(0);
    if (!header) header = record.map((name) => name.trim());
    else if (record.length !== header.length) {
      yield { file, line: info.lines, fault: `has ${record.length} cells instead of ${header.length}` };
    } else yield { file, line: info.lines, record: recordOf(header, record) };
  }
  yield* waiting;
}

function recordOf(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const fields: Array<[string, unknown]> = [];
  const attributes: Array<[string, string]> = [];
  header.forEach((name, index) => {
    const cell = cells[index] ?? '';
    if (cell === '') return;
    if (ATTRIBUTE.test(name)) attributes.push([name.replace(ATTRIBUTE, ''), cell]);
    else fields.push([name, cell]);
  });
  if (attributes.length > 0) fields.push(['attributes', Object.fromEntries(attributes)]);
  return Object.fromEntries(fields);
}

/** Finds the delimiter in the first chunk. @returns it, and all bytes */
async function delimiterOf(bytes: AsyncIterable<Uint8Array>): Promise<{ delimiter: string; all: AsyncIterable<Uint8Array> }> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done ? '' : (new TextDecoder().decode(first.value).split('\n', 1)[0] ?? '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
  async function* all() {
    for (let next = first; !next.done; next = await chunks.next()) yield next.value;
  }
  return { delimiter, all: all() };
}
