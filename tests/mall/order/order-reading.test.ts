import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../app/upstream/contract/base/call';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, byOperator, codeOf, detail, newBuyer, newPart, openTrade, orderOf, pay, place, received, refund, ship } from '../../fixtures/trade/trade';

const DAY = 86_400_000;
const INVOICE = { invoiceTitle: 'Farad Ltd', taxNo: '91440300MA5F8K2T0X' };

beforeAll(() => openTrade());

describe('a line of an order', () => {
  test('keeps the price tiers and the ordering mode of its product', async () => {
    const buyer = await newBuyer();
    for (const ordering of [true, false]) {
      const part = await newPart({ ...(ordering ? { orderingDays: 42 } : {}), tiers: [[1, '1'], [10, '0.5']] });
      const { lines: [line] } = await detail(buyer, await place(buyer, [[part, 4]]));
      expect([line?.rangePrice, line?.orderGoodsFlagTemp]).toEqual([[{ min: 1, price: '1' }, { min: 10, price: '0.5' }], ordering ? 'T' : 'F']);
    }
  });
});

test('S14: an order of another account costs what one that does not exist costs, however long it is', async () => {
  const [owner, other] = [await newBuyer(), await newBuyer()];
  const parts = await Promise.all(Array.from({ length: 60 }, () => newPart()));
  const orderNo = await place(owner, parts.map((part): [string, number] => [part, 1]));
  const rowsOf = async (asked: string, calls: ReadonlyArray<Call>) => {
    const costs = [];
    for (const call of calls) {
      const { envelope, statements } = await sendCall(call, { orderNo: asked }, by(other));
      expect(envelope.code).toBe(CODES.notFound);
      costs.push(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0));
    }
    return costs;
  };
  const calls = [order.getOrder, order.cancelOrder, order.confirmReceipt, order.buyAgain];
  await rowsOf('F20260101-00000000', calls);
  const [unknown, foreign] = [await rowsOf('F20260101-00000000', calls), await rowsOf(orderNo, calls)];
  foreign.forEach((cost, at) => expect(cost).toBeLessThanOrEqual((unknown[at] ?? 0) + 5));
});

