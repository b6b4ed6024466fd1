import * as v from 'valibot';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { PAYMENT_STATUS } from '~/domain/order/states';
import { decimal, moment, text } from '~/upstream/contract/base/fields';
import { CODES } from '~/upstream/contract/base/envelope';
import { priceText } from '../../db/stored-amount';
import { runTransaction } from '../records/transaction';
import { readOrder } from '../records/store';
import { amountDue } from '../records/order-rules';
import { sql, type Statement } from '../../db/queries';
import { currentLog } from '../../log/log';
import { Refusal } from '../../http/refusal';
import type { JobContext } from '../../http/route';
import { MESSAGES } from './messages';
import { payBackLate, takePayment } from './take-payment';
import type { SignedCallback } from './provider';
import { testProvider } from './test-provider';

const short = v.pipe(text, v.minLength(1), v.maxLength(100));
const callback = v.object({
  eventId: short, kind: v.picklist(['paid', 'failed']), paymentNo: short, orderNo: short, amount: decimal, currency: text, at: moment,
});
type Callback = v.InferOutput<typeof callback>;

/** How often a call-back is tried while others change the same order. */
const TRIES = 5;

/**
 * Receives a call-back of the payment provider (README, "Payments"). Signature and time are checked first; then payment, order, amount
 * and currency must match. A call-back counts once. Call-backs may come in any order: a failure after a payment changes nothing.
 * @throws Refusal if the call-back cannot be trusted; the provider may send it again
 */
export async function receiveCallback(context: JobContext, signed: SignedCallback): Promise<void> {
  const { queries, bindings, now } = context;
  const body = await testProvider(bindings)?.believe(signed, now);
  const event = body === undefined ? undefined : readCallback(body);
  if (!event) throw unbelievable();
  for (let tries = 0; tries < TRIES; tries++) {
    const whole = await orderOfPayment(context, event);
    if (await isKnown(context, event)) return;
    const matches = whole.order.order_no === event.orderNo && event.currency === 'CNY';
    const open = whole.payment.status === PAYMENT_STATUS.unpaid;
    if (!matches || (open && event.kind === 'paid' && !isSameAmount(event.amount, priceText(amountDue(whole.payment, whole.order))))) {
      // The provider signed wrong data, so a person has to look at it.
      currentLog().failed({ event: 'payment_mismatch', paymentNo: event.paymentNo });
      throw unbelievable();
    }
    if (!open || event.kind === 'failed') {
      await runTransaction(queries, [remember(event, 'ignored', now)]);
      return;
    }
    const meta = { actor: 'provider', cause: 'paid', at: now } as const;
    const { outcome, conflict } = await takePayment(context, whole, Date.parse(event.at), meta, (done) => [remember(event, done, now)]);
    if (conflict === 'event') return;
    if (conflict !== null) continue;
    if (outcome === 'late') {
      const closed = await readOrder(queries, whole.order.order_no);
      if (closed) await payBackLate(context, closed);
    }
    return;
  }
  throw new Refusal(CODES.busy, MESSAGES.busy);
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
  const row = await queries.first<{ order_no: string }>(sql('SELECT order_no FROM payment WHERE payment_no = ?1', paymentNo));
  const whole = row && (await readOrder(queries, row.order_no));
  if (!whole) throw unbelievable();
  return whole;
}

async function isKnown({ queries }: JobContext, { eventId }: Callback): Promise<boolean> {
  return (await queries.first(sql('SELECT 1 FROM payment_event WHERE event_id = ?1', eventId))) !== undefined;
}

function remember({ eventId, paymentNo, kind }: Callback, outcome: string, now: number): Statement {
  return sql(
    'INSERT INTO payment_event (event_id, payment_no, kind, outcome, received_at) VALUES (?1, ?2, ?3, ?4, ?5)', eventId, paymentNo, kind, outcome, now,
  );
}

function unbelievable(): Refusal {
  return new Refusal(CODES.callback, MESSAGES.invalidCallback);
}
