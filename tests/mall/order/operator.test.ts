/** Calls of the operator on orders, and who may make them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ORDER_LIMITS } from '../../../app/domain/order/order-policies';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import { ask } from '../../fixtures/mall/mall';
import { by, byOperator, codeOf, detail, newBuyer, newPart, openTrade, pay, place, refund, ship } from '../../fixtures/trade/trade';

const INVOICE = { invoiceTitle: 'Farad Ltd', taxNo: '91440300MA5F8K2T0X' };

beforeAll(() => openTrade());

describe('the operator', () => {
  test('is who sends the key; in a demonstration buyers may ship and decide for their own orders, but not record payments', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const orderNo = await place(buyer, [[await newPart(), 1]]);
    await pay(buyer, orderNo);
    const parcel = { orderNo, carrier: 'SF', trackingNo: '1' };
    expect((await detail(buyer, orderNo)).demoSteps).toEqual([{ step: 'ship' }]);
    const live = (headers: Record<string, string>) => ({ operatorKey: 'the-mall-itself', headers });
    for (const asking of [{}, live({}), live({ 'operator-key': 'a guess' }), live({ 'access-token': buyer.token }), by(other), { headers: { 'operator-key': '' } }]) {
      expect(await codeOf(operator.shipOrder, parcel, asking)).toBe(CODES.notFound);
    }
    expect(await codeOf(operator.recordPayment, { orderNo, amount: '1' }, by(buyer))).toBe(CODES.notFound);
    expect((await ask(order.getOrder, { orderNo }, { headers: { 'access-token': buyer.token } })).data.demoSteps).toBeUndefined();
    expect(await codeOf(operator.shipOrder, parcel, by(buyer))).toBe('0');
  });

  test('ships the largest order with every line short, within the limits of the database', async () => {
    const [buyer, part] = [await newBuyer(), await newPart()];
    const ids = await Promise.all(Array.from({ length: ORDER_LIMITS.lines - 1 }, () => newPart()));
    const orderNo = await place(buyer, [part, ...ids].map((id) => [id, 2]));
    await pay(buyer, orderNo);
    const found = ids.slice(0, ORDER_LIMITS.foundShort).map((goodsId) => ({ goodsId, qty: 1 }));
    const parcel = { orderNo, carrier: 'SF', trackingNo: '1' };
    expect(await codeOf(operator.shipOrder, { ...parcel, found: [...found, { goodsId: part, qty: 1 }] }, byOperator())).toBe(CODES.badPayload);
    const { statements } = await ask(operator.shipOrder, { ...parcel, found }, byOperator());
    expect(statements.length).toBeLessThanOrEqual(1000);
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0R', refunded: String(ORDER_LIMITS.foundShort) });
  });

  test('records no payment of nothing: of an order on account that came back whole', async () => {
    const [buyer, part] = [await newBuyer(1_000), await newPart()];
    const orderNo = await place(buyer, [[part, 2]], { payMethod: 'PW1' });
    await ship(orderNo);
    await ask(order.confirmReceipt, { orderNo }, by(buyer));
    const refundNo = await refund(buyer, orderNo, part, 2, 'T02');
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, byOperator());
    await ask(order.shipReturn, { refundNo, carrier: 'SF', trackingNo: '2' }, by(buyer));
    await ask(operator.receiveReturn, { refundNo, accept: 'T' }, byOperator());
    const before = await detail(buyer, orderNo);
    expect(before).toMatchObject({ payStatus: 'P0C', refunded: '2' });
    expect(await codeOf(operator.recordPayment, { orderNo, amount: '0' }, byOperator())).toBe(CODES.state);
    expect(await detail(buyer, orderNo)).toEqual(before);
  });

  test('records a bank transfer for an order', async () => {
    const buyer = await newBuyer();
    const orderNo = await place(buyer, [[await newPart(), 1]], INVOICE);
    for (const amount of ['0', '0.99', '1.01', '-1']) expect(await codeOf(operator.recordPayment, { orderNo, amount }, byOperator())).toBe(CODES.badPayload);
    await ask(operator.recordPayment, { orderNo, amount: '1.00' }, byOperator());
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0D', payStatus: 'P0S', invoiceStatus: 'I0S', invoice: { invoiceNo: expect.stringMatching(/^V2026/), amount: '1' } });
  });
});
