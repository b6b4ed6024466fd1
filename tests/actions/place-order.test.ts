import { describe, expect, test, vi } from 'vitest';
import { postConfirm, reopened, reopenOrder, waitingOrder } from '~/actions/order/place-order';
import { CODES } from '~/upstream/contract/base/envelope';
import { good, refused } from '../upstream/fake-upstream';
import { EMPTY_CART, form, tradeVisit, type Answers } from './trade-visit';

const KEY = '0c5ad2b0-3f4e-4b1c-9d2a-7a1f7b9e1c11';
const ADDRESS = { name: 'Ada', phone: '138 0013 8000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Volt Street' };
const FORM: Record<string, string | undefined> = {
  idempotencyKey: KEY, lines: 'F0000000001:100:0.0312,F2:5', amount: '31.20', addressId: 'A1', paymentMethod: 'PW0', invoiceTitle: '', taxNo: '',
  shortage: 'wait', remark: '',
};
const PLACED = { orderNo: 'F20261122-00000001', orderStatus: 'P0C', payable: '31.20', paymentNo: 'P20261122-00000002' };
const PLACED_OUTCOME = { kind: 'placed', orderNo: PLACED.orderNo, paymentNo: PLACED.paymentNo };
const ORDER = {
  orderNo: PLACED.orderNo, createTime: '2026-11-22T10:00:00Z', orderStatus: 'P0C', payStatus: 'P0C', payMethod: 'PW0', invoiceStatus: 'I0C', overdueFlag: 'P0F',
  payable: '31.20', refunded: '0', total: '31.20', saving: '0', feeType: 'FP1', lines: [], address: ADDRESS, shortage: 'ship', refunds: [], events: [],
  payment: { paymentNo: 'P9', orderNo: PLACED.orderNo, payMethod: 'PW0', amount: '31.20', payStatus: 'P0C' },
};
const placing: Answers = { 'order/createOrder': () => good(PLACED), 'region/qryChildrenRegionByCode': () => good({ rows: [{ regionCode: '1-44-4403', regionName: 'Shenzhen', parentCode: '1-44' }] }) };

async function again(over: Record<string, string | undefined>, answers: Answers = placing) {
  const visit = tradeVisit(answers);
  const outcome = await postConfirm(visit, form({ ...FORM, ...over }));
  if (outcome.kind !== 'again') throw new Error(`It is ${outcome.kind}`);
  return { ...outcome, asked: visit.asked().map(([call]) => call) };
}

async function sent(over: Record<string, string | undefined>): Promise<unknown> {
  const visit = tradeVisit(placing);
  expect(await postConfirm(visit, form({ ...FORM, ...over }))).toEqual(PLACED_OUTCOME);
  return visit.asked().find(([call]) => call === 'order/createOrder')?.[1];
}

