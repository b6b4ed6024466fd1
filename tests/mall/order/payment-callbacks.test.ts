import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as order from '../../../app/upstream/contract/records/order';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as payment from '../../../app/upstream/contract/records/payment';
import { signCallback, type SignedCallback } from '../../../functions/mall/trade/payments/provider';
import { ask, NOW, SECRET, sendCall } from '../../fixtures/mall/mall';
import { by, byOperator, detail, newBuyer, newPart, openTrade, pay, place, refund, stockOf, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants } from '../../fixtures/trade/trade-invariants';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let buyer: Buyer;
let part: string;
let orderNo: string;

beforeAll(() => openTrade());
beforeEach(async () => {
  buyer = await newBuyer();
  part = await newPart({ stock: 10, tiers: [[1, '2.5']] });
  orderNo = await place(buyer, [[part, 4]]);
});

interface Changes {
  event?: object;
  /** The time of the signature, ms since 1970. */
  signed?: number;
  secret?: string;
}

/** A callback of the provider, or a forged one. */
async function callback({ event = {}, signed = NOW, secret = SECRET }: Changes = {}): Promise<SignedCallback> {
  const { paymentNo, amount } = (await detail(buyer, orderNo)).payment;
  const body = { eventId: crypto.randomUUID(), kind: 'paid', paymentNo, orderNo, amount, currency: 'CNY', at: new Date(signed).toISOString(), ...event };
  return signCallback(secret, JSON.stringify(body), Math.floor(signed / SECOND));
}

async function receive(signed: SignedCallback, now = NOW): Promise<string> {
  return (await sendCall(payment.paymentCallback, signed, { demo: true, now })).envelope.code;
}

async function state(now = NOW): Promise<string> {
  const { orderStatus, payStatus } = await detail(buyer, orderNo, now);
  return `${orderStatus} ${payStatus}`;
}

describe('S22: a callback that is not authentic changes nothing', () => {
  test.each<[string, (good: SignedCallback) => SignedCallback]>([
    ['other signature', (good) => ({ ...good, signature: '0'.repeat(64) })],
    ['one digit of the signature', (good) => ({ ...good, signature: `${good.signature.slice(0, -1)}${good.signature.endsWith('0') ? '1' : '0'}` })],
    ['other body', (good) => ({ ...good, body: good.body.replace('"10"', '"1"') })],
    ['a blank more in the body', (good) => ({ ...good, body: `${good.body} ` })],
    ['other time', (good) => ({ ...good, timestamp: String(Number(good.timestamp) + 1) })],
    ['time and body run into each other', (good) => ({ ...good, timestamp: `${good.timestamp}1`, body: good.body })],
  ])('%s', async (_, forge) => {
    expect(await receive(forge(await callback()))).toBe(CODES.callback);
    expect(await state()).toBe('P0C P0C');
  });

  test.each<[string, Changes]>([
    ['signed with another secret', { secret: 'another-key-of-more-than-thirty-two-signs' }],
    ['too low an amount', { event: { amount: '9.99' } }],
    ['too high an amount', { event: { amount: '10.01' } }],
    ['no amount', { event: { amount: '' } }],
    ['another currency', { event: { currency: 'USD' } }],
    ['a payment that does not exist', { event: { paymentNo: 'P20261120-00000000' } }],
    ['another order than the payment’s', { event: { orderNo: 'F20261120-00000000' } }],
    ['a kind that is none', { event: { kind: 'maybe' } }],
    ['301 seconds old', { signed: NOW - 301 * SECOND }],
    ['301 seconds early', { signed: NOW + 301 * SECOND }],
  ])('%s', async (_, changes) => {
    expect(await receive(await callback(changes))).toBe(CODES.callback);
    expect(await state()).toBe('P0C P0C');
    expect(await stockOf(part)).toBe(6);
  });

  test('malformed JSON, a missing signature, and a shop without a test provider', async () => {
    expect(await receive(await signCallback(SECRET, 'no JSON', NOW / SECOND))).toBe(CODES.callback);
    expect((await sendCall(payment.paymentCallback, await callback(), {})).envelope.code).toBe(CODES.callback);
    expect((await sendCall(payment.paymentCallback, { body: '{}', timestamp: '1', signature: 'xyz' }, { demo: true })).envelope.code).toBe(CODES.badPayload);
    expect(await state()).toBe('P0C P0C');
  });
});

