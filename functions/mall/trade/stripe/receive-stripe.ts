import type { Stripe } from 'stripe';
import { movesMoney } from '../../http/bindings';
import type { JobContext } from '../../http/route';
import { currentLog } from '../../log/log';
import { hasStripe, openStripe, STRIPE_POLICY } from '../payments/stripe-client';
import { sessionDone, sessionProcessing } from '../payments/stripe-sessions';
import { unbelievable } from '../payments/take-event';
import type { ProviderEvent } from '../payments/provider';
import { noteLostRefund } from './differences';
import { eventOfSession, isEvent, isOfShop, isRefund, isSession } from './stripe-event';
import { takeOrList } from './take-or-list';

/**
 * Receives a call-back of Stripe, whose signature its package checks (README, "Stripe"). Events of other kinds and of other shops at the same account are accepted,
 * and change nothing. A payment that matches none of ours is listed for the operator.
 * @throws Refusal if the call-back cannot be trusted
 */
export async function receiveStripe(context: JobContext, { body, signature }: { body: string; signature: string }): Promise<void> {
  const { bindings, queries, now } = context;
  const event = await readEvent(context, body, signature);
  if (event.livemode !== movesMoney(bindings)) {
    // The secret belongs to a webhook of the other mode. Payments of the test mode move no money.
    currentLog().failed({ event: 'callback_of_other_mode' });
    throw unbelievable();
  }
  // An event about an account that is connected with the shop's own moves no money of the shop.
  if (event.account) return;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      if (!isSession(session)) throw unbelievable();
      if (!isOfShop(session, bindings.PRODUCT)) return;
      if (event.type === 'checkout.session.async_payment_failed') return take(context, session, 'failed', event);
      if (event.type === 'checkout.session.expired') return void (await queries.batch([sessionDone(session.id)]));
      if (session.payment_status === 'paid') return take(context, session, 'paid', event);
      return void (await queries.batch([sessionProcessing(session.id, now)]));
    }
    case 'refund.updated':
    case 'refund.failed':
      if (!isRefund(event.data.object)) throw unbelievable();
      return noteLostRefund(context, event.data.object);
    default:
  }
}

async function readEvent({ bindings, now }: JobContext, body: string, signature: string): Promise<Stripe.Event> {
  const { STRIPE_WEBHOOK_SECRET: secret } = bindings;
  if (!hasStripe(bindings) || !secret) throw unbelievable();
  const stripe = await openStripe(bindings);
  const event = await stripe.webhooks.constructEventAsync(body, signature, secret, STRIPE_POLICY.tolerance, undefined, now).catch(() => null);
  if (!event || !isEvent(event)) throw unbelievable();
  return event;
}

async function take(context: JobContext, session: Stripe.Checkout.Session, kind: ProviderEvent['kind'], { id, created }: Stripe.Event): Promise<void> {
  await takeOrList(context, eventOfSession(session, kind, id, created * 1000), [sessionDone(session.id)]);
}
