import { sql, type Statement } from '../../db/queries';
import { PRODUCT_COLUMNS, type ProductRow } from '../../goods/store';

/** A product with what earlier orders wait for. */
export interface WaitedRow extends ProductRow {
  /** The number of pieces that are ordered in for earlier orders and not shipped; 0 if the stock covers the wanted quantity. */
  waited: number;
}

/** SQL of the column `waited` of a product in `goods`. Orders wait only where the stock is too small, so other products cost no row. @param qty - SQL of the wanted quantity */
export function waitedColumn(qty: string): string {
  return `iif(${qty} > goods.stock, (SELECT COALESCE(SUM(ordered), 0) FROM order_line WHERE order_line.goods_id = goods.id AND order_line.ordered > 0), 0) AS waited`;
}

/** Selects the products that are to be ordered, in any order. @param quantities - pieces, by product id @returns a statement; each row is a {@link WaitedRow} */
export function selectWanted(quantities: ReadonlyMap<string, number>): Statement {
  return sql(
    `SELECT ${PRODUCT_COLUMNS}, ${waitedColumn('wanted.value ->> 1')} FROM json_each(?1) AS wanted CROSS JOIN goods ON goods.id = wanted.value ->> 0`,
    JSON.stringify([...quantities]),
  );
}
