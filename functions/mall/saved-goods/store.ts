import { SAVED_LIMIT } from '~/upstream/contract/records/saved-goods';
import { PRODUCT_COLUMNS, type ProductRow } from '../goods/store';
import { sql, type Queries } from '../db/queries';

/** A saved product with its current row of the catalogue. */
export interface SavedRow extends ProductRow {
  /** When the product was saved, ms since 1970. */
  saved_at: number;
}

/** Reads the saved products of a user, newest first. Products that are no longer in the catalogue are left out. */
export function savedProductsOf(queries: Queries, userCode: string): Promise<SavedRow[]> {
  return queries.all<SavedRow>(sql(
    `SELECT saved.saved_at, ${PRODUCT_COLUMNS} FROM saved_goods AS saved CROSS JOIN goods ON goods.id = saved.goods_id
     WHERE saved.user_code = ?1 ORDER BY saved.number DESC`,
    userCode,
  ));
}

/**
 * Saves a product for a user. A product that is already saved keeps its place in the list. If the user has the maximum number of saved
 * products, products that are no longer in the catalogue are removed first.
 * @param now - ms since 1970
 */
export async function addSavedProduct(
  queries: Queries, userCode: string, productId: string, now: number,
): Promise<{ outcome: 'saved' | 'unknown' | 'full'; mpn?: string }> {
  const [, , found] = await queries.batch<{ mpn: string | null; saved: number }>([
    // While a catalogue is being replaced, `catalogue_state` is empty. Products may only seem to be missing then, so nothing is removed.
    sql(
      `DELETE FROM saved_goods WHERE user_code = ?1 AND (SELECT COUNT(*) FROM saved_goods WHERE user_code = ?1) >= ?2
         AND EXISTS (SELECT 1 FROM catalogue_state) AND NOT EXISTS (SELECT 1 FROM goods WHERE goods.id = saved_goods.goods_id)`,
      userCode, SAVED_LIMIT,
    ),
    sql(
      `INSERT INTO saved_goods (user_code, goods_id, saved_at)
       SELECT ?1, id, ?3 FROM goods WHERE id = ?2 AND (SELECT COUNT(*) FROM saved_goods WHERE user_code = ?1) < ?4
       ON CONFLICT (user_code, goods_id) DO NOTHING`,
      userCode, productId, now, SAVED_LIMIT,
    ),
    sql(
      `SELECT (SELECT mpn FROM goods WHERE id = ?2) AS mpn,
         EXISTS (SELECT 1 FROM saved_goods WHERE user_code = ?1 AND goods_id = ?2) AS saved`,
      userCode, productId,
    ),
  ]);
  const { mpn = null, saved } = found?.[0] ?? {};
  if (mpn === null) return { outcome: 'unknown' };
  return { outcome: saved ? 'saved' : 'full', mpn };
}

/** Removes a saved product. @returns the part number; `undefined` if the product was not saved or is no longer in the catalogue */
export async function removeSavedProduct(queries: Queries, userCode: string, productId: string): Promise<string | undefined> {
  const removed = await queries.first<{ mpn: string | null }>(sql(
    `DELETE FROM saved_goods WHERE user_code = ?1 AND goods_id = ?2
     RETURNING (SELECT mpn FROM goods WHERE goods.id = saved_goods.goods_id) AS mpn`,
    userCode, productId,
  ));
  return removed?.mpn ?? undefined;
}
