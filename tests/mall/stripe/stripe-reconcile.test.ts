/** Refunds by Stripe, and the comparison of payments with those that Stripe knows. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { StripeShop } from '../../fixtures/trade/stripe-trade';
import { codeOf, newBuyer, newPart, openTrade, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let shop: StripeShop;
let buyer: Buyer;
let part: string;
let orderNo: string;
let paymentNo: string;

const said = vi.spyOn(console, 'error');

beforeAll(() => openTrade());
beforeEach(async () => {
  said.mockReset().mockImplementation(() => undefined);
  await forgetTrade(env.DB);
  shop = new StripeShop();
  buyer = await newBuyer();
  part = await newPart({ stock: 10, tiers: [[1, '2.5']] });
  orderNo = await shop.place(buyer, [[part, 4]]);
  paymentNo = (await shop.detail(buyer, orderNo)).payment.paymentNo;
});
afterEach(async () => {
  expect(await brokenInvariants(env.DB, new Map([[part, 10]]))).toEqual([]);
});

const events = () => said.mock.calls.flat().map((line) => String(JSON.parse(String(line)).event));
const intent = () => [...shop.stripe.intents.keys()].at(-1) ?? '';
const refundCalls = () => shop.stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

async function pay(): Promise<void> {
  await shop.send(await shop.paid(buyer, orderNo));
}

/** Asks pieces back and approves. @returns the number of the refund */
async function refund(qty: number): Promise<string> {
  const payload = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty, refundType: 'T01', reason: 'not needed' } as const;
  const { refundNo } = (await ask(order.applyRefund, payload, shop.by(buyer))).data;
  await ask(operator.auditRefund, { refundNo, approve: 'T' }, shop.operator());
  return refundNo;
}

describe('a refund of a payment at Stripe', () => {
  test('of a part, and then of the rest, is sent there in fen', async () => {
    await pay();
    const numbers = [await refund(1), await refund(3)];
    expect(refundCalls().map(({ params, key }) => [params, key])).toEqual(numbers.map((payoutNo, index) => [
      { payment_intent: intent(), amount: index === 0 ? '250' : '750', reason: 'requested_by_customer', metadata: { shop: 'farad', payoutNo } }, `farad-refund-${payoutNo}`,
    ]));
    expect(await shop.states(orderNo)).toBe('P0F P0F S05 S05');
    expect((await shop.payouts()).map(({ sentBy }) => sentBy)).toEqual(['provider', 'provider']);
    expect(await shop.unbalanced()).toEqual([]);
  });

  test('waits while Stripe does not answer, and is not made twice although its answer was lost and Stripe has forgotten the key', async () => {
    await pay();
    // The second call makes the refund, after the first one has looked for it.
    shop.stripe.lost = { call: shop.stripe.calls.length + 2, when: 'after' };
    await refund(1);
    expect(await shop.states(orderNo)).toBe('P0D P0S S04');
    shop.now += 2 * DAY;
    // A reader does not wait for Stripe.
    expect((await shop.detail(buyer, orderNo)).refunds).toMatchObject([{ refundStatus: 'S04' }]);
    await shop.due();
    expect([await shop.states(orderNo), refundCalls().length, shop.stripe.refunded(intent())]).toEqual(['P0D P0S S05', 1, 250]);
  });

  test('is found again, however many refunds of the payment were made after it', async () => {
    await pay();
    shop.stripe.lost = { call: shop.stripe.calls.length + 2, when: 'after' };
    const refundNo = await refund(1);
    shop.now += 2 * DAY;
    for (let count = 1; count <= 250; count += 1) shop.stripe.refundByHand(intent(), 1, { shop: 'another', payoutNo: `R-${count}` });
    await shop.due();
    expect([await shop.states(orderNo), refundCalls().length]).toEqual(['P0D P0S S05', 1]);
    expect([...shop.stripe.refunds.values()].filter(({ metadata }) => metadata['payoutNo'] === refundNo)).toHaveLength(1);
  });

  test('that Stripe refuses is left to the operator', async () => {
    await pay();
    shop.stripe.refundByHand(intent(), 1000);
    const refundNo = await refund(1);
    expect(events()).toEqual(['refund_refused']);
    expect(await shop.payouts()).toEqual([expect.not.objectContaining({ sentBy: expect.anything() })]);
    await shop.due();
    await ask(operator.payoutSent, { payoutNo: refundNo }, shop.operator());
    expect(await shop.states(orderNo)).toBe('P0D P0S S05');
  });

  test('that does not reach the buyer is listed once', async () => {
    await pay();
    const refundNo = await refund(1);
    const event = shop.stripe.loseRefund([...shop.stripe.refunds.keys()][0] ?? '');
    expect([await shop.send(event), await shop.send(event)]).toEqual(['0', '0']);
    expect(await shop.differences('F')).toEqual([
      { transactionNo: refundNo, kind: 'refund', knownTo: 'mall', paymentNo, amount: '2.5', currency: 'CNY', createTime: new Date(NOW).toISOString() },
    ]);
    expect(events()).toEqual(['payment_difference']);
  });

  test('that fails at once is left to the operator, and not listed a second time', async () => {
    await pay();
    // The answer to the second call is lost, so the refund is looked for again; meanwhile it fails.
    shop.stripe.lost = { call: shop.stripe.calls.length + 2, when: 'after' };
    const refundNo = await refund(1);
    const event = shop.stripe.loseRefund([...shop.stripe.refunds.keys()][0] ?? '');
    expect(await shop.send(event)).toBe('0');
    shop.now += HOUR;
    await shop.schedule();
    expect(await shop.payouts('F')).toMatchObject([{ payoutNo: refundNo, amount: '2.5' }]);
    expect(await shop.differences()).toEqual([]);
  });
});

