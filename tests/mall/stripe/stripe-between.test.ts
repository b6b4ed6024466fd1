/** Calls about a payment at Stripe, each with another whole call between any two of its database calls. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, sendCall } from '../../fixtures/mall/mall';
import { StripeShop } from '../../fixtures/trade/stripe-trade';
import { newBuyer, newPart, openTrade, orderOf, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const HOUR = 3_600_000;
const STOCK = 100;

vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => openTrade());
beforeEach(() => forgetTrade(env.DB));

interface Scene {
  shop: StripeShop;
  buyer: Buyer;
  orderNo: string;
  paymentNo: string;
  /** The event of a payment at Stripe, of which nothing was heard yet, in scenes that have one. */
  event: Parameters<StripeShop['send']>[0];
}

const STEPS = {
  start: ({ shop, buyer, orderNo }: Scene) => sendCall(payment.startPayment, shop.startOf(orderNo), shop.by(buyer)),
  choose: ({ shop, buyer, orderNo }: Scene) => sendCall(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID(), payBy: 'transfer' }, shop.by(buyer)),
  transfer: ({ shop, orderNo }: Scene) => sendCall(operator.recordPayment, { orderNo, amount: '10' }, shop.operator()),
  cancel: ({ shop, buyer, orderNo }: Scene) => sendCall(order.cancelOrder, { orderNo }, shop.by(buyer)),
  callBack: ({ shop, event }: Scene) => shop.send(event),
  comeBack: ({ shop, buyer, paymentNo }: Scene) => sendCall(payment.getPayment, { paymentNo, returned: 'T' }, shop.by(buyer)),
  schedule: ({ shop }: Scene) => shop.schedule(),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;

type Name = keyof typeof STEPS;

const MEETINGS: Array<[way: 'PW0' | 'PW1', paid: boolean, step: Name, between: Name]> = [
  ['PW1', false, 'start', 'transfer'], ['PW0', false, 'start', 'cancel'], ['PW0', false, 'start', 'choose'], ['PW0', true, 'callBack', 'comeBack'],
  ['PW0', true, 'comeBack', 'cancel'], ['PW0', true, 'schedule', 'callBack'],
];

/** Pages that can still be paid. */
const openPages = ({ stripe }: StripeShop) => [...stripe.sessions.values()].filter(({ status }) => status === 'open').length;

test.each(MEETINGS)('%s, paid: %s, %s, with %s in between', async (payMethod, paid, step, between) => {
  for (let call = 1; ; call++) {
    await forgetTrade(env.DB);
    const shop = new StripeShop();
    const [buyer, part] = [await newBuyer(1000), await newPart({ stock: STOCK, tiers: [[1, '2.5']] })];
    const { orderNo } = (await ask(order.createOrder, orderOf([[part, 4]], { payMethod }), shop.by(buyer))).data;
    const { paymentNo } = (await shop.detail(buyer, orderNo)).payment;
    const scene: Scene = { shop, buyer, orderNo, paymentNo, event: paid ? await shop.paid(buyer, orderNo) : {} };
    const { db, calls } = failingDb(env.DB, call, 'before', async () => {
      shop.db = undefined;
      await STEPS[between](scene);
    });
    shop.db = db;
    await STEPS[step](scene);
    shop.db = undefined;
    // What is due is done, and what was put off too.
    await shop.due();
    const isToPay = (await shop.states(orderNo)) === (payMethod === 'PW1' ? 'P0D P0C' : 'P0C P0C');
    expect([call, openPages(shop) <= (isToPay ? 1 : 0)]).toEqual([call, true]);
    shop.now += HOUR;
    await shop.due();
    expect([call, await shop.unbalanced(), await brokenInvariants(env.DB, new Map([[part, STOCK]]))]).toEqual([call, [], []]);
    if (calls() < call) break;
  }
});
