import { describe, expect, test } from 'vitest';
import { postPayment } from '~/actions/order/pay-order';
import { CODES } from '~/upstream/contract/base/envelope';
import { good, refused } from '../upstream/fake-upstream';
import { form, tradeVisit, type Answers } from './trade-visit';

const KEY = '0c5ad2b0-3f4e-4b1c-9d2a-7a1f7b9e1c11';
const ORIGIN = 'https://shop.example';
const UUID = /^[0-9a-f-]{36}$/;
const PAYMENT = { paymentNo: 'P1', orderNo: 'F1', payMethod: 'PW0', amount: '31.20', payStatus: 'P0C' };
const ORDER = {
  orderNo: 'F1', createTime: '2026-11-22T10:00:00Z', orderStatus: 'P0C', payStatus: 'P0C', payMethod: 'PW0', invoiceStatus: 'I0C', overdueFlag: 'P0F',
  payable: '31.20', refunded: '0', total: '31.20', saving: '0', feeType: 'FP1', lines: [],
  address: { name: 'Ada', phone: '1', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: 'x' }, shortage: 'ship',
  payment: PAYMENT, refunds: [], events: [],
};
const page: Answers = {
  'payment/qryPayment': () => good({ payment: PAYMENT, currency: 'CNY', open: 'T' }), 'order/qryOrderDetail': () => good(ORDER),
};

/** Posts a form. @returns the outcome, and the calls after those that read the payment and its order */
async function post(fields: Record<string, string>, answers: Answers) {
  const visit = tradeVisit({ ...page, ...answers });
  return { result: await postPayment(visit.trade, 'P1', form(fields), ORIGIN), asked: visit.asked().slice(2) };
}

describe('the test provider', () => {
  const use = (outcome: string, answers: Answers = { 'payment/testPayment': () => good(null) }) => post({ outcome }, answers);

  test.each([
    ['pay', '/order_detail/F1', { kind: 'result', key: 'order:message.paid' }], ['delay', '/order_detail/F1?paying=1', { kind: 'notice', key: 'order:message.delayed' }],
  ])('leads to the order after %s', async (outcome, path, message) => {
    expect(await use(outcome)).toEqual({ result: { kind: 'goTo', path, message }, asked: [['payment/testPayment', { paymentNo: 'P1', outcome }]] });
  });

  test('stays on the page if the payment fails', async () => {
    const { result } = await use('fail', { 'payment/testPayment': () => refused(CODES.state, 'words') });
    expect(result).toEqual({ kind: 'again', status: 409, words: { text: 'words' } });
  });

  test.each(['', 'steal', 'PAY'])('refuses %j', async (outcome) => {
    const { result, asked } = await use(outcome);
    expect([result, asked]).toEqual([{ kind: 'again', status: 422, words: { key: 'account:message.notUnderstood' } }, []]);
  });
});

describe('starting a payment', () => {
  const start = (payUrl?: string, idempotencyKey = KEY) => post({ intent: 'start', idempotencyKey }, {
    'payment/startPayment': () => good({ paymentNo: 'P1', ...(payUrl === undefined ? {} : { payUrl }) }),
  });

  test.each([
    ['/pay/P1', { kind: 'test' }], ['https://pay.example/P1', { kind: 'provider', url: 'https://pay.example/P1' }], [undefined, { kind: 'transfer' }],
  ])('leads to the way to pay: %s', async (payUrl, way) => {
    expect(await start(payUrl)).toEqual({ result: { kind: 'started', way }, asked: [['payment/startPayment', { orderNo: 'F1', idempotencyKey: KEY }]] });
  });

  test.each(['', 'short', 'with blank 12', 'x'.repeat(65)])('with the key %j uses a new key', async (idempotencyKey) => {
    const { asked } = await start('/pay/P1', idempotencyKey);
    expect(asked).toEqual([['payment/startPayment', { orderNo: 'F1', idempotencyKey: expect.stringMatching(UUID) }]]);
  });

  test('that is refused shows the reason', async () => {
    const { result } = await post({ intent: 'start' }, { 'payment/startPayment': () => refused(CODES.state, 'words') });
    expect(result).toEqual({ kind: 'again', status: 409, words: { text: 'words' } });
  });
});

