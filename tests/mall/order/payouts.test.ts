/** Money that goes back to buyers: by the provider of a demonstration, or by an operator. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import { cancelOrder } from '../../../app/upstream/contract/records/order';
import { paymentCallback } from '../../../app/upstream/contract/records/payment';
import { Queries } from '../../../functions/mall/db/queries';
import { runDueTransitions } from '../../../functions/mall/trade/due-transitions';
import { listPayout, sendPayout } from '../../../functions/mall/trade/payments/payouts';
import { signCallback } from '../../../functions/mall/trade/payments/provider';
import { ask, NOW, SECRET, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, byOperator, codeOf, detail, newBuyer, newPart, openTrade, pay, place, refund, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants, forgetTrade } from '../../fixtures/trade/trade-invariants';

const MINUTE = 60_000;
const OTHER_SECRET = 'another-key-of-more-than-thirty-two-signs';
/** A shop without a payment provider. */
const live = (more: Asking = {}): Asking => byOperator({ ...more, demo: false, headers: { 'operator-name': encodeURIComponent('李雷'), ...more.headers } });

const said = vi.spyOn(console, 'error');
let buyer: Buyer;
let part: string;
let orderNo: string;

beforeAll(() => openTrade());
beforeEach(async () => {
  said.mockReset().mockImplementation(() => undefined);
  await forgetTrade(env.DB);
  buyer = await newBuyer();
  part = await newPart({ stock: 10, tiers: [[1, '2.5']] });
  orderNo = await place(buyer, [[part, 4]]);
});
afterEach(async () => {
  expect(await brokenInvariants(env.DB, new Map([[part, 10]]))).toEqual([]);
});

const listed = async (sent?: 'T' | 'F') => (await ask(operator.listPayouts, sent ? { sent } : {}, live())).data.page.rows;
const states = async () => {
  const { orderStatus, payStatus, refunded, refunds } = await detail(buyer, orderNo);
  return [orderStatus, payStatus, refunded, ...refunds.map(({ refundStatus }) => refundStatus)].join(' ');
};

