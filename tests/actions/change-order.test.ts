import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orderFields, postOrder, takeOrderForm, waitingForm } from '~/actions/order/change-order';
import { CODES } from '~/upstream/contract/base/envelope';
import { good, refused } from '../upstream/fake-upstream';
import { form, tradeVisit, type Answers } from './trade-visit';

const KEY = '0c5ad2b0-3f4e-4b1c-9d2a-7a1f7b9e1c11';
const AT = '2026-11-22T10:00:00Z';

const PAYMENT = { paymentNo: 'P1', orderNo: 'F1', payMethod: 'PW0', amount: '31.20', payStatus: 'P0C' };
const ORDER = {
  orderNo: 'F1', createTime: AT, orderStatus: 'P0D', payStatus: 'P0S', payMethod: 'PW0', invoiceStatus: 'I0C', overdueFlag: 'P0F',
  payable: '31.20', refunded: '0', total: '31.20', saving: '0', feeType: 'FP1',
  lines: [
    {
      goodsId: 'F1-A', mpn: 'CAP-100N', goodsType: 'GT0', qty: 100, unitPrice: '0.3', amount: '30', discountAmount: '30', hasDiscount: 'F',
      orderNum: 0, refundNum: 0, refundable: [{ refundType: 'T01', qty: 60 }],
    },
    { goodsId: 'F1-B', mpn: 'RES-10K', goodsType: 'GT0', qty: 4, unitPrice: '0.3', amount: '1.20', discountAmount: '1.20', hasDiscount: 'F', orderNum: 0, refundNum: 4, refundable: [] },
  ],
  address: { name: 'Ada', phone: '1', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: 'x' }, shortage: 'ship',
  payment: PAYMENT,
  refunds: [{
    refundNo: 'R1', orderNo: 'F1', refundType: 'T02', refundStatus: 'S02', goodsId: 'F1-B', mpn: 'RES-10K', qty: 4, amount: '1.20', reason: 'x', createTime: AT, cancellable: 'T',
  }],
  events: [], demoSteps: [{ step: 'ship' }, { step: 'rejectRefund', refundNo: 'R1' }],
};
const order: Answers = { 'order/qryOrderDetail': () => good(ORDER) };

async function post(fields: Record<string, string>, answers: Answers = {}) {
  const visit = tradeVisit({ ...order, ...answers });
  const outcome = await postOrder(visit.trade, 'F1', form(fields));
  return { outcome, asked: visit.asked().slice(1) };
}

describe('each form', () => {
  test.each<[string, Record<string, string>, string, unknown, string]>([
    ['cancel', {}, 'order/cancelOrder', { orderNo: 'F1' }, 'cancelled'],
    ['receive', {}, 'order/confirmReceipt', { orderNo: 'F1' }, 'received'],
    ['cancelRefund', { refundNo: 'R1' }, 'refund/cancelRefund', { refundNo: 'R1' }, 'refundCancelled'],
    ['returnShipped', { refundNo: 'R1', carrier: ' SF ', trackingNo: ' SF1 ' }, 'refund/shipReturn', { refundNo: 'R1', carrier: 'SF', trackingNo: 'SF1' }, 'returnShipped'],
    ['invoice', { invoiceTitle: 'Ohm', taxNo: '91440300ma5f8k2t0x' }, 'invoice/applyInvoice', { orderNo: 'F1', invoiceTitle: 'Ohm', taxNo: '91440300MA5F8K2T0X' }, 'invoiceAsked'],
  ])('%s makes its call and returns a message', async (intent, fields, call, payload, key) => {
    const { outcome, asked } = await post({ intent, ...fields }, { [call]: () => good(null) });
    expect(asked).toEqual([[call, payload]]);
    expect(outcome).toEqual({ kind: 'flash', message: { kind: 'result', key: `order:message.${key}` } });
  });

  test.each(['cancel', 'receive', 'again'])('%s shows a refusal on the order', async (intent) => {
    const refusing = () => refused(CODES.state, 'words');
    const answers: Answers = { 'order/cancelOrder': refusing, 'order/confirmReceipt': refusing, 'order/buyAgain': refusing };
    expect((await post({ intent }, answers)).outcome).toEqual({ kind: 'flash', message: { kind: 'error', text: 'words' } });
  });

  test.each(['', 'nothing', 'toString', 'PAY'])('%j is refused as an unknown intent', async (intent) => {
    const { outcome, asked } = await post({ intent });
    expect([outcome, asked]).toEqual([{ kind: 'flash', message: { kind: 'error', key: 'account:message.notUnderstood' } }, []]);
  });

  test.each(['pay', 'cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again', 'demoStep', ''])(
    'of another user’s order makes no further call (S14): %j', async (intent) => {
      const visit = tradeVisit({ 'order/qryOrderDetail': () => refused(CODES.notFound) });
      await expect(postOrder(visit.trade, 'F9', form({ intent, refundNo: 'R1' }))).rejects.toMatchObject({ failure: { code: CODES.notFound } });
      expect(visit.asked()).toHaveLength(1);
    },
  );

  test.each(['cancelRefund', 'returnShipped'])('%s of a refund of another order is not found (S14)', async (intent) => {
    for (const refundNo of ['R9', '', 'r1']) {
      expect(await post({ intent, refundNo, carrier: 'SF', trackingNo: '1' })).toEqual({ outcome: { kind: 'missing' }, asked: [] });
    }
  });

  test('with an expired session requires a sign-in', async () => {
    const over: Answers = { 'order/cancelOrder': () => refused(CODES.signIn) };
    await expect(post({ intent: 'cancel' }, over)).rejects.toMatchObject({ failure: { signIn: 'prompt' } });
  });
});

