/** Puts a backup into a database (scripts/README.md, "Backups"). */
import { safeText } from '../desk/print';
import { literal, type Value } from '../sql-text';
import { appliedMigrations, baseTables, type Read } from './base-tables';
import { readBackup, type TableRecord } from './backup-file';

/** Where a backup is put. */
export interface RestoreStore {
  /** Runs a query. @returns its rows */
  read<Row>(sql: string): Promise<Row[]>;
  /** Runs statements in one transaction. */
  run(statements: readonly string[]): Promise<void>;
  /** Inserts rows. @param rows - each a JSON list of the values of `columns` */
  insert(table: string, columns: readonly string[], rows: readonly string[]): Promise<void>;
}

/** The size of a batch of rows, in bytes. A batch is one parameter, and D1 takes 2 MB. */
const BATCH_BYTES = 1_000_000;
/** A row of more bytes is written piece by piece: a statement of D1 has 100 KB, and as SQL a text has up to twice as many bytes. */
const LONGEST_ROW = 40_000;
const PIECE_BYTES = 40_000;
/** Texts of so many bytes stay in their row. A row has some tens of them. */
const SHORT_TEXT = 1_000;

/** What is in the way of a restore. */
export interface Target {
  orders: number;
  accounts: number;
  parts: number;
}

/** What a database holds. */
export async function targetOf(read: Read): Promise<Target> {
  const [[found] = []] = await read<Target>([
    'SELECT (SELECT COUNT(*) FROM trade_order) AS orders, (SELECT COUNT(*) FROM account) AS accounts, COALESCE((SELECT parts FROM catalogue_state), 0) AS parts',
  ]);
  return found ?? { orders: 0, accounts: 0, parts: 0 };
}

/** Reads a whole file, and whether it fits the database. @returns the time of the backup @throws Error if the file is broken or of another release */
export async function checkBackup(read: Read, file: string): Promise<string> {
  let time: string | undefined;
  let given: readonly string[] = [];
  for await (const one of readBackup(file)) {
    if (one.kind !== 'head') continue;
    time = one.time;
    given = one.migrations;
  }
  if (time === undefined) throw new Error(`${file} is no complete backup`);
  const applied = await appliedMigrations(read);
  if (given.join() !== applied.join()) {
    throw new Error(`${file} is of the release with migration ${safeText(String(given.at(-1)))}, and the database of the one with ${applied.at(-1)}. Restore it with its own release`);
  }
  return time;
}

/**
 * Puts the rows of a file in the place of all rows. The row that says which catalogue is loaded comes last, so a shop never takes a half restore for a whole one.
 * The search indexes must be built next.
 * @returns how many rows are restored, how many were left out because the row that they belong to was written after the backup had begun, and the entries of
 * the content as JSON
 */
export async function restoreRows(store: RestoreStore, file: string, progress?: (rows: number) => void): Promise<{ rows: number; orphans: number; content: string[]; hasCatalogue: boolean }> {
  const tables = await baseTables(<Row>(queries: readonly string[]) => Promise.all(queries.map((sql) => store.read<Row>(sql))));
  await store.run(['catalogue_state', ...tables.map(({ name }) => name).reverse(), 'goods_change'].map((name) => `DELETE FROM ${name}`));
  const keys = new KnownKeys(tables.flatMap(({ parents }) => parents));
  const last: string[] = [];
  let current: (TableRecord & { key: string[] }) | undefined;
  let batch: string[] = [];
  let bytes = 0;
  const counts = { rows: 0, orphans: 0, content: Array<string>(), hasCatalogue: false };
  const flush = async (): Promise<void> => {
    if (current && batch.length > 0) await store.insert(current.name, current.columns, batch);
    batch = [];
    bytes = 0;
  };
  for await (const one of readBackup(file)) {
    if (one.kind === 'table') {
      await flush();
      current = { ...one, key: tables.find(({ name }) => name === one.name)?.key ?? [] };
      if (COUNTERS.includes(one.name)) await store.run([`DELETE FROM ${one.name}`]);
    } else if (one.kind === 'stock') {
      await flush();
      for (const [rank, stock, tiers] of one.rows) last.push(`UPDATE goods SET stock = ${stock}, tiers = ${literal(tiers)} WHERE rank = ${rank}`);
    } else if (one.kind === 'row' && current) {
      const { name, columns } = current;
      if (!keys.admit(current, one.values)) {
        counts.orphans += 1;
        continue;
      }
      counts.rows += 1;
      if (counts.rows % PROGRESS_STEP === 0) progress?.(counts.rows);
      const text = JSON.stringify(one.values);
      const size = Buffer.byteLength(text);
      if (name === 'content') counts.content.push(String(one.values[columns.indexOf('data')]));
      if (name === 'catalogue_state') counts.hasCatalogue = last.push(insertOne(name, columns, one.values)) > 0;
      else if (size > LONGEST_ROW) {
        await flush();
        await store.run(longRow(current, one.values));
      } else {
        batch.push(text);
        bytes += size;
        if (bytes > BATCH_BYTES) await flush();
      }
    }
  }
  await flush();
  await store.run([WHOLE_BILLS, ...last]);
  return counts;
}

