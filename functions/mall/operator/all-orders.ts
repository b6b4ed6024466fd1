/** Orders and refunds of all buyers, as operators list them. */
import { ORDER_STATUS, REFUND_STATUS, REFUND_TYPE, type OrderStatus } from '~/domain/order/states';
import type * as v from 'valibot';
import type * as contract from '~/upstream/contract/records/desk/desk';
import { pageOfRows, type FoundPage, type Page } from '../db/page-of-rows';
import type { Queries } from '../db/queries';
import { priceText } from '../db/stored-amount';
import type { LineRow, OrderRow, RefundRow, WholeOrder } from '../trade/records/store';
import { momentText, toRefund } from '../trade/records/wire';

type ListedOrder = v.InferInput<typeof contract.listAllOrders.data>['page']['rows'][number];
type ListedRefund = v.InferInput<typeof contract.listAllRefunds.data>['page']['rows'][number];

/** SQL condition for refunds on which an operator has to decide: requested ones, and returns that are on their way back. */
const OPEN_REFUND = `(refund.status = '${REFUND_STATUS.awaitingApproval}' OR (refund.status = '${REFUND_STATUS.awaitingReceipt}' AND refund.type = '${REFUND_TYPE.returnGoods}'))`;

/** Reads a page of orders: of one status the oldest first, otherwise the newest first. */
export async function pageOfOrders(queries: Queries, { status, userCode }: { status?: OrderStatus | undefined; userCode?: string | undefined }, page: Page): Promise<FoundPage<ListedOrder>> {
  const direction = status === undefined ? 'DESC' : 'ASC';
  const { total, rows } = await pageOfRows<Order>(queries, {
    columns: `trade_order.*, account.account,
      (SELECT COUNT(*) FROM order_line WHERE order_line.order_no = trade_order.order_no) AS lines,
      (SELECT COUNT(*) FROM refund WHERE refund.order_no = trade_order.order_no AND ${OPEN_REFUND}) AS open_refunds`,
    table: 'trade_order', joined: 'LEFT JOIN account ON account.user_code = trade_order.user_code',
    where: [['trade_order.status = ?', status], ['trade_order.user_code = ?', userCode]],
    order: `trade_order.created_at ${direction}, trade_order.order_no ${direction}`,
  }, page);
  return { total, rows: rows.map(toListedOrder) };
}

type Order = OrderRow & { account: string | null; lines: number; open_refunds: number };

function toListedOrder(row: Order): ListedOrder {
  return {
    orderNo: row.order_no, createTime: momentText(row.created_at), orderStatus: row.status, payStatus: row.payment_status, payMethod: row.payment_method,
    payable: priceText(row.payable), refunded: priceText(row.refunded), ...ownerOf(row), lineNum: row.lines, openRefunds: row.open_refunds,
  };
}

/** Reads a page of refunds, oldest first. @param open - whether an operator has to decide; `undefined`: all */
export async function pageOfRefunds(queries: Queries, { open, refundNo }: { open?: boolean | undefined; refundNo?: string | undefined }, page: Page): Promise<FoundPage<ListedRefund>> {
  const { total, rows } = await pageOfRows<Refund>(queries, {
    columns: 'refund.*, order_line.goods_id, order_line.mpn, account.account', table: 'refund',
    joined: `JOIN order_line ON order_line.order_no = refund.order_no AND order_line.line_no = refund.line_no
      LEFT JOIN account ON account.user_code = refund.user_code`,
    where: [['refund.refund_no = ?', refundNo], ...(open === undefined ? [] : [[open ? OPEN_REFUND : `NOT ${OPEN_REFUND}`] as const])],
    order: 'refund.created_at, refund.refund_no',
  }, page);
  return { total, rows: rows.map((row) => ({ ...toRefund(row, row), ...ownerOf(row) })) };
}

type Refund = RefundRow & Pick<LineRow, 'goods_id' | 'mpn'> & { account: string | null };

function ownerOf({ user_code, account }: { user_code: string; account: string | null }) {
  return { userCode: user_code, ...(account === null ? {} : { account }) };
}

/** What has to be shipped of an order. Nothing if it does not wait for its shipment. */
export function picksOf({ order, lines }: WholeOrder): Array<{ goodsId: string; mpn: string; stockNum: number; orderNum: number }> {
  if (order.status !== ORDER_STATUS.preparing) return [];
  return lines
    .filter(({ reserved, ordered }) => reserved + ordered > 0)
    .map(({ goods_id: goodsId, mpn, reserved: stockNum, ordered: orderNum }) => ({ goodsId, mpn, stockNum, orderNum }));
}
