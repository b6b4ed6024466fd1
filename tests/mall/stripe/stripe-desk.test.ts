/** The desk works on the data of a shop with Stripe, and has no keys. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import { listAllOrders } from '../../../app/upstream/contract/records/desk/desk';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { StripeShop } from '../../fixtures/trade/stripe-trade';
import { newBuyer, newPart, openTrade, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const HOUR = 3_600_000;

let shop: StripeShop;
let buyer: Buyer;
let part: string;
let orderNo: string;

vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(() => openTrade());
beforeEach(async () => {
  await forgetTrade(env.DB);
  shop = new StripeShop();
  buyer = await newBuyer();
  part = await newPart({ stock: 10, tiers: [[1, '2.5']] });
  orderNo = await shop.place(buyer, [[part, 4]]);
});
afterEach(async () => {
  expect(await brokenInvariants(env.DB, new Map([[part, 10]]))).toEqual([]);
  expect(await shop.unbalanced()).toEqual([]);
});

/** The numbers of the money that the desk asks somebody to send. Like each list of the desk, it runs first what is due there. */
async function toSend(): Promise<string[]> {
  await ask(listAllOrders, {}, shop.desk());
  return (await ask(operator.listPayouts, { sent: 'F' }, shop.desk())).data.page.rows.map(({ payoutNo }) => payoutNo);
}

const sent = async (payoutNo: string) => (await sendCall(operator.payoutSent, { payoutNo }, shop.desk())).envelope.code;
const paidBack = () => [...shop.stripe.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

/** A refund of one piece of the paid order, which waits for a decision. */
async function refundAsked(): Promise<string> {
  await shop.send(await shop.paid(buyer, orderNo));
  const asked = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T01', reason: 'not needed' } as const;
  return (await ask(order.applyRefund, asked, shop.by(buyer))).data.refundNo;
}

/** The order is paid by bank transfer and at Stripe, which fails when it is to send its money back. */
async function paidTwice(): Promise<void> {
  const page = await shop.start(buyer, orderNo);
  await ask(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID(), payBy: 'transfer' }, shop.by(buyer));
  await ask(operator.recordPayment, { orderNo, amount: '10' }, shop.desk());
  const event = shop.stripe.pay(page);
  shop.stripe.down = true;
  await shop.send(event);
}

describe('at the desk of a shop with Stripe', () => {
  test('a refund is approved, and the schedule of the shop sends its money', async () => {
    const refundNo = await refundAsked();
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, shop.desk());
    expect([await toSend(), paidBack()]).toEqual([[], 0]);
    await shop.due();
    expect([await toSend(), paidBack(), await shop.states(orderNo)]).toEqual([[], 250, 'P0D P0S S05']);
  });

  test('money that Stripe has sent without an answer is not sent again', async () => {
    const refundNo = await refundAsked();
    shop.stripe.down = true;
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, shop.operator());
    expect([await toSend(), await sent(refundNo) === '0']).toEqual([[], false]);
    shop.stripe.down = false;
    shop.now += HOUR;
    await shop.due();
    expect([await toSend(), paidBack()]).toEqual([[], 250]);
  });

  test('an order that may have been paid in time stays open', async () => {
    await shop.paid(buyer, orderNo);
    shop.now = NOW + HOUR;
    expect(await toSend()).toEqual([]);
    expect(await shop.states(orderNo)).toMatch(/^P0C /);
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('a second payment is not listed, and cannot be marked as sent', async () => {
    await paidTwice();
    const [second] = await shop.payouts();
    expect([second?.reason, await toSend(), await sent(second?.payoutNo ?? '')]).toEqual(['second', [], CODES.state]);
    shop.stripe.down = false;
    shop.now += HOUR;
    await shop.due();
    expect([await toSend(), paidBack()]).toEqual([[], 1000]);
  });

  test('a second payment is listed once the shop has no keys any more', async () => {
    await paidTwice();
    await shop.due();
    await shop.due({});
    const [second = ''] = await toSend();
    expect([await sent(second), await toSend()]).toEqual(['0', []]);
    // What the operator has sent by hand is back at the buyer.
    shop.stripe.intents.clear();
    await env.DB.prepare("DELETE FROM payment_event WHERE outcome = 'second'").run();
  });
});
