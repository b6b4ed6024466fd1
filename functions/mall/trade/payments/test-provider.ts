import { priceText } from '../../db/stored-amount';
import { amountDue } from '../records/order-rules';
import type { WholeOrder } from '../records/store';
import type { MallBindings } from '../../http/bindings';
import { isGenuine, signCallback, type PaymentProvider, type SignedCallback } from './provider';

/** The delay of a late call-back of the test provider, ms. */
export const LATE_BY = 10_000;

/** The provider of a demonstration. Its page is in the shop, and no money is moved. It signs call-backs as a real provider does. */
export interface TestProvider extends PaymentProvider {
  /** Makes the call-back of a payment. @param now - ms since 1970 */
  callback(whole: WholeOrder, kind: 'paid' | 'failed', now: number): Promise<SignedCallback>;
}

/** The test provider; `undefined` outside of a demonstration, or without a secret to sign with. */
export function testProvider({ DEMO, SESSION_SECRET }: MallBindings): TestProvider | undefined {
  const secret = SESSION_SECRET?.split(',')[0]?.trim();
  if (DEMO !== '1' || !secret) return undefined;
  return {
    payUrl: (paymentNo) => `/pay/${encodeURIComponent(paymentNo)}`,
    believe: async (callback, now) => ((await isGenuine(secret, callback, now)) ? callback.body : undefined),
    refund: async () => undefined,
    callback: ({ order, payment }, kind, now) => signCallback(secret, JSON.stringify({
      eventId: `${kind}-${crypto.randomUUID()}`, kind, paymentNo: payment.payment_no, orderNo: order.order_no,
      amount: priceText(amountDue(payment, order)), currency: 'CNY', at: new Date(now).toISOString(),
    }), Math.floor(now / 1000)),
  };
}