describe('a callback takes effect once, in any sequence', () => {
  test('within 300 seconds either way', async () => {
    expect(await receive(await callback({ event: { kind: 'failed' }, signed: NOW + 300 * SECOND }))).toBe('0');
    expect(await receive(await callback({ signed: NOW - 300 * SECOND }))).toBe('0');
    expect(await state()).toBe('P0D P0S');
  });

  test('with any notation of the amount', async () => {
    expect(await receive(await callback({ event: { amount: '10.00' } }))).toBe('0');
    expect(await state()).toBe('P0D P0S');
  });

  test('sent 20 times concurrently: paid once', async () => {
    const signed = await callback();
    const codes = await Promise.all(Array.from({ length: 20 }, () => receive(signed)));
    expect(new Set(codes)).toEqual(new Set(['0']));
    expect((await detail(buyer, orderNo)).events.filter(({ subject }) => subject === 'payment')).toHaveLength(2);
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM payment_event WHERE payment_no = (SELECT payment_no FROM payment WHERE order_no = ?1)').bind(orderNo).first('n')).toBe(1);
  });

  test('a failure before or after the payment, and a second payment, change nothing', async () => {
    expect(await receive(await callback({ event: { kind: 'failed' } }))).toBe('0');
    expect(await state()).toBe('P0C P0C');
    expect(await receive(await callback())).toBe('0');
    expect(await receive(await callback({ event: { kind: 'failed' } }))).toBe('0');
    expect(await receive(await callback())).toBe('0');
    expect(await state()).toBe('P0D P0S');
  });

  test('late: an order that was paid in time continues, although the callback comes after the half hour', async () => {
    const inTime = await callback({ event: { at: new Date(NOW + 29 * MINUTE).toISOString() }, signed: NOW + 31 * MINUTE });
    expect(await receive(inTime, NOW + 31 * MINUTE)).toBe('0');
    expect(await state(NOW + 31 * MINUTE)).toBe('P0D P0S');
  });

  test('late: the order is closed, so the money is refunded', async () => {
    const later = NOW + 31 * MINUTE;
    const signed = await callback({ signed: later });
    expect(await state(later)).toBe('P0F P0C');
    expect(await receive(signed, later)).toBe('0');
    expect(await detail(buyer, orderNo, later)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0F', refunded: '10' });
    expect(await receive(signed, later)).toBe('0');
    expect(await stockOf(part)).toBe(10);
    expect(await brokenInvariants(env.DB, new Map([[part, 10]]))).toEqual([]);
  });

  test('late: the order is overdue but not closed yet', async () => {
    const later = NOW + 40 * MINUTE;
    const signed = await callback({ signed: later });
    expect(await receive(signed, later)).toBe('0');
    expect(await state(later)).toBe('P0F P0F');
    expect(await stockOf(part)).toBe(10);
  });

  test('after a cancellation the money is refunded', async () => {
    const signed = await callback();
    await ask(order.cancelOrder, { orderNo }, by(buyer));
    expect(await receive(signed)).toBe('0');
    expect(await state()).toBe('P0F P0F');
  });
});

describe('the test provider', () => {
  test('pays, fails and delays', async () => {
    const { paymentNo } = (await ask(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }, by(buyer))).data;
    expect((await ask(payment.getPayment, { paymentNo }, by(buyer))).data).toMatchObject({ open: 'T', currency: 'CNY', payUrl: `/pay/${paymentNo}`, payment: { amount: '10', orderNo, payStatus: 'P0C' } });
    expect((await sendCall(payment.testPayment, { paymentNo, outcome: 'fail' }, by(buyer))).envelope).toMatchObject({ code: CODES.state, message: 'The payment failed. Try again.' });
    expect(await state()).toBe('P0C P0C');
    await ask(payment.testPayment, { paymentNo, outcome: 'delay' }, by(buyer));
    await ask(payment.testPayment, { paymentNo, outcome: 'delay' }, by(buyer));
    expect(await state(NOW + 9 * SECOND)).toBe('P0C P0C');
    expect((await detail(buyer, orderNo, NOW + 9 * SECOND)).payPending).toBe('T');
    expect((await ask(order.listOrders, {}, by(buyer, { now: NOW + 9 * SECOND }))).data.page.rows[0]?.payPending).toBe('T');
    expect(await state(NOW + 10 * SECOND)).toBe('P0D P0S');
    expect((await detail(buyer, orderNo, NOW + 10 * SECOND)).payPending).toBeUndefined();
    expect((await ask(payment.getPayment, { paymentNo }, by(buyer))).data).toEqual({ payment: expect.anything(), currency: 'CNY', open: 'F' });
    const paid = { code: CODES.state, message: 'This order is already paid.' };
    expect((await sendCall(payment.testPayment, { paymentNo, outcome: 'pay' }, by(buyer))).envelope).toMatchObject(paid);
    expect((await sendCall(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }, by(buyer))).envelope).toMatchObject(paid);
  });

  test('pays nothing for an order on account that was refunded while its payment was on the way', async () => {
    buyer = await newBuyer(1_000);
    orderNo = await place(buyer, [[part, 2]], { payMethod: 'PW1' });
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    await ask(payment.testPayment, { paymentNo, outcome: 'delay' }, by(buyer));
    await ask(operator.auditRefund, { refundNo: await refund(buyer, orderNo, part, 2), approve: 'T' }, byOperator());
    expect(await state(NOW + 11 * SECOND)).toBe('P0F P0C');
    const left = async (table: string) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first('n');
    expect([await left('test_delivery'), await left('due_failure'), await left('payout WHERE amount = 0')]).toEqual([0, 0, 0]);
    expect(await receive(await callback())).toBe(CODES.callback);
    expect((await sendCall(payment.testPayment, { paymentNo, outcome: 'pay' }, by(buyer))).envelope.code).toBe(CODES.state);
    expect(await state()).toBe('P0F P0C');
    expect(await brokenInvariants(env.DB, new Map())).toEqual([]);
  });

  test('exists in a demonstration only; elsewhere orders are paid by bank transfer', async () => {
    const live = { headers: { 'access-token': buyer.token } };
    expect((await ask(payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }, live)).data.payUrl).toBeUndefined();
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    const shown = (await ask(payment.getPayment, { paymentNo }, live)).data;
    expect([shown.byTransfer, shown.payUrl]).toEqual(['T', undefined]);
    expect((await sendCall(payment.testPayment, { paymentNo, outcome: 'pay' }, live)).envelope.code).toBe(CODES.notFound);
  });

  test('does not find another buyer’s payment', async () => {
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    const other = await newBuyer();
    await pay(other, await place(other, [[part, 1]]));
    for (const [call, payload] of [
      [payment.getPayment, { paymentNo }], [payment.testPayment, { paymentNo, outcome: 'pay' }], [payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }],
    ] as const) {
      expect([call.name, (await sendCall(call, payload, by(other))).envelope.code]).toEqual([call.name, CODES.notFound]);
    }
    expect(await state()).toBe('P0C P0C');
  });
});