describe('a posted order', () => {
  test('is sent to the mall with the shown lines and amount, but without prices', async () => {
    expect(await sent({})).toEqual({
      idempotencyKey: KEY, fromCart: 'T', lines: [{ goodsId: 'F0000000001', qty: 100 }, { goodsId: 'F2', qty: 5 }], amount: '31.20', addressId: 'A1',
      payMethod: 'PW0', shortage: 'wait',
    });
  });

  test('without lines, amount and shortage is sent for the cart, with the choice to ship what there is', async () => {
    expect(await sent({ lines: '', amount: '', shortage: undefined })).toEqual({ idempotencyKey: KEY, addressId: 'A1', payMethod: 'PW0', shortage: 'ship' });
  });

  test('has either a saved address or a new one', async () => {
    expect(await sent({ ...ADDRESS, addressId: '' })).toMatchObject({ address: ADDRESS });
    expect(await sent({ ...ADDRESS, addressId: '' })).not.toHaveProperty('addressId');
    expect(await sent(ADDRESS)).not.toHaveProperty('address');
  });

  test('has an invoice with the tax number in upper case without blanks', async () => {
    expect(await sent({ invoiceTitle: ' Ohm & Co ', taxNo: ' 9144 0300-ma5f8k2t0x ' })).toMatchObject({ invoiceTitle: 'Ohm & Co', taxNo: '91440300MA5F8K2T0X' });
    expect(await sent({ taxNo: '９１４４０３００ＭＡ５Ｆ８Ｋ２Ｔ０Ｘ', invoiceTitle: '欧姆' })).toMatchObject({ taxNo: '91440300MA5F8K2T0X' });
  });

  test('has the buyer’s own numbers; without the field of a line, the one in the cart counts', async () => {
    expect(await sent({ customerOrderNo: ' PO  118 ', 'partRef.F2': '', 'partRef.F0000000001': ' 4711 ', 'partRef.F3': 'of no line' })).toMatchObject({
      customerOrderNo: 'PO 118', lines: [{ goodsId: 'F0000000001', qty: 100, partRef: '4711' }, { goodsId: 'F2', qty: 5, partRef: '' }],
    });
    expect(await sent({ customerOrderNo: ' ', 'partRef.F2': 'A' })).toEqual(expect.objectContaining({ lines: [{ goodsId: 'F0000000001', qty: 100 }, { goodsId: 'F2', qty: 5, partRef: 'A' }] }));
    expect(await sent({ customerOrderNo: ' ' })).not.toHaveProperty('customerOrderNo');
  });

  test('with own numbers that cannot be kept is not sent', async () => {
    const { status, answer, asked } = await again({ customerOrderNo: 'A\u202e1', 'partRef.F2': 'x'.repeat(41) });
    expect([status, Object.keys(answer.fields).sort(), asked.includes('order/createOrder')]).toEqual([422, ['customerOrderNo', 'partRef.F2'], false]);
    expect(answer.values).toMatchObject({ customerOrderNo: 'A\u202e1', 'partRef.F2': 'x'.repeat(41) });
  });

  test('ignores prices, discounts and states in the form', async () => {
    const payload = await sent({ payable: '0.01', discount: '0.1', unitPrice: '0', orderStatus: 'P0D', userCode: 'U9', feeType: 'FP0', total: '1' });
    expect(Object.keys(payload ?? {}).sort()).toEqual(['addressId', 'amount', 'fromCart', 'idempotencyKey', 'lines', 'payMethod', 'shortage']);
  });

  test('reads the cart again for the count in the header', async () => {
    const visit = tradeVisit(placing);
    await postConfirm(visit, form(FORM));
    expect(visit.asked().map(([call]) => call)).toEqual(['order/createOrder', 'cart/qryCart']);
  });

  test('is placed even if the cart cannot be read', async () => {
    const visit = tradeVisit({ ...placing, 'cart/qryCart': () => new Response('', { status: 500 }) });
    expect(await postConfirm(visit, form(FORM))).toEqual(PLACED_OUTCOME);
  });

  test.each<[string, string, Answers, string | null]>([
    ['leads to the payment of the order', 'PW0', { 'order/qryOrderDetail': () => good(ORDER) }, 'P9'],
    ['leads to none where the order cannot be read', 'PW0', { 'order/qryOrderDetail': () => new Response('', { status: 500 }) }, null],
    ['leads to none on account', 'PW1', { 'order/qryOrderDetail': () => good(ORDER) }, null],
  ])('without a payment in the answer %s', async (_, paymentMethod, answers, paymentNo) => {
    const { paymentNo: _told, ...placed } = PLACED;
    const visit = tradeVisit({ ...placing, ...answers, 'order/createOrder': () => good(placed) });
    expect(await postConfirm(visit, form({ ...FORM, paymentMethod }))).toEqual({ ...PLACED_OUTCOME, paymentNo });
  });
});

