import * as v from 'valibot';
import { count, listOf } from './fields';

/** The envelope of every answer (README, "Envelope"). */
export const envelope = v.object({
  code: v.string(),
  data: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** What a refusal may contain in addition to its message. */
export const refusalData = v.object({
  /** Quantities that would be accepted instead of the requested one. The pieces that are already in the cart are taken into account. */
  nearest: v.optional(listOf(count)),
});
export type RefusalData = v.InferOutput<typeof refusalData>;

/** Code of a good answer. */
export const OK = '0';

/** Codes of the embedded mall. The reaction of the storefront to each is in `failure-table.ts`. */
export const CODES = {
  badPayload: 'ERR-COM-0400',
  /** Account, password or verification code is wrong. The answer does not say which of them. */
  credentials: 'ERR-COM-0401',
  /** A new password is too short, or among the most common ones. */
  weakPassword: 'ERR-COM-0412',
  /** The user or the cart already has the maximum number of saved products, addresses or lines. */
  full: 'ERR-COM-0413',
  /** A captcha is needed, or was wrong. */
  captcha: 'ERR-COM-0428',
  /** The caller has neither the key of the mall nor that of its operator. */
  noKey: 'ERR-COM-0403',
  notFound: 'ERR-COM-0404',
  /** The record has been changed since it was read. It must be read again before it is changed. */
  outdated: 'ERR-COM-0409',
  tooMany: 'ERR-COM-0429',
  internal: 'ERR-COM-0500',
  signIn: 'ERR-TMS-0034',
  /** A product cannot be bought in this quantity. The message says why. */
  quantity: 'ERR-ORD-0001',
  /** There is nothing to order. */
  nothing: 'ERR-ORD-0002',
  /** The amount, a price or the stock has changed since the buyer saw it. */
  changed: 'ERR-ORD-0003',
  /** The order, payment, refund or invoice is in a state that does not allow it. */
  state: 'ERR-ORD-0004',
  /** The amount is more than the credit allows, or a payment is overdue. */
  credit: 'ERR-ORD-0005',
  /** The idempotency key was used for something else. */
  keyReused: 'ERR-ORD-0006',
  /** Another request changed the same records. Trying again may help. */
  busy: 'ERR-ORD-0007',
  /** The refund is for more pieces than can be refunded. */
  refund: 'ERR-ORD-0008',
  /** Signature, time or content of a callback is wrong. */
  callback: 'ERR-PAY-0001',
} as const;
