import { ORDER_LIMITS } from '~/domain/order/order-policies';
import { PRODUCT_COLUMNS } from '../goods/store';
import { waitedColumn } from '../trade/shipping/ordered-in';
import { CART_LIFE } from '../user/limits/trade-policies';
import { sql, type Statement } from '../db/queries';

/** A stored cart line. Prices are millionths of a yuan. */
export interface CartLineRow {
  goods_id: string;
  qty: number;
  selected: 0 | 1;
  /** The unit price when the quantity was set; `null` if there was no price. */
  added_price: number | null;
  mpn: string;
  brand_cn: string;
  brand_en: string;
  /** The buyer's own part number; empty if there is none. */
  part_ref: string;
}

/** A line to add to a cart. */
export type NewLine = Pick<CartLineRow, 'goods_id' | 'qty' | 'added_price' | 'mpn' | 'brand_cn' | 'brand_en' | 'part_ref'>;

/** The state of a cart. */
export interface CartState {
  lines: number;
  /** Whether the key of the call has an anonymous cart. */
  held: 0 | 1;
}

/** The maximum number of unused carts that are removed at a time. */
const FORGOTTEN_AT_ONCE = 100;

const { lines: MOST_LINES, pieces: MOST_PIECES } = ORDER_LIMITS;

/** Selects the lines of a cart, in the order in which they were added. */
export function selectLines(cartId: string): Statement {
  return sql(
    `SELECT goods_id, qty, selected, added_price, mpn, brand_cn, brand_en, part_ref FROM cart_line
     WHERE cart_id = ?1 ORDER BY added_at, goods_id`,
    cartId,
  );
}

/** Selects the line of a product. */
export function selectLine(cartId: string, productId: string): Statement {
  return sql('SELECT mpn FROM cart_line WHERE cart_id = ?1 AND goods_id = ?2', cartId, productId);
}

/**
 * Selects the products of a cart, in any order. Products no longer sold are left out. D1 reads two rows for each product.
 * @returns a statement; each row is a `WaitedRow`
 */
export function selectProductsInCart(cartId: string): Statement {
  return sql(
    `SELECT ${PRODUCT_COLUMNS}, ${waitedColumn('cart_line.qty')} FROM cart_line CROSS JOIN goods ON goods.id = cart_line.goods_id WHERE cart_line.cart_id = ?1`, cartId,
  );
}

/**
 * Selects the lines that the user has selected in the cart, in their order. Products no longer sold are left out. `isOrderable` in
 * `./orderable` says whether a line can be ordered.
 * @returns a statement; each row is a `WaitedRow` with `qty`
 */
export function selectSelected(userCode: string): Statement {
  return sql(
    `SELECT cart_line.qty, ${PRODUCT_COLUMNS}, ${waitedColumn('cart_line.qty')} FROM cart_line CROSS JOIN goods ON goods.id = cart_line.goods_id
     WHERE cart_line.cart_id = ?1 AND cart_line.selected = 1 ORDER BY cart_line.added_at, cart_line.goods_id`,
    userCode,
  );
}

/** Selects the {@link CartState} of a cart. @param heldId - id of the anonymous cart that the key of the call opens; empty if the call has no key */
export function selectState(cartId: string, heldId: string): Statement {
  return sql(
    `SELECT (SELECT COUNT(*) FROM cart_line WHERE cart_id = ?1) AS lines,
       EXISTS (SELECT 1 FROM cart WHERE cart_id = ?2 AND is_user = 0) AS held`,
    cartId, heldId,
  );
}

/** Creates a cart, or records that it is used. */
export function openCart(cartId: string, isUser: boolean, now: number): Statement {
  return sql(
    `INSERT INTO cart (cart_id, is_user, used_at) VALUES (?1, ?2, ?3)
     ON CONFLICT (cart_id) DO UPDATE SET used_at = excluded.used_at, emptied_at = NULL`,
    cartId, isUser ? 1 : 0, now,
  );
}