describe('an error is shown at its field without a call', () => {
  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['no address', { addressId: '' }, ['city', 'detail', 'district', 'name', 'phone', 'province']],
    ['a phone that is none', { ...ADDRESS, addressId: '', phone: 'no' }, ['phone']],
    ['the country as a province', { ...ADDRESS, addressId: '', province: '1' }, ['province']],
    ['an overlong name', { ...ADDRESS, addressId: '', name: 'x'.repeat(51) }, ['name']],
    ['no payment method', { paymentMethod: '' }, ['paymentMethod']],
    ['a payment method that is none', { paymentMethod: 'PW2' }, ['paymentMethod']],
    ['two payment methods', { paymentMethod: undefined }, ['paymentMethod']],
    ['a wish that is none', { shortage: 'burn' }, ['shortage']],
    ['an empty wish', { shortage: '' }, ['shortage']],
    ['a title without a tax number', { invoiceTitle: 'Ohm' }, ['taxNo']],
    ['a tax number without a title', { taxNo: '91440300MA5F8K2T0X' }, ['invoiceTitle']],
    ['a short tax number', { invoiceTitle: 'Ohm', taxNo: '91440300MA5F8K' }, ['taxNo']],
    ['a long tax number', { invoiceTitle: 'Ohm', taxNo: '9'.repeat(21) }, ['taxNo']],
    ['a tax number with other signs', { invoiceTitle: 'Ohm', taxNo: '91440300MA5F8K2T0号' }, ['taxNo']],
    ['an overlong title', { invoiceTitle: 'x'.repeat(101), taxNo: '91440300MA5F8K2T0X' }, ['invoiceTitle']],
    ['an overlong remark', { remark: 'x'.repeat(501) }, ['remark']],
  ])('%s', async (_, over, fields) => {
    const { status, answer, asked } = await again(over);
    expect(status).toBe(422);
    expect(Object.keys(answer.fields).sort()).toEqual(fields);
    expect(asked).not.toContain('order/createOrder');
  });

  test('invoice fields may be empty unless one of them is filled in', async () => {
    expect((await again({ taxNo: '91440300MA5F8K2T0X' })).answer.fields).toEqual({ invoiceTitle: { key: 'order:error.noTitle' } });
  });

  test.each<[string, Record<string, string>]>([
    ['without a key', { idempotencyKey: '' }], ['with a key that is none', { idempotencyKey: 'a b' }], ['with an overlong key', { idempotencyKey: 'x'.repeat(65) }],
    ['with lines that are none', { lines: 'F1' }], ['with a quantity of 0', { lines: 'F1:0' }], ['with a negative amount', { amount: '-1' }],
    ['with an amount that is none', { amount: '1e3' }],
  ])('a form %s is not from the shop, and is shown again for confirmation', async (_, over) => {
    const { status, answer, asked } = await again(over);
    expect([status, answer.summary]).toEqual([422, { key: 'order:error.stale' }]);
    expect(asked).not.toContain('order/createOrder');
  });

  test('the input is kept', async () => {
    const typed = { ...ADDRESS, country: 'CN', line1: '', line2: '', cityText: '', state: '', postalCode: '', addressId: '', paymentMethod: 'PW1', invoiceTitle: 'Ohm', customerOrderNo: 'PO 118', 'partRef.F2': '4711', taxNo: '91440300MA5F8K2T0X', shortage: 'drop', remark: 'x'.repeat(501) };
    const { answer, regions } = await again(typed);
    expect(answer.values).toEqual({ ...typed, idempotencyKey: KEY });
    expect(answer.shown).toEqual([{ productId: 'F0000000001', quantity: 100, unitPrice: '0.0312', mpn: '' }, { productId: 'F2', quantity: 5, unitPrice: null, mpn: '' }]);
    expect(answer.amount).toBe('31.20');
    expect(regions.cities).toEqual([{ code: '1-44-4403', name: 'Shenzhen' }]);
  });
});

test('without script, the form has the regions below the chosen one', async () => {
  const { status, answer, regions, asked } = await again({ ...ADDRESS, addressId: '', city: '', district: '', phone: '', intent: 'region' });
  expect([status, answer.fields, answer.summary]).toEqual([200, {}, undefined]);
  expect(regions).toEqual({ cities: [{ code: '1-44-4403', name: 'Shenzhen' }], districts: [] });
  expect(asked).toEqual(['region/qryChildrenRegionByCode']);
});

describe('a refusal of the mall', () => {
  const full = { ...EMPTY_CART, totals: { ...EMPTY_CART.totals, lines: 1 } };
  const refusing = (code: string, cart: unknown = full): Answers => ({ 'order/createOrder': () => refused(code, 'words'), 'cart/qryCart': () => good(cart) });
  const WORDS = { text: 'words' };

  test.each([
    [CODES.changed, 409], [CODES.busy, 409], [CODES.quantity, 422], [CODES.nothing, 422], [CODES.keyReused, 422], [CODES.badPayload, 422], [CODES.full, 422], [CODES.tooMany, 429],
  ])('%s is shown for the form, with status %i', async (code, status) => {
    const { answer, ...outcome } = await again({}, refusing(code));
    expect([outcome.status, answer.summary, answer.fields]).toEqual([status, WORDS, {}]);
  });

  test('about the credit is shown at the payment method, and about the address at the address', async () => {
    expect((await again({ paymentMethod: 'PW1' }, refusing(CODES.credit))).answer).toMatchObject({ fields: { paymentMethod: WORDS } });
    const missing = await again({ addressId: 'A9' }, refusing(CODES.notFound));
    expect([missing.status, missing.answer.fields, missing.answer.summary]).toEqual([422, { addressId: WORDS }, undefined]);
  });

  test('keeps the key, so that an order that was placed after all is not placed twice; a used key is replaced', async () => {
    expect((await again({}, refusing(CODES.changed))).answer.values).toHaveProperty('idempotencyKey', KEY);
    expect((await again({}, { 'order/createOrder': () => new Response('', { status: 502 }) })).answer.values).toHaveProperty('idempotencyKey', KEY);
    expect((await again({}, refusing(CODES.keyReused))).answer.values).not.toHaveProperty('idempotencyKey');
  });

  test.each([CODES.nothing, CODES.keyReused, CODES.changed])('%s leads to the cart if nothing is left to order', async (code) => {
    expect(await postConfirm(tradeVisit(refusing(code, EMPTY_CART)), form(FORM))).toEqual({ kind: 'nothing', words: WORDS });
  });

  test('without an answer of the upstream the form is shown again with 503', async () => {
    const { status, answer } = await again({}, { 'order/createOrder': () => new Response('', { status: 502 }) });
    expect(status).toBe(503);
    expect(answer.values['addressId']).toBe('A1');
  });

  test('an expired session requires a sign-in', async () => {
    expect(await postConfirm(tradeVisit(refusing(CODES.signIn)), form(FORM))).toEqual({ kind: 'signIn', toLogin: false });
    const gone: Answers = { 'order/createOrder': () => new Response(JSON.stringify({ message: 'x&sign in' }), { status: 500 }) };
    expect(await postConfirm(tradeVisit(gone), form(FORM))).toEqual({ kind: 'signIn', words: { text: 'sign in' }, toLogin: true });
  });
});

