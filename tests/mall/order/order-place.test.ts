import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, readCart } from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { listAddresses } from '../../../app/upstream/contract/records/address';
import { cancelOrder, createOrder, getOrder } from '../../../app/upstream/contract/records/order';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { ADDRESS, by, codeOf, detail, newBuyer, newPart, openTrade, orderOf, place, setSale, stockOf, type Buyer } from '../../fixtures/trade/trade';

const MINUTE = 60_000;

beforeAll(() => openTrade());

describe('an order', () => {
  test('is priced by the mall, reserves stock, and waits half an hour for its payment', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 500, tiers: [[1, '0.1234'], [100, '0.0567']] });
    const { data, statements } = await ask(createOrder, orderOf([[part, 150]], { amount: '8.51' }), by(buyer));
    expect(data).toEqual({ orderNo: expect.stringMatching(/^F20261120-\d{8}$/), orderStatus: 'P0C', payable: '8.51', paymentNo: expect.stringMatching(/^P20261120-\d{8}$/) });
    expect(await stockOf(part)).toBe(350);
    expect(statements.length).toBeLessThan(40);
    expect(await detail(buyer, data.orderNo)).toMatchObject({
      orderStatus: 'P0C', payStatus: 'P0C', payMethod: 'PW0', invoiceStatus: 'I0C', overdueFlag: 'P0F', total: '8.51', saving: '0', payable: '8.51',
      feeType: 'FP1', refunded: '0', payUntil: '2026-11-20T04:30:00.000Z', shortage: 'ship',
      address: { name: '李雷', province: '1-44', provinceNameEn: 'Guangdong', cityNameCn: '深圳市' },
      lines: [{ goodsId: part, qty: 150, unitPrice: '0.0567', amount: '8.51', discountAmount: '8.51', orderNum: 0, refundable: [] }],
      payment: { paymentNo: data.paymentNo, amount: '8.51', payStatus: 'P0C' },
      events: [
        { subject: 'order', toStatus: 'P0C', actor: 'buyer', cause: 'placed' }, { subject: 'payment', toStatus: 'P0C', actor: 'buyer', cause: 'placed' },
      ],
    });
  });

  test('waits three days for a bank transfer, where there is no payment provider', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    const { data } = await ask(createOrder, orderOf([[part, 1]]), by(buyer, { demo: false }));
    expect((await detail(buyer, data.orderNo)).payUntil).toBe('2026-11-23T04:00:00.000Z');
  });

  test('adds up lines of one product before it prices them and checks stock', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 100, tiers: [[1, '1'], [100, '0.5']] });
    expect(await codeOf(createOrder, orderOf([[part, 60], [part, 60]]), by(buyer))).toBe(CODES.quantity);
    const orderNo = await place(buyer, [[part, 50], [part, 50]]);
    expect((await detail(buyer, orderNo)).lines).toMatchObject([{ qty: 100, unitPrice: '0.5', amount: '50' }]);
    expect(await stockOf(part)).toBe(0);
  });

  test('orders missing pieces from the supplier, with the expected day', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 30, step: 10, moq: 10, orderingDays: 42 });
    const orderNo = await place(buyer, [[part, 100]]);
    expect((await detail(buyer, orderNo)).lines).toMatchObject([{ qty: 100, orderNum: 70, orderDate: '2027-01-01' }]);
    expect(await stockOf(part)).toBe(0);
    await ask(cancelOrder, { orderNo }, by(buyer));
    expect(await stockOf(part)).toBe(30);
    expect((await detail(buyer, orderNo)).lines).toMatchObject([{ orderNum: 0 }]);
  });

  test('takes the selected lines that can be ordered from the cart, and leaves the others', async () => {
    const buyer = await newBuyer();
    const [good, short] = [await newPart({ stock: 10 }), await newPart({ stock: 10 })];
    for (const goodsId of [good, short]) await ask(addToCart, { goodsId, cartNum: 5 }, by(buyer));
    await env.DB.prepare('UPDATE goods SET stock = 2 WHERE id = ?1').bind(short).run();
    const { data } = await ask(createOrder, { ...orderOf([]), lines: undefined }, by(buyer));
    expect((await detail(buyer, data.orderNo)).lines.map(({ goodsId }) => goodsId)).toEqual([good]);
    expect((await ask(readCart, {}, by(buyer))).data.lines.map(({ goodsId }) => goodsId)).toEqual([short]);
    expect(await codeOf(createOrder, { ...orderOf([]), lines: undefined }, by(buyer))).toBe(CODES.nothing);
  });

  test('of a page that another page was ahead of is refused, as long as the cart does not have its lines again', async () => {
    const buyer = await newBuyer();
    const [first, second] = [await newPart({ stock: 100 }), await newPart({ stock: 100 })];
    const fill = () => Promise.all([[first, 5], [second, 8]].map(([goodsId, cartNum]) => ask(addToCart, { goodsId: String(goodsId), cartNum: Number(cartNum) }, by(buyer))));
    const shown = () => orderOf([[first, 5], [second, 8]], { fromCart: 'T' });
    await fill();
    const earlier = shown();
    const placed = await ask(createOrder, earlier, by(buyer));
    expect(await codeOf(createOrder, shown(), by(buyer))).toBe(CODES.changed);
    expect((await ask(createOrder, earlier, by(buyer))).data).toEqual(placed.data);
    await ask(addToCart, { goodsId: first, cartNum: 5 }, by(buyer));
    expect(await codeOf(createOrder, shown(), by(buyer))).toBe(CODES.changed);
    await ask(addToCart, { goodsId: second, cartNum: 9 }, by(buyer));
    expect(await codeOf(createOrder, shown(), by(buyer))).toBe(CODES.changed);
    expect([await stockOf(first), await stockOf(second)]).toEqual([95, 92]);
    expect((await ask(createOrder, orderOf([[first, 5], [second, 9]], { fromCart: 'T' }), by(buyer))).data.orderNo).not.toBe(placed.data.orderNo);
  });

  test('of a page whose stock another page has ordered says that the cart has changed', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 5 });
    await ask(addToCart, { goodsId: part, cartNum: 5 }, by(buyer));
    await ask(createOrder, orderOf([[part, 5]], { fromCart: 'T' }), by(buyer));
    expect(await codeOf(createOrder, orderOf([[part, 5]], { fromCart: 'T' }), by(buyer))).toBe(CODES.changed);
    expect(await codeOf(createOrder, orderOf([[part, 5]]), by(buyer))).toBe(CODES.quantity);
  });

  test('of two pages at the same time is placed once', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 100 });
    await ask(addToCart, { goodsId: part, cartNum: 5 }, by(buyer));
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(createOrder, orderOf([[part, 5]], { fromCart: 'T' }), by(buyer))));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(await stockOf(part)).toBe(95);
  });

  test('leaves a line in the cart if its quantity changes meanwhile', async () => {
    const buyer = await newBuyer();
    const [same, changed] = [await newPart(), await newPart()];
    for (const [goodsId, cartNum] of [[same, 5], [changed, 8]] as const) await ask(addToCart, { goodsId, cartNum }, by(buyer));
    await place(buyer, [[same, 5], [changed, 5]]);
    expect((await ask(readCart, {}, by(buyer))).data.lines).toMatchObject([{ goodsId: changed, cartNum: 8 }]);
  });

  test('has the discount on eligible lines, and free shipping from the threshold', async () => {
    await setSale([{ amount: '100', discount: '0.95' }, { amount: '300', discount: '0.8' }]);
    const buyer = await newBuyer();
    const [marked, plain] = [await newPart({ hasDiscount: true, tiers: [[1, '3.333']] }), await newPart()];
    const orderNo = await place(buyer, [[marked, 100], [plain, 7]]);
    await setSale([]);
    expect(await detail(buyer, orderNo)).toMatchObject({
      total: '340.3', discount: '0.8', saving: '66.66', payable: '273.64', feeType: 'FP0',
      lines: [{ amount: '333.3', discountAmount: '266.64', hasDiscount: 'T' }, { amount: '7', discountAmount: '7', hasDiscount: 'F' }],
    });
  });

  test('uses the special province code for Hong Kong, and saves a new address', async () => {
    const buyer = await newBuyer();
    const address = { ...ADDRESS, province: '1-81', city: '1-81', district: '1-81', name: '  Ada  ' };
    const orderNo = await place(buyer, [[await newPart(), 1]], { address });
    expect((await detail(buyer, orderNo)).address).toMatchObject({ province: 'P5001', city: '1-81', name: 'Ada', provinceNameCn: '香港特别行政区' });
    const { rows } = (await ask(listAddresses, {}, by(buyer))).data;
    expect(rows).toMatchObject([{ province: '1-81', name: 'Ada', isDefault: 'T' }]);
    const again = await place(buyer, [[await newPart(), 1]], { address: undefined, addressId: rows[0]?.addressId });
    expect((await detail(buyer, again)).address).toMatchObject({ province: 'P5001', detail: '科技园 1 号' });
    await place(buyer, [[await newPart(), 1]], { address });
    expect((await ask(listAddresses, {}, by(buyer))).data.rows).toHaveLength(1);
  });

  test('on account within the credit is approved at once', async () => {
    const buyer = await newBuyer(100);
    const part = await newPart();
    const { orderNo, paymentNo } = (await ask(createOrder, orderOf([[part, 60]], { payMethod: 'PW1', invoiceTitle: 'Farad Ltd', taxNo: '91440300MA5F8K2T0X' }), by(buyer))).data;
    expect(paymentNo).toBeUndefined();
    const whole = await detail(buyer, orderNo);
    expect(whole).toMatchObject({ orderStatus: 'P0D', payStatus: 'P0C', payMethod: 'PW1', invoiceStatus: 'I0S' });
    expect(whole.payUntil).toBeUndefined();
    expect(whole.events.map(({ subject, fromStatus = '', toStatus }) => `${subject} ${fromStatus}>${toStatus}`)).toEqual([
      'order >P0A', 'payment >P0C', 'invoice I0C>IOA', 'order P0A>P0C', 'order P0C>P0D', 'invoice IOA>I0S',
    ]);
    const { envelope } = await sendCall(createOrder, orderOf([[part, 41]], { payMethod: 'PW1' }), by(buyer));
    expect([envelope.code, envelope.message]).toEqual([CODES.credit, 'Your credit on account does not cover this order, or a payment is overdue. Pay what is due, or choose another way to pay.']);
    await place(buyer, [[part, 40]], { payMethod: 'PW1' });
    expect(await stockOf(part)).toBe(900);
  });

  test('closes unpaid after half an hour, when any order is read', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 5 });
    const orderNo = await place(buyer, [[part, 5]]);
    expect((await detail(buyer, orderNo, NOW + 30 * MINUTE)).orderStatus).toBe('P0C');
    const later = NOW + 30 * MINUTE + 1;
    // The next buyer can have the stock before anybody reads an order.
    const other = await newBuyer();
    const second = (await ask(createOrder, orderOf([[part, 5]]), by(other, { now: later }))).data.orderNo;
    expect(await detail(buyer, orderNo, later)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0C', events: [{}, {}, { fromStatus: 'P0C', toStatus: 'P0F', actor: 'clock', cause: 'expired' }] });
    expect(await stockOf(part)).toBe(0);
    await ask(cancelOrder, { orderNo: second }, by(other, { now: later }));
    expect(await stockOf(part)).toBe(5);
  });
});