test('paying leads to the payment page with any provider', async () => {
  expect(await post({ intent: 'pay' })).toEqual({ outcome: { kind: 'goTo', path: '/pay/P1', messages: [] }, asked: [] });
});

test.each([['cn', '顺丰速运'], ['en', 'SF Express']] as const)('the carriers of an order and a return are in the reader’s language: %s', async (language, carrier) => {
  const refunds = ORDER.refunds.map((refund) => ({ ...refund, carrier: 'SF', trackingNo: '1' }));
  const shipped = { ...ORDER, refunds, shipment: { carrier: '顺丰', trackingNo: 'SF1', createTime: AT } };
  const { trade } = tradeVisit({ 'order/qryOrderDetail': () => good(shipped), 'refund/qryRefundList': () => good({ rows: refunds }) }, language);
  expect(await trade.order('F1')).toMatchObject({ shipment: { carrier }, refunds: [{ carrier }] });
  expect(await trade.refunds()).toMatchObject([{ carrier }]);
});

test('an order whose payment is in progress is not cancelled', async () => {
  const { outcome, asked } = await post({ intent: 'cancel' }, { 'order/qryOrderDetail': () => good({ ...ORDER, orderStatus: 'P0C', payStatus: 'P0C', payPending: 'T' }) });
  expect([outcome, asked]).toEqual([{ kind: 'flash', message: { kind: 'error', key: 'order:error.pending' } }, []]);
});

describe('requesting a refund', () => {
  const ASKED = { intent: 'refund', goodsId: 'F1-A', refundType: 'T01', qty: '5', reason: ' Too many ', idempotencyKey: KEY };
  const asking: Answers = { 'refund/applyRefund': () => good({ refundNo: 'R2', amount: '1.50' }) };

  test.each([['5', 5], ['60', 60], [' 6 ', 6], ['５', 5]])('accepts %j pieces', async (qty, pieces) => {
    const { outcome, asked } = await post({ ...ASKED, qty }, asking);
    expect(outcome).toEqual({ kind: 'flash', message: { kind: 'result', key: 'order:message.refundAsked', values: { mpn: 'CAP-100N' } } });
    expect(asked).toEqual([['refund/applyRefund', { idempotencyKey: KEY, orderNo: 'F1', refundType: 'T01', goodsId: 'F1-A', qty: pieces, reason: 'Too many' }]]);
  });

  test.each<[Record<string, string>, string[]]>([
    ...['', '0', '-1', '61', '1.5', 'x', '1e1', '99999999999999999999'].map((qty): [Record<string, string>, string[]] => [{ qty }, ['qty']]),
    [{ refundType: 'T02' }, ['refundType']], [{ refundType: '' }, ['refundType']], [{ refundType: 'T99', qty: '0' }, ['qty', 'refundType']],
    [{ reason: ' ' }, ['reason']], [{ reason: 'x'.repeat(501) }, ['reason']],
  ])('with %j shows the form again with its input', async (over, fields) => {
    const { outcome, asked } = await post({ ...ASKED, ...over }, asking);
    if (outcome.kind !== 'again') throw new Error(`It is ${outcome.kind}`);
    expect([outcome.status, Object.keys(outcome.answer.fields).sort(), asked]).toEqual([422, fields, []]);
    const { intent: _, ...typed } = { ...ASKED, reason: 'Too many', ...over };
    expect(outcome.answer).toMatchObject({ form: 'refund', values: { ...typed, reason: typed.reason.trim() } });
  });

  test.each(['F1-B', 'F9', ''])('for the product %j, which the order does not have, shows a message', async (goodsId) => {
    const { outcome, asked } = await post({ ...ASKED, goodsId }, asking);
    expect(outcome).toMatchObject({ kind: 'again', status: 409, answer: { fields: {}, summary: { key: 'order:error.notRefundable' } } });
    expect(asked).toEqual([]);
  });

  test('for pieces that are refunded meanwhile shows an error at the quantity, and keeps the key', async () => {
    const { outcome } = await post(ASKED, { 'refund/applyRefund': () => refused(CODES.refund, 'words') });
    expect(outcome).toMatchObject({ kind: 'again', status: 422, answer: { fields: { qty: { text: 'words' } }, values: { idempotencyKey: KEY } } });
  });
});

