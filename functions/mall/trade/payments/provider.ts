/** What a payment provider tells about a payment, once its signature or its source is checked. */
export interface ProviderEvent {
  provider: ProviderName;
  /** Counts once. */
  eventId: string;
  kind: 'paid' | 'failed';
  paymentNo: string;
  orderNo: string;
  /** Decimal text. */
  amount: string;
  currency: string;
  /** When it happened, ms since 1970. */
  at: number;
  /** The movement of money, if the provider may tell of it by several events. */
  transactionNo: string;
  /** Whether another amount than the amount due is money all the same, which goes back; otherwise the event is wrong. */
  anyAmount: boolean;
}

export type ProviderName = 'test' | 'stripe';

/** A payment provider. A shop with its own provider implements this interface, and has its events taken by `takeEvent`. */
export interface PaymentProvider {
  /**
   * Pays back an amount in CNY. The same `refundNo` is paid back only once.
   * @throws RefundRefused if it will never be paid back this way; any other error: it must be tried again
   */
  refund(order: RefundOrder): Promise<void>;
}

/** An amount to pay back. */
export interface RefundOrder {
  refundNo: string;
  paymentNo: string;
  /** Decimal text in CNY. */
  amount: string;
  /** The payment at the provider. */
  transactionNo: string;
}

/** Thrown by a provider that does not pay an amount back. An operator has to send the money. */
export class RefundRefused extends Error {}

/** A call-back as it was received. */
export interface SignedCallback {
  body: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** HMAC-SHA-256 of `timestamp.body` in hex. */
  signature: string;
}

/** How far the time of a call-back may differ from the time of the mall, in seconds. */
const TOLERANCE = 300;

const encoder = new TextEncoder();

/** Signs the body of a call-back. @param seconds - time of the call-back, seconds since 1970 */
export async function signCallback(secret: string, body: string, seconds: number): Promise<SignedCallback> {
  const timestamp = String(seconds);
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(`${timestamp}.${body}`));
  return { body, timestamp, signature: [...new Uint8Array(mac)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** Whether a call-back was signed with the secret, and its time is within the tolerance. Compares in constant time. @param now - ms since 1970 */
export async function isGenuine(secret: string, { body, timestamp, signature }: SignedCallback, now: number): Promise<boolean> {
  const bytes = new Uint8Array((signature.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const genuine = await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(`${timestamp}.${body}`));
  return genuine && Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE;
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(`farad payment ${secret}`), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
