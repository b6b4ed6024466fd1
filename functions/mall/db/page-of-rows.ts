import { sql, type Queries, type SqlValue } from './queries';

/** Which page of a list is read. */
export interface Page {
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

/** The rows of a page, and how many rows there are in all. */
export interface FoundPage<Row> {
  total: number;
  rows: Row[];
}

interface List {
  columns: string;
  table: string;
  /** The other tables whose columns are read: SQL that changes the number of rows in no way. */
  joined?: string;
  /** SQL conditions on the table, each with its value in place of `?`. One whose value is `undefined` does not count. */
  where: ReadonlyArray<readonly [condition: string, value?: SqlValue | undefined]>;
  order: string;
}

/** Reads a page of a list in one round trip. */
export async function pageOfRows<Row>(queries: Queries, { columns, table, joined = '', where, order }: List, { pageNo, pageSize }: Page): Promise<FoundPage<Row>> {
  const values: SqlValue[] = [];
  const conditions = where.flatMap(([condition, value]) => {
    if (!condition.includes('?')) return [condition];
    if (value === undefined) return [];
    values.push(value);
    return [condition.replace('?', `?${values.length}`)];
  });
  const wanted = conditions.join(' AND ') || 'TRUE';
  const { rows: [rows = []], last: [counted] } = await queries.batchWith<Row, { total: number }>(
    [sql(
      `SELECT ${columns} FROM ${table} ${joined} WHERE ${wanted} ORDER BY ${order} LIMIT ?${values.length + 1} OFFSET ?${values.length + 2}`,
      ...values, pageSize, (pageNo - 1) * pageSize,
    )],
    sql(`SELECT COUNT(*) AS total FROM ${table} WHERE ${wanted}`, ...values),
  );
  return { total: counted?.total ?? 0, rows };
}
