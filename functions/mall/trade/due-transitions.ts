import { ORDER_POLICY } from '~/domain/order/order-policies';
import { ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS } from '~/domain/order/states';
import { receiveCallback } from './payments/callbacks';
import { paySecondBack, type Payout } from './payments/payouts';
import { closing, payBackLate } from './payments/take-payment';
import { hasStripe, leavesStripe } from './payments/stripe-client';
import { testProvider } from './payments/test-provider';
import { sql, type Queries, type Statement } from '../db/queries';
import { currentLog } from '../log/log';
import { payBack } from './refunds/pay-back';
import type { JobContext } from '../http/route';
import { runTransaction, type Conflict } from '../db/transaction';
import { transition } from './records/transitions';
import { amountDue } from './records/order-rules';
import { readOrder } from './records/store';
import { endBeforeClosing, settleDue } from './stripe/settle-session';

/** The maximum number of transitions of each kind in one round. */
const AT_ONCE = 20;
/** How many more rounds are made while transitions fail, so that those behind them do not wait. These rounds leave out all that have failed before. */
const MORE_ROUNDS = 5;
/** A transition that failed is tried again at once, then after a minute, and each time after twice as long, up to an hour. */
const RETRY = { first: 60_000, longest: 3_600_000 } as const;
/** How long a failure is remembered after its last try, ms. */
const FAILURE_LIFE = 86_400_000;

interface Due {
  kind: 'expired' | 'received' | 'refund' | 'late' | 'second' | 'delivery' | 'session';
  order_no: string;
  number: string;
}

/**
 * Runs the transitions that are due (README, "Orders"): unpaid orders close, shipped orders count as received, interrupted refunds
 * are completed, and late call-backs of the test provider arrive. It runs on a schedule, and also before orders are read, because no reader may see
 * what no longer holds. What waits for Stripe runs on the schedule only, and the desk leaves to it what needs a provider. It costs one query if nothing is due. A
 * transition that fails is put off, so that others go before it, and a reader tries only a few of those again.
 * @returns how many transitions were due
 */
export async function runDueTransitions(context: JobContext): Promise<number> {
  const failed: Due[] = [];
  let count = 0;
  for (let rounds = 0; rounds <= MORE_ROUNDS; rounds++) {
    const due = await readDue(context, failed);
    count += due.length;
    const before = failed.length;
    for (const one of due) if (!(await run(context, one))) failed.push(one);
    if (failed.length === before) break;
  }
  return count;
}

/** @returns `false` if the transition failed */
async function run(context: JobContext, { kind, order_no, number }: Due): Promise<boolean> {
  try {
    if (await RUNNERS[kind](context, order_no, number)) return true;
  } catch (error) {
    currentLog().failed({ event: 'settle_failed', kind, number }, error);
  }
  await noteFailure(context, kind, number).catch((error: unknown) => {
    currentLog().failed({ event: 'settle_failed', kind, number }, error);
  });
  return false;
}

async function noteFailure({ queries, now }: JobContext, kind: Due['kind'], number: string): Promise<void> {
  await queries.run(sql(
    `INSERT INTO due_failure (kind, number, tries, retry_at) VALUES (?1, ?2, 1, ?3)
     ON CONFLICT (kind, number) DO UPDATE SET tries = tries + 1, retry_at = ?3 + min(?5, ?4 << min(tries - 1, 20))`,
    kind, number, now, RETRY.first, RETRY.longest,
  ));
}

/** Forgets failures that nobody has tried again for a day: what they were about is done. @param now - ms since 1970 */
export function forgetFailures(now: number): Statement {
  return sql('DELETE FROM due_failure WHERE retry_at <= ?1', now - FAILURE_LIFE);
}

