/** Reads a database row by row, as it was at one moment (scripts/README.md, "Backups"). */
import { literal, type Value } from '../sql-text';
import { appliedMigrations, baseTables, type BaseTable, type Read } from './base-tables';
import type { BackupRecord } from './backup-file';

/** Large tables that no order changes, apart from stock and prices of parts. They are read first; the rest is read again if an order changes meanwhile. */
const READ_FIRST: readonly string[] = ['goods', 'category', 'brand', 'attribute', 'region', 'common_password', 'action_log'];
/** How often the rest is read while orders change. */
const TRIES = 5;

/** A page of rows has about so many characters. D1 answers with 50 MB at most. */
const PAGE = { least: 1_000_000, most: 4_000_000 } as const;
/** The rows of the first page of a table; few where a row may have 2 MB. The first pages are read in one transaction. */
const FIRST_ROWS = 500;
const FIRST_LARGE_ROWS = 8;
const LARGE: readonly string[] = ['bom_piece'];
const MOST_ROWS = 5_000;

interface Moment {
  /** The last change of an order. */
  trade: number | null;
  version: string | null;
  /** The last change of a stock. */
  stock: number | null;
}

const MOMENT = `SELECT (SELECT MAX(number) FROM trade_event) AS trade, (SELECT version FROM catalogue_state) AS version,
  (SELECT MAX(seq) FROM goods_change) AS stock`;

export interface DumpOptions {
  /** The time of the backup, ms since 1970. */
  now: number;
  /** Collects the records of one try; they are written when the next ones come or the dump ends. */
  spool(records: AsyncIterable<BackupRecord>): Promise<AsyncIterable<BackupRecord>>;
  progress?: ((table: string, rows: number) => void) | undefined;
}

/**
 * The records of a backup. Orders and the stock are as they were at one moment.
 * @throws Error if a catalogue is loaded meanwhile, or orders change all the time
 */
export async function* dump(read: Read, { now, spool, progress }: DumpOptions): AsyncIterable<BackupRecord> {
  const tables = await baseTables(read);
  yield { kind: 'head', time: new Date(now).toISOString(), migrations: await appliedMigrations(read) };
  const [[start] = []] = await read<Moment>([MOMENT]);
  yield* rowsOf(read, tables.filter(({ name }) => READ_FIRST.includes(name)), progress);
  const others = tables.filter(({ name }) => !READ_FIRST.includes(name));
  for (let tries = 0; tries < TRIES; tries++) {
    const [[before] = []] = await read<Moment>([MOMENT]);
    const records = await spool(rowsOf(read, others, progress));
    const [[after] = []] = await read<Moment & { changes: string }>([
      `SELECT *, (SELECT json_group_array(json_array(rank, stock, tiers)) FROM goods_change WHERE seq > ${start?.stock ?? 0}) AS changes FROM (${MOMENT})`,
    ]);
    if (after?.version !== start?.version) throw new Error('Another catalogue was loaded meanwhile. Make the backup again');
    if (after?.trade !== before?.trade) continue;
    yield* records;
    yield { kind: 'stock', rows: JSON.parse(after?.changes ?? '[]') };
    return;
  }
  throw new Error(`Orders changed during each of ${TRIES} tries. Make the backup at a quieter hour`);
}

async function* rowsOf(read: Read, tables: readonly BaseTable[], progress: DumpOptions['progress']): AsyncIterable<BackupRecord> {
  const first = await read<Row>(tables.map((table) => pageOf(table, firstRows(table))));
  for (const [at, table] of tables.entries()) {
    const { name, columns, parents } = table;
    yield { kind: 'table', name, columns, parents };
    let rows = 0;
    for await (const values of tableRows(read, table, first[at] ?? [])) {
      yield { kind: 'row', values };
      rows += 1;
      if (rows % MOST_ROWS === 0) progress?.(name, rows);
    }
    progress?.(name, rows);
  }
}

type Row = Record<string, Value>;

/** The rows of a table. @param first - those of its first page */
async function* tableRows(read: Read, table: BaseTable, first: readonly Row[]): AsyncIterable<Value[]> {
  let rows = first;
  for (let limit = firstRows(table); ; ) {
    for (const row of rows) yield table.columns.map((column) => row[column] ?? null);
    const last = rows.at(-1);
    if (rows.length < limit || last === undefined) return;
    const size = JSON.stringify(rows).length;
    if (size < PAGE.least) limit = Math.min(MOST_ROWS, limit * 2);
    else if (size > PAGE.most) limit = Math.max(1, Math.floor(limit / 2));
    [rows = []] = await read<Row>([pageOf(table, limit, last)]);
  }
}

function firstRows({ name }: BaseTable): number {
  return LARGE.includes(name) ? FIRST_LARGE_ROWS : FIRST_ROWS;
}

/** The query of a page. @param last - the row before it */
function pageOf({ name, columns, key }: BaseTable, limit: number, last?: Row): string {
  const listed = [...new Set([...columns, ...key])].join(', ');
  const after = last === undefined ? '' : ` WHERE (${key.join(', ')}) > (${key.map((column) => literal(last[column] ?? null)).join(', ')})`;
  return `SELECT ${listed} FROM ${name}${after} ORDER BY ${key.join(', ')} LIMIT ${limit}`;
}
