import type { Stripe } from 'stripe';
import { sql } from '../../db/queries';
import type { JobContext } from '../../http/route';
import { currentLog } from '../../log/log';
import { hasStripe, openStripe, readStripeFault } from '../payments/stripe-client';
import { isLost, refundNumbered } from '../payments/stripe-refunds';
import { amountAtStripe, noteDifference, noteLostRefund, settleTaken } from './differences';
import { eventOfIntent, idOf, isOfShop } from './stripe-event';
import { takeOrList } from './take-or-list';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is compared (README, "Stripe"). Times are in milliseconds. */
export const RECONCILING = {
  every: HOUR,
  /** The latest payments are left for the next time: their call-backs are on their way. */
  settling: 10 * MINUTE,
  /** How far each time reaches back into what was compared before, and the first time into what was not. */
  overlap: 2 * HOUR,
  /** The longest period of one time. After a pause of the schedule, it takes several. */
  longest: 24 * HOUR,
  /** The most payments or refunds of one time; of a period with more, the first half is compared. */
  most: 500,
  /** The shortest period, however much is in it. */
  shortest: MINUTE,
} as const;

interface Period {
  from: number;
  /** Not part of the period. */
  to: number;
}

/**
 * Compares payments and refunds with those that Stripe knows. What the mall has missed is taken; what then only one side knows is listed for the operator. Does
 * nothing if it was done within the hour.
 */
export async function reconcile(context: JobContext): Promise<void> {
  const { bindings, queries, now } = context;
  if (!hasStripe(bindings)) return;
  const row = await queries.first<{ until: number }>(sql("SELECT until FROM reconciled WHERE provider = 'stripe'"));
  const latest = now - RECONCILING.settling;
  const until = row?.until ?? latest - RECONCILING.every;
  if (until > latest - RECONCILING.every) return;
  try {
    const done = await compare(context, { from: until - RECONCILING.overlap, to: Math.min(latest, until + RECONCILING.longest) });
    await queries.batch([
      settleTaken(now), sql("INSERT INTO reconciled (provider, until) VALUES ('stripe', ?1) ON CONFLICT (provider) DO UPDATE SET until = excluded.until", done),
    ]);
  } catch (error) {
    readStripeFault(error);
    currentLog().failed({ event: 'reconcile_failed' }, error);
  }
}

/** @returns up to when the period was compared */
async function compare(context: JobContext, period: Period): Promise<number> {
  const stripe = await openStripe(context.bindings);
  const created = { gte: Math.floor(period.from / 1000), lt: Math.floor(period.to / 1000) };
  // One more than the most tells that there are more.
  const most = { limit: RECONCILING.most + 1 };
  const intents = await stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }).autoPagingToArray(most);
  const refunds = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray(most);
  const tooMany = Math.max(intents.length, refunds.length) > RECONCILING.most;
  const half = period.from + Math.floor((period.to - period.from) / 2);
  if (tooMany && half - period.from >= RECONCILING.shortest) return compare(context, { from: period.from, to: half });
  if (tooMany) currentLog().failed({ event: 'reconcile_incomplete' });
  await comparePayments(context, stripe, period, intents.filter((one) => one.status === 'succeeded' && isOfShop(one, context.bindings.PRODUCT)));
  await compareRefunds(context, stripe, period, refunds);
  return period.to;
}

