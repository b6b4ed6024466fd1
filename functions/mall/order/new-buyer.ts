import { ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import { minimumBuy, quantityStep } from '~/domain/product/quantity';
import { CODES } from '~/upstream/contract/base/envelope';
import type { WireGoods } from '~/upstream/contract/records/goods';
import { sql, type Statement } from '../db/queries';
import { millionths } from '../db/stored-amount';
import { Refusal } from '../http/refusal';
import type { MallContext } from '../http/route';
import { assertInTransaction } from '../db/transaction';
import { spendInTransaction } from '../trade/records/spend-in-transaction';
import { LINES_OF_BUYER, NEW_BUYER } from '../user/limits/trade-policies';
import { forNetworks, visitorNetwork } from '../user/limits/visitor';
import { MESSAGES } from './messages';

/** A line of an order. */
interface Line {
  product: WireGoods;
  qty: number;
}

/** SQL condition: the account in the column `account` has no paid order. An order whose whole amount was paid back is not paid any more. */
const NOTHING_PAID = (account: string) =>
  `NOT EXISTS (SELECT 1 FROM trade_order AS paid WHERE paid.user_code = ${account} AND paid.payment_status = '${PAYMENT_STATUS.paid}')`;

/** Selects whether an account is a new buyer (README, "Bounds"): it has neither credit nor a paid order. @returns a statement; its row has `is_new` */
export function selectIsNew(userCode: string): Statement {
  return sql(`SELECT ${isNewBuyer('?1')} AS is_new`, userCode);
}

/** SQL condition: an account is that of a new buyer. @param account - the column or parameter of its code */
export function isNewBuyer(account: string): string {
  return `(${NOTHING_PAID(account)} AND NOT EXISTS (SELECT 1 FROM account WHERE account.user_code = ${account} AND credit_limit > 0))`;
}

/** The statements that keep an order within the bounds of its buyer. They run after the order is stored, and end the transaction with `owed`, `held` or `often`. */
export function assertBounds({ request, now }: MallContext, userCode: string, lines: readonly Line[], newBuyer: boolean): Statement[] {
  if (!newBuyer) return spendInTransaction([[LINES_OF_BUYER, userCode, lines.length]], now);
  const network = visitorNetwork(request);
  return [
    assertInTransaction(
      'owed', `(SELECT COALESCE(SUM(payable), 0) FROM trade_order WHERE user_code = ?1 AND status = '${ORDER_STATUS.pendingPayment}') <= ?2`,
      userCode, millionths(NEW_BUYER.unpaidAmount),
    ),
    assertInTransaction(
      'held',
      `NOT EXISTS (SELECT 1 FROM (${HELD}) WHERE (own > always AND own > ${NEW_BUYER.stockShare} * (stock + own))
         OR (of_all > always AND of_all > ${NEW_BUYER.stockShareOfAll} * (stock + of_all)))`,
      listed(lines), userCode,
    ),
    ...spendInTransaction([
      [NEW_BUYER.orders, userCode, 1], [NEW_BUYER.lines, userCode, lines.length],
      ...(network === undefined ? [] : [[NEW_BUYER.linesOfNetwork, network, lines.length] as const]),
      ...forNetworks(NEW_BUYER.ordersOfAddress, request).map(([rule, network]) => [rule, network, 1] as const),
    ], now),
  ];
}

interface HeldRow {
  id: string;
  stock: number;
  always: number;
  own: number;
  of_all: number;
}

/** SQL that selects a {@link HeldRow} for each line of the list ?1: the pieces in stock, and those that the buyer ?2 and all new buyers hold unpaid. */
const HELD = `SELECT part.id, part.stock, part.always, COALESCE(SUM(iif(user_code = ?2, reserved, 0)), 0) AS own,
    COALESCE(SUM(iif(user_code IS NOT NULL AND (user_code = ?2 OR ${isNewBuyer('trade_order.user_code')}), reserved, 0)), 0) AS of_all
  FROM (SELECT goods.id, goods.stock, line.value ->> 1 AS always FROM json_each(?1) AS line CROSS JOIN goods ON goods.id = line.value ->> 0) AS part
  LEFT JOIN order_line ON order_line.goods_id = part.id AND order_line.reserved > 0
  LEFT JOIN trade_order ON trade_order.order_no = order_line.order_no AND trade_order.status = '${ORDER_STATUS.pendingPayment}'
  GROUP BY part.id`;

function listed(lines: readonly Line[]): string {
  return JSON.stringify(lines.map(({ product }) => [product.id, alwaysAllowed(product)]));
}

/** How many pieces of a product a new buyer may hold, and all new buyers together, whatever is in stock. */
function alwaysAllowed(product: WireGoods): number {
  return Math.max(NEW_BUYER.freePieces, minimumBuy(product));
}

/** Finds the line of which a new buyer would hold too many pieces. @throws Refusal that says how many can be ordered; it returns if there is none any more */
export async function explainHeld({ queries }: MallContext, userCode: string, lines: readonly Line[]): Promise<void> {
  const rows = new Map((await queries.all<HeldRow>(sql(HELD, listed(lines), userCode))).map((row) => [row.id, row]));
  for (const { product, qty } of lines) {
    const row = rows.get(product.id);
    if (!row || Math.min(qty, row.stock) <= free(row)) continue;
    const step = quantityStep(product);
    const most = Math.floor(free(row) / step) * step;
    const pieces = most >= minimumBuy(product) ? most : 0;
    throw new Refusal(CODES.quantity, pieces > 0 ? MESSAGES.holdsTooMany(product.mpn, pieces) : MESSAGES.holdsEnough(product.mpn), pieces > 0 ? { nearest: [pieces] } : null);
  }
}

/** How many more pieces a new buyer may hold. */
function free({ stock, always, own, of_all: ofAll }: HeldRow): number {
  const most = (held: number, share: number) => Math.max(always, Math.floor(share * (stock + held))) - held;
  return Math.max(Math.min(most(own, NEW_BUYER.stockShare), most(ofAll, NEW_BUYER.stockShareOfAll)), 0);
}
