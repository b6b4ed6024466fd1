import type { Stripe } from 'stripe';
import type { JobContext } from '../../http/route';
import { currentLog } from '../../log/log';
import { openStripe, readStripeFault, STRIPE_POLICY } from '../payments/stripe-client';
import { askLater, attemptDone, liveSessions, sessionDone, sessionOf, sessionProcessing, type SessionRow } from '../payments/stripe-sessions';
import { eventOfSession, paidAt } from './stripe-event';
import { takeOrList } from './take-or-list';

/** The state of a page after Stripe was asked. */
export type Settled = 'open' | 'processing' | 'done';

/** What Stripe tells of a payment whose buyer must begin anew. */
const FAILED: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/**
 * Asks Stripe about a page, and takes its payment if it is paid. So a lost call-back does no harm.
 * @param end - whether the page is no longer wanted, and is ended if it still can be paid
 * @throws the error of the client if Stripe cannot be reached
 */
export async function settleSession(context: JobContext, row: SessionRow, end: boolean): Promise<Settled> {
  const { bindings, queries, now } = context;
  const { session_id: id } = row;
  if (id === null) {
    await queries.batch([attemptDone(row)]);
    return 'done';
  }
  const session = await readSession(await openStripe(bindings), id, end);
  if (session?.status === 'open') {
    await queries.batch([askLater(id, now)]);
    return 'open';
  }
  if (session?.status !== 'complete') {
    await queries.batch([sessionDone(id)]);
    return 'done';
  }
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.payment_status === 'paid') {
    await takeOrList(context, eventOfSession(session, 'paid', `asked-${id}`, intent ? paidAt(intent) : now), [sessionDone(id)]);
    return 'done';
  }
  const failed = intent !== null && FAILED.has(intent.status);
  await queries.batch([failed ? sessionDone(id) : sessionProcessing(id, now)]);
  return failed ? 'done' : 'processing';
}

/** Ends a page if wanted, and reads it. @returns `undefined` if Stripe does not know it, as after a change of the account */
async function readSession(stripe: Stripe, id: string, end: boolean): Promise<Stripe.Checkout.Session | undefined> {
  try {
    // A page that is complete or has expired cannot be ended.
    return end ? await stripe.checkout.sessions.expire(id) : await readWhole(stripe, id);
  } catch (error) {
    const { refused, code } = readStripeFault(error);
    if (!refused) throw error;
    if (code === 'resource_missing') return undefined;
    if (!end) throw error;
  }
  return readWhole(stripe, id);
}

function readWhole(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
}

/** Asks Stripe about a page that is due, by its payment and the number of its attempt. */
export async function settleDue(context: JobContext, paymentNo: string, attempt: number): Promise<void> {
  const row = await sessionOf(context.queries, paymentNo, attempt);
  if (row && row.status !== 'done') await settleSession(context, row, row.status === 'closing');
}

/**
 * Ends the pages of an order that is about to close. A buyer who has paid there in time keeps the order.
 * @returns `false` if money may be on its way, and the order must wait. It waits until nobody can pay any more, and somewhat longer
 */
export async function endBeforeClosing(context: JobContext, orderNo: string): Promise<boolean> {
  for (const row of await liveSessions(context.queries, { orderNo })) {
    const waits = context.now < row.expires_at + STRIPE_POLICY.closeAnywayAfter;
    try {
      if ((await settleSession(context, row, true)) === 'processing' && waits) return false;
    } catch (error) {
      readStripeFault(error);
      if (waits) throw error;
    }
  }
  return true;
}

/** Asks Stripe about the pages of a payment, because the buyer has come back from one. @returns whether money may be on its way */
export async function askAfterReturn(context: JobContext, paymentNo: string): Promise<boolean> {
  let onItsWay = false;
  for (const row of await liveSessions(context.queries, { paymentNo })) {
    try {
      onItsWay = (await settleSession(context, row, row.status === 'closing')) === 'processing' || onItsWay;
    } catch (error) {
      currentLog().failed({ event: 'checkout_unknown', paymentNo, code: readStripeFault(error).code }, error);
      onItsWay = true;
    }
  }
  return onItsWay;
}
