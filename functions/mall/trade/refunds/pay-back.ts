import { ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS } from '~/domain/order/states';
import { runTransaction, assertInTransaction } from '../../db/transaction';
import { transition, type TransitionMeta } from '../records/transitions';
import { readOrder, type LineRow, type RefundRow, type WholeOrder } from '../records/store';
import { sendPayout } from '../payments/payouts';
import { paymentSubject } from '../payments/take-payment';
import { sql, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';
import { subjectOf } from './refund-statements';

/** How often a refund is tried while others change the same order. */
const TRIES = 5;

/**
 * Pays back an approved refund and completes it; without a payment provider, the refund waits until an operator has sent the money. If it runs again
 * after a crash, the money is not paid back twice. If the order is on account and not paid yet, nothing is paid back, but the buyer owes less. The
 * refund of the last amount cancels the payment, and closes the order if nothing is left to ship.
 * @returns `false` if it must be tried again
 */
export async function payBack(context: JobContext, refundNo: string, orderNo: string): Promise<boolean> {
  const outcome = await complete(context, refundNo, orderNo, 'mall', async ({ payment }, { amount }) => {
    if (payment.status !== PAYMENT_STATUS.paid || amount === 0) return [];
    return sendPayout(context, { payoutNo: refundNo, orderNo, paymentNo: payment.payment_no, reason: 'refund', amount });
  });
  return outcome !== 'later';
}

/** Completes a refund whose money an operator has sent. @param sent - statements that note it @returns `false` if it is complete already, or others were quicker */
export async function completePaidBack(context: JobContext, refundNo: string, orderNo: string, sent: Statement[]): Promise<boolean> {
  return (await complete(context, refundNo, orderNo, 'operator', async () => sent)) === 'complete';
}

/** @returns `gone` if the refund is not being paid back any more, `listed` if an operator has to send the money, `later` if it must be tried again */
async function complete(
  context: JobContext, refundNo: string, orderNo: string, actor: TransitionMeta['actor'],
  send: (whole: WholeOrder, refund: RefundRow) => Promise<Statement[] | 'listed' | 'later'>,
): Promise<'complete' | 'gone' | 'listed' | 'later'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = await readOrder(context.queries, orderNo);
    const refund = whole?.refunds.find(({ refund_no, status }) => refund_no === refundNo && status === REFUND_STATUS.refunding);
    if (!whole || !refund) return 'gone';
    const sent = await send(whole, refund);
    if (typeof sent === 'string') return sent;
    const meta: TransitionMeta = { actor, cause: 'paidBack', at: context.now };
    if ((await runTransaction(context.queries, [...sent, ...completing(whole, refund, meta)])) === null) return 'complete';
  }
  return 'later';
}

function completing(whole: WholeOrder, refund: RefundRow, meta: TransitionMeta): Statement[] {
  const { order, payment } = whole;
  const { order_no: orderNo } = order;
  const all = order.refunded + refund.amount === order.payable;
  const nothingLeft = undelivered(whole.lines) === 0;
  return [
    ...transition(subjectOf(refund), REFUND_STATUS.refunding, REFUND_STATUS.complete, meta),
    unchanged(whole),
    sql('UPDATE trade_order SET refunded = refunded + ?2 WHERE order_no = ?1', orderNo, refund.amount),
    ...(all && payment.status === PAYMENT_STATUS.paid && (nothingLeft || order.status !== ORDER_STATUS.preparing) ? transition(paymentSubject(whole), PAYMENT_STATUS.paid, PAYMENT_STATUS.cancelled, { ...meta, cause: 'refunded' }) : []),
    ...(all && nothingLeft && order.status === ORDER_STATUS.preparing
      ? transition({ machine: 'order', number: orderNo, orderNo }, ORDER_STATUS.preparing, ORDER_STATUS.closed, { ...meta, cause: 'refunded' })
      : []),
  ];
}

/** How many pieces are still to be delivered. */
function undelivered(lines: readonly LineRow[]): number {
  return lines.reduce((sum, { reserved, ordered }) => sum + reserved + ordered, 0);
}

/** Ends the transaction with the rule `state` if the order has changed since it was read: this refund may then not be the last one. */
function unchanged({ order, payment, lines }: WholeOrder): Statement {
  return assertInTransaction(
    'state',
    `EXISTS (SELECT 1 FROM trade_order JOIN payment USING (order_no)
       WHERE order_no = ?1 AND refunded = ?2 AND trade_order.status = ?3 AND payment.status = ?4
         AND (SELECT SUM(reserved + ordered) FROM order_line WHERE order_line.order_no = ?1) = ?5)`,
    order.order_no, order.refunded, order.status, payment.status, undelivered(lines),
  );
}
