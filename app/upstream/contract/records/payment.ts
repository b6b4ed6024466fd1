import * as v from 'valibot';
import { call } from '../base/call';
import { flag, text } from '../base/fields';
import { idempotencyKey, orderNo, payment } from './order';

/** The maximum size of a call-back of Stripe, in bytes. */
export const STRIPE_CALLBACK_LIMIT = 64 * 1024;

export const paymentNo = v.pipe(text, v.minLength(1), v.maxLength(40));
/** A path of the shop, or an `https` address of the provider. */
const payUrl = v.pipe(text, v.regex(/^(?:\/(?![/\\])|https:\/\/)[!-~]*$/));

/** The ways to pay: on a page of Stripe, or by bank transfer. */
export const PAY_WAYS = ['stripe', 'transfer'] as const;
const payWay = v.picklist(PAY_WAYS);
/** A page of the shop, to which a provider leads the buyer. */
const wayBack = v.pipe(text, v.regex(/^https?:\/\/[!-~]+$/), v.maxLength(500));

/** The choices of a buyer at the test provider. */
export const TEST_OUTCOMES = ['pay', 'fail', 'delay'] as const;

export const startPayment = call({
  name: 'payment/startPayment', group: 'order', method: 'POST', path: 'payment/startPayment', policy: 'never',
  payload: v.object({
    orderNo, idempotencyKey,
    /** One of the ways that `qryPayment` lists; absent: the usual one. */
    payBy: v.optional(payWay),
    /** Where a provider leads the buyer: after the payment, and without one. */
    paidUrl: v.optional(wayBack), cancelUrl: v.optional(wayBack),
  }),
  data: v.object({
    paymentNo: text,
    /** The address at which to pay. Absent if the buyer pays by bank transfer, quoting the number of the payment. */
    payUrl: v.optional(payUrl),
  }),
  summary: 'Where an order is paid; once for an order, whatever the key',
});

export const getPayment = call({
  name: 'payment/qryPayment', group: 'order', method: 'POST', path: 'payment/qryPayment', policy: 'never',
  payload: v.object({
    paymentNo,
    /** `T`: the buyer has come back from the provider, so it is asked whether the payment was made. */
    returned: v.optional(flag),
  }),
  data: v.object({
    payment, currency: v.literal('CNY'), open: flag,
    /** The address at which an open payment can be made. */
    payUrl: v.optional(payUrl),
    /** Whether an open payment is made by bank transfer, quoting its number. Without `payUrl` and `byTransfer`, `startPayment` says how to pay. */
    byTransfer: v.optional(flag),
    /** The ways among which the buyer chooses, by `payBy` of `startPayment`. Absent or empty: there is no choice. */
    ways: v.optional(v.array(payWay)),
    /** The lines of the bank account for a transfer, such as `IBAN: …`. */
    transferTo: v.optional(v.array(text)),
    /** Whether the buyer may have paid, but the provider has not confirmed it yet. */
    payPending: v.optional(flag),
  }),
  summary: 'A payment of the signed-in user',
});

export const testPayment = call({
  name: 'payment/testPayment', group: 'order', method: 'POST', path: 'payment/testPayment', policy: 'never',
  payload: v.object({ paymentNo, outcome: v.picklist(TEST_OUTCOMES) }), data: v.nullish(v.unknown()),
  summary: 'The test provider’s page was used: its signed call-back comes, later, or says that the payment failed. Demonstrations only',
});

export const paymentCallback = call({
  name: 'payment/callback', group: 'order', method: 'POST', path: 'payment/callback', policy: 'never',
  payload: v.object({
    /** The raw bytes of the callback as text. */
    body: v.pipe(text, v.maxLength(4096)),
    /** From the headers of the callback: seconds since 1970, and the HMAC-SHA-256 of `timestamp.body` in hex. */
    timestamp: v.pipe(text, v.regex(/^\d{1,12}$/)), signature: v.pipe(text, v.regex(/^[0-9a-f]{64}$/)),
  }),
  data: v.nullish(v.unknown()), summary: 'A signed call-back of the payment provider; taken once, in any order',
});

export const stripeCallback = call({
  name: 'payment/stripeCallback', group: 'order', method: 'POST', path: 'payment/stripeCallback', policy: 'never', optional: true, bodyLimit: 192 * 1024,
  payload: v.object({
    /** The raw bytes of the call-back as text. */
    body: v.pipe(text, v.maxLength(STRIPE_CALLBACK_LIMIT)),
    /** Its header `stripe-signature`. */
    signature: v.pipe(text, v.maxLength(2_000)),
  }),
  data: v.nullish(v.unknown()), summary: 'A signed call-back of Stripe; taken once, in any order',
});
