import { ORDER_STATUS, REFUND_TYPE } from '~/domain/order/states';
import { runTransaction, assertInTransaction, type Conflict } from '../db/transaction';
import { transition, type TransitionMeta } from '../trade/records/transitions';
import { wrongState } from '../trade/owned-orders';
import { backInStock, type LineRow, type OrderRow, type WholeOrder } from '../trade/records/store';
import { isOpenShortfall } from '../trade/records/order-rules';
import { approvingShortfall, opening, returningFreight } from '../trade/refunds/refund-statements';
import { jsonLists } from '../db/json-lists';
import { sql, type Statement } from '../db/queries';
import type { MallContext } from '../http/route';
import { queueOrderMail } from '../outbox/store';
import { MESSAGES } from './messages';

export interface Parcel {
  carrier: string;
  trackingNo: string;
  /** For products with missing pieces, how many pieces were found, by product id. */
  found: ReadonlyMap<string, number>;
}

/** A line of the order, with the pieces that were found and shipped. */
interface Shipped {
  line: LineRow;
  /** Pieces that should be shipped. */
  due: number;
  /** Pieces that were found. */
  there: number;
  /** Pieces that are shipped. */
  sent: number;
}

/**
 * Ships an order. The buyer has chosen what happens if pieces are missing: the rest of the line is shipped and the missing pieces are
 * refunded (`ship`), the whole line is refunded (`drop`), or nothing is shipped yet (`wait`). If nothing is left to ship, the refunds close
 * the order.
 * @param journal - statements that record who ships
 * @returns the numbers of the refunds to pay back, and the rule that ended the transaction (`null` if it was committed)
 * @throws Refusal if the order cannot be shipped
 */
export async function ship(
  context: MallContext, whole: WholeOrder, parcel: Parcel, actor: TransitionMeta['actor'], journal: Statement[],
): Promise<{ conflict: Conflict | null; refunds: string[] }> {
  const { order, lines, refunds } = whole;
  if (order.status !== ORDER_STATUS.preparing) throw wrongState(MESSAGES.notPreparing);
  if (refunds.some(isOpenShortfall)) throw wrongState(MESSAGES.refundsOpen);
  const sent = lines.map((line) => whatLeaves(line, parcel.found.get(line.goods_id), order.shortage));
  const short = sent.filter(({ due, sent: pieces }) => pieces < due);
  if (short.length > 0 && order.shortage === 'wait') {
    throw wrongState(MESSAGES.buyerWaits);
  }
  const meta: TransitionMeta = { actor, cause: 'shipped', at: context.now };
  const leaves = sent.some(({ sent: pieces }) => pieces > 0);
  const opened = short.map(({ line, due, sent: pieces }) =>
    opening(context, order, line, { type: REFUND_TYPE.refundOnly, qty: due - pieces, reason: 'short' }, { ...meta, cause: 'short' }));
  const conflict = await runTransaction(context.queries, [
    ...unchangedSinceRead(whole),
    ...journal,
    ...opened.flatMap(({ statements, refund }) => [...statements, ...approvingShortfall(refund, { ...meta, cause: 'short' }, false)]),
    ...leaving(order, sent),
    ...(leaves ? [] : opened.slice(-1).flatMap(({ refund }) => returningFreight(refund))),
    queueOrderMail('shipped', order.order_no, context.now),
    ...(leaves ? [
      ...transition({ machine: 'order', number: order.order_no, orderNo: order.order_no }, ORDER_STATUS.preparing, ORDER_STATUS.shipped, meta),
      sql(
        'UPDATE trade_order SET shipped_at = ?2, carrier = ?3, tracking_no = ?4 WHERE order_no = ?1',
        order.order_no, context.now, parcel.carrier, parcel.trackingNo,
      ),
    ] : []),
  ]);
  return { conflict, refunds: opened.map(({ refund }) => refund.refund_no) };
}

/** Ends the transaction with the rule `state` if a refund was requested or approved since the order was read: refunded pieces must not be shipped. */
function unchangedSinceRead({ order, lines }: WholeOrder): Statement[] {
  const pieces = lines.map(({ line_no, refund_qty, reserved, ordered }) => [line_no, refund_qty, reserved, ordered]);
  return jsonLists(pieces).map((list) => assertInTransaction(
    'state',
    `NOT EXISTS (SELECT 1 FROM json_each(?2) AS known CROSS JOIN order_line AS line ON line.order_no = ?1 AND line.line_no = known.value ->> 0
       WHERE line.refund_qty <> known.value ->> 1 OR line.reserved <> known.value ->> 2 OR line.ordered <> known.value ->> 3)`,
    order.order_no, list,
  ));
}

function whatLeaves(line: LineRow, found: number | undefined, shortage: OrderRow['shortage']): Shipped {
  const due = line.reserved + line.ordered;
  const there = Math.min(due, found ?? due);
  return { line, due, there, sent: there < due && shortage === 'drop' ? 0 : there };
}

/** Records the shipped pieces: pieces from the stock are shipped before pieces ordered in. The found pieces of a dropped line go back into the stock. */
function leaving({ order_no }: OrderRow, shipped: readonly Shipped[]): Statement[] {
  // With the number of the order, each line is found by its key. Without it, D1 compares all lines with the whole list.
  const pieces = shipped.map(({ line, there, sent }) => ({
    orderNo: order_no, productId: line.goods_id, lineNo: line.line_no, sent, sentOrdered: sent - Math.min(sent, line.reserved), dropped: Math.min(there - sent, line.reserved),
  }));
  return jsonLists(pieces).flatMap((list) => [
    backInStock("SELECT value ->> 'productId' AS goods_id, value ->> 'dropped' AS pieces FROM json_each(?1) WHERE value ->> 'dropped' > 0", list),
    sql(
      `UPDATE order_line SET shipped = leaves.value ->> 'sent', shipped_ordered = leaves.value ->> 'sentOrdered', reserved = 0, ordered = 0
       FROM json_each(?1) AS leaves WHERE order_no = leaves.value ->> 'orderNo' AND line_no = leaves.value ->> 'lineNo'`,
      list,
    ),
  ]);
}
