import { sql, type Queries, type Statement } from '../db/queries';
import { PRODUCT_COLUMNS, type ProductRow } from './product-row';

/** Offers of one part number that are looked at; more than any part number has. */
const OFFER_LIMIT = 200;

/** The product of an id; `undefined` if there is none. */
export function productById(queries: Queries, id: string): Promise<ProductRow | undefined> {
  return queries.first<ProductRow>(sql(`SELECT ${PRODUCT_COLUMNS} FROM goods WHERE id = ?1`, id));
}

/** The parts of some ranks, in the order of the list; one read a part. */
export async function productsByRanks(queries: Queries, ranks: number[]): Promise<ProductRow[]> {
  if (ranks.length === 0) return [];
  const rows = await queries.all<ProductRow>(sql(
    `SELECT ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.rank = wanted.value`,
    JSON.stringify(ranks),
  ));
  const byRank = new Map(rows.map((row) => [row.rank, row]));
  return ranks.flatMap((rank) => byRank.get(rank) ?? []);
}

/** Reads the parts of some ids; one read a part. */
export function selectProducts(ids: readonly string[]): Statement {
  return sql(
    `SELECT ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.id = wanted.value`,
    JSON.stringify([...new Set(ids)]),
  );
}

/** A part with its normalised number. */
export interface NumberedRow extends ProductRow {
  mpn_n: string;
}

/** Reads all parts of normalised part numbers, those of one number the most wanted first, first- and third-party alike. */
export function selectByNumbers(numbers: readonly string[]): Statement {
  const all = [...new Set(numbers)];
  return sql(
    `SELECT goods.mpn_n, ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.mpn_n = wanted.value
     LIMIT ${OFFER_LIMIT} * ?2`,
    JSON.stringify(all), all.length,
  );
}

/** All parts of normalised part numbers, most wanted first, first- and third-party alike. */
export async function productsByNumbers(queries: Queries, numbers: string[]): Promise<NumberedRow[]> {
  const rows = await queries.all<NumberedRow>(selectByNumbers(numbers));
  return rows.sort((a, b) => a.rank - b.rank);
}

/** What the sort by price needs of up to 1,000 parts. */
export function sortKeys(queries: Queries, ranks: number[]): Promise<Array<{ rank: number; tiers: string }>> {
  return queries.all(sql(
    'SELECT rank, tiers FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.rank = wanted.value',
    JSON.stringify(ranks),
  ));
}