/** Removes an anonymous cart if its time is over. @param now - ms since 1970 */
export function dropExpired(cartId: string, now: number): Statement {
  return sql(
    'DELETE FROM cart WHERE cart_id = ?1 AND is_user = 0 AND (used_at <= ?2 OR emptied_at <= ?3)', cartId, now - CART_LIFE.unused, now - CART_LIFE.empty,
  );
}

/** Notes that an anonymous cart has no lines any more. */
export function noteEmptied(cartId: string, now: number): Statement {
  return sql(
    `UPDATE cart SET emptied_at = ?2 WHERE cart_id = ?1 AND is_user = 0 AND emptied_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_line.cart_id = ?1)`,
    cartId, now,
  );
}

/**
 * Adds lines to a cart. If a product is already in the cart, its line gets more pieces and is selected. Otherwise it gets a line if there is room.
 * @returns a statement; each row has the `goods_id` and the new `qty` of a line. A product without room has no row
 */
export function addLines(cartId: string, lines: readonly NewLine[], now: number): Statement {
  return sql(
    puttingInto(`SELECT key AS position, value ->> 'goods_id' AS goods_id, value ->> 'qty' AS qty, 1 AS selected,
      value ->> 'added_price' AS added_price, value ->> 'mpn' AS mpn, value ->> 'brand_cn' AS brand_cn, value ->> 'brand_en' AS brand_en, value ->> 'part_ref' AS part_ref
      FROM json_each(?3)`),
    cartId, now, JSON.stringify(lines),
  );
}

/**
 * Merges an anonymous cart into a user's cart, as part of one transaction. Quantities of the same product are added up, even if the sum
 * cannot be ordered. Lines without room stay in the anonymous cart. Running the statements again changes nothing.
 */
export function merging(anonymousId: string, userCode: string, now: number): Statement[] {
  return [
    dropExpired(anonymousId, now),
    sql(
      `INSERT INTO cart (cart_id, is_user, used_at) SELECT ?1, 1, ?3 WHERE EXISTS (SELECT 1 FROM cart_line WHERE cart_id = ?2)
       ON CONFLICT (cart_id) DO UPDATE SET used_at = excluded.used_at`,
      userCode, anonymousId, now,
    ),
    sql(
      // A product of both carts gets no added price, because nobody has seen a price for the sum of both quantities.
      puttingInto(`SELECT added_at AS position, goods_id, qty, selected,
        iif(EXISTS (SELECT 1 FROM cart_line AS own WHERE own.cart_id = ?1 AND own.goods_id = cart_line.goods_id), NULL, added_price) AS added_price,
        mpn, brand_cn, brand_en, part_ref FROM cart_line WHERE cart_id = ?3`),
      userCode, now, anonymousId,
    ),
    sql(
      'DELETE FROM cart_line WHERE cart_id = ?1 AND goods_id IN (SELECT goods_id FROM cart_line WHERE cart_id = ?2)', anonymousId, userCode,
    ),
    sql('DELETE FROM cart WHERE cart_id = ?1 AND NOT EXISTS (SELECT 1 FROM cart_line WHERE cart_id = ?1)', anonymousId),
  ];
}

/** Sets the quantity of a line. @returns a statement; it returns a row if the line exists */
export function setLine(cartId: string, productId: string, qty: number, addedPrice: number | null): Statement {
  return sql(
    'UPDATE cart_line SET qty = ?3, added_price = ?4 WHERE cart_id = ?1 AND goods_id = ?2 RETURNING goods_id, qty', cartId, productId, qty, addedPrice,
  );
}

/** Sets the buyer's own part number of a line; empty: removes it. @returns a statement; it returns a row if the line exists */
export function setPartRef(cartId: string, productId: string, partRef: string): Statement {
  return sql('UPDATE cart_line SET part_ref = ?3 WHERE cart_id = ?1 AND goods_id = ?2 RETURNING goods_id', cartId, productId, partRef);
}

/**
 * Removes lines of a cart. Ignores products that are not in the cart.
 * @param cartId - a user's code, or the fingerprint of an anonymous cart's key
 * @returns a statement; it returns a row with `mpn` for each removed line
 */