describe('the account period', () => {
  test('is due 30 days after receipt, and blocks new orders while overdue', async () => {
    const buyer = await newBuyer(100);
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 40]], { payMethod: 'PW1' });
    await ship(orderNo);
    await ask(order.confirmReceipt, { orderNo }, by(buyer));
    const due = NOW + 30 * DAY;
    const period = async (now: number) => (await ask(order.getAccountPeriod, {}, by(buyer, { now }))).data;
    expect(await period(due)).toMatchObject({ limit: '100', used: '40', free: '60', overdue: '0', overdueFlag: 'P0F', orders: [{ orderNo, owed: '40', dueTime: new Date(due).toISOString() }] });
    expect(await period(due + 1)).toMatchObject({ overdue: '40', overdueFlag: 'P0T', orders: [{ overdueFlag: 'P0T' }] });
    expect(await detail(buyer, orderNo, due + 1)).toMatchObject({ overdueFlag: 'P0T', payStatus: 'P0C' });
    const again = () => codeOf(order.createOrder, orderOf([[part, 1]], { payMethod: 'PW1' }), by(buyer, { now: due + 1 }));
    expect(await again()).toBe(CODES.credit);
    await pay(buyer, orderNo, due + 1);
    expect(await period(due + 1)).toMatchObject({ used: '0', overdueFlag: 'P0F', orders: [] });
    expect(await again()).toBe('0');
  });

  test('has the sums of all orders, and lists the 500 that are due first', async () => {
    const buyer = await newBuyer(1_000);
    const orderNo = await place(buyer, [[await newPart(), 1]], { payMethod: 'PW1' });
    await env.DB.prepare(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 600)
       INSERT INTO trade_order (order_no, user_code, created_at, received_at, status, payment_status, payment_method, total, discount, payable, shipping, address, shortage)
       SELECT ?1 || n, user_code, created_at, created_at - n, status, payment_status, payment_method, total, discount, payable, shipping, address, shortage
       FROM number CROSS JOIN trade_order WHERE order_no = ?1`,
    ).bind(orderNo).run();
    const { used, orders } = (await ask(order.getAccountPeriod, {}, by(buyer))).data;
    expect([used, orders.length, orders[0]?.orderNo, orders.at(-1)?.orderNo]).toEqual(['601', 500, `${orderNo}600`, `${orderNo}101`]);
  });

  test('a refund before payment reduces what is owed', async () => {
    const buyer = await newBuyer(100);
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 10]], { payMethod: 'PW1' });
    const refundNo = await refund(buyer, orderNo, part, 4);
    await ask(operator.auditRefund, { refundNo, approve: 'T' }, byOperator());
    expect(await detail(buyer, orderNo)).toMatchObject({ refunded: '4', payment: { amount: '6', payStatus: 'P0C' } });
    await pay(buyer, orderNo);
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0D', payment: { amount: '6', payStatus: 'P0S' } });
    const rest = await refund(buyer, orderNo, part, 6);
    await ask(operator.auditRefund, { refundNo: rest, approve: 'T' }, byOperator());
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0F', refunded: '10' });
  });
});

describe('the list of orders', () => {
  test('is newest first, with filters by status, time, order number and part number, pages and counts', async () => {
    const buyer = await newBuyer();
    const [a, b] = [await newPart(), await newPart()];
    const old = await place(buyer, [[a, 1]], {}, NOW - 400 * DAY);
    const spring = await place(buyer, [[b, 1]], {}, NOW - 200 * DAY);
    const today = await place(buyer, [[a, 1], [b, 2]]);
    await pay(buyer, today);
    const numbers = async (payload: object) => (await ask(order.listOrders, payload, by(buyer))).data.page.rows.map(({ orderNo }) => orderNo);
    expect(await numbers({})).toEqual([today, spring, old]);
    expect(await numbers({ time: '3m' })).toEqual([today]);
    expect(await numbers({ time: 'inyear' })).toEqual([today, spring]);
    expect(await numbers({ status: 'P0D' })).toEqual([today]);
    expect(await numbers({ status: 'P0F', time: 'all' })).toEqual([spring, old]);
    expect(await numbers({ keyword: spring.slice(3, 16).toLowerCase() })).toContain(spring);
    const mpn = (await detail(buyer, old)).lines[0]?.mpn ?? '';
    expect(await numbers({ keyword: mpn.toLowerCase() })).toEqual([today, old]);
    expect(await numbers({ keyword: '%' })).toEqual([]);
    expect((await ask(order.listOrders, { pageNo: 2, pageSize: 2 }, by(buyer))).data).toMatchObject({
      page: { pageNo: 2, pageSize: 2, total: 3, totalPage: 2, rows: [{ orderNo: old }] },
      counts: [{ status: 'ALL', count: 3 }, { status: 'P0A', count: 0 }, { status: 'P0C', count: 0 }, { status: 'P0D', count: 1 }, { status: 'P0R', count: 0 }, { status: 'P0W', count: 0 }, { status: 'P0F', count: 2 }],
    });
  });
});

test('S41: a list has the first lines of each order, as many as are wanted, and says how many there are', async () => {
  const buyer = await newBuyer();
  const parts = [await newPart(), await newPart(), await newPart()];
  const orderNo = await place(buyer, parts.map((part) => [part, 1]));
  await pay(buyer, orderNo);
  const listed = async (payload: object) => (await ask(order.listOrders, payload, by(buyer))).data.page.rows.map(({ lines, lineCount }) => [lines.map(({ goodsId }) => goodsId), lineCount]);
  const whole = (await detail(buyer, orderNo)).lines.map(({ goodsId }) => goodsId);
  expect(whole).toHaveLength(3);
  expect(await listed({ mostLines: 2 })).toEqual([[whole.slice(0, 2), 3]]);
  expect(await listed({ mostLines: 5 })).toEqual([[whole, 3]]);
  expect(await listed({})).toEqual([[whole, undefined]]);
});

describe('S14: records of another user are not found', () => {
  test('by any call on orders and refunds', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const part = await newPart();
    const orderNo = await received(buyer, [[part, 2]]);
    const refundNo = await refund(buyer, orderNo, part, 1, 'T02');
    const key = { idempotencyKey: crypto.randomUUID() };
    const calls: Array<[Call, object]> = [
      [order.getOrder, { orderNo }], [order.cancelOrder, { orderNo }], [order.confirmReceipt, { orderNo }], [order.buyAgain, { orderNo }],
      [order.applyRefund, { ...key, orderNo, goodsId: part, qty: 1, refundType: 'T02', reason: 'x' }], [order.cancelRefund, { refundNo }],
      [order.shipReturn, { refundNo, carrier: 'SF', trackingNo: '1' }], [order.applyInvoice, { orderNo, ...INVOICE }],
      [payment.startPayment, { orderNo, ...key }], [operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: '1' }],
      [operator.auditRefund, { refundNo, approve: 'T' }], [operator.receiveReturn, { refundNo, accept: 'T' }],
    ];
    for (const [call, payload] of calls) {
      const foreign = (await sendCall(call, payload, by(other))).envelope;
      const unknown = (await sendCall(call, { ...payload, ...('orderNo' in payload ? { orderNo: 'F20261120-99999999' } : { refundNo: 'R20261120-99999999' }) }, by(other))).envelope;
      expect([call.name, foreign.code]).toEqual([call.name, CODES.notFound]);
      expect([call.name, foreign]).toEqual([call.name, unknown]);
    }
    for (const call of [order.listOrders, order.listRefunds, order.listInvoices]) {
      expect(JSON.stringify((await ask(call, {}, by(other))).data)).not.toContain('2026');
    }
    expect((await detail(buyer, orderNo)).orderStatus).toBe('P0W');
  });
});

describe('malicious input', () => {
  test('S45: a page beyond the last, and a blank carrier or reason, are refused by field', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 1]]);
    await pay(buyer, orderNo);
    const blank = ' \t\u3000';
    const calls = [
      [order.listOrders, { pageNo: 1e300 }, by(buyer), 'pageNo'],
      [operator.shipOrder, { orderNo, carrier: blank, trackingNo: '1' }, byOperator(), 'Carrier'],
      [operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: blank }, byOperator(), 'Tracking number'],
      [order.applyRefund, { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T01', reason: blank }, by(buyer), 'Reason'],
    ] as const;
    for (const [call, payload, asking, field] of calls) {
      const { status, envelope } = await sendCall(call, payload, asking);
      expect([status, envelope.code, envelope.message?.split(':')[0]]).toEqual([200, CODES.badPayload, field]);
    }
  });
});
