import { refundAmount } from '~/domain/order/refund-amount';
import { MACHINE, ORDER_STATUS, REFUND_STATUS, REFUND_TYPE, type RefundType } from '~/domain/order/states';
import { priceText } from '../../db/stored-amount';
import { assertInTransaction } from '../../db/transaction';
import { millionths } from '../../db/stored-amount';
import { recordCreated, transition, type TransitionMeta } from '../records/transitions';
import { newNumber } from '../records/trade-number';
import { backInStock, type LineRow, type OrderRow, type RefundRow } from '../records/store';
import { sql, type Statement } from '../../db/queries';
import type { MallContext } from '../../http/route';

export interface OpenedRefund {
  refund: RefundRow;
  statements: Statement[];
}

/**
 * Opens a refund. Its pieces and its amount are then held for it (SECURITY, "Money, stock and orders"). Ends the transaction with the rule
 * `state` if the status of the order has changed since it was read, and with the rule `refund` if the refunds or the shipped pieces of the
 * line have changed.
 */
export function opening(
  { now, timeZone }: MallContext, order: OrderRow, line: LineRow, wish: { type: RefundType; qty: number; reason: string }, meta: TransitionMeta,
): OpenedRefund {
  const amount = millionths(refundAmount({
    quantity: line.qty, discounted: priceText(line.discounted), refundedQuantity: line.refund_qty, refundAmount: priceText(line.refund_amount),
  }, wish.qty));
  const refund: RefundRow = {
    refund_no: newNumber('R', now, timeZone), order_no: order.order_no, user_code: order.user_code, type: wish.type, status: REFUND_STATUS.awaitingApproval,
    line_no: line.line_no, qty: wish.qty, amount, freight: 0, reason: wish.reason, carrier: '', tracking_no: '', created_at: now,
  };
  return {
    refund,
    statements: [
      assertInTransaction('state', 'EXISTS (SELECT 1 FROM trade_order WHERE order_no = ?1 AND status = ?2)', order.order_no, order.status),
      assertInTransaction(
        'refund',
        'EXISTS (SELECT 1 FROM order_line WHERE order_no = ?1 AND line_no = ?2 AND refund_qty = ?3 AND refund_amount = ?4 AND shipped = ?5)',
        order.order_no, line.line_no, line.refund_qty, line.refund_amount, line.shipped,
      ),
      ...holding(refund, 1),
      sql(
        `INSERT INTO refund (refund_no, order_no, user_code, type, status, line_no, qty, amount, reason, created_at)
         VALUES (?1, ?2, ?3, ?4, ?10, ?5, ?6, ?7, ?8, ?9)`,
        refund.refund_no, refund.order_no, refund.user_code, refund.type, refund.line_no, refund.qty, amount, refund.reason, now, refund.status,
      ),
      recordCreated(subjectOf(refund), REFUND_STATUS.awaitingApproval, meta),
    ],
  };
}

/** Cancels or rejects a refund. Its pieces and its amount are no longer held for it. */
export function ending(refund: RefundRow, to: typeof REFUND_STATUS.cancelled | typeof REFUND_STATUS.rejected, meta: TransitionMeta): Statement[] {
  return [...transition(subjectOf(refund), refund.status, to, meta), ...holding(refund, -1)];
}

/**
 * Approves a refund of pieces that are not shipped. No goods come back, so the money is paid back next.
 * @param freesStock - whether these statements also put the pieces back into the stock
 */
export function approvingShortfall(refund: RefundRow, meta: TransitionMeta, freesStock: boolean): Statement[] {
  const { order_no, line_no, qty } = refund;
  return [
    ...transition(subjectOf(refund), REFUND_STATUS.awaitingApproval, REFUND_STATUS.awaitingReceipt, meta),
    ...transition(subjectOf(refund), REFUND_STATUS.awaitingReceipt, REFUND_STATUS.refunding, { ...meta, cause: 'released' }),
    // Pieces that are ordered in are dropped first, because they are not in the stock yet.
    ...(freesStock ? [
      backInStock('SELECT goods_id, max(0, ?3 - ordered) AS pieces FROM order_line WHERE order_no = ?1 AND line_no = ?2', order_no, line_no, qty),
      sql(
        `UPDATE order_line SET reserved = reserved - max(0, ?3 - ordered), ordered = max(0, ordered - ?3) WHERE order_no = ?1 AND line_no = ?2`,
        order_no, line_no, qty,
      ),
    ] : []),
  ];
}

/**
 * Adds the freight to an approved refund if nothing of its order is left to ship, and nothing was shipped. It runs after all statements that release pieces. An
 * approved refund never becomes void, so the freight is paid back once.
 */
export function returningFreight({ refund_no, order_no }: RefundRow): Statement[] {
  return [
    sql(
      `UPDATE refund SET amount = amount + own.freight, freight = own.freight
       FROM (SELECT order_no, freight FROM trade_order WHERE order_no = ?2 AND freight > 0 AND status = '${ORDER_STATUS.preparing}') AS own
       WHERE refund_no = ?1 AND NOT EXISTS (SELECT 1 FROM order_line WHERE order_line.order_no = own.order_no AND reserved + ordered + shipped > 0)
         AND NOT EXISTS (SELECT 1 FROM refund AS other WHERE other.order_no = own.order_no AND other.freight > 0)`,
      refund_no, order_no,
    ),
    sql('UPDATE trade_order SET refund_held = refund_held + (SELECT freight FROM refund WHERE refund_no = ?2) WHERE order_no = ?1', order_no, refund_no),
  ];
}

/** Accepts returned pieces. They go back into the stock, and the money is paid back next. */
export function acceptingReturn(refund: RefundRow, meta: TransitionMeta): Statement[] {
  const { order_no, line_no, qty } = refund;
  return [
    ...transition(subjectOf(refund), REFUND_STATUS.awaitingReceipt, REFUND_STATUS.refunding, meta),
    sql('UPDATE order_line SET returned = returned + ?3 WHERE order_no = ?1 AND line_no = ?2', order_no, line_no, qty),
    backInStock('SELECT goods_id, ?3 AS pieces FROM order_line WHERE order_no = ?1 AND line_no = ?2', order_no, line_no, qty),
  ];
}

/** A refund as the subject of transitions. */
export function subjectOf({ refund_no, order_no, type }: Pick<RefundRow, 'refund_no' | 'order_no' | 'type'>) {
  return { machine: type === REFUND_TYPE.returnGoods ? MACHINE.returnGoods : MACHINE.refundOnly, number: refund_no, orderNo: order_no } as const;
}

/** Adds the pieces and the amount of a refund to those that are held (1), or subtracts them (-1). */
function holding({ order_no, line_no, qty, amount }: RefundRow, sign: 1 | -1): Statement[] {
  return [
    sql(
      'UPDATE order_line SET refund_qty = refund_qty + ?3, refund_amount = refund_amount + ?4 WHERE order_no = ?1 AND line_no = ?2',
      order_no, line_no, sign * qty, sign * amount,
    ),
    sql('UPDATE trade_order SET refund_held = refund_held + ?2 WHERE order_no = ?1', order_no, sign * amount),
  ];
}