export function removeLines(cartId: string, productIds: readonly string[]): Statement {
  return sql('DELETE FROM cart_line WHERE cart_id = ?1 AND goods_id IN (SELECT value FROM json_each(?2)) RETURNING mpn', cartId, JSON.stringify(productIds));
}

/** How much of a product is in a cart. */
export interface CartQuantity {
  productId: string;
  qty: number;
}

/** The condition that a cart has each of the lines in its quantity, in SQL. */
export function hasLines(cartId: string, lines: readonly CartQuantity[]): { condition: string; values: [string, string] } {
  return {
    condition: `NOT EXISTS (SELECT value ->> 'productId', value ->> 'qty' FROM json_each(?2) EXCEPT SELECT goods_id, qty FROM cart_line WHERE cart_id = ?1)`,
    values: [cartId, JSON.stringify(lines)],
  };
}

/** Removes ordered lines. A line stays if its quantity has changed since the order. */
export function removeOrdered(cartId: string, lines: readonly CartQuantity[]): Statement {
  return sql(
    `DELETE FROM cart_line WHERE cart_id = ?1 AND (goods_id, qty) IN (SELECT value ->> 'productId', value ->> 'qty' FROM json_each(?2))`,
    cartId, JSON.stringify(lines),
  );
}

/** Marks the lines of these products as selected, and all other lines of the cart as not selected. @returns a statement; it returns a row for each line that it changes */
export function selectOnly(cartId: string, productIds: readonly string[]): Statement {
  return sql(
    `UPDATE cart_line SET selected = 1 - selected
     WHERE cart_id = ?1 AND selected <> (goods_id IN (SELECT value FROM json_each(?2))) RETURNING goods_id`,
    cartId, JSON.stringify(productIds),
  );
}

/** Removes carts with all their lines. */
export function removeCarts(...cartIds: string[]): Statement {
  return sql('DELETE FROM cart WHERE cart_id IN (SELECT value FROM json_each(?1))', JSON.stringify(cartIds));
}

/** Removes anonymous carts whose time is over ({@link CART_LIFE}), up to `most` of each kind. @param now - ms since 1970 */
export function forgetOldCarts(now: number, most = FORGOTTEN_AT_ONCE): Statement {
  return sql(
    `DELETE FROM cart WHERE cart_id IN (SELECT cart_id FROM cart WHERE is_user = 0 AND used_at <= ?1 ORDER BY used_at LIMIT ?3)
       OR cart_id IN (SELECT cart_id FROM cart WHERE emptied_at IS NOT NULL AND emptied_at <= ?2 ORDER BY emptied_at LIMIT ?3)`,
    now - CART_LIFE.unused, now - CART_LIFE.empty, most,
  );
}

/** SQL that adds the rows of the query `given` to the cart ?1 at the time ?2. A line that has an own part number of the buyer keeps it. */
function puttingInto(given: string): string {
  return `WITH here AS (SELECT COUNT(*) AS lines, COALESCE(MAX(added_at), 0) AS last FROM cart_line WHERE cart_id = ?1),
    given AS (${given}),
    placed AS (
      SELECT given.*, EXISTS (SELECT 1 FROM cart_line AS own WHERE own.cart_id = ?1 AND own.goods_id = given.goods_id) AS known FROM given
    ),
    numbered AS (SELECT placed.*, ROW_NUMBER() OVER (PARTITION BY known ORDER BY position) AS nth FROM placed)
    INSERT INTO cart_line (cart_id, goods_id, qty, selected, added_price, added_at, mpn, brand_cn, brand_en, part_ref)
    SELECT ?1, goods_id, qty, selected, added_price, MAX(?2, last + 1) + nth - 1, mpn, brand_cn, brand_en, part_ref
    FROM numbered CROSS JOIN here WHERE known OR lines + nth <= ${MOST_LINES}
    ON CONFLICT (cart_id, goods_id) DO UPDATE SET qty = MIN(cart_line.qty + excluded.qty, ${MOST_PIECES}),
      selected = MAX(cart_line.selected, excluded.selected), added_price = excluded.added_price,
      part_ref = iif(cart_line.part_ref = '', excluded.part_ref, cart_line.part_ref)
    RETURNING goods_id, qty`;
}
