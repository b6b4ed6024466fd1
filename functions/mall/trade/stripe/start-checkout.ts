import { ORDER_POLICY } from '~/domain/order/order-policies';
import { CODES } from '~/upstream/contract/base/envelope';
import { sql, type Statement } from '../../db/queries';
import { Refusal } from '../../http/refusal';
import type { MallContext } from '../../http/route';
import { currentLog } from '../../log/log';
import { fenOf } from '../payments/fen';
import { openStripe, readStripeFault, STRIPE_METHODS, STRIPE_POLICY } from '../payments/stripe-client';
import { addSession, attemptDone, endSessions, keepAnswer, latestSession, type SessionRow } from '../payments/stripe-sessions';
import { unchangedSinceRead } from '../payments/take-payment';
import { amountDue } from '../records/order-rules';
import type { WholeOrder } from '../records/store';
import { runTransaction } from '../../db/transaction';
import { MESSAGES } from './messages';
import { labelsOf } from './stripe-event';

/** The addresses of the shop to which Stripe leads the buyer. */
export interface WaysBack {
  /** After the payment. */
  paidUrl: string;
  /** If the buyer does not pay. */
  cancelUrl: string;
}

/** How often a page is tried while others change the same order. */
const TRIES = 3;

/**
 * Opens a page at Stripe on which an order is paid (README, "Stripe"). An open page of the same amount is used again. The order waits for the buyer as long as
 * the page can be paid, within the bounds of the policies.
 * @returns the address of the page
 * @throws Refusal if the payment cannot be made there, or not now; the buyer is not charged then
 */
export async function startCheckout(context: MallContext, whole: WholeOrder, back: WaysBack): Promise<string> {
  const { queries, now } = context;
  const amount = amountDue(whole.payment, whole.order);
  const { payment_no: paymentNo } = whole.payment;
  for (let tries = 0; tries < TRIES; tries++) {
    const latest = await latestSession(queries, paymentNo);
    if (latest?.status === 'processing') throw new Refusal(CODES.state, MESSAGES.processing);
    if (latest && latest.amount === amount && latest.status === 'open' && latest.expires_at - now > STRIPE_POLICY.reuseMargin) return latest.url;
    if (latest && latest.amount === amount && latest.status === 'creating' && now - latest.created_at < STRIPE_POLICY.repeatWithin) return create(context, whole, latest);
    const session = newSession(context, paymentNo, (latest?.attempt ?? 0) + 1, amount, back);
    const conflict = await runTransaction(queries, [
      unchangedSinceRead(whole), endSessions({ paymentNo }), addSession(session), ...waitForBuyer(whole, session),
    ]);
    if (conflict === null) return create(context, whole, session);
    if (conflict === 'state') throw new Refusal(CODES.busy, MESSAGES.changed);
  }
  throw new Refusal(CODES.busy, MESSAGES.changed);
}

function newSession({ now, language }: MallContext, paymentNo: string, attempt: number, amount: number, back: WaysBack): SessionRow {
  return {
    payment_no: paymentNo, attempt, session_id: null, url: '', amount, created_at: now, expires_at: now + STRIPE_POLICY.sessionLife, status: 'creating',
    request: JSON.stringify({ ...back, language }),
  };
}

/** The buyer has as much time as the page, but not more than the order may wait for a provider. */
function waitForBuyer({ order, payment }: WholeOrder, page: SessionRow): Statement[] {
  const until = Math.min(page.expires_at, order.created_at + ORDER_POLICY.payAtMost);
  return [
    sql("UPDATE payment SET pay_by = 'stripe' WHERE payment_no = ?1", payment.payment_no),
    sql('UPDATE trade_order SET pay_until = max(pay_until, ?2) WHERE order_no = ?1 AND pay_until IS NOT NULL', order.order_no, until),
  ];
}

/** Asks Stripe for a page and keeps its address. Asked again with the same row, Stripe gives the same page. */
async function create(context: MallContext, whole: WholeOrder, row: SessionRow): Promise<string> {
  const { queries, now } = context;
  const { id, url } = await ask(context, whole, row);
  const [kept] = (await queries.batch<SessionRow>([keepAnswer(row, id, url, now)]))[0] ?? [];
  // The order was closed or paid meanwhile. Nobody gets the address, and the page is ended.
  if (kept?.status !== 'open') throw new Refusal(CODES.busy, MESSAGES.changed);
  return url;
}

async function ask({ bindings, queries }: MallContext, { order, payment }: WholeOrder, row: SessionRow): Promise<{ id: string; url: string }> {
  const { paidUrl, cancelUrl, language }: WaysBack & { language: string } = JSON.parse(row.request);
  const labels = labelsOf(bindings.PRODUCT, payment.payment_no, order.order_no);
  const fen = fenOf(row.amount);
  if (fen === null) throw new Refusal(CODES.state, MESSAGES.amountRefused);
  try {
    const stripe = await openStripe(bindings);
    const { id, url } = await stripe.checkout.sessions.create({
      mode: 'payment',
      allowed_payment_method_types: [...STRIPE_METHODS],
      payment_method_options: { wechat_pay: { client: 'web' } },
      line_items: [{ quantity: 1, price_data: { currency: 'cny', unit_amount: fen, product_data: { name: `${bindings.PRODUCT_NAME || bindings.PRODUCT} ${order.order_no}` } } }],
      // Otherwise Stripe might charge another currency.
      adaptive_pricing: { enabled: false },
      client_reference_id: payment.payment_no, metadata: labels, payment_intent_data: { metadata: labels, description: order.order_no },
      success_url: paidUrl, cancel_url: cancelUrl, locale: language === 'cn' ? 'zh' : 'en',
      expires_at: Math.floor(row.expires_at / 1000),
    }, { idempotencyKey: `${bindings.PRODUCT}-${payment.payment_no}-${row.attempt}` });
    if (!url) throw new Error('a page without an address');
    return { id, url };
  } catch (error) {
    const { refused, code } = readStripeFault(error);
    currentLog().failed({ event: 'checkout_failed', paymentNo: payment.payment_no, code }, error);
    // Stripe repeats a refusal for the same key, so the next try needs another one.
    if (refused) await queries.batch([attemptDone(row)]);
    const ofAmount = code === 'amount_too_small' || code === 'amount_too_large';
    throw new Refusal(ofAmount ? CODES.state : CODES.busy, ofAmount ? MESSAGES.amountRefused : MESSAGES.unavailable);
  }
}
