import { INVOICE_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '~/domain/order/states';
import { billing } from '../records/billing';
import { runTransaction, assertInTransaction, type Conflict } from '../../db/transaction';
import { transition, type TransitionMeta } from '../records/transitions';
import { freeStock, type OrderRow, type WholeOrder } from '../records/store';
import { amountDue } from '../records/order-rules';
import { sql, type Statement } from '../../db/queries';
import type { JobContext } from '../../http/route';
import { queueOrderMail } from '../../outbox/store';
import { sendPayout } from './payouts';
import { endSessions } from './stripe-sessions';

/** `taken`: the payment counts. `late`: the order has closed, and the money is paid back. */
export type PaidOutcome = 'taken' | 'late';

/** Whether the time to pay is over. @param at - ms since 1970 */
export function isExpired({ status, pay_until }: OrderRow, at: number): boolean {
  return status === ORDER_STATUS.pendingPayment && pay_until !== null && at > pay_until;
}

/**
 * Records the payment of an order. If the order waited for payment, its delivery is prepared next.
 * @param paidAt - ms since 1970
 * @param first - makes the statements to run first in the transaction
 */
export async function takePayment(
  context: JobContext, whole: WholeOrder, paidAt: number, meta: TransitionMeta, first: (outcome: PaidOutcome) => Statement[],
): Promise<{ outcome: PaidOutcome; conflict: Conflict | null }> {
  const { order, payment } = whole;
  const subject = { machine: 'order', number: order.order_no, orderNo: order.order_no } as const;
  const expired = isExpired(order, paidAt);
  const outcome: PaidOutcome = expired || order.status === ORDER_STATUS.closed ? 'late' : 'taken';
  const conflict = await runTransaction(context.queries, [
    ...first(outcome),
    unchangedSinceRead(whole),
    ...transition(paymentSubject(whole), PAYMENT_STATUS.unpaid, PAYMENT_STATUS.paid, meta),
    sql('UPDATE payment SET amount = ?2, paid_at = ?3 WHERE payment_no = ?1', payment.payment_no, amountDue(payment, order), paidAt),
    endSessions({ paymentNo: payment.payment_no }),
    ...(outcome === 'taken' ? [queueOrderMail('paid', order.order_no, meta.at)] : []),
    ...(expired ? closing(order.order_no, { actor: 'clock', cause: 'expired', at: meta.at }) : []),
    ...(outcome === 'taken' && order.status === ORDER_STATUS.pendingPayment ? [
      ...transition(subject, ORDER_STATUS.pendingPayment, ORDER_STATUS.preparing, meta),
      ...(order.invoice_status === INVOICE_STATUS.requested ? billing(context, order.order_no) : []),
    ] : []),
  ]);
  return { outcome, conflict };
}

/** Ends the transaction with the rule `state` if status, payment, refunds or invoice status of the order have changed since it was read. */
export function unchangedSinceRead({ order }: WholeOrder): Statement {
  return assertInTransaction(
    'state', 'EXISTS (SELECT 1 FROM trade_order WHERE order_no = ?1 AND status = ?2 AND payment_status = ?3 AND refunded = ?4 AND invoice_status = ?5)',
    order.order_no, order.status, order.payment_status, order.refunded, order.invoice_status,
  );
}

/** Closes an unpaid order, puts its reserved pieces back into the stock, and has the pages ended on which it could be paid. */
export function closing(orderNo: string, meta: TransitionMeta): Statement[] {
  return [...transition({ machine: 'order', number: orderNo, orderNo }, ORDER_STATUS.pendingPayment, ORDER_STATUS.closed, meta), ...freeStock(orderNo), endSessions({ orderNo })];
}

/**
 * Pays back a payment that came after its order was closed. If it runs again after a crash, the money is not paid back twice.
 * @returns `false` if the provider fails, and it must be tried again
 */
export async function payBackLate(context: JobContext, whole: WholeOrder): Promise<boolean> {
  const { order, payment } = whole;
  const sent = await sendPayout(context, {
    payoutNo: `${payment.payment_no}-late`, orderNo: order.order_no, paymentNo: payment.payment_no, reason: 'late', amount: payment.amount,
  });
  if (typeof sent === 'string') return sent === 'listed';
  await runTransaction(context.queries, [...sent, ...lateIsPaidBack(whole, { actor: 'mall', cause: 'late', at: context.now })]);
  return true;
}

/** The payment of an order that was closed before is paid back. */
export function lateIsPaidBack({ order, payment }: Pick<WholeOrder, 'order' | 'payment'>, meta: TransitionMeta): Statement[] {
  return [
    ...transition(paymentSubject({ order, payment }), PAYMENT_STATUS.paid, PAYMENT_STATUS.cancelled, meta),
    sql('UPDATE trade_order SET refund_held = payable, refunded = payable WHERE order_no = ?1', order.order_no),
  ];
}

/** The payment of an order as the subject of transitions. */
export function paymentSubject({ order, payment }: Pick<WholeOrder, 'order' | 'payment'>) {
  return { machine: 'payment', number: payment.payment_no, orderNo: order.order_no } as const;
}