describe('an error of', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ carrier: '', trackingNo: '' }, ['carrier', 'trackingNo']], [{ carrier: 'x'.repeat(41), trackingNo: '1' }, ['carrier']],
    [{ carrier: 'SF', trackingNo: 'x'.repeat(61) }, ['trackingNo']],
  ])('a parcel %j is shown at its field', async (fields, wrong) => {
    const { outcome, asked } = await post({ intent: 'returnShipped', refundNo: 'R1', ...fields });
    if (outcome.kind !== 'again') throw new Error(`It is ${outcome.kind}`);
    expect([outcome.status, Object.keys(outcome.answer.fields), asked]).toEqual([422, wrong, []]);
    expect(outcome.answer).toMatchObject({ form: 'returnShipped', values: { refundNo: 'R1', ...fields } });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ invoiceTitle: '', taxNo: '' }, ['invoiceTitle', 'taxNo']], [{ invoiceTitle: 'Ohm', taxNo: '1' }, ['taxNo']],
  ])('an invoice %j is shown at its field', async (fields, wrong) => {
    const { outcome } = await post({ intent: 'invoice', ...fields });
    expect(outcome).toMatchObject({ kind: 'again', status: 422, answer: { form: 'invoice', values: fields } });
    expect(outcome.kind === 'again' && Object.keys(outcome.answer.fields)).toEqual(wrong);
  });

  test('an invoice that is already requested is shown for the form', async () => {
    const { outcome } = await post({ intent: 'invoice', invoiceTitle: 'Ohm', taxNo: '91440300MA5F8K2T0X' }, { 'invoice/applyInvoice': () => refused(CODES.state, 'words') });
    expect(outcome).toMatchObject({ kind: 'again', status: 409, answer: { fields: {}, summary: { text: 'words' } } });
  });
});

describe('buying again', () => {
  const row = (index: number, outcome: string, reason?: string) => ({ line: index, partNumber: `MPN-${index}`, quantity: 5, outcome, candidates: [], ...(reason ? { reason } : {}) });
  const again = (...rows: unknown[]): Answers => ({ 'order/buyAgain': () => good({ lines: rows.length, rows }) });

  test('leads to the cart with a message', async () => {
    const { outcome } = await post({ intent: 'again' }, again(row(1, 'added'), row(2, 'added')));
    expect(outcome).toEqual({ kind: 'goTo', path: '/shopping_cart', messages: [{ kind: 'result', key: 'order:message.again', values: { count: 2 } }] });
  });

  test('names the products that were not added with their reasons, but not all of very many', async () => {
    const few = await post({ intent: 'again' }, again(row(1, 'quantity', 'Out of stock.'), row(2, 'added')));
    expect(few.outcome).toMatchObject({ messages: [
      { kind: 'result', values: { count: 1 } }, { kind: 'notice', key: 'order:message.notAgain', values: { mpn: 'MPN-1', reason: 'Out of stock.' } },
    ] });
    const many = await post({ intent: 'again' }, again(...Array.from({ length: 8 }, (_, index) => row(index + 1, 'unknown', 'Gone.'))));
    if (many.outcome.kind !== 'goTo') throw new Error(`It is ${many.outcome.kind}`);
    expect(many.outcome.messages).toHaveLength(6);
    expect(many.outcome.messages.at(-1)).toEqual({ kind: 'notice', key: 'order:message.moreNotAgain', values: { count: 3 } });
  });
});