/** Settles what is due, where there is no provider. */
function settle(now = NOW): Promise<number> {
  return runDueTransitions({ bindings: { DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, queries: new Queries(env.DB), now, timeZone: 'UTC' });
}

async function paidCallback(more: object = {}, asking: Asking = {}, secret = SECRET): Promise<string> {
  const { paymentNo } = (await detail(buyer, orderNo)).payment;
  const body = { eventId: crypto.randomUUID(), kind: 'paid', paymentNo, orderNo, amount: '10', currency: 'CNY', at: new Date(NOW).toISOString(), ...more };
  return codeOf(paymentCallback, await signCallback(secret, JSON.stringify(body), NOW / 1000), { demo: true, ...asking });
}

describe('a refund outside of a demonstration', () => {
  test('waits in the list of money to send until the operator says that it was sent', async () => {
    await ask(operator.recordPayment, { orderNo, amount: '10' }, live());
    const refundNo = await refund(buyer, orderNo, part, 1);
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, live());
    await settle();
    await settle();
    expect(await states()).toBe('P0D P0S 0 S04');
    const account = await env.DB.prepare('SELECT account FROM account WHERE user_code = ?1').bind(buyer.userCode).first('account');
    const waiting = { payoutNo: refundNo, orderNo, paymentNo: expect.stringMatching(/^P/), reason: 'refund', amount: '2.5', userCode: buyer.userCode, account, createTime: new Date(NOW).toISOString() };
    expect([await listed(), await listed('F'), await listed('T')]).toEqual([[waiting], [waiting], []]);
    await ask(operator.payoutSent, { payoutNo: refundNo }, live({ now: NOW + MINUTE }));
    expect(await states()).toBe('P0D P0S 2.5 S05');
    const gone = { ...waiting, sentTime: new Date(NOW + MINUTE).toISOString(), sentBy: '李雷' };
    expect([await listed('F'), await listed('T')]).toEqual([[], [gone]]);
    expect((await detail(buyer, orderNo)).events.at(-1)).toMatchObject({ subject: 'refund T01', fromStatus: 'S04', toStatus: 'S05', actor: 'operator', cause: 'paidBack' });
    expect((await sendCall(operator.payoutSent, { payoutNo: refundNo }, live())).envelope).toMatchObject({ code: CODES.state, message: 'This payout is already marked as sent.' });
  });

  test('of the last amount closes the order when it is sent; said 20 times at once, it counts once', async () => {
    await ask(operator.recordPayment, { orderNo, amount: '10' }, live());
    const refunds = [await refund(buyer, orderNo, part, 1), await refund(buyer, orderNo, part, 3)];
    for (const refundNo of refunds) await ask(operator.auditRefund, { refundNo, approve: 'T' }, live());
    expect((await listed()).map(({ payoutNo }) => payoutNo).sort()).toEqual([...refunds].sort());
    const codes = await Promise.all(refunds.flatMap((payoutNo) => Array.from({ length: 10 }, () => codeOf(operator.payoutSent, { payoutNo }, live()))));
    expect(codes.filter((code) => code === '0')).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set(['0', CODES.state]));
    expect(await states()).toBe('P0F P0F 10 S05 S05');
  });

  test('of an order on account that is not paid needs no money', async () => {
    const owing = await newBuyer(100);
    const other = await newPart();
    const onAccount = await place(owing, [[other, 5]], { payMethod: 'PW1' });
    await ask(operator.auditRefund, { refundNo: await refund(owing, onAccount, other, 2), approve: 'T' }, live());
    expect((await detail(owing, onAccount)).refunds).toMatchObject([{ refundStatus: 'S05' }]);
    expect(await listed()).toEqual([]);
  });

  test('is listed and noted for the operator alone', async () => {
    for (const asking of [{}, { demo: true }, by(buyer), live({ headers: { 'operator-key': 'a guess' } })]) {
      expect([await codeOf(operator.listPayouts, {}, asking), await codeOf(operator.payoutSent, { payoutNo: 'R1' }, asking)]).toEqual([CODES.notFound, CODES.notFound]);
    }
    expect((await sendCall(operator.payoutSent, { payoutNo: 'R1' }, live())).envelope).toMatchObject({ code: CODES.notFound, message: 'There is no such payout. Check its number in the list.' });
  });
});

test('in a demonstration the provider sends it at once, and the list says so', async () => {
  await pay(buyer, orderNo);
  const refundNo = await refund(buyer, orderNo, part, 4);
  await ask(operator.auditRefund, { refundNo, approve: 'T' }, byOperator());
  expect(await states()).toBe('P0F P0F 10 S05');
  expect(await listed()).toMatchObject([{ payoutNo: refundNo, amount: '10', sentBy: 'provider' }]);
});

describe('S22: a second, different payment of an order', () => {
  test('is recorded, told to the operator and paid back; the first one stands', async () => {
    await paidCallback();
    expect(await paidCallback({ amount: '7.25' })).toBe('0');
    expect(await states()).toBe('P0D P0S 0');
    expect(await listed()).toMatchObject([{ payoutNo: expect.stringMatching(/^M20261120-\d{8}$/), orderNo, reason: 'second', amount: '7.25', sentBy: 'provider' }]);
    expect(said.mock.calls.flat().map((line) => JSON.parse(String(line)))).toMatchObject([{ event: 'second_payment' }]);
  });

  test('that several events tell of is one payment', async () => {
    await paidCallback({ transactionNo: 'T1' });
    expect(await paidCallback({ transactionNo: 'T1' })).toBe('0');
    expect(await listed()).toEqual([]);
    const event = { eventId: 'E2', transactionNo: 'T2' };
    const codes = await Promise.all([...Array.from({ length: 5 }, () => paidCallback(event)), ...Array.from({ length: 5 }, () => paidCallback({ transactionNo: 'T2' }))]);
    expect(new Set(codes)).toEqual(new Set(['0']));
    expect(await listed()).toMatchObject([{ reason: 'second', amount: '10' }]);
  });

  test('at the same moment as the first: one is taken, the others go back', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => paidCallback()));
    expect(codes).toEqual(['0', '0', '0', '0']);
    expect(await states()).toBe('P0D P0S 0');
    expect((await listed()).map(({ reason, amount }) => [reason, amount])).toEqual(Array(3).fill(['second', '10']));
  });

  test('of a closed order goes back too', async () => {
    await ask(cancelOrder, { orderNo }, by(buyer));
    await paidCallback();
    await paidCallback();
    expect((await listed()).map(({ reason, sentBy }) => [reason, sentBy]).sort()).toEqual([['late', 'provider'], ['second', 'provider']]);
    expect(await states()).toBe('P0F P0F 10');
  });

  test.each([['0'], ['-1'], ['0.0000001'], ['1e3'], ['99999999999999']])('of %s is no payment', async (amount) => {
    await paidCallback();
    expect(await paidCallback({ amount })).toBe(CODES.callback);
    expect(await listed()).toEqual([]);
  });
});