describe('the comparison with Stripe', () => {
  test('runs once an hour, and finds nothing where both sides know the same', async () => {
    await pay();
    await refund(1);
    shop.now += 20 * MINUTE;
    const lists = () => shop.stripe.calls.filter(({ path, method }) => method === 'GET' && path === '/v1/payment_intents').length;
    const seen: number[] = [];
    for (let minutes = 0; minutes < 180; minutes += 20) {
      await shop.schedule();
      seen.push(lists());
      shop.now += 20 * MINUTE;
    }
    expect(seen).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect([await shop.differences(), events()]).toEqual([[], []]);
  });

  const compare = async () => {
    await env.DB.prepare("INSERT INTO reconciled (provider, until) VALUES ('stripe', ?1) ON CONFLICT DO UPDATE SET until = excluded.until").bind(shop.now - HOUR).run();
    shop.now += 15 * MINUTE;
    await shop.schedule();
  };

  test('takes a payment of which nothing was heard', async () => {
    await shop.paid(buyer, orderNo);
    await env.DB.prepare("UPDATE stripe_session SET status = 'done'").run();
    await compare();
    expect([await shop.states(orderNo), await shop.differences(), events()]).toEqual(['P0D P0S', [], ['payment_missed']]);
    expect(await shop.unbalanced()).toEqual([]);
  });

  test('lists what only Stripe knows: a payment of no order of ours, of another currency, and a refund by hand', async () => {
    await pay();
    const [paidIntent] = shop.stripe.intents.keys();
    const foreign = shop.stripe.addIntent(1234, { shop: 'farad', paymentNo: 'P20261120-00000000', orderNo: 'F20261120-00000000' });
    const dollars = shop.stripe.addIntent(1000, { shop: 'farad', paymentNo, orderNo }, 'succeeded', 'usd');
    // The smallest unit is a whole yen, and a thousandth of a dinar.
    const [yen, dinars] = ['jpy', 'kwd'].map((code) => shop.stripe.addIntent(1000, { shop: 'farad', paymentNo, orderNo }, 'succeeded', code));
    const others = shop.stripe.addIntent(500, { shop: 'another', paymentNo, orderNo });
    const byHand = shop.stripe.refundByHand(paidIntent ?? '', 100);
    shop.stripe.refundByHand(others.id, 100);
    await compare();
    const row = { createTime: new Date(shop.now).toISOString(), knownTo: 'stripe' };
    expect(await shop.differences('F')).toEqual([
      { ...row, transactionNo: foreign.id, kind: 'payment', paymentNo: 'P20261120-00000000', amount: '12.34', currency: 'CNY' },
      { ...row, transactionNo: dollars.id, kind: 'payment', paymentNo, amount: '10', currency: 'USD' },
      { ...row, transactionNo: yen?.id ?? '', kind: 'payment', paymentNo, amount: '1000', currency: 'JPY' },
      { ...row, transactionNo: dinars?.id ?? '', kind: 'payment', paymentNo, amount: '1', currency: 'KWD' },
      { ...row, transactionNo: byHand.id, kind: 'refund', paymentNo, amount: '1', currency: 'CNY' },
    ].toSorted((one, other) => (one.transactionNo < other.transactionNo ? -1 : 1)));
    await compare();
    expect(await shop.differences()).toHaveLength(5);
  });

  test('a call-back about a payment of no order of ours is accepted, and listed', async () => {
    const session = await shop.start(buyer, orderNo);
    Object.assign(shop.stripe.sessions.get(session) ?? {}, { metadata: { shop: 'farad', paymentNo: 'P20261120-00000000', orderNo } });
    expect(await shop.send(shop.stripe.pay(session))).toBe('0');
    expect(await shop.differences()).toMatchObject([{ kind: 'payment', knownTo: 'stripe', paymentNo: 'P20261120-00000000', amount: '10' }]);
    expect(await shop.states(orderNo)).toBe('P0C P0C');
  });

  test('lists a refund of ours that the mall has forgotten, as after a restore', async () => {
    await pay();
    const forgotten = shop.stripe.refundByHand(intent(), 100, { shop: 'farad', payoutNo: 'R20261120-00000000' });
    shop.stripe.refundByHand(intent(), 200, { shop: 'another', payoutNo: 'R20261120-00000000' });
    await compare();
    expect(await shop.differences()).toMatchObject([{ transactionNo: forgotten.id, kind: 'refund', knownTo: 'stripe', paymentNo, amount: '1' }]);
  });

  test('does not list a refund that the mall is just making', async () => {
    await pay();
    shop.stripe.lost = { call: shop.stripe.calls.length + 2, when: 'after' };
    const refundNo = await refund(1);
    await env.DB.prepare("INSERT INTO due_failure (kind, number, tries, retry_at) VALUES ('refund', ?1, 1, ?2)").bind(refundNo, shop.now + DAY).run();
    await compare();
    expect([await shop.states(orderNo), shop.stripe.refunds.size, await shop.differences()]).toEqual(['P0D P0S S04', 1, []]);
  });

  test('lists what only the mall knows: a payment and a refund that Stripe does not have', async () => {
    await pay();
    const refundNo = await refund(1);
    const id = intent();
    shop.stripe.intents.clear();
    shop.stripe.refunds.clear();
    await compare();
    expect(await shop.differences()).toMatchObject([
      { transactionNo: refundNo, kind: 'refund', knownTo: 'mall', paymentNo, amount: '2.5' }, { transactionNo: id, kind: 'payment', knownTo: 'mall', paymentNo, amount: '10' },
    ]);
  });

  test('settles by itself what is taken later, and by the operator the rest, once', async () => {
    const lost = shop.stripe.addIntent(1000, { shop: 'farad', paymentNo: 'P20261120-00000000', orderNo });
    await compare();
    const settle = (transactionNo: string) => sendCall(operator.settleDifference, { transactionNo }, shop.operator());
    expect((await settle(lost.id)).envelope.code).toBe('0');
    expect(await shop.differences('T')).toMatchObject([{ transactionNo: lost.id, settledBy: 'Ada', settledTime: new Date(shop.now).toISOString() }]);
    expect((await settle(lost.id)).envelope).toMatchObject({ code: CODES.state, message: 'This difference is already settled.' });
    expect((await settle('pi_none')).envelope).toMatchObject({ code: CODES.notFound, message: 'There is no such difference. Check its number in the list.' });
    const { results: changes } = await env.DB.prepare("SELECT operator, subject, detail FROM operator_event WHERE action = 'settleDifference'").all();
    expect(changes).toEqual([{ operator: 'Ada', subject: lost.id, detail: 'payment of 10 CNY' }]);
  });

  test('goes on where it stopped, and in halves if there is much', async () => {
    shop.now += 15 * MINUTE;
    const from = shop.now - 10 * DAY;
    await env.DB.prepare("INSERT INTO reconciled (provider, until) VALUES ('stripe', ?1)").bind(from).run();
    const until = () => env.DB.prepare("SELECT until FROM reconciled WHERE provider = 'stripe'").first<number>('until');
    shop.stripe.down = true;
    await shop.schedule();
    expect([await until(), events()]).toEqual([from, ['reconcile_failed']]);
    shop.stripe.down = false;
    await shop.schedule();
    expect(await until()).toBe(from + DAY);
    // 600 payments of another shop, in the hours that the next time would compare.
    const now = shop.now;
    shop.now = from + 2 * DAY - HOUR;
    for (let made = 0; made < 600; made++) shop.stripe.addIntent(500, { shop: 'another' });
    shop.now = now;
    await shop.schedule();
    expect(await until()).toBe(from + DAY + 11 * HOUR);
  });

  test('is for the operator alone, and nothing where Stripe is not used', async () => {
    for (const asking of [shop.by(buyer), { ...shop.operator(), headers: { 'operator-key': 'a guess' } }]) {
      expect([await codeOf(operator.listDifferences, {}, asking), await codeOf(operator.settleDifference, { transactionNo: 'pi_1' }, asking)]).toEqual([CODES.notFound, CODES.notFound]);
    }
  });
});
