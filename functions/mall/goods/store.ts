import type { GoodsType } from '~/domain/product/product';
import { sql, type Queries, type Statement } from '../db/queries';

interface Kinds {
  text: string;
  number: number;
  'number or null': number | null;
  'goods type': GoodsType;
}

/** The columns of `goods` that are needed to send a product, with their types. */
const COLUMNS = {
  rank: 'number', id: 'text', mpn: 'text', brand_id: 'number', category: 'text',
  name_cn: 'text', name_en: 'text', description_cn: 'text', description_en: 'text',
  package: 'text', attributes: 'text', datasheet_url: 'text', images: 'text',
  stock: 'number', moq: 'number', mpq: 'number', step: 'number', step_type: 'number',
  tiers: 'text', has_discount: 'number', ordering: 'number', ordering_days: 'number',
  in_transit: 'text', delivery_cn: 'text', delivery_en: 'text',
  goods_type: 'goods type', delivery_days: 'number or null', supplier: 'text', sku: 'text', weight: 'number or null',
} as const satisfies Record<string, keyof Kinds>;

/** A product: a row of `goods` with all columns that are needed to send it. */
export type ProductRow = { -readonly [C in keyof typeof COLUMNS]: Kinds[(typeof COLUMNS)[C]] };

/** The columns of a {@link ProductRow} in SQL. */
export const PRODUCT_COLUMNS = Object.keys(COLUMNS).map((name) => `goods.${name}`).join(', ');

/** The maximum number of products that are read for each part number. No part number has so many. */
const OFFER_LIMIT = 200;

/** Reads a product by its id. @returns `undefined` if there is no product with this id */
export function productById(queries: Queries, id: string): Promise<ProductRow | undefined> {
  return queries.first<ProductRow>(sql(`SELECT ${PRODUCT_COLUMNS} FROM goods WHERE id = ?1`, id));
}

/**
 * Reads one page of the ids of all products, in the order of popularity. Ranks have no gaps, so D1 reads the rows of the page and two more.
 * @param pageNo - from 1
 */
export async function productIds(queries: Queries, pageNo: number, pageSize: number): Promise<{ total: number; rows: Array<{ id: string }> }> {
  const before = (pageNo - 1) * pageSize;
  const { rows: [rows = []], last } = await queries.batchWith<{ id: string }, { total: number | null }>(
    [sql('SELECT id FROM goods WHERE rank > ?1 AND rank <= ?2 ORDER BY rank', before, before + pageSize)],
    sql('SELECT MAX(rank) AS total FROM goods'),
  );
  return { total: last[0]?.total ?? 0, rows };
}

/** Selects products by their ranks, in any order. D1 reads one row for each product. */
export function selectByRanks(ranks: readonly number[]): Statement {
  return sql(`SELECT ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.rank = wanted.value`, JSON.stringify(ranks));
}

/** Selects products by their ids, in any order. D1 reads one row for each product. */
export function selectProducts(ids: readonly string[]): Statement {
  return sql(
    `SELECT ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.id = wanted.value`,
    JSON.stringify([...new Set(ids)]),
  );
}

/** What is read of a product for its live figures. */
export type FiguresRow = Pick<ProductRow, 'id' | 'stock' | 'in_transit'>;

/** Selects the {@link FiguresRow}s of products by their ids, in any order. D1 reads one row for each product. */
export function selectFigures(ids: readonly string[]): Statement {
  return sql(
    'SELECT goods.id, goods.stock, goods.in_transit FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.id = wanted.value',
    JSON.stringify([...new Set(ids)]),
  );
}

/** Selects products by the seller's own numbers, with their normalised part numbers. */
export function selectBySkus(skus: readonly string[]): Statement {
  return sql(
    `SELECT goods.mpn_n, ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.sku = wanted.value AND goods.sku <> ''`,
    JSON.stringify([...new Set(skus)]),
  );
}

/** A product with its normalised part number. */
export interface NumberedRow extends ProductRow {
  mpn_n: string;
}

/** Selects all products with these normalised part numbers, also partners' products. Products with the same number are in the order of popularity. */
export function selectByNumbers(numbers: readonly string[]): Statement {
  const all = [...new Set(numbers)];
  return sql(
    `SELECT goods.mpn_n, ${PRODUCT_COLUMNS} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.mpn_n = wanted.value
     LIMIT ${OFFER_LIMIT} * ?2`,
    JSON.stringify(all), all.length,
  );
}

/** Reads all products with these normalised part numbers, also partners' products, in the order of popularity. */
export async function productsByNumbers(queries: Queries, numbers: string[]): Promise<NumberedRow[]> {
  const rows = await queries.all<NumberedRow>(selectByNumbers(numbers));
  return rows.sort((a, b) => a.rank - b.rank);
}
