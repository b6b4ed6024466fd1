/** Reads a database row by row, as it was at one moment (scripts/README.md, "Backups"). */
import { literal, type Value } from '../sql-text';
import { appliedMigrations, baseTables, type BaseTable, type Read } from './base-tables';
import type { BackupRecord } from './backup-file';

/** Large tables that no order changes, apart from stock and prices of parts. */
const READ_FIRST: readonly string[] = ['goods', 'category', 'brand', 'attribute', 'region', 'common_password', 'action_log'];

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

/** By how much the clocks of this machine and of the shop differ at most, ms. */
const CLOCKS = 600_000;

export interface DumpOptions {
  /** The time of the backup, ms since 1970. */
  now: number;
  /** Puts records aside until it is known which orders have changed meanwhile. */
  spool(records: AsyncIterable<BackupRecord>): Promise<AsyncIterable<BackupRecord>>;
  progress?: ((table: string, rows: number) => void) | undefined;
}

/**
 * The records of a backup. Orders and the stock are as they were at one moment: when all rows are read, one transaction reads those of orders that have changed meanwhile once
 * more, and what has changed in the stock.
 * @throws Error if a catalogue is loaded meanwhile
 */
export async function* dump(read: Read, { now, spool, progress }: DumpOptions): AsyncIterable<BackupRecord> {
  const tables = await baseTables(read);
  yield { kind: 'head', time: new Date(now).toISOString(), migrations: await appliedMigrations(read) };
  const [[start] = []] = await read<Moment>([MOMENT]);
  yield* rowsOf(read, tables.filter(({ name }) => READ_FIRST.includes(name)), progress);
  const others = tables.filter(({ name }) => !READ_FIRST.includes(name));
  const records = await spool(rowsOf(read, others, progress));
  const owned = others.flatMap((table) => ownerOf(table, changedOrders(start?.trade ?? 0, now - CLOCKS)));
  const [[after] = [], ...found] = await read<Row>([
    `SELECT (SELECT version FROM catalogue_state) AS version, (SELECT json_group_array(json_array(rank, stock, tiers)) FROM goods_change WHERE seq > ${start?.stock ?? 0}) AS changes`,
    ...owned.flatMap(({ table: { name, columns }, column, changed }) => [
      `SELECT DISTINCT ${column} FROM (${changed})`, `SELECT ${columns.join(', ')} FROM ${name} WHERE ${column} IN (${changed})`,
    ]),
  ]);
  if (after?.['version'] !== start?.version) throw new Error('Another catalogue was loaded meanwhile. Make the backup again');
  yield* renewed(records, owned.map(({ table, column }, at) => ({
    table, column: table.columns.indexOf(column), changed: new Set((found[2 * at] ?? []).map((row) => row[column] ?? null)),
    rows: (found[2 * at + 1] ?? []).map((row) => valuesOf(table, row)),
  })));
  yield { kind: 'stock', rows: JSON.parse(String(after?.['changes'] ?? '[]')) };
}

/** A query of the orders that have changed since an event. A second payment, and money that is sent back, change no order, so their time counts, ms since 1970. */
function changedOrders(event: number, since: number): string {
  return `SELECT order_no FROM trade_event WHERE number > ${event}
    UNION SELECT payment.order_no FROM payment_event JOIN payment USING (payment_no) WHERE payment_event.received_at >= ${since}
    UNION SELECT order_no FROM payout WHERE created_at >= ${since} OR sent_at >= ${since}`;
}

/** How the rows of a table belong to orders: its column that names the order, the payment or the buyer, and a query of those whose orders have changed. */
function ownerOf(table: BaseTable, orders: string): Array<{ table: BaseTable; column: string; changed: string }> {
  if (table.columns.includes('order_no')) return [{ table, column: 'order_no', changed: orders }];
  if (table.columns.includes('payment_no')) return [{ table, column: 'payment_no', changed: `SELECT payment_no FROM payment WHERE order_no IN (${orders})` }];
  if (table.name === 'account') return [{ table, column: 'user_code', changed: `SELECT user_code FROM trade_order WHERE order_no IN (${orders})` }];
  return [];
}

/** The rows of a table that belong to changed orders, as they are now. */
interface Renewal {
  table: BaseTable;
  /** The place of the column that names what they belong to. */
  column: number;
  changed: ReadonlySet<Value>;
  rows: Value[][];
}

/** The records, with the rows of changed orders in place of those that were read before. */
async function* renewed(records: AsyncIterable<BackupRecord>, renewals: readonly Renewal[]): AsyncIterable<BackupRecord> {
  let own: Renewal | undefined;
  for await (const one of records) {
    if (one.kind === 'row') {
      if (!own?.changed.has(one.values[own.column] ?? null)) yield one;
      continue;
    }
    yield one;
    own = one.kind === 'table' ? renewals.find(({ table }) => table.name === one.name) : undefined;
    for (const values of own?.rows ?? []) yield { kind: 'row', values };
  }
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
    for (const row of rows) yield valuesOf(table, row);
    const last = rows.at(-1);
    if (rows.length < limit || last === undefined) return;
    const size = JSON.stringify(rows).length;
    if (size < PAGE.least) limit = Math.min(MOST_ROWS, limit * 2);
    else if (size > PAGE.most) limit = Math.max(1, Math.floor(limit / 2));
    [rows = []] = await read<Row>([pageOf(table, limit, last)]);
  }
}

function valuesOf({ columns }: BaseTable, row: Row): Value[] {
  return columns.map((column) => row[column] ?? null);
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
