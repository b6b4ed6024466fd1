import * as v from 'valibot';
import { lenient } from './lenient';

/** The envelope of every answer (README, "Envelope"). */
export const envelope = v.object({
  code: v.string(),
  data: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** The envelope of an answer's body, read leniently; nothing where it is none. */
export function readEnvelope(body: unknown): Envelope | undefined {
  const parsed = v.safeParse(envelope, lenient(envelope, body));
  return parsed.success ? parsed.output : undefined;
}

/** Code of a good answer. */
export const OK = '0';

/** Codes of the embedded mall; what the storefront does about each stands in `failures.ts`. */
export const CODES = {
  badPayload: 'ERR-COM-0400',
  /** Account, password or verification code are not right; which of them is not told. */
  credentials: 'ERR-COM-0401',
  /** A new password that may not be chosen: too short, or among the most common ones. */
  weakPassword: 'ERR-COM-0412',
  /** As many as there may be: saved parts, addresses. */
  full: 'ERR-COM-0413',
  /** A captcha must come with it, or the one that came was not right. */
  captcha: 'ERR-COM-0428',
  notFound: 'ERR-COM-0404',
  tooMany: 'ERR-COM-0429',
  internal: 'ERR-COM-0500',
  signIn: 'ERR-TMS-0034',
  /** A part cannot be bought in that quantity; the message says why. */
  quantity: 'ERR-ORD-0001',
  /** There is nothing that could be ordered. */
  nothing: 'ERR-ORD-0002',
  /** The amount, a price or the stock is no longer what the buyer was shown. */
  changed: 'ERR-ORD-0003',
  /** The order, payment, refund or invoice is in a state that does not allow it. */
  state: 'ERR-ORD-0004',
  /** More than the credit allows, or something is overdue. */
  credit: 'ERR-ORD-0005',
  /** The idempotency key was used for something else. */
  keyReused: 'ERR-ORD-0006',
  /** Others were quicker, time and again; trying again helps. */
  busy: 'ERR-ORD-0007',
  /** More pieces than can be refunded. */
  refund: 'ERR-ORD-0008',
  /** A call-back that cannot be believed: its signature, its time, or what it says. */
  callback: 'ERR-PAY-0001',
} as const;
