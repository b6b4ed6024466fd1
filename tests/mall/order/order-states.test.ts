import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../app/upstream/contract/base/call';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as operator from '../../../app/upstream/contract/records/operator';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { readCart } from '../../../app/upstream/contract/records/cart';
import { ask, NOW } from '../../fixtures/mall/mall';
import { by, byOperator, codeOf, detail, newBuyer, newPart, openTrade, pay, place, received, refund, ship, stockOf, type Buyer } from '../../fixtures/trade/trade';
import { brokenInvariants } from '../../fixtures/trade/trade-invariants';

const DAY = 86_400_000;
const INVOICE = { invoiceTitle: 'Farad Ltd', taxNo: '91440300MA5F8K2T0X' };

beforeAll(() => openTrade());

async function refundStates(buyer: Buyer, orderNo: string): Promise<string[]> {
  const { events } = await detail(buyer, orderNo);
  return events.filter(({ subject }) => subject.startsWith('refund')).map(({ toStatus, actor }) => `${toStatus} ${actor}`);
}

describe('an order', () => {
  test('is paid, shipped and received, and records who changed it and why', async () => {
    const buyer = await newBuyer();
    const orderNo = await received(buyer, [[await newPart(), 3]]);
    const { events, shipment, orderStatus } = await detail(buyer, orderNo);
    expect(orderStatus).toBe('P0W');
    expect(shipment).toMatchObject({ carrier: 'SF', trackingNo: 'SF0001' });
    expect(events.map(({ subject, fromStatus = '', toStatus, actor, cause }) => `${subject} ${fromStatus}>${toStatus} ${actor} ${cause}`)).toEqual([
      'order >P0C buyer placed', 'payment >P0C buyer placed', 'payment P0C>P0S provider paid', 'order P0C>P0D provider paid',
      'order P0D>P0R operator shipped', 'order P0R>P0W buyer received',
    ]);
  });

  test('is received automatically 15 days after shipment', async () => {
    const buyer = await newBuyer();
    const orderNo = await place(buyer, [[await newPart(), 1]]);
    await pay(buyer, orderNo);
    await ship(orderNo);
    expect((await detail(buyer, orderNo, NOW + 15 * DAY)).orderStatus).toBe('P0R');
    expect(await detail(buyer, orderNo, NOW + 20 * DAY)).toMatchObject({ orderStatus: 'P0W', events: expect.arrayContaining([expect.objectContaining({ actor: 'clock', cause: 'received' })]) });
    // The 30 days for returns begin then, and not when an order is next read.
    expect((await detail(buyer, orderNo, NOW + 45 * DAY)).lines).toMatchObject([{ refundable: [{ refundType: 'T02', qty: 1 }] }]);
    expect((await detail(buyer, orderNo, NOW + 45 * DAY + 1)).lines).toMatchObject([{ refundable: [] }]);
  });

  test('refuses with a code every step that its state does not allow', async () => {
    const buyer = await newBuyer(1000);
    const part = await newPart({ stock: 10_000 });
    const inState: Record<string, () => Promise<string>> = {
      P0C: () => place(buyer, [[part, 2]]),
      P0D: async () => {
        const orderNo = await place(buyer, [[part, 2]]);
        await pay(buyer, orderNo);
        return orderNo;
      },
      P0R: async () => {
        const orderNo = await place(buyer, [[part, 2]]);
        await pay(buyer, orderNo);
        await ship(orderNo);
        return orderNo;
      },
      P0W: () => received(buyer, [[part, 2]]),
      P0F: async () => {
        const orderNo = await place(buyer, [[part, 2]]);
        await ask(order.cancelOrder, { orderNo }, by(buyer));
        return orderNo;
      },
    };
    const wish = (orderNo: string, refundType: string) => ({ idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType, reason: 'x' });
    const steps: Record<string, [(orderNo: string) => [Call, unknown, boolean], string[]]> = {
      cancel: [(orderNo) => [order.cancelOrder, { orderNo }, false], ['P0C']],
      pay: [(orderNo) => [payment.startPayment, { orderNo, idempotencyKey: crypto.randomUUID() }, false], ['P0C']],
      transfer: [(orderNo) => [operator.recordPayment, { orderNo, amount: '2' }, true], ['P0C']],
      ship: [(orderNo) => [operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: '1' }, true], ['P0D']],
      receive: [(orderNo) => [order.confirmReceipt, { orderNo }, false], ['P0R']],
      T01: [(orderNo) => [order.applyRefund, wish(orderNo, 'T01'), false], ['P0D']],
      T02: [(orderNo) => [order.applyRefund, wish(orderNo, 'T02'), false], ['P0W']],
      invoice: [(orderNo) => [order.applyInvoice, { orderNo, ...INVOICE }, false], ['P0C', 'P0D', 'P0R', 'P0W']],
    };
    for (const [name, [call, allowed]] of Object.entries(steps)) {
      for (const [state, reach] of Object.entries(inState)) {
        const orderNo = await reach();
        const [what, payload, mall] = call(orderNo);
        const code = await codeOf(what, payload, mall ? byOperator() : by(buyer));
        const refused = name.startsWith('T0') ? CODES.refund : CODES.state;
        expect([name, state, code]).toEqual([name, state, allowed.includes(state) ? '0' : refused]);
      }
    }
    expect(await brokenInvariants(env.DB, new Map([[part, 10_000]]))).toEqual([]);
  });

  test('is bought again: lines that can be bought go to the cart, others give the reason', async () => {
    const buyer = await newBuyer();
    const [good, gone, short] = [await newPart(), await newPart(), await newPart({ stock: 5 })];
    const orderNo = await place(buyer, [[good, 3], [gone, 1], [short, 5]]);
    await env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(gone).run();
    const { rows, lines } = (await ask(order.buyAgain, { orderNo }, by(buyer))).data;
    expect(rows.map(({ outcome }) => outcome)).toEqual(['added', 'unknown', 'quantity']);
    expect(rows[1]?.partNumber).toMatch(/^PART\d+$/);
    expect(lines).toBe(1);
    expect((await ask(readCart, {}, by(buyer))).data.lines).toMatchObject([{ goodsId: good, cartNum: 3, selected: 'T' }]);
  });
});

