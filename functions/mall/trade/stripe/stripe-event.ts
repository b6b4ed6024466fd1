import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { ProviderEvent } from '../payments/provider';
import { stripeMoney } from '../payments/fen';

/** The largest amount that is believed, in the smallest unit of a currency. Stripe takes less. */
const MOST_UNITS = 1e9;

const units = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_UNITS));
const eventRecord = v.object({ id: v.string(), type: v.string(), created: v.number(), livemode: v.boolean(), data: v.object({ object: v.looseObject({}) }) });

const metadata = v.nullable(v.record(v.string(), v.string()));

/** What is read of a page at Stripe. */
const sessionRecord = v.object({
  id: v.string(), metadata, payment_status: v.string(), amount_total: v.nullable(units), currency: v.nullable(v.string()),
  payment_intent: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
});

/** What is read of a refund at Stripe. */
const refundRecord = v.object({ id: v.string(), metadata, status: v.nullable(v.string()), amount: units, currency: v.string() });

/** Whether an event can be read. The package checks the signature of a call-back, and not what stands in it. */
export function isEvent(event: Stripe.Event): boolean {
  return v.is(eventRecord, event);
}

/** Whether an event's object is a page. */
export function isSession(object: Stripe.Checkout.Session): boolean {
  return v.is(sessionRecord, object);
}

/** Whether an event's object is a refund. */
export function isRefund(object: Stripe.Refund): boolean {
  return v.is(refundRecord, object);
}

/** What is written on each page and payment at Stripe, so that call-backs find their payment here. */
export function labelsOf(shop: string, paymentNo: string, orderNo: string) {
  return { shop, paymentNo, orderNo };
}

type Labelled = { metadata: Stripe.Metadata | null };

/** Whether a page or a payment at Stripe belongs to this shop. Others may share its account. */
export function isOfShop({ metadata }: Labelled, shop: string): boolean {
  return metadata?.['shop'] === shop && metadata['paymentNo'] !== undefined;
}

/** The id of an object that Stripe sends as an id, or whole. */
export function idOf(one: string | { id: string } | null): string {
  return typeof one === 'string' ? one : one?.id ?? '';
}

/**
 * What a page tells of its payment.
 * @param eventId - of the call-back, or one for the question that Stripe has answered
 * @param at - ms since 1970
 */
export function eventOfSession(session: Stripe.Checkout.Session, kind: ProviderEvent['kind'], eventId: string, at: number): ProviderEvent {
  return {
    ...ofMoney(session.metadata, idOf(session.payment_intent)), kind, eventId, at,
    ...stripeMoney(session.amount_total ?? 0, session.currency ?? ''),
  };
}

/** What a payment that has succeeded tells of itself. */
export function eventOfIntent(intent: Stripe.PaymentIntent): ProviderEvent {
  return {
    ...ofMoney(intent.metadata, intent.id), kind: 'paid', eventId: `asked-${intent.id}`, at: paidAt(intent),
    ...stripeMoney(intent.amount_received, intent.currency),
  };
}

/** When a payment was made, ms since 1970. Its charge tells; without one, the payment itself. */
export function paidAt({ latest_charge: charge, created }: Stripe.PaymentIntent): number {
  return (charge !== null && typeof charge === 'object' ? charge.created : created) * 1000;
}

function ofMoney(metadata: Stripe.Metadata | null, transactionNo: string) {
  const { paymentNo = '', orderNo = '' } = metadata ?? {};
  return { provider: 'stripe' as const, paymentNo, orderNo, transactionNo, anyAmount: true };
}
