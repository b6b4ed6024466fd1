/** Requests of strangers: visitors who use another user's numbers, and callbacks of the provider. */
import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { ORDER_INTENTS } from '../../app/domain/order/order-forms';
import { signCallback } from '../../functions/mall/trade/payments/provider';
import { demoUser, fill, numberIn, openOrders, order, product, somebodyElse } from '../fixtures/visitors/order-visitor';
import { SECRET, Visitor, type Page } from '../fixtures/visitors/visitor';

openOrders();

describe('an order of another user (S14)', () => {
  /** An order with a refund, and its payment. */
  async function theirs() {
    const owner = await demoUser();
    await fill(owner, [0, 20]);
    const path = await order(owner);
    const { location: pay = '' } = await owner.post(path, { intent: 'pay' });
    expect((await owner.post(pay ?? '', { outcome: 'pay' })).location).toBe(path);
    await owner.post(path, { intent: 'refund', goodsId: product(0).id, refundType: 'T01', qty: '5', reason: 'x' });
    const refundNo = await env.DB.prepare('SELECT refund_no FROM refund WHERE order_no = ?1').bind(numberIn(path)).first<string>('refund_no') ?? '';
    expect(refundNo).not.toBe('');
    return { path, pay: pay ?? '', refundNo };
  }

  const state = async () => JSON.stringify(await Promise.all(['trade_order', 'order_line', 'payment', 'refund', 'trade_event', 'test_delivery', 'payment_event']
    .map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results)));

  test('is 404 by its address, by every form, and by its payment and refunds, and does not change', async () => {
    const { path, pay, refundNo } = await theirs();
    const stranger = await somebodyElse();
    await fill(stranger, [0, 20]);
    const own = await order(stranger);
    const before = await state();
    const fields = {
      refundNo, goodsId: product(0).id, refundType: 'T01', qty: '1', reason: 'x', carrier: 'SF', trackingNo: '1', invoiceTitle: 'x', taxNo: '91440300MA5F8K2T0X', step: 'approveRefund',
    };
    for (const page of [await stranger.get(path), await stranger.get(pay)]) {
      expect([page.status, page.shows('<h1>We cannot find this order</h1>'), page.shows('href="/membership_center?tab=orders"'), page.shows('The part')]).toEqual([404, true, true, false]);
      expect(page.shows('<title>We cannot find this order')).toBe(true);
    }
    expect((await stranger.get(`${path}?refund=${product(0).id}`)).status).toBe(404);
    for (const intent of [...ORDER_INTENTS, '', 'nothing']) expect([intent, (await stranger.post(path, { intent, ...fields })).status]).toEqual([intent, 404]);
    for (const intent of ['cancelRefund', 'returnShipped']) expect([intent, (await stranger.post(own, { intent, ...fields })).status]).toEqual([intent, 404]);
    expect((await stranger.post(own, { intent: 'demoStep', ...fields })).status).toBe(303);
    for (const outcome of ['pay', 'fail', 'delay', '']) expect([outcome, (await stranger.post(pay, { outcome })).status]).toEqual([outcome, 404]);
    expect(await state()).toBe(before);
    const list = await stranger.get(`/membership_center?tab=orders&time=all&keyword=${numberIn(path)}`);
    expect([list.status, list.shows('No orders match')]).toEqual([200, true]);
    for (const tab of ['refunds', 'invoices']) expect((await stranger.get(`/membership_center?tab=${tab}`)).text).not.toContain(numberIn(path));
  });

  test.each(['none', 'F20261122-00000001', 'x.css', '%00', '%E4%B8%AD', `${'9'.repeat(7_000)}`, "'; DROP TABLE trade_order; --"])('is answered like an unknown one: %j', async (number) => {
    const visitor = await demoUser();
    for (const path of [`/order_detail/${number.startsWith('%') ? number : encodeURIComponent(number)}`, `/pay/${number.startsWith('%') ? number : encodeURIComponent(number)}`]) {
      expect((await visitor.get(path)).status).toBe(404);
      expect((await visitor.post(path, { intent: 'cancel', outcome: 'pay' })).status).toBe(404);
    }
  });
});

describe('the callback of the provider', () => {
  async function unpaid() {
    const visitor = await demoUser();
    await fill(visitor, [0, 20]);
    const path = await order(visitor);
    const row = await env.DB.prepare('SELECT payment_no, amount FROM payment WHERE order_no = ?1').bind(numberIn(path)).first<{ payment_no: string; amount: number }>();
    const { payment_no: paymentNo = '', amount = 0 } = row ?? {};
    const event = { eventId: crypto.randomUUID(), kind: 'paid', paymentNo, orderNo: numberIn(path), amount: String(amount / 1_000_000), currency: 'CNY', at: new Date().toISOString() };
    return { visitor, path, event };
  }

  async function callBack(event: object | string, over: Record<string, string> = {}): Promise<Page> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    const { timestamp, signature } = await signCallback(SECRET, body, Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-pay-timestamp': timestamp, 'x-pay-signature': signature, origin: 'https://pay.example', 'sec-fetch-site': 'cross-site', ...over };
    return new Visitor().send('/pay/callback', { method: 'POST', body, headers });
  }

  const paid = async (path: string) => (await env.DB.prepare('SELECT payment_status FROM trade_order WHERE order_no = ?1').bind(numberIn(path)).first<string>('payment_status'));

  test('is accepted from another site without a cookie by its signature, and takes effect once', async () => {
    const { visitor, path, event } = await unpaid();
    const answer = await callBack(event);
    expect([answer.status, answer.text, answer.headers.getSetCookie()]).toEqual([200, '{"ok":true}', []]);
    expect(await paid(path)).toBe('P0S');
    expect((await callBack(event)).status).toBe(200);
    expect((await visitor.get(path)).shows('Preparing')).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['another signature', { 'x-pay-signature': '0'.repeat(64) }], ['no signature', { 'x-pay-signature': '' }], ['a time of its own', { 'x-pay-timestamp': '1700000000' }],
    ['no time', { 'x-pay-timestamp': '' }],
  ])('with %s is refused with its code, and nothing is paid', async (_, over) => {
    const { path, event } = await unpaid();
    const answer = await callBack(event, over);
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({ ok: false, code: expect.stringMatching(/^ERR-/) });
    expect(await paid(path)).toBe('P0C');
  });

  test('with another amount, without JSON, or too long is refused', async () => {
    const { path, event } = await unpaid();
    expect((await callBack({ ...event, amount: '0.01' })).status).toBe(422);
    expect((await callBack('no json')).status).toBe(422);
    expect((await callBack(`"${'x'.repeat(4 * 1024)}"`)).status).toBe(413);
    expect(await paid(path)).toBe('P0C');
  });

  test('cannot be sent by GET or by a form', async () => {
    expect((await new Visitor().get('/pay/callback')).location).toBe('/');
    const { path, event } = await unpaid();
    const { status } = await new Visitor().post('/pay/callback', Object.fromEntries(Object.entries(event)));
    expect(status).toBe(422);
    expect(await paid(path)).toBe('P0C');
  });
});
