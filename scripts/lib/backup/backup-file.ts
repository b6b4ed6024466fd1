/** The file of a backup: JSON lines, packed by gzip. The last line has the checksum of the others. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

const value = v.nullable(v.union([v.string(), v.number()]));
const table = v.object({
  kind: v.literal('table'), name: v.pipe(v.string(), v.regex(/^\w+$/)), columns: v.array(v.pipe(v.string(), v.regex(/^\w+$/))),
  parents: v.array(v.object({ table: v.string(), from: v.string(), to: v.string() })),
});
const record = v.variant('kind', [
  v.object({ kind: v.literal('head'), time: v.string(), migrations: v.array(v.string()) }),
  table,
  /** What changed in stock and prices after the parts were read. */
  v.object({ kind: v.literal('stock'), rows: v.array(v.tuple([v.number(), v.number(), v.string()])) }),
  v.object({ kind: v.literal('end'), rows: v.number(), sha256: v.string() }),
]);

/** A line of a backup. A row belongs to the table before it; on its line it is a list. */
export type BackupRecord = v.InferOutput<typeof record> | { kind: 'row'; values: Array<v.InferOutput<typeof value>> };
export type TableRecord = v.InferOutput<typeof table>;

const row = v.array(value);

/** Writes a file that only its owner can read. Until it is complete, it has another name. @returns how many rows it has */
export async function writeBackup(file: string, records: AsyncIterable<BackupRecord>): Promise<number> {
  const part = `${file}.part`;
  let rows = 0;
  async function* lines() {
    const hash = createHash('sha256');
    for await (const one of records) {
      if (one.kind === 'row') rows += 1;
      const line = `${onOneLine(JSON.stringify(one.kind === 'row' ? one.values : one))}\n`;
      hash.update(line);
      yield line;
    }
    yield `${JSON.stringify({ kind: 'end', rows, sha256: hash.digest('hex') })}\n`;
  }
  try {
    // A file that is there already would keep its owner and readers.
    await rm(part, { force: true });
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return rows;
}

/** JSON keeps two characters as they are that other readers take for the end of a line, such as the `readline` of Node 24. */
function onOneLine(json: string): string {
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Puts records aside in a file, and reads them from it. */
export async function spoolInto(file: string, records: AsyncIterable<BackupRecord>): Promise<AsyncIterable<BackupRecord>> {
  await writeBackup(file, records);
  return withoutEnd(readBackup(file));
}

async function* withoutEnd(records: AsyncIterable<BackupRecord>): AsyncIterable<BackupRecord> {
  for await (const one of records) if (one.kind !== 'end') yield one;
}

/** Reads a file record by record, without holding more than one. @throws Error if it is no backup, is incomplete, or has changed */
export async function* readBackup(file: string): AsyncIterable<BackupRecord> {
  const hash = createHash('sha256');
  let rows = 0;
  let isComplete = false;
  for await (const line of linesOf(file)) {
    if (isComplete) throw broken(file);
    const one = parse(line, file);
    if (one.kind === 'row') rows += 1;
    isComplete = one.kind === 'end';
    if (one.kind === 'end' && (one.rows !== rows || one.sha256 !== hash.digest('hex'))) throw broken(file);
    if (one.kind !== 'end') hash.update(`${line}\n`);
    yield one;
  }
  if (!isComplete) throw broken(file);
}

async function* linesOf(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    const texts: AsyncIterable<string> = source.pipe(unpacked).setEncoding('utf8');
    let rest = '';
    for await (const text of texts) {
      // Backups of earlier releases hold U+2028 and U+2029 as they are: only this character ends a line.
      const [first = '', ...others] = text.split('\n');
      rest += first;
      for (const next of others) {
        yield rest;
        rest = next;
      }
    }
    if (rest !== '') yield rest;
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new Error(`There is no file ${file}`, { cause: error }) : broken(file);
  } finally {
    source.destroy();
  }
}

function parse(line: string, file: string): BackupRecord {
  try {
    const read: unknown = JSON.parse(line);
    return Array.isArray(read) ? { kind: 'row', values: v.parse(row, read) } : v.parse(record, read);
  } catch {
    throw broken(file);
  }
}

function broken(file: string): Error {
  return new Error(`${file} is no complete backup`);
}