describe('refunds', () => {
  test('T01 before shipment: approval returns stock and money; the last refund closes the order', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 30, moq: 10, step: 10, tiers: [[1, '0.123']], orderingDays: 5 });
    const orderNo = await place(buyer, [[part, 50]]);
    await pay(buyer, orderNo);
    const first = await refund(buyer, orderNo, part, 25);
    expect(await detail(buyer, orderNo)).toMatchObject({ refunds: [{ refundStatus: 'S01', amount: '3.08', cancellable: 'T' }], lines: [{ refundNum: 25, refundable: [{ refundType: 'T01', qty: 25 }] }] });
    expect(await codeOf(operator.shipOrder, { orderNo, carrier: 'SF', trackingNo: '1' }, byOperator())).toBe(CODES.state);
    await ask(operator.auditRefund, { refundNo: first, approve: 'T' }, byOperator());
    // Twenty pieces are on order from the supplier: a refund cancels these first.
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0D', payStatus: 'P0S', refunded: '3.08', lines: [{ orderNum: 0 }] });
    expect(await stockOf(part)).toBe(5);
    const second = await refund(buyer, orderNo, part, 25);
    await ask(operator.auditRefund, { refundNo: second, approve: 'T' }, byOperator());
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0F', refunded: '6.15', payable: '6.15' });
    expect(await stockOf(part)).toBe(30);
    expect((await refundStates(buyer, orderNo)).slice(0, 4)).toEqual(['S01 buyer', 'S03 operator', 'S04 operator', 'S05 mall']);
  });

  test('T02 within 30 days of receipt: approved, sent back, accepted, paid back', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 10 });
    const orderNo = await received(buyer, [[part, 4]]);
    expect(await codeOf(order.applyRefund, { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T02', reason: 'x' }, by(buyer, { now: NOW + 30 * DAY + 1 }))).toBe(CODES.refund);
    const refundNo = await refund(buyer, orderNo, part, 3, 'T02', NOW + 30 * DAY);
    const steps: Array<[Call, object, boolean]> = [
      [operator.auditRefund, { approve: 'T' }, true], [order.shipReturn, { carrier: 'SF', trackingNo: 'SF2' }, false], [operator.receiveReturn, { accept: 'T' }, true],
    ];
    for (const [call, more, mall] of steps) {
      expect([call.name, await codeOf(call, { refundNo, ...more }, mall ? byOperator() : by(buyer))]).toEqual([call.name, '0']);
      expect([call.name, await codeOf(call, { refundNo, ...more }, mall ? byOperator() : by(buyer))]).toEqual([call.name, CODES.state]);
    }
    expect(await refundStates(buyer, orderNo)).toEqual(['S01 buyer', 'S02 operator', 'S03 buyer', 'S04 operator', 'S05 mall']);
    expect(await detail(buyer, orderNo)).toMatchObject({ orderStatus: 'P0W', payStatus: 'P0S', refunded: '3', refunds: [{ trackingNo: 'SF2', cancellable: 'F' }] });
    expect(await stockOf(part)).toBe(9);
  });

  test('after a cancellation in S01 or S02, or a rejection in S01 or S03, the pieces can be requested again', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    const orderNo = await received(buyer, [[part, 2]]);
    const audit = (refundNo: string, approve: 'T' | 'F') => ask(operator.auditRefund, { refundNo, approve }, byOperator());
    const ways: Array<[string, (refundNo: string) => Promise<unknown>]> = [
      ['S06', (refundNo) => ask(order.cancelRefund, { refundNo }, by(buyer))],
      ['S06', async (refundNo) => {
        await audit(refundNo, 'T');
        await ask(order.cancelRefund, { refundNo }, by(buyer));
      }],
      ['S07', (refundNo) => audit(refundNo, 'F')],
      ['S07', async (refundNo) => {
        await audit(refundNo, 'T');
        await ask(order.shipReturn, { refundNo, carrier: 'SF', trackingNo: '1' }, by(buyer));
        expect(await codeOf(order.cancelRefund, { refundNo }, by(buyer))).toBe(CODES.state);
        await ask(operator.receiveReturn, { refundNo, accept: 'F' }, byOperator());
      }],
    ];
    for (const [end, go] of ways) {
      const refundNo = await refund(buyer, orderNo, part, 2, 'T02');
      expect(await codeOf(order.applyRefund, { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 1, refundType: 'T02', reason: 'x' }, by(buyer))).toBe(CODES.refund);
      await go(refundNo);
      const { refunds, refunded } = await detail(buyer, orderNo);
      expect([refunds.find((one) => one.refundNo === refundNo)?.refundStatus, refunded]).toEqual([end, '0']);
      expect(await codeOf(order.cancelRefund, { refundNo }, by(buyer))).toBe(CODES.state);
      expect(await codeOf(operator.auditRefund, { refundNo, approve: 'T' }, byOperator())).toBe(CODES.state);
    }
  });

  test('pieces missing at shipment follow the buyer’s choice: ship and refund, wait, cancel', async () => {
    const parcel = (orderNo: string, goodsId: string, qty: number) => ({ orderNo, carrier: 'SF', trackingNo: '1', found: [{ goodsId, qty }] });
    const begin = async (shortage: 'ship' | 'wait' | 'drop') => {
      const [buyer, short, full] = [await newBuyer(), await newPart({ stock: 10 }), await newPart()];
      const orderNo = await place(buyer, [[short, 10], [full, 1]], { shortage });
      await pay(buyer, orderNo);
      return { buyer, short, orderNo };
    };
    const shipped = await begin('ship');
    await ask(operator.shipOrder, parcel(shipped.orderNo, shipped.short, 7), byOperator());
    expect(await detail(shipped.buyer, shipped.orderNo)).toMatchObject({ orderStatus: 'P0R', refunded: '3', lines: [{ shipNum: 7, refundNum: 3, refundable: [] }, { shipNum: 1 }], refunds: [{ refundType: 'T01', refundStatus: 'S05', reason: 'short' }] });

    const waiting = await begin('wait');
    expect(await codeOf(operator.shipOrder, parcel(waiting.orderNo, waiting.short, 7), byOperator())).toBe(CODES.state);
    expect((await detail(waiting.buyer, waiting.orderNo)).orderStatus).toBe('P0D');

    const dropped = await begin('drop');
    await ask(operator.shipOrder, parcel(dropped.orderNo, dropped.short, 7), byOperator());
    expect(await detail(dropped.buyer, dropped.orderNo)).toMatchObject({ orderStatus: 'P0R', refunded: '10', lines: [{ shipNum: 0, refundNum: 10 }, { shipNum: 1 }] });
    expect(await stockOf(dropped.short)).toBe(7);

    const none = await newBuyer();
    const part = await newPart({ stock: 10 });
    const orderNo = await place(none, [[part, 10]]);
    await pay(none, orderNo);
    await ask(operator.shipOrder, parcel(orderNo, part, 0), byOperator());
    expect(await detail(none, orderNo)).toMatchObject({ orderStatus: 'P0F', payStatus: 'P0F', refunded: '10' });
  });
});

test('the invoice leaves out earlier refunds', async () => {
  const buyer = await newBuyer();
  const part = await newPart({ tiers: [[1, '2.5']] });
  const orderNo = await place(buyer, [[part, 4]]);
  await pay(buyer, orderNo);
  const back = async () => ask(operator.auditRefund, { refundNo: await refund(buyer, orderNo, part, 1), approve: 'T' }, byOperator());
  await back();
  await ask(order.applyInvoice, { orderNo, ...INVOICE }, by(buyer));
  await back();
  expect(await detail(buyer, orderNo)).toMatchObject({ payable: '10', refunded: '5', invoice: { invoiceStatus: 'I0S', amount: '7.5' } });
});