/** Reads the due transitions in one statement. @param failed - those that have failed in this run */
function readDue({ queries, bindings, now, scheduled }: JobContext, failed: readonly Due[]): Promise<Due[]> {
  // The kind and the condition are written into the SQL: with parameters, SQLite would not use the partial indexes.
  const first = (kind: Due['kind'], number: string, from: string, isPutOff = true) =>
    `SELECT * FROM (SELECT '${kind}' AS kind, order_no, ${number} AS number FROM ${from}
       ${isPutOff ? `AND NOT EXISTS (SELECT 1 FROM due_failure AS f WHERE f.kind = '${kind}' AND f.number = ${number} ${failed.length > 0 ? '' : 'AND f.retry_at > ?1'})` : ''}
       AND '${kind} ' || ${number} NOT IN (SELECT value FROM json_each(?3)) LIMIT ${AT_ONCE})`;
  const stripe = hasStripe(bindings);
  const atDesk = leavesStripe(bindings);
  // A reader does not wait for Stripe, and the desk leaves it to the shop.
  const isLeft = atDesk || (stripe && !scheduled);
  const selects = [
    first('expired', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.pendingPayment}' AND pay_until < ?1${isLeft ? ` AND ${NO_PAGE}` : ''}`),
    first('received', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.shipped}' AND shipped_at < ?2`),
    ...(isLeft ? [] : [
      // Money that an operator has to send is not due.
      first('refund', 'refund_no', `refund WHERE status = '${REFUND_STATUS.refunding}' AND listed = 0`),
      first('late', 'order_no', `trade_order WHERE status = '${ORDER_STATUS.closed}' AND payment_status = '${PAYMENT_STATUS.paid}'
        AND NOT EXISTS (SELECT 1 FROM payout WHERE payout.order_no = trade_order.order_no AND reason = 'late' AND sent_at IS NULL)`),
    ]),
    ...(atDesk ? [] : [first('delivery', 'payment_no', 'test_delivery JOIN payment USING (payment_no) WHERE due_at <= ?1')]),
    // Without a provider, operators send the money of second payments. What Stripe would send is given to them at once, however often Stripe has failed.
    ...(isLeft ? [] : [first('second', 'payout_no', `payout WHERE sent_at IS NULL AND reason = 'second'${testProvider(bindings) ? '' : " AND provider = 'stripe'"}`, stripe || testProvider(bindings) !== undefined)]),
    ...(stripe && !isLeft ? [
      first('session', "payment_no || '/' || attempt", "stripe_session JOIN payment USING (payment_no) WHERE stripe_session.status <> 'done' AND check_at <= ?1"),
    ] : []),
  ];
  // D1 allows five parts in a UNION ALL, so the others are nested.
  const nested = selects.splice(UNION_PARTS - 1);
  return queries.all<Due>(sql(
    [...selects, ...(nested.length > 0 ? [`SELECT * FROM (${nested.join(' UNION ALL ')})`] : [])].join(' UNION ALL '),
    now, now - ORDER_POLICY.receivedAfter, JSON.stringify(failed.map(({ kind, number }) => `${kind} ${number}`)),
  ));
}

/** The most parts of a UNION ALL in D1. */
const UNION_PARTS = 5;

/** SQL condition: there is no page at Stripe on which the order may have been paid. */
const NO_PAGE = `NOT EXISTS (SELECT 1 FROM payment JOIN stripe_session USING (payment_no)
  WHERE payment.order_no = trade_order.order_no AND stripe_session.status IN ('open', 'closing', 'processing'))`;

/** The function that runs each kind of due transition. It does nothing if the transition has already happened. It returns `false` if it must be tried again. */
const RUNNERS: Record<Due['kind'], (context: JobContext, orderNo: string, number: string) => Promise<boolean>> = {
  expired: async (context, orderNo) => {
    const { queries, now } = context;
    if (hasStripe(context.bindings) && !(await endBeforeClosing(context, orderNo))) return false;
    return isDone(await runTransaction(queries, closing(orderNo, { actor: 'clock', cause: 'expired', at: now })));
  },
  received: async ({ queries, now }, orderNo) => isDone(await runTransaction(queries, [
    ...transition({ machine: 'order', number: orderNo, orderNo }, ORDER_STATUS.shipped, ORDER_STATUS.complete, { actor: 'clock', cause: 'received', at: now }),
    // The day of receipt must not depend on when this function runs.
    sql('UPDATE trade_order SET received_at = shipped_at + ?2 WHERE order_no = ?1', orderNo, ORDER_POLICY.receivedAfter),
  ])),
  refund: (context, orderNo, refundNo) => payBack(context, refundNo, orderNo),
  late: async (context, orderNo) => {
    const whole = await readOrder(context.queries, orderNo);
    return whole?.order.status !== ORDER_STATUS.closed || whole.payment.status !== PAYMENT_STATUS.paid || payBackLate(context, whole);
  },
  second: async (context, _, payoutNo) => {
    const payout = await readSecond(context.queries, payoutNo);
    return payout === undefined || paySecondBack(context, payout);
  },
  session: async (context, _, number) => {
    const [paymentNo = '', attempt] = number.split('/');
    await settleDue(context, paymentNo, Number(attempt));
    return true;
  },
  delivery: async (context, orderNo, paymentNo) => {
    const provider = testProvider(context.bindings);
    const whole = await readOrder(context.queries, orderNo);
    // Meanwhile an order on account may have been refunded, so that nothing is left to pay.
    if (provider && whole && amountDue(whole.payment, whole.order) > 0) await receiveCallback(context, await provider.callback(whole, 'paid', context.now));
    await context.queries.run(sql('DELETE FROM test_delivery WHERE payment_no = ?1', paymentNo));
    return true;
  },
};

/** Another state means that somebody else was quicker. */
function isDone(conflict: Conflict | null): boolean {
  return conflict === null || conflict === 'state';
}

function readSecond(queries: Queries, payoutNo: string): Promise<Payout | undefined> {
  return queries.first<Payout>(sql(
    `SELECT payout_no AS payoutNo, order_no AS orderNo, payment_no AS paymentNo, reason, amount FROM payout
     WHERE payout_no = ?1 AND reason = 'second' AND sent_at IS NULL`,
    payoutNo,
  ));
}