async function comparePayments(context: JobContext, stripe: Stripe, period: Period, intents: Stripe.PaymentIntent[]): Promise<void> {
  const { queries } = context;
  const pairs = JSON.stringify(intents.map(({ id, metadata }) => [metadata['paymentNo'], id]));
  const taken = await queries.all<{ id: string }>(sql(
    `SELECT payment_event.transaction_no AS id FROM json_each(?1) AS one CROSS JOIN payment_event ON payment_no = one.value ->> 0 AND transaction_no = one.value ->> 1
     WHERE outcome IN ('taken', 'late', 'second')`, pairs,
  ));
  const known = new Set(taken.map(({ id }) => id));
  for (const intent of intents) {
    if (known.has(intent.id)) continue;
    const event = eventOfIntent(intent);
    if (await takeOrList(context, event)) currentLog().failed({ event: 'payment_missed', paymentNo: event.paymentNo });
  }
  const ours = await queries.all<{ id: string; payment_no: string; amount: number | null }>(sql(
    `SELECT transaction_no AS id, payment_no, amount FROM payment_event WHERE provider IS NOT NULL AND provider = 'stripe' AND received_at >= ?1 AND received_at < ?2
       AND outcome IN ('taken', 'late', 'second')`, period.from, period.to,
  ));
  const seen = new Set(intents.map(({ id }) => id));
  for (const { id, payment_no: paymentNo, amount } of ours) {
    if (seen.has(id) || (await isPaid(stripe, id))) continue;
    await noteDifference(context, { transactionNo: id, kind: 'payment', knownTo: 'mall', paymentNo, amount: amount ?? 0, currency: 'CNY' });
  }
}

async function isPaid(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return (await stripe.paymentIntents.retrieve(id)).status === 'succeeded';
  } catch (error) {
    if (!readStripeFault(error).refused) throw error;
    return false;
  }
}

async function compareRefunds(context: JobContext, stripe: Stripe, period: Period, refunds: Stripe.Refund[]): Promise<void> {
  const { queries, bindings } = context;
  const own = refunds.filter(({ metadata }) => metadata?.['shop'] === bindings.PRODUCT);
  const made = new Set(own.map(({ metadata }) => metadata?.['payoutNo'] ?? ''));
  for (const refund of own) await noteLostRefund(context, refund);
  // Refunds of payments of ours that somebody has made at Stripe, or that the mall has forgotten, as after a restore. One that it is just making is not.
  const arrived = refunds.filter(({ metadata, status }) => [undefined, bindings.PRODUCT].includes(metadata?.['shop']) && !isLost(status));
  const found = await queries.all<{ id: string; payment_no: string }>(sql(
    `SELECT one.value ->> 0 AS id, payment_event.payment_no FROM json_each(?1) AS one CROSS JOIN payment_event ON transaction_no = one.value ->> 1
     WHERE provider IS NOT NULL AND outcome IN ('taken', 'late', 'second') AND one.value ->> 2 <> payment_event.payment_no || '-late'
       AND NOT EXISTS (SELECT 1 FROM payout WHERE payout_no = one.value ->> 2) AND NOT EXISTS (SELECT 1 FROM refund WHERE refund_no = one.value ->> 2)`,
    JSON.stringify(arrived.map((one) => [one.id, idOf(one.payment_intent), one.metadata?.['payoutNo'] ?? ''])),
  ));
  const payments = new Map(found.map((row) => [row.id, row.payment_no]));
  for (const { id, amount, currency } of arrived) {
    const paymentNo = payments.get(id);
    if (paymentNo !== undefined) await noteDifference(context, { transactionNo: id, kind: 'refund', knownTo: 'stripe', paymentNo, ...amountAtStripe(amount, currency) });
  }
  const ours = await queries.all<{ payout_no: string; payment_no: string; amount: number; transaction_no: string }>(sql(
    `SELECT payout_no, payment_no, amount, transaction_no FROM payout WHERE provider IS NOT NULL AND provider = 'stripe' AND sent_at >= ?1 AND sent_at < ?2`, period.from, period.to,
  ));
  for (const { payout_no: payoutNo, payment_no: paymentNo, amount, transaction_no: intent } of ours) {
    if (made.has(payoutNo) || (await isRefunded(stripe, intent, payoutNo))) continue;
    await noteDifference(context, { transactionNo: payoutNo, kind: 'refund', knownTo: 'mall', paymentNo, amount, currency: 'CNY' });
  }
}

async function isRefunded(stripe: Stripe, intent: string, payoutNo: string): Promise<boolean> {
  try {
    return (await refundNumbered(stripe, intent, payoutNo)) !== undefined;
  } catch (error) {
    if (!readStripeFault(error).refused) throw error;
    return false;
  }
}
