import * as v from 'valibot';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { PAYMENT_STATUS } from '~/domain/order/states';
import { decimal, moment, text } from '~/upstream/contract/base/fields';
import { CODES } from '~/upstream/contract/base/envelope';
import { millionths, priceText } from '../../db/stored-amount';
import { assertInTransaction, runTransaction, type Conflict } from '../records/transaction';
import { newNumber } from '../records/trade-number';
import { orderNoOfPayment, readOrder, type WholeOrder } from '../records/store';
import { amountDue } from '../records/order-rules';
import { sql, type Statement } from '../../db/queries';
import { currentLog } from '../../log/log';
import { Refusal } from '../../http/refusal';
import type { JobContext } from '../../http/route';
import { MESSAGES } from './messages';
import { listPayout, paySecondBack, type Payout } from './payouts';
import { payBackLate, takePayment, type PaidOutcome } from './take-payment';
import type { SignedCallback } from './provider';
import { testProvider } from './test-provider';

const short = v.pipe(text, v.minLength(1), v.maxLength(100));
const callback = v.object({
  eventId: short, kind: v.picklist(['paid', 'failed']), paymentNo: short, orderNo: short, amount: decimal, currency: text, at: moment,
  /** The movement of money, if the provider may tell of it by several events. */
  transactionNo: v.optional(short),
});
type Callback = v.InferOutput<typeof callback>;

/** How often a call-back is tried while others change the same order. */
const TRIES = 5;

/**
 * Receives a call-back of the payment provider (README, "Payments"). Signature and time are checked first; then payment, order, amount
 * and currency must match. A call-back counts once, and so does a movement of money. Call-backs may come in any order: a failure after a payment
 * changes nothing. Another payment of an order that is paid already goes back.
 * @throws Refusal if the call-back cannot be trusted; the provider may send it again
 */
export async function receiveCallback(context: JobContext, signed: SignedCallback): Promise<void> {
  const { queries, bindings, now } = context;
  const body = await testProvider(bindings)?.believe(signed, now);
  const event = body === undefined ? undefined : readCallback(body);
  if (!event) throw unbelievable();
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = await orderOfPayment(context, event);
    const known = await readKnown(context, event);
    if (known?.is_event === 1) return;
    const open = whole.payment.status === PAYMENT_STATUS.unpaid;
    if (!matches(event, whole, open)) {
      // The provider signed wrong data, so a person has to look at it.
      currentLog().failed({ event: 'payment_mismatch', paymentNo: event.paymentNo });
      throw unbelievable();
    }
    if (event.kind === 'failed' || known?.is_money === 1) {
      await runTransaction(queries, [remember(event, 'ignored', now)]);
      return;
    }
    const conflict = open ? await takeFirst(context, whole, event) : await takeSecond(context, whole, event);
    if (conflict === null || conflict === 'event') return;
  }
  throw new Refusal(CODES.busy, MESSAGES.busy);
}

/** Whether a call-back names the order of its payment, the right currency, and the amount due; a payment of an order that is paid may have any amount. */
function matches(event: Callback, { order, payment }: WholeOrder, open: boolean): boolean {
  if (order.order_no !== event.orderNo || event.currency !== 'CNY') return false;
  if (event.kind === 'failed') return true;
  return open ? isSameAmount(event.amount, priceText(amountDue(payment, order))) : stored(event) !== null;
}

async function takeFirst(context: JobContext, whole: WholeOrder, event: Callback): Promise<Conflict | null> {
  const meta = { actor: 'provider', cause: 'paid', at: context.now } as const;
  const { outcome, conflict } = await takePayment(context, whole, Date.parse(event.at), meta, (done) => [remember(event, done, context.now)]);
  if (conflict === null && outcome === 'late') {
    const closed = await readOrder(context.queries, whole.order.order_no);
    if (closed) await payBackLate(context, closed);
  }
  return conflict;
}

/** Records a payment of an order that is paid already, and pays it back. The log and the list of payouts tell the operator. */
async function takeSecond(context: JobContext, { order, payment }: WholeOrder, event: Callback): Promise<Conflict | null> {
  const { queries, now, timeZone } = context;
  const payout: Payout = {
    payoutNo: newNumber('M', now, timeZone), orderNo: order.order_no, paymentNo: payment.payment_no, reason: 'second', amount: stored(event) ?? 0,
  };
  const conflict = await runTransaction(queries, [
    assertInTransaction('state', 'EXISTS (SELECT 1 FROM payment WHERE payment_no = ?1 AND status <> ?2)', payment.payment_no, PAYMENT_STATUS.unpaid),
    // With a number that is taken, it is tried again with another one.
    assertInTransaction('state', 'NOT EXISTS (SELECT 1 FROM payout WHERE payout_no = ?1)', payout.payoutNo),
    remember(event, 'second', now), listPayout(payout, now),
  ]);
  if (conflict !== null) return conflict;
  currentLog().failed({ event: 'second_payment', paymentNo: payment.payment_no, payoutNo: payout.payoutNo });
  await paySecondBack(context, payout);
  return null;
}

function readCallback(body: string): Callback | undefined {
  try {
    const parsed = v.safeParse(callback, JSON.parse(body));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function orderOfPayment({ queries }: JobContext, { paymentNo }: Callback) {
  const orderNo = await orderNoOfPayment(queries, paymentNo);
  const whole = orderNo === undefined ? undefined : await readOrder(queries, orderNo);
  if (!whole) throw unbelievable();
  return whole;
}

/** Whether the event, or another event about the same money, was received before. */
function readKnown({ queries }: JobContext, event: Callback): Promise<{ is_event: 0 | 1; is_money: 0 | 1 } | undefined> {
  return queries.first(sql(
    `SELECT EXISTS (SELECT 1 FROM payment_event WHERE event_id = ?1) AS is_event,
       EXISTS (SELECT 1 FROM payment_event WHERE payment_no = ?2 AND transaction_no = ?3 AND outcome IN ('taken', 'late', 'second')) AS is_money`,
    event.eventId, event.paymentNo, moneyOf(event),
  ));
}

function moneyOf({ transactionNo, eventId }: Callback): string {
  return transactionNo ?? eventId;
}

/** The amount of an event in millionths of a yuan; `null` if it is not more than 0, or cannot be stored. */
function stored({ amount }: Callback): number | null {
  try {
    const whole = millionths(amount);
    return whole > 0 ? whole : null;
  } catch {
    return null;
  }
}

function remember(event: Callback, outcome: PaidOutcome | 'second' | 'ignored', now: number): Statement {
  return sql(
    'INSERT INTO payment_event (event_id, payment_no, kind, outcome, received_at, transaction_no, amount) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
    event.eventId, event.paymentNo, event.kind, outcome, now, moneyOf(event), stored(event),
  );
}

function unbelievable(): Refusal {
  return new Refusal(CODES.callback, MESSAGES.invalidCallback);
}
