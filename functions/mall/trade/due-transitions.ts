import { ORDER_POLICY } from '~/domain/order/order-policies';
import { ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS } from '~/domain/order/states';
import { receiveCallback } from './payments/callbacks';
import { closing, payBackLate } from './payments/take-payment';
import { testProvider } from './payments/test-provider';
import { sql, type Queries } from '../db/queries';
import { currentLog } from '../log/log';
import { payBack } from './refunds/pay-back';
import type { JobContext } from '../http/route';
import { runTransaction } from './records/transaction';
import { transition } from './records/transitions';
import { readOrder } from './records/store';

/** The maximum number of transitions of each kind in one run. The rest waits for the next run. */
const AT_ONCE = 20;

interface Due {
  kind: 'expired' | 'received' | 'refund' | 'late' | 'delivery';
  order_no: string;
  number: string;
}

/**
 * Runs the transitions that are due (README, "Orders"): unpaid orders close, shipped orders count as received, interrupted refunds
 * are completed, and late call-backs of the test provider arrive. It runs on a schedule, and also before orders are read, because cron
 * triggers do not run locally. It costs one query if nothing is due.
 * @returns how many transitions were due
 */
export async function runDueTransitions(context: JobContext): Promise<number> {
  const due = await readDue(context.queries, context.now);
  for (const { kind, order_no, number } of due) {
    try {
      await RUNNERS[kind](context, order_no, number);
    } catch (error) {
      // The transition is tried again in a minute, and other orders must not wait for it.
      currentLog().failed({ event: 'settle_failed', kind, number }, error);
    }
  }
  return due.length;
}

/** Reads all due transitions in one statement. More than these five kinds are not possible: D1 allows five parts in a `UNION ALL`. */
function readDue(queries: Queries, now: number): Promise<Due[]> {
  const first = (kind: Due['kind'], number: string, from: string) =>
    `SELECT * FROM (SELECT '${kind}' AS kind, order_no, ${number} AS number FROM ${from} LIMIT ${AT_ONCE})`;
  return queries.all<Due>(sql(
    [
      first('expired', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.pendingPayment}' AND pay_until < ?1`),
      first('received', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.shipped}' AND shipped_at < ?2`),
      first('refund', 'refund_no', `refund WHERE status = '${REFUND_STATUS.refunding}'`),
      first('late', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.closed}' AND payment_status = '${PAYMENT_STATUS.paid}'`),
      first('delivery', 'payment_no', 'test_delivery JOIN payment USING (payment_no) WHERE due_at <= ?1'),
    ].join(' UNION ALL '),
    now, now - ORDER_POLICY.receivedAfter,
  ));
}

/** The function that runs each kind of due transition. It does nothing if the transition has already happened. */
const RUNNERS: Record<Due['kind'], (context: JobContext, orderNo: string, number: string) => Promise<unknown>> = {
  expired: ({ queries, now }, orderNo) => runTransaction(queries, closing(orderNo, { actor: 'clock', cause: 'expired', at: now })),
  received: ({ queries, now }, orderNo) => runTransaction(queries, [
    ...transition({ machine: 'order', number: orderNo, orderNo }, ORDER_STATUS.shipped, ORDER_STATUS.complete, { actor: 'clock', cause: 'received', at: now }),
    // The day of receipt must not depend on when this function runs.
    sql('UPDATE trade_order SET received_at = shipped_at + ?2 WHERE order_no = ?1', orderNo, ORDER_POLICY.receivedAfter),
  ]),
  refund: (context, orderNo, refundNo) => payBack(context, refundNo, orderNo),
  late: async (context, orderNo) => {
    const whole = await readOrder(context.queries, orderNo);
    if (whole?.order.status === ORDER_STATUS.closed && whole.payment.status === PAYMENT_STATUS.paid) await payBackLate(context, whole);
  },
  delivery: async (context, orderNo, paymentNo) => {
    const provider = testProvider(context.bindings);
    const whole = await readOrder(context.queries, orderNo);
    if (provider && whole) await receiveCallback(context, await provider.callback(whole, 'paid', context.now));
    await context.queries.run(sql('DELETE FROM test_delivery WHERE payment_no = ?1', paymentNo));
  },
};