/** A bill of materials that was changed while the backup read it has the pieces of another version than its row says. The newest one is whole. */
const WHOLE_BILLS = `UPDATE bom SET version = (SELECT MAX(version) FROM bom_piece AS piece WHERE piece.bom_no = bom.bom_no)
  WHERE version <> (SELECT MAX(version) FROM bom_piece AS piece WHERE piece.bom_no = bom.bom_no AND piece.version > 0)`;

const PROGRESS_STEP = 5_000;
/** Tables in which each request of the shop counts under a known key. Visitors may have written to them since they were emptied. */
const COUNTERS: readonly string[] = ['allowance', 'request_hour'];

function insertOne(table: string, columns: readonly string[], values: readonly Value[]): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.map(literal).join(', ')})`;
}

/** The statements that write a row that does not fit into one: its texts are appended piece by piece. */
function longRow({ name, columns, key }: { name: string; columns: readonly string[]; key: readonly string[] }, values: readonly Value[]): string[] {
  // A backup has no `rowid`. The newest row has the largest.
  const keyOf = (column: string): string => (columns.includes(column) ? literal(values[columns.indexOf(column)] ?? null) : `(SELECT MAX(${column}) FROM ${name})`);
  const where = key.map((column) => `${column} = ${keyOf(column)}`).join(' AND ');
  const rest: string[] = [];
  const short = values.map((one, at): Value => {
    const column = columns[at] ?? '';
    if (typeof one !== 'string' || key.includes(column) || Buffer.byteLength(one) <= SHORT_TEXT) return one;
    for (const piece of piecesOf(one)) rest.push(`UPDATE ${name} SET ${column} = ${column} || ${literal(piece)} WHERE ${where}`);
    return '';
  });
  return [insertOne(name, columns, short), ...rest];
}

/** Cuts a text between its signs. */
function* piecesOf(text: string): Iterable<string> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length;) {
    let end = start + PIECE_BYTES;
    while (isWithinSign(bytes[end])) end -= 1;
    yield bytes.toString('utf8', start, end);
    start = end;
  }
}

/** Whether a byte of UTF-8 goes on with a sign. */
function isWithinSign(byte = 0): boolean {
  return (byte & 0xc0) === 0x80;
}

/** The keys that other tables name, as far as they are read. */
class KnownKeys {
  readonly #keys = new Map<string, Set<Value>>();

  constructor(parents: TableRecord['parents']) {
    for (const { table, to } of parents) this.#keys.set(`${table}.${to}`, new Set());
  }

  /** Notes the keys of a row. @returns `false` for a row that belongs to none of the rows before it */
  admit({ name, columns, parents }: TableRecord, values: readonly Value[]): boolean {
    const valueOf = (column: string) => values[columns.indexOf(column)] ?? null;
    const isKnown = parents.every(({ table, from, to }) => valueOf(from) === null || this.#keys.get(`${table}.${to}`)?.has(valueOf(from)));
    if (isKnown) for (const [at, column] of columns.entries()) this.#keys.get(`${name}.${column}`)?.add(values[at] ?? null);
    return isKnown;
  }
}