describe('a step of the operator', () => {
  test.each<[Record<string, string>, string, unknown]>([
    [{ step: 'ship', refundNo: '' }, 'operator/shipOrder', { orderNo: 'F1', carrier: 'SF', trackingNo: 'DEMO000000001' }],
    [{ step: 'rejectRefund', refundNo: 'R1' }, 'operator/auditRefund', { refundNo: 'R1', approve: 'F' }],
  ])('%j is carried out if the demonstration offers it', async (fields, call, payload) => {
    const { outcome, asked } = await post({ intent: 'demoStep', ...fields }, { [call]: () => good(null) });
    expect(asked).toEqual([[call, payload]]);
    expect(outcome).toEqual({ kind: 'flash', message: { kind: 'result', key: `order:demo.done.${fields['step']}` } });
  });

  test.each<Record<string, string>>([{ step: 'ship', refundNo: 'R1' }, { step: 'approveRefund', refundNo: 'R1' }, { step: 'rejectRefund', refundNo: 'R9' }, { step: '' }])('%j is refused', async (fields) => {
    const { outcome, asked } = await post({ intent: 'demoStep', ...fields });
    expect([outcome, asked]).toEqual([{ kind: 'flash', message: { kind: 'error', key: 'order:error.step' } }, []]);
  });
});

describe('a form that waits for sign-in', () => {
  test.each(['cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again'])('may be %s, and keeps its fields and the order number', (intent) => {
    const fields = { intent, goodsId: 'F1-A', qty: '5', reason: 'x' };
    expect(waitingForm('F1', form({ ...fields, orderNo: 'F9', password: 'secret', payable: '1' }))).toEqual({ ...fields, orderNo: 'F1' });
  });

  test.each(['pay', 'demoStep', '', 'toString'])('may not be %j', (intent) => {
    expect(waitingForm('F1', form({ intent }))).toBeNull();
  });

  async function take(fields: Record<string, string>, answers: Answers = {}) {
    const visit = tradeVisit({ ...order, ...answers });
    const waiting = v.parse(orderFields, waitingForm('F1', form(fields)));
    return { message: await takeOrderForm(waiting, visit), goal: visit.session.goal };
  }

  test('is carried out with a message, and leads to its order', async () => {
    const { message, goal } = await take({ intent: 'receive' }, { 'order/confirmReceipt': () => good(null) });
    expect([message, goal]).toEqual([{ kind: 'result', key: 'order:message.received' }, '/order_detail/F1']);
  });

  test('of buying again leads to the cart', async () => {
    const rows = [{ line: 1, partNumber: 'CAP-100N', quantity: 5, outcome: 'added', candidates: [] }];
    const { message, goal } = await take({ intent: 'again' }, { 'order/buyAgain': () => good({ lines: 1, rows }) });
    expect([message, goal]).toMatchObject([{ kind: 'result', values: { count: 1 } }, '/shopping_cart']);
  });

  test.each<[Record<string, string>, object]>([
    [{ intent: 'refund', goodsId: 'F1-A', refundType: 'T01', qty: '0', reason: 'x' }, { key: 'order:error.qty', values: { most: 60 } }],
    [{ intent: 'refund', goodsId: 'F9' }, { key: 'order:error.notRefundable' }],
    [{ intent: 'cancelRefund', refundNo: 'R9' }, { key: 'account:message.notUnderstood' }],
  ])('that is invalid returns an error: %j', async (fields, words) => {
    expect((await take(fields)).message).toEqual({ kind: 'error', ...words });
  });

  test('for another user’s order is refused by the mall (S13)', async () => {
    await expect(take({ intent: 'cancel' }, { 'order/qryOrderDetail': () => refused(CODES.notFound) })).rejects.toMatchObject({ failure: { code: CODES.notFound } });
  });
});