describe('an invalid order is refused with the reason and changes nothing', () => {
  let buyer: Buyer;
  let part: string;
  beforeAll(async () => {
    buyer = await newBuyer(50);
    part = await newPart({ stock: 20, moq: 5, step: 5 });
  });

  test.each<[string, (id: string) => object, string, RegExp]>([
    ['quantity below the minimum', (id) => orderOf([[id, 4]]), CODES.quantity, /PART\d+\D.* 5/],
    ['quantity off the step', (id) => orderOf([[id, 7]]), CODES.quantity, /5 and 10/],
    ['quantity above the stock', (id) => orderOf([[id, 25]]), CODES.quantity, /20/],
    ['part that is not sold', () => orderOf([['T9999999999', 5]]), CODES.quantity, /T9999999999/],
    ['no lines', () => ({ ...orderOf([]), lines: [] }), CODES.badPayload, /lines/],
    ['quantity 0', (id) => orderOf([[id, 0]]), CODES.badPayload, /qty.*1 or more/],
    ['quantity with a fraction', (id) => orderOf([[id, 5.5]]), CODES.badPayload, /qty.*whole/],
    ['quantity beyond all limits', (id) => orderOf([[id, 1e12]]), CODES.badPayload, /qty/],
    ['another amount', (id) => orderOf([[id, 5]], { amount: '4.99' }), CODES.changed, /costs ¥5\./],
    ['amount that is none', (id) => orderOf([[id, 5]], { amount: '-5' }), CODES.badPayload, /amount/],
    ['no address', (id) => ({ ...orderOf([[id, 5]]), address: undefined }), CODES.notFound, /address/],
    ['address of nobody', (id) => ({ ...orderOf([[id, 5]]), address: undefined, addressId: 'nobody' }), CODES.notFound, /address/],
    ['district of another city', (id) => orderOf([[id, 5]], { address: { ...ADDRESS, city: '1-44-4401' } }), CODES.badPayload, /District/],
    ['phone that is none', (id) => orderOf([[id, 5]], { address: { ...ADDRESS, phone: 'x' } }), CODES.badPayload, /Phone/],
    ['payment method that is none', (id) => ({ ...orderOf([[id, 5]]), payMethod: 'PW2' }), CODES.badPayload, /payMethod/],
    ['wish that is none', (id) => ({ ...orderOf([[id, 5]]), shortage: 'maybe' }), CODES.badPayload, /shortage/],
    ['invoice without tax number', (id) => orderOf([[id, 5]], { invoiceTitle: 'Farad Ltd' }), CODES.badPayload, /Tax number/],
    ['tax number that is none', (id) => orderOf([[id, 5]], { invoiceTitle: 'Farad Ltd', taxNo: '123' }), CODES.badPayload, /Tax number/],
    ['tax number without title', (id) => orderOf([[id, 5]], { taxNo: '91440300MA5F8K2T0X' }), CODES.badPayload, /Invoice to/],
    ['remark too long', (id) => orderOf([[id, 5]], { remark: 'x'.repeat(501) }), CODES.badPayload, /Remark/],
    ['key that is none', (id) => orderOf([[id, 5]], { idempotencyKey: 'x' }), CODES.badPayload, /idempotencyKey/],
    ['amount beyond all orders', () => orderOf([['huge', 1_000_000_000]]), CODES.quantity, /./],
  ])('%s', async (_, payload, code, message) => {
    const before = await stockOf(part);
    const { envelope } = await sendCall(createOrder, payload(part), by(buyer));
    expect(envelope).toMatchObject({ code, data: null, message: expect.stringMatching(message) });
    expect(await stockOf(part)).toBe(before);
    expect(await env.DB.prepare('SELECT COUNT(*) FROM trade_order WHERE user_code = ?1').bind(buyer.userCode).first('COUNT(*)')).toBe(0);
  });

  test('fields that only the mall sets are ignored', async () => {
    const payload = { ...orderOf([[part, 5]]), payable: '0.01', discount: '0.01', userCode: 'U00000001', orderStatus: 'P0W', status: 'P0W', price: '0' };
    const { data } = (await sendCall(createOrder, payload, by(buyer))).envelope;
    expect(data).toMatchObject({ orderStatus: 'P0C', payable: '5' });
  });

  test('an order needs a sign-in', async () => {
    expect(await codeOf(createOrder, orderOf([[part, 5]]))).toBe(CODES.signIn);
    expect(await codeOf(getOrder, { orderNo: 'F20261120-00000000' })).toBe(CODES.signIn);
  });
});
