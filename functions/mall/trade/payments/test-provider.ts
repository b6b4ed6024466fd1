import { priceText } from '../../db/stored-amount';
import { amountDue } from '../records/order-rules';
import type { WholeOrder } from '../records/store';
import type { MallBindings } from '../../http/bindings';
import { isGenuine, signCallback, type PaymentProvider, type SignedCallback } from './provider';

/** The delay of a late call-back of the test provider, ms. */
export const LATE_BY = 10_000;

/**
 * The provider of a demonstration. Its page is in the shop, and no money is moved. It signs call-backs as a real provider does, with the first key of
 * the list; those that were signed with another one are still on their way when the keys change.
 */
export interface TestProvider extends PaymentProvider {
  /** The page in the shop. */
  payUrl(paymentNo: string): string;
  /** Checks signature and time of a call-back. @param now - ms since 1970 @returns the body; `undefined` if the call-back cannot be trusted */
  believe(callback: SignedCallback, now: number): Promise<string | undefined>;
  /** Makes the call-back of a payment. @param now - ms since 1970 */
  callback(whole: WholeOrder, kind: 'paid' | 'failed', now: number): Promise<SignedCallback>;
}

/** The test provider; `undefined` outside of a demonstration, without a secret to sign with, and where buyers pay at Stripe. */
export function testProvider({ DEMO, SESSION_SECRET, STRIPE_SECRET_KEY }: MallBindings): TestProvider | undefined {
  const secrets = (SESSION_SECRET ?? '').split(',').map((one) => one.trim()).filter(Boolean);
  const [secret] = secrets;
  if (DEMO !== '1' || secret === undefined || STRIPE_SECRET_KEY) return undefined;
  return {
    payUrl: (paymentNo) => `/pay/${encodeURIComponent(paymentNo)}`,
    believe: async (callback, now) => {
      const genuine = await Promise.all(secrets.map((one) => isGenuine(one, callback, now)));
      return genuine.includes(true) ? callback.body : undefined;
    },
    refund: async () => undefined,
    callback: ({ order, payment }, kind, now) => signCallback(secret, JSON.stringify({
      eventId: `${kind}-${crypto.randomUUID()}`, kind, paymentNo: payment.payment_no, orderNo: order.order_no,
      amount: priceText(amountDue(payment, order)), currency: 'CNY', transactionNo: payment.payment_no, at: new Date(now).toISOString(),
    }), Math.floor(now / 1000)),
  };
}
