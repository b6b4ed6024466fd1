/** A payment provider. A shop with its own provider implements this interface. */
export interface PaymentProvider {
  /** The address where a buyer pays: a path of the shop, or an `https` address. */
  payUrl(paymentNo: string): string;
  /** Checks signature and time of a call-back. @param now - ms since 1970 @returns the body; `undefined` if the call-back cannot be trusted */
  believe(callback: SignedCallback, now: number): Promise<string | undefined>;
  /** Pays back an amount in CNY. The same `refundNo` is paid back only once. */
  refund(order: { refundNo: string; paymentNo: string; amount: string }): Promise<void>;
}

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
