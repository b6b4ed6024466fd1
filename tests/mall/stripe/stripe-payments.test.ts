/** Payments at Stripe, at a stand-in that speaks its API and signs with its package. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { PAYMENT_STARTS } from '../../../functions/mall/user/limits/trade-policies';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { BACK, StripeShop } from '../../fixtures/trade/stripe-trade';
import { codeOf, newBuyer, newPart, openTrade, orderOf, stockOf, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 1440 * MINUTE;

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
  expect(await shop.unbalanced()).toEqual([]);
});

const events = () => said.mock.calls.flat().map((line) => String(JSON.parse(String(line)).event));
const payUntil = async () => Date.parse((await shop.detail(buyer, orderNo)).payUntil ?? '');
const page = async (more: object = {}) => (await ask(payment.getPayment, { paymentNo, ...more }, shop.by(buyer))).data;
const creates = () => shop.stripe.calls.filter(({ path, method }) => method === 'POST' && path === '/v1/checkout/sessions');

describe('starting a payment at Stripe', () => {
  test('opens a page with the amount in fen, three ways to pay, and the addresses to come back to', async () => {
    const { data } = await ask(payment.startPayment, shop.startOf(orderNo), { ...shop.by(buyer), language: 'cn' });
    expect(data).toEqual({ paymentNo, payUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+$/) });
    const labels = { shop: 'farad', paymentNo, orderNo };
    expect(creates()).toEqual([{ method: 'POST', path: '/v1/checkout/sessions', key: `farad-${paymentNo}-1`, params: {
      mode: 'payment', allowed_payment_method_types: { 0: 'card', 1: 'alipay', 2: 'wechat_pay' }, payment_method_options: { wechat_pay: { client: 'web' } },
      line_items: { 0: { quantity: '1', price_data: { currency: 'cny', unit_amount: '1000', product_data: { name: `Farad ${orderNo}` } } } },
      adaptive_pricing: { enabled: 'false' }, client_reference_id: paymentNo, metadata: labels, payment_intent_data: { metadata: labels, description: orderNo },
      success_url: BACK.paidUrl, cancel_url: BACK.cancelUrl, locale: 'zh', expires_at: String((NOW + 31 * MINUTE) / SECOND),
    } }]);
  });

  test('shows the same page as long as it can be paid, and then another one', async () => {
    const first = await shop.start(buyer, orderNo);
    shop.now += 25 * MINUTE;
    expect(await shop.start(buyer, orderNo)).toBe(first);
    shop.now += 2 * MINUTE;
    const second = await shop.start(buyer, orderNo);
    expect([creates().length, second === first]).toEqual([2, false]);
    await shop.due();
    expect([shop.stripe.sessions.get(first)?.status, shop.stripe.sessions.get(second)?.status]).toEqual(['expired', 'open']);
  });

  test('asks Stripe alone, or what stands in for it', async () => {
    await shop.start(buyer, orderNo);
    const live = shop.by(buyer);
    await ask(payment.startPayment, shop.startOf(await shop.place(buyer, [[part, 2]])), { ...live, paying: { ...live.paying, STRIPE_API_URL: 'http://127.0.0.1:12111' } });
    expect([...shop.stripe.origins]).toEqual(['https://api.stripe.com', 'http://127.0.0.1:12111']);
  });

  test('gives a page that can be paid, although the form was sent before', async () => {
    const form = shop.startOf(orderNo);
    const first = (await ask(payment.startPayment, form, shop.by(buyer))).data.payUrl;
    expect((await ask(payment.startPayment, form, shop.by(buyer))).data.payUrl).toBe(first);
    await ask(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID(), payBy: 'transfer' }, shop.by(buyer));
    expect((await ask(payment.startPayment, form, shop.by(buyer))).data.payUrl).not.toBe(first);
  });

  test('started ten times at once opens one page', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(payment.startPayment, shop.startOf(orderNo), shop.by(buyer))));
    expect(new Set(codes).has('0')).toBe(true);
    expect(shop.stripe.sessions.size).toBe(1);
  });

  test('gives the buyer as long as the page can be paid, an hour after the order at most', async () => {
    expect(await payUntil()).toBe(NOW + 30 * MINUTE);
    shop.now += 20 * MINUTE;
    const page = await shop.start(buyer, orderNo);
    expect(await payUntil()).toBe(NOW + 51 * MINUTE);
    expect(shop.stripe.sessions.get(page)?.expires_at).toBe((NOW + 51 * MINUTE) / SECOND);
    shop.now += 28 * MINUTE;
    await shop.start(buyer, orderNo);
    expect(await payUntil()).toBe(NOW + 60 * MINUTE);
  });

  test('needs the addresses to come back to, and an amount that Stripe takes', async () => {
    for (const missing of ['paidUrl', 'cancelUrl']) {
      expect(await codeOf(payment.startPayment, { ...shop.startOf(orderNo), [missing]: undefined }, shop.by(buyer))).toBe(CODES.badPayload);
    }
    shop.stripe.least = 1001;
    expect((await sendCall(payment.startPayment, shop.startOf(orderNo), shop.by(buyer))).envelope).toMatchObject({
      code: CODES.state, message: 'This amount cannot be paid online. Choose the bank transfer if it is offered, or ask the mall. You are not charged.',
    });
    expect(events()).toEqual(['checkout_failed']);
  });

  test('uses one of the starts of a day; after the last one Stripe is not asked', async () => {
    await env.DB.prepare('DELETE FROM allowance').run();
    await shop.start(buyer, orderNo);
    expect(await env.DB.prepare('SELECT rule, uses FROM allowance').all()).toMatchObject({ results: [{ rule: PAYMENT_STARTS.name, uses: 1 }] });
    await env.DB.prepare('UPDATE allowance SET uses = ?1').bind(PAYMENT_STARTS.most).run();
    shop.now += 27 * MINUTE;
    const { envelope } = await sendCall(payment.startPayment, shop.startOf(orderNo), shop.by(buyer));
    expect([envelope.code, envelope.message, creates().length]).toEqual([CODES.tooMany, 'You have started too many payments today. Try again tomorrow.', 1]);
  });

  test('at a Stripe that does not answer can be tried again, and leads to the same page if it was made', async () => {
    shop.stripe.lost = { call: 1, when: 'after' };
    expect((await sendCall(payment.startPayment, shop.startOf(orderNo), shop.by(buyer))).envelope).toMatchObject({
      code: CODES.busy, message: 'The payment page cannot be opened at the moment. Try again in a few minutes. You are not charged.',
    });
    shop.now += 5 * SECOND;
    await shop.start(buyer, orderNo);
    expect([creates().length, shop.stripe.sessions.size]).toEqual([2, 1]);
  });
});

describe('a payment', () => {
  test('continues the order, once, whatever comes twice', async () => {
    const event = await shop.paid(buyer, orderNo);
    expect(await Promise.all(Array.from({ length: 5 }, () => shop.send(event)))).toEqual(Array(5).fill('0'));
    expect(await shop.states(orderNo)).toBe('P0D P0S');
    expect(await shop.payouts()).toEqual([]);
    expect((await page()).open).toBe('F');
  });

  test('of which money is on its way continues the order when it arrives; meanwhile it is not paid again', async () => {
    const session = await shop.start(buyer, orderNo);
    expect(await shop.send(shop.stripe.pay(session, 'processing'))).toBe('0');
    expect([(await shop.detail(buyer, orderNo)).payPending, (await page()).payPending]).toEqual(['T', 'T']);
    expect(await codeOf(payment.startPayment, shop.startOf(orderNo), shop.by(buyer))).toBe(CODES.state);
    expect(await shop.send(shop.stripe.finish(session, true))).toBe('0');
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('is known by its events in any order', async () => {
    const session = await shop.start(buyer, orderNo);
    const waits = shop.stripe.pay(session, 'processing');
    expect([await shop.send(shop.stripe.finish(session, true)), await shop.send(waits)]).toEqual(['0', '0']);
    expect([await shop.states(orderNo), (await shop.detail(buyer, orderNo)).payPending]).toEqual(['P0D P0S', undefined]);
  });

  test('that fails leaves the order unpaid, and can be made anew', async () => {
    const session = await shop.start(buyer, orderNo);
    await shop.send(shop.stripe.pay(session, 'processing'));
    expect(await shop.send(shop.stripe.finish(session, false))).toBe('0');
    expect([await shop.states(orderNo), (await page()).payPending]).toEqual(['P0C P0C', undefined]);
    await shop.send(await shop.paid(buyer, orderNo));
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('is found by asking when the buyer comes back before its event, which then changes nothing', async () => {
    const event = await shop.paid(buyer, orderNo);
    expect(await page({ returned: 'T' })).toMatchObject({ open: 'F', payment: { payStatus: 'P0S' } });
    expect(await shop.send(event)).toBe('0');
    expect(await shop.payouts()).toEqual([]);
  });

  test('is on its way for a buyer who comes back while Stripe does not answer', async () => {
    await shop.paid(buyer, orderNo);
    shop.stripe.down = true;
    expect(await page({ returned: 'T' })).toMatchObject({ open: 'T', payPending: 'T' });
    shop.stripe.down = false;
    expect((await page({ returned: 'T' })).open).toBe('F');
  });

  test('whose event is lost is found by the schedule', async () => {
    await shop.paid(buyer, orderNo);
    shop.now += 11 * MINUTE;
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('made in time keeps the order, although nothing was heard of it until the order would close', async () => {
    await shop.start(buyer, orderNo);
    await shop.paid(buyer, orderNo);
    await env.DB.prepare('UPDATE stripe_session SET check_at = ?1').bind(NOW + DAY).run();
    shop.now += 31 * MINUTE + SECOND;
    // A reader does not close what may be paid.
    expect((await shop.detail(buyer, orderNo)).orderStatus).toBe('P0C');
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('in another currency is listed for the operator; its page no longer keeps the order open', async () => {
    const session = await shop.start(buyer, orderNo);
    Object.assign(shop.stripe.sessions.get(session) ?? {}, { currency: 'usd' });
    shop.stripe.pay(session);
    shop.now += 32 * MINUTE;
    await shop.due();
    expect(await shop.differences()).toMatchObject([{ kind: 'payment', knownTo: 'stripe', paymentNo, amount: '10', currency: 'USD' }]);
    expect([await shop.states(orderNo), await stockOf(part)]).toEqual(['P0F P0C', 10]);
    // Money in another currency stays at Stripe until somebody has looked at it.
    shop.stripe.intents.clear();
  });

  test('of another amount than is due goes back, and the order stays unpaid', async () => {
    const session = await shop.start(buyer, orderNo);
    Object.assign(shop.stripe.sessions.get(session) ?? {}, { amount_total: 900 });
    expect(await shop.send(shop.stripe.pay(session))).toBe('0');
    expect(await shop.states(orderNo)).toBe('P0C P0C');
    expect(await shop.payouts()).toMatchObject([{ reason: 'second', amount: '9', sentBy: 'provider' }]);
  });
});

describe('a late payment', () => {
  test('after the order was cancelled is paid back', async () => {
    const session = await shop.start(buyer, orderNo);
    await ask(order.cancelOrder, { orderNo }, shop.by(buyer));
    await shop.send(shop.stripe.pay(session));
    expect([await shop.states(orderNo), await stockOf(part)]).toEqual(['P0F P0F', 10]);
    expect(await shop.payouts()).toMatchObject([{ payoutNo: `${paymentNo}-late`, amount: '10', sentBy: 'provider' }]);
  });

  test('is paid back when Stripe answers again', async () => {
    const session = await shop.start(buyer, orderNo);
    await ask(order.cancelOrder, { orderNo }, shop.by(buyer));
    const event = shop.stripe.pay(session);
    shop.stripe.down = true;
    await shop.send(event);
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0F P0S');
    shop.stripe.down = false;
    shop.now += DAY;
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0F P0F');
  });

  test('is prevented: the page of an order that closes is ended', async () => {
    const session = await shop.start(buyer, orderNo);
    await ask(order.cancelOrder, { orderNo }, shop.by(buyer));
    await shop.due();
    expect(shop.stripe.sessions.get(session)?.status).toBe('expired');
  });

  test('waits for Stripe before an order closes, but not for ever', async () => {
    await shop.start(buyer, orderNo);
    shop.stripe.down = true;
    shop.now += 32 * MINUTE;
    await shop.due();
    expect(await shop.states(orderNo)).toBe('P0C P0C');
    shop.now += 120 * MINUTE;
    await shop.due();
    expect([await shop.states(orderNo), await stockOf(part)]).toEqual(['P0F P0C', 10]);
  });
});

describe('S22: a second payment', () => {
  test('of two pages goes back; the first one stands', async () => {
    const first = await shop.start(buyer, orderNo);
    shop.now += 27 * MINUTE;
    const event = shop.stripe.pay(first);
    const second = shop.stripe.pay(await shop.start(buyer, orderNo));
    expect([await shop.send(second), await shop.send(event)]).toEqual(['0', '0']);
    expect(await shop.states(orderNo)).toBe('P0D P0S');
    expect(await shop.payouts()).toMatchObject([{ reason: 'second', amount: '10', sentBy: 'provider' }]);
    expect(events()).toEqual(['second_payment']);
  });

  test('waits for a Stripe that does not answer, and nobody sends it by hand meanwhile', async () => {
    const event = await shop.paid(buyer, orderNo);
    await ask(operator.recordPayment, { orderNo, amount: '10' }, shop.operator());
    shop.stripe.down = true;
    expect(await shop.send(event)).toBe('0');
    const [waiting] = await shop.payouts();
    expect([waiting?.sentBy, await shop.payouts('F')]).toEqual([undefined, []]);
    const byHand = async (asking = shop.operator()) => (await sendCall(operator.payoutSent, { payoutNo: waiting?.payoutNo ?? '' }, asking)).envelope;
    expect(await byHand()).toMatchObject({ code: CODES.state, message: 'The payment provider is sending this payout. Do not send it as well.' });
    shop.stripe.down = false;
    shop.now += DAY;
    await shop.due();
    expect(await shop.payouts('T')).toMatchObject([{ sentBy: 'provider' }]);
    expect((await byHand()).message).toBe('This payout is already marked as sent.');
  });

  test('beside a bank transfer goes back; the transfer is paid back by the operator', async () => {
    const event = await shop.paid(buyer, orderNo);
    await ask(operator.recordPayment, { orderNo, amount: '10' }, shop.operator());
    await shop.send(event);
    expect(await shop.payouts()).toMatchObject([{ reason: 'second', sentBy: 'provider' }]);
    const payload = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T01', reason: 'not needed' } as const;
    const { refundNo } = (await ask(order.applyRefund, payload, shop.by(buyer))).data;
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, shop.operator());
    expect(await shop.states(orderNo)).toBe('P0D P0S S04');
    expect(await shop.payouts()).toContainEqual(expect.not.objectContaining({ sentBy: 'provider' }));
  });
});

describe('S22: a call-back that is not authentic changes nothing', () => {
  test.each<[string, (signed: { body: string; signature: string }) => Promise<{ body: string; signature: string }> | { body: string; signature: string }]>([
    ['signed with another secret', async ({ body }) => shop.stripe.sign(JSON.parse(body), shop.now, 'whsec_other')],
    ['older than five minutes', async ({ body }) => shop.stripe.sign(JSON.parse(body), shop.now - 301 * SECOND)],
    ['with another body', ({ body, signature }) => ({ body: body.replace('"paid"', '"paid" '), signature })],
    ['with a part of the signature', ({ body, signature }) => ({ body, signature: signature.slice(0, -1) })],
    ['without signature', ({ body }) => ({ body, signature: '' })],
    ['without body', ({ signature }) => ({ body: '', signature })],
  ])('%s', async (_, forge) => {
    const forged = await forge(await shop.stripe.sign(await shop.paid(buyer, orderNo)));
    expect(await codeOf(payment.stripeCallback, forged, shop.provider())).toBe(CODES.callback);
    expect(await shop.states(orderNo)).toBe('P0C P0C');
    await shop.send(shop.stripe.events.at(-1) ?? {});
  });

  test('nor is one where Stripe is not configured, or one that the test provider would believe', async () => {
    const signed = await shop.stripe.sign(await shop.paid(buyer, orderNo));
    expect(await codeOf(payment.stripeCallback, signed, { demo: true })).toBe(CODES.callback);
    await shop.send(shop.stripe.events.at(-1) ?? {});
  });

  test('nor is one of the live mode where the key is of the test mode, and the other way round', async () => {
    const signed = await shop.stripe.sign({ ...(await shop.paid(buyer, orderNo)), livemode: true });
    expect(await codeOf(payment.stripeCallback, signed, shop.provider())).toBe(CODES.callback);
    const test = await shop.stripe.sign(shop.stripe.events.at(-1) ?? {});
    const { paying, ...rest } = shop.provider();
    expect(await codeOf(payment.stripeCallback, test, { ...rest, paying: { ...paying, STRIPE_SECRET_KEY: 'sk_live_stand_in' } })).toBe(CODES.callback);
    expect([await shop.states(orderNo), events()]).toEqual(['P0C P0C', ['callback_of_other_mode', 'callback_of_other_mode']]);
    expect(await codeOf(payment.stripeCallback, test, shop.provider())).toBe('0');
  });

  test('nor is one that Stripe signs but that cannot be read, or whose amount is no number of fen', async () => {
    const session = await shop.start(buyer, orderNo);
    const page = { ...shop.stripe.sessions.get(session), payment_status: 'paid' };
    const objects = [undefined, null, {}, { ...page, metadata: 7 }, ...[1.5, -1, 1e21, '1e3', {}].map((amount_total) => ({ ...page, amount_total })), { ...page, currency: {} }];
    for (const type of ['checkout.session.completed', 'refund.failed']) {
      for (const object of objects) {
        expect(await shop.send({ id: 'evt_odd', object: 'event', created: NOW / SECOND, livemode: false, type, data: { object } })).toBe(CODES.callback);
      }
    }
    for (const event of [{}, { data: null }, { data: {}, created: 'now' }]) {
      expect(await shop.send({ id: 'evt_odd', object: 'event', created: NOW / SECOND, livemode: false, type: 'checkout.session.completed', ...event })).toBe(CODES.callback);
    }
    expect(await shop.states(orderNo)).toBe('P0C P0C');
  });

  test('nor is one about an account that is connected with the shop’s own', async () => {
    const event = await shop.paid(buyer, orderNo);
    expect(await shop.send({ ...event, account: 'acct_1' })).toBe('0');
    expect(await shop.states(orderNo)).toBe('P0C P0C');
    await shop.send(event);
  });

  test('events of other kinds and other shops are accepted, and change nothing', async () => {
    const session = await shop.start(buyer, orderNo);
    const other = { ...shop.stripe.sessions.get(session), metadata: { shop: 'another', paymentNo, orderNo }, payment_status: 'paid' };
    for (const event of [{ id: 'evt_1', type: 'customer.created', data: { object: {} } }, { id: 'evt_2', type: 'checkout.session.completed', data: { object: other } }]) {
      expect(await shop.send({ object: 'event', created: NOW / SECOND, livemode: false, ...event })).toBe('0');
    }
    expect(await shop.states(orderNo)).toBe('P0C P0C');
  });
});

describe('the choice of the buyer', () => {
  test('is told with the bank account', async () => {
    expect(await page()).toEqual({
      payment: expect.anything(), currency: 'CNY', open: 'T', ways: ['stripe', 'transfer'], transferTo: ['Bank: ICBC Shenzhen', 'Account: 4000 0000 0000 0000 000'],
    });
  });

  test('of the transfer gives more time, counted from the order, and ends the page at Stripe', async () => {
    const session = await shop.start(buyer, orderNo);
    shop.now += 10 * MINUTE;
    const chosen = { orderNo, idempotencyKey: crypto.randomUUID(), payBy: 'transfer' } as const;
    expect((await ask(payment.startPayment, chosen, shop.by(buyer))).data).toEqual({ paymentNo });
    expect([await payUntil(), (await page()).byTransfer]).toEqual([NOW + 3 * DAY, 'T']);
    await shop.due();
    expect(shop.stripe.sessions.get(session)?.status).toBe('expired');
    shop.now += DAY;
    await ask(operator.recordPayment, { orderNo, amount: '10' }, shop.operator());
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('may change', async () => {
    await ask(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID(), payBy: 'transfer' }, shop.by(buyer));
    shop.now += DAY;
    await shop.send(await shop.paid(buyer, orderNo));
    expect(await shop.states(orderNo)).toBe('P0D P0S');
  });

  test('is none without an account, where the amount is too low or too high for Stripe, and in a shop without a provider', async () => {
    const live = shop.by(buyer);
    const ways = async (paying: object, no = paymentNo) => {
      const { ways: some, byTransfer } = (await ask(payment.getPayment, { paymentNo: no }, { ...live, paying })).data;
      return [some, byTransfer];
    };
    expect(await ways({ ...live.paying, TRANSFER_ACCOUNT: '' })).toEqual([['stripe'], undefined]);
    expect(await ways({})).toEqual([undefined, 'T']);
    expect(await codeOf(payment.startPayment, { ...shop.startOf(orderNo), payBy: 'transfer' }, { ...live, paying: { ...live.paying, TRANSFER_ACCOUNT: '' } })).toBe(CODES.state);
    for (const price of ['3.99', '1000000']) {
      const special = await newPart({ stock: 10, tiers: [[1, price]] });
      const { payment: { paymentNo: other }, payUntil: until } = await shop.detail(buyer, await shop.place(buyer, [[special, 1]]));
      expect(await ways(live.paying ?? {}, other)).toEqual([undefined, 'T']);
      // Nothing has to be chosen, so the order has the time for a transfer from the beginning.
      expect(Date.parse(until ?? '')).toBe(NOW + 3 * DAY);
    }
  });

  test('a shop without a provider waits as long as it sets', async () => {
    for (const [paying, days] of [[{ TRANSFER_DAYS: '5' }, 5], [{}, 3]] as const) {
      const { data } = await ask(order.createOrder, orderOf([[part, 1]]), { ...shop.by(buyer), paying });
      expect(Date.parse((await shop.detail(buyer, data.orderNo)).payUntil ?? '')).toBe(NOW + days * DAY);
    }
  });
});