describe('a chosen way to pay', () => {
  const choose = (payBy: string, payUrl?: string) => post({ payBy, idempotencyKey: KEY }, {
    'payment/startPayment': () => good({ paymentNo: 'P1', ...(payUrl === undefined ? {} : { payUrl }) }),
  });
  const back = { paidUrl: 'https://shop.example/pay/P1?returned=1', cancelUrl: 'https://shop.example/pay/P1' };

  test('leads to the page of Stripe', async () => {
    const url = 'https://checkout.stripe.com/c/pay/cs_1';
    expect(await choose('stripe', url)).toEqual({
      result: { kind: 'leave', url }, asked: [['payment/startPayment', { orderNo: 'F1', idempotencyKey: KEY, payBy: 'stripe', ...back }]],
    });
  });

  test('leads to the page that tells how to make a transfer', async () => {
    expect((await choose('transfer')).result).toEqual({ kind: 'shown', path: '/pay/P1' });
  });

  test('at another address is a link, because forms may not lead there', async () => {
    const url = 'https://pay.shop.example/cs_1';
    expect((await choose('stripe', url)).result).toEqual({ kind: 'started', way: { kind: 'provider', url } });
  });

  test.each(['', 'cash', 'STRIPE'])('that is none is refused: %j', async (payBy) => {
    expect(await choose(payBy)).toEqual({ result: { kind: 'again', status: 422, words: { key: 'order:error.paymentMethod' } }, asked: [] });
  });

  test('that is refused shows the reason', async () => {
    const { result } = await post({ payBy: 'stripe' }, { 'payment/startPayment': () => refused(CODES.busy, 'words') });
    expect(result).toEqual({ kind: 'again', status: 409, words: { text: 'words' }, payBy: 'stripe' });
  });
});

test.each<Record<string, string>>([{ intent: 'start' }, { payBy: 'stripe' }, { outcome: 'pay' }, { outcome: 'delay' }])('a payment in progress is not made again: %j', async (fields) => {
  const { result, asked } = await post(fields, {
    'order/qryOrderDetail': () => good({ ...ORDER, payPending: 'T' }),
    'payment/startPayment': () => good({ paymentNo: 'P1', payUrl: '/pay/P1' }), 'payment/testPayment': () => good(null),
  });
  expect([result, asked]).toEqual([{ kind: 'again', status: 409, words: { key: 'order:payment.pending' } }, []]);
});

test.each([{ outcome: 'pay' }, { intent: 'start' }])('another user’s payment is not found (S14): %j', async (fields) => {
  const visit = tradeVisit({ 'payment/qryPayment': () => refused(CODES.notFound) });
  await expect(postPayment(visit.trade, 'P9', form(fields), ORIGIN)).rejects.toMatchObject({ failure: { code: CODES.notFound } });
  expect(visit.asked()).toHaveLength(1);
});

test.each([
  [{ payUrl: '/pay/P1' }, { kind: 'test' }], [{ payUrl: 'https://pay.example/P1' }, { kind: 'provider', url: 'https://pay.example/P1' }],
  [{ byTransfer: 'T' }, { kind: 'transfer' }], [{}, null],
])('the way to pay is read from %j', async (told, way) => {
  const visit = tradeVisit({ 'payment/qryPayment': () => good({ payment: PAYMENT, currency: 'CNY', open: 'T', ...told }) });
  expect(await visit.trade.payment('P1')).toEqual({ payment: expect.anything(), open: true, pending: false, way, choices: [], transferTo: [] });
});

test('choices, account and money on its way are read, and Stripe is asked for a buyer who comes back', async () => {
  const told = { ways: ['stripe', 'transfer'], transferTo: ['IBAN: 1'], payPending: 'T' };
  const visit = tradeVisit({ 'payment/qryPayment': () => good({ payment: PAYMENT, currency: 'CNY', open: 'T', ...told }) });
  expect(await visit.trade.returnedPayment('P1')).toMatchObject({ pending: true, choices: ['stripe', 'transfer'], transferTo: ['IBAN: 1'] });
  expect(visit.asked()).toEqual([['payment/qryPayment', { paymentNo: 'P1', returned: 'T' }]]);
});
