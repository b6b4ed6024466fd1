import { isSameAmount } from '~/domain/numbers/decimal-text';
import { PAYMENT_STATUS } from '~/domain/order/states';
import { CODES } from '~/upstream/contract/base/envelope';
import { millionths, priceText } from '../../db/stored-amount';
import { assertInTransaction, runTransaction, type Conflict } from '../../db/transaction';
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
import type { ProviderEvent } from './provider';

/** How often an event is tried while others change the same order. */
const TRIES = 5;

/**
 * Takes an event of a provider that is known to be genuine (README, "Payments"). Payment, order and currency must match, and the amount unless
 * the event allows any. An event counts once, and so does a movement of money. Events may come in any order: a failure after a payment
 * changes nothing. Another payment of an order that is paid already, or one of another amount, goes back.
 * @param more - statements to run in the same transaction
 * @throws Refusal if the event does not match; the provider may send it again
 */
export async function takeEvent(context: JobContext, event: ProviderEvent, more: Statement[] = []): Promise<void> {
  const { queries, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = await orderOfPayment(context, event);
    const known = await readKnown(context, event);
    if (known?.is_event === 1) return;
    const open = whole.payment.status === PAYMENT_STATUS.unpaid;
    if (!matches(event, whole, open)) {
      // The provider is certain of wrong data, so a person has to look at it.
      currentLog().failed({ event: 'payment_mismatch', paymentNo: event.paymentNo });
      throw unbelievable();
    }
    if (event.kind === 'failed' || known?.is_money === 1) {
      // Another try for the same event may have been faster.
      await runTransaction(queries, [remember(event, 'ignored', now), ...more]);
      return;
    }
    const first = open && isAmountDue(event, whole);
    const conflict = first ? await takeFirst(context, whole, event, more) : await takeSecond(context, whole, event, more);
    if (conflict === null || conflict === 'event') return;
  }
  throw new Refusal(CODES.busy, MESSAGES.busy);
}

/** Whether an event names the order of its payment, the right currency, and the amount due; a payment of an order that is paid may have any amount. Nobody pays nothing. */
function matches(event: ProviderEvent, whole: WholeOrder, open: boolean): boolean {
  if (whole.order.order_no !== event.orderNo || event.currency !== 'CNY') return false;
  if (event.kind === 'failed') return true;
  return stored(event) !== null && (!open || event.anyAmount || isAmountDue(event, whole));
}

function isAmountDue({ amount }: ProviderEvent, { payment, order }: WholeOrder): boolean {
  return isSameAmount(amount, priceText(amountDue(payment, order)));
}

async function takeFirst(context: JobContext, whole: WholeOrder, event: ProviderEvent, more: Statement[]): Promise<Conflict | null> {
  const meta = { actor: 'provider', cause: 'paid', at: context.now } as const;
  const { outcome, conflict } = await takePayment(context, whole, event.at, meta, (done) => [remember(event, done, context.now), ...more]);
  if (conflict === null && outcome === 'late') {
    const closed = await readOrder(context.queries, whole.order.order_no);
    if (closed) await payBackLate(context, closed);
  }
  return conflict;
}

/** Records a payment that the order does not need, and pays it back. The log and the list of payouts tell the operator. */
async function takeSecond(context: JobContext, { order, payment }: WholeOrder, event: ProviderEvent, more: Statement[]): Promise<Conflict | null> {
  const { queries, now, timeZone } = context;
  const payout: Payout = {
    payoutNo: newNumber('M', now, timeZone), orderNo: order.order_no, paymentNo: payment.payment_no, reason: 'second', amount: stored(event) ?? 0,
  };
  const conflict = await runTransaction(queries, [
    assertInTransaction(
      'state', 'EXISTS (SELECT 1 FROM payment JOIN trade_order USING (order_no) WHERE payment_no = ?1 AND payment.status = ?2 AND refunded = ?3)',
      payment.payment_no, payment.status, order.refunded,
    ),
    // With a number that is taken, it is tried again with another one.
    assertInTransaction('state', 'NOT EXISTS (SELECT 1 FROM payout WHERE payout_no = ?1)', payout.payoutNo),
    remember(event, 'second', now), ...more, listPayout(payout, now, sourceOf(event)),
  ]);
  if (conflict !== null) return conflict;
  currentLog().failed({ event: 'second_payment', paymentNo: payment.payment_no, payoutNo: payout.payoutNo });
  await paySecondBack(context, payout);
  return null;
}

async function orderOfPayment({ queries }: JobContext, { paymentNo }: ProviderEvent) {
  const orderNo = await orderNoOfPayment(queries, paymentNo);
  const whole = orderNo === undefined ? undefined : await readOrder(queries, orderNo);
  if (!whole) throw unbelievable();
  return whole;
}

/** Whether the event, or another event about the same money, was received before. */
function readKnown({ queries }: JobContext, event: ProviderEvent): Promise<{ is_event: 0 | 1; is_money: 0 | 1 } | undefined> {
  return queries.first(sql(
    `SELECT EXISTS (SELECT 1 FROM payment_event WHERE event_id = ?1) AS is_event,
       EXISTS (SELECT 1 FROM payment_event WHERE payment_no = ?2 AND transaction_no = ?3 AND outcome IN ('taken', 'late', 'second')) AS is_money`,
    event.eventId, event.paymentNo, event.transactionNo,
  ));
}

/** The amount of an event in millionths of a yuan; `null` if it is not more than 0, or cannot be stored. */
function stored({ amount }: ProviderEvent): number | null {
  try {
    const whole = millionths(amount);
    return whole > 0 ? whole : null;
  } catch {
    return null;
  }
}

/** The test provider needs no source, because it moves no money. */
function sourceOf({ provider, transactionNo }: ProviderEvent) {
  return provider === 'test' ? undefined : { provider, transactionNo };
}

function remember(event: ProviderEvent, outcome: PaidOutcome | 'second' | 'ignored', now: number): Statement {
  return sql(
    `INSERT INTO payment_event (event_id, payment_no, kind, outcome, received_at, transaction_no, amount, provider) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    event.eventId, event.paymentNo, event.kind, outcome, now, event.transactionNo, stored(event), sourceOf(event)?.provider ?? null,
  );
}

/** The refusal of a call-back that cannot be trusted, or that does not match. */
export function unbelievable(): Refusal {
  return new Refusal(CODES.callback, MESSAGES.invalidCallback);
}