describe('an order that waits for sign-in', () => {
  test('keeps exactly the fields of the form', () => {
    expect(waitingOrder(form({ ...FORM, ...ADDRESS, password: 'secret', payable: '1' }))).toEqual(
      Object.fromEntries(Object.entries({ ...FORM, ...ADDRESS }).filter(([, text]) => text)),
    );
  });

  test('has the buyer’s own numbers while there is room', () => {
    const own = { customerOrderNo: 'PO 118', 'partRef.F2': '4711', 'partRef.F0000000001': '' };
    expect(waitingOrder(form({ ...FORM, ...own, 'partRef.F3': 'of no line' }))).toEqual({ ...waitingOrder(form(FORM)), ...own });
    expect(waitingOrder(form({ ...FORM, ...own, remark: 'x'.repeat(900) }))).not.toHaveProperty('partRef.F2');
  });

  test('leaves out part numbers', () => {
    expect(waitingOrder(form({ ...FORM, lines: 'F1:100:0.0312:CAP-100N,F2:5:1' }))).toMatchObject({ lines: 'F1:100:0.0312,F2:5:1' });
    expect(waitingOrder(form({ ...FORM, lines: 'nothing' }))).toMatchObject({ lines: 'nothing' });
  });

  test('is not placed by the sign-in: it leads to checkout with its input', async () => {
    const session = { goal: undefined, reopenOrder: vi.fn() };
    const fields = waitingOrder(form({ ...FORM, ...ADDRESS, addressId: '', remark: 'Ring twice', 'partRef.F2': '4711' }));
    expect(await reopenOrder(fields, { session })).toEqual({ kind: 'notice', key: 'order:message.notPlacedYet' });
    expect([session.goal, session.reopenOrder.mock.calls]).toEqual(['/confirm_order', [[fields]]]);
    const visit = tradeVisit(placing);
    const { answer, regions } = await reopened(visit.account, fields);
    expect(answer).toMatchObject({ values: { ...ADDRESS, idempotencyKey: KEY, paymentMethod: 'PW0', shortage: 'wait', remark: 'Ring twice', 'partRef.F2': '4711' }, fields: {}, amount: '31.20' });
    expect(regions.cities).toEqual([{ code: '1-44-4403', name: 'Shenzhen' }]);
    expect(visit.asked().map(([call]) => call)).not.toContain('order/createOrder');
  });

  test('opens checkout without errors, even with invalid input', async () => {
    const { answer } = await reopened(tradeVisit(placing).account, waitingOrder(form({ ...FORM, paymentMethod: 'x', lines: 'nothing' })));
    expect([answer.fields, answer.summary, answer.shown]).toEqual([{}, undefined, null]);
  });
});

describe('what is remembered for an invoice', () => {
  test('is nothing where the upstream does not know the call, or knows nothing', async () => {
    const remembered = (answer: () => Response) => tradeVisit({ 'invoice/qryInvoiceDetails': answer }).trade.invoiceDetails();
    expect(await remembered(() => new Response('', { status: 404 }))).toBeNull();
    expect(await remembered(() => good({}))).toEqual({ invoiceTitle: '', taxNo: '' });
    await expect(remembered(() => new Response('', { status: 500 }))).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});