describe('a provider that fails', () => {
  const failing = { refund: async () => Promise.reject(new Error('out of order')) };

  test('leaves the money in the list, and it is sent when the provider works again', async () => {
    await pay(buyer, orderNo);
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    const second = { payoutNo: 'M20261120-00000001', orderNo, paymentNo, reason: 'second', amount: 3_000_000 } as const;
    const queries = new Queries(env.DB);
    await queries.batch([
      listPayout(second, NOW), { sql: "INSERT INTO payment_event (event_id, payment_no, kind, outcome, received_at, transaction_no, amount) VALUES ('E9', ?1, 'paid', 'second', ?2, 'T9', 3000000)", values: [paymentNo, NOW] },
    ]);
    const context = { bindings: { DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad', DEMO: '1', SESSION_SECRET: SECRET }, queries, now: NOW };
    expect(await sendPayout(context, second, failing)).toBe('later');
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining('out of order')]);
    expect(await listed('F')).toMatchObject([{ payoutNo: second.payoutNo }]);
    // Reading an order settles what is due.
    await detail(buyer, orderNo);
    expect(await listed()).toMatchObject([{ payoutNo: second.payoutNo, sentBy: 'provider' }]);
  });

  test('that is given up: an operator sends the money', async () => {
    await pay(buyer, orderNo);
    const { paymentNo } = (await detail(buyer, orderNo)).payment;
    await env.DB.prepare("UPDATE trade_order SET status = 'P0F' WHERE order_no = ?1").bind(orderNo).run();
    await env.DB.prepare("INSERT INTO trade_event (order_no, machine, subject, from_status, to_status, at, actor, cause) VALUES (?1, 'order', ?1, 'P0D', 'P0F', ?2, 'mall', 'refunded')").bind(orderNo, NOW).run();
    await env.DB.prepare('UPDATE order_line SET reserved = 0 WHERE order_no = ?1').bind(orderNo).run();
    await env.DB.prepare('UPDATE goods SET stock = 10 WHERE id = ?1').bind(part).run();
    await settle();
    await settle();
    expect(await listed('F')).toMatchObject([{ payoutNo: `${paymentNo}-late`, reason: 'late', amount: '10' }]);
    await ask(operator.payoutSent, { payoutNo: `${paymentNo}-late` }, live());
    expect(await states()).toBe('P0F P0F 10');
    await settle();
    expect(await listed('F')).toEqual([]);
  });
});

describe('S22: the keys of the list', () => {
  test('all verify a call-back; one that is not in it does not', async () => {
    expect(await paidCallback({}, { secrets: OTHER_SECRET })).toBe(CODES.callback);
    expect(await states()).toBe('P0C P0C 0');
    expect(await paidCallback({}, { secrets: `${OTHER_SECRET}, ${SECRET}` })).toBe('0');
    expect(await states()).toBe('P0D P0S 0');
  });
});
