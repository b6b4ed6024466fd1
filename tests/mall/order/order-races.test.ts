import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import * as order from '../../../app/upstream/contract/records/order';
import * as payment from '../../../app/upstream/contract/records/payment';
import { NOW, sendCall } from '../../fixtures/mall/mall';
import { by, detail, newBuyer, newPart, openTrade, orderOf, pay, place, refund, ship, stockOf } from '../../fixtures/trade/trade';

const DAY = 86_400_000;

beforeAll(() => openTrade());

/** The number of answers by code. */
function tally(codes: string[]): Record<string, number> {
  return codes.reduce<Record<string, number>>((sum, code) => ({ ...sum, [code]: (sum[code] ?? 0) + 1 }), {});
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  return (await env.DB.prepare(sql).bind(...values).first<number>('n')) ?? -1;
}

describe('S17: stock is never sold twice', () => {
  test('one piece and 200 concurrent buyers: one order', async () => {
    const part = await newPart({ stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => newBuyer()));
    const answers = await Promise.all(buyers.map((buyer) => sendCall(order.createOrder, orderOf([[part, 1]]), by(buyer))));
    expect(tally(answers.map(({ envelope }) => envelope.code))).toEqual({ '0': 1, [CODES.quantity]: 199 });
    expect(await stockOf(part)).toBe(0);
    expect(await count('SELECT COUNT(*) AS n FROM order_line WHERE goods_id = ?1', part)).toBe(1);
    expect(await count('SELECT COUNT(*) AS n FROM payment JOIN order_line USING (order_no) WHERE goods_id = ?1', part)).toBe(1);
  });

  test('ten pieces each of several products and concurrent buyers of one to four: sold and remaining pieces are ten', async () => {
    const parts = [await newPart({ stock: 10 }), await newPart({ stock: 10 })];
    const buyers = await Promise.all(Array.from({ length: 30 }, () => newBuyer()));
    await Promise.all(buyers.map((buyer, index) => {
      const lines = parts.map((part): [string, number] => [part, 1 + (index % 4)]);
      return sendCall(order.createOrder, orderOf(index % 2 ? lines : lines.reverse()), by(buyer));
    }));
    for (const part of parts) {
      const sold = await count('SELECT SUM(qty) AS n FROM order_line WHERE goods_id = ?1', part);
      expect(sold + (await stockOf(part))).toBe(10);
      expect(sold).toBeGreaterThan(6);
    }
  });

  test('in ordering mode every order above the stock is placed, and only the stock is reserved', async () => {
    const part = await newPart({ stock: 25, moq: 10, step: 10, orderingDays: 7 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer()));
    const answers = await Promise.all(buyers.map((buyer) => sendCall(order.createOrder, orderOf([[part, 10]]), by(buyer))));
    expect(tally(answers.map(({ envelope }) => envelope.code))).toEqual({ '0': 10 });
    expect(await stockOf(part)).toBe(0);
    expect(await count('SELECT SUM(reserved) AS n FROM order_line WHERE goods_id = ?1', part)).toBe(25);
    expect(await count('SELECT SUM(ordered) AS n FROM order_line WHERE goods_id = ?1', part)).toBe(75);
  });
});

describe('S18: one key, one effect', () => {
  test('100 concurrent calls: one order, one payment, one answer', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 1000 });
    const payload = orderOf([[part, 7]]);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendCall(order.createOrder, payload, by(buyer))));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope)))).toHaveLength(1);
    expect(answers[0]?.envelope).toMatchObject({ code: '0', data: { orderStatus: 'P0C' } });
    expect(await count('SELECT COUNT(*) AS n FROM trade_order WHERE user_code = ?1', buyer.userCode)).toBe(1);
    expect(await count('SELECT COUNT(*) AS n FROM payment JOIN trade_order USING (order_no) WHERE user_code = ?1', buyer.userCode)).toBe(1);
    expect(await stockOf(part)).toBe(993);
  });

  test('the order of a cart too, although the first call empties it', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    await env.DB.batch([
      env.DB.prepare('INSERT INTO cart (cart_id, is_user, used_at) VALUES (?1, 1, ?2)').bind(buyer.userCode, NOW),
      env.DB.prepare("INSERT INTO cart_line (cart_id, goods_id, qty, added_at, mpn, brand_cn, brand_en) VALUES (?1, ?2, 3, ?3, '', '', '')").bind(buyer.userCode, part, NOW),
    ]);
    const payload = { ...orderOf([]), lines: undefined };
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendCall(order.createOrder, payload, by(buyer))));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope)))).toHaveLength(1);
    expect(answers[0]?.envelope.code).toBe('0');
  });

  test('other content is refused; after a day, and for another buyer, the key is free', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const part = await newPart();
    const payload = orderOf([[part, 1]]);
    const codes = async (asking: ReturnType<typeof by>, more = {}) => (await sendCall(order.createOrder, { ...payload, ...more }, asking)).envelope;
    const first = await codes(by(buyer));
    expect(await codes(by(buyer, { now: NOW + DAY - 1 }))).toEqual(first);
    expect((await codes(by(buyer), { remark: 'other' })).code).toBe(CODES.keyReused);
    expect((await codes(by(buyer), { lines: [{ goodsId: part, qty: 2 }] })).code).toBe(CODES.keyReused);
    const { idempotencyKey } = payload;
    expect((await sendCall(payment.startPayment, { orderNo: 'F1', idempotencyKey }, by(buyer))).envelope.code).toBe(CODES.keyReused);
    expect((await codes(by(other))).data).not.toEqual(first.data);
    const later = await codes(by(buyer, { now: NOW + DAY }), { remark: 'other' });
    expect(later.code).toBe('0');
    expect(later.data).not.toEqual(first.data);
  });

  test('a refusal is not stored: the same key works when the reason is gone', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 0 });
    const payload = orderOf([[part, 5]]);
    expect((await sendCall(order.createOrder, payload, by(buyer))).envelope.code).toBe(CODES.quantity);
    await env.DB.prepare('UPDATE goods SET stock = 5 WHERE id = ?1').bind(part).run();
    expect((await sendCall(order.createOrder, payload, by(buyer))).envelope.code).toBe('0');
  });

  test('50 concurrent payments and 50 concurrent refunds', async () => {
    const buyer = await newBuyer();
    const part = await newPart();
    const orderNo = await place(buyer, [[part, 10]]);
    const start = { orderNo, idempotencyKey: crypto.randomUUID() };
    const started = await Promise.all(Array.from({ length: 50 }, () => sendCall(payment.startPayment, start, by(buyer))));
    expect(new Set(started.map(({ envelope }) => JSON.stringify(envelope)))).toHaveLength(1);
    await pay(buyer, orderNo);
    const wish = { idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 2, refundType: 'T01', reason: 'twice' };
    const asked = await Promise.all(Array.from({ length: 50 }, () => sendCall(order.applyRefund, wish, by(buyer))));
    expect(new Set(asked.map(({ envelope }) => JSON.stringify(envelope)))).toHaveLength(1);
    expect((await detail(buyer, orderNo)).refunds).toHaveLength(1);
  });
});

describe('S21 and S22: concurrent calls', () => {
  test('50 refunds of one line: the refunded amount is at most the paid amount', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ tiers: [[1, '0.3333']] });
    const orderNo = await place(buyer, [[part, 20]]);
    await pay(buyer, orderNo);
    const wish = () => ({ idempotencyKey: crypto.randomUUID(), orderNo, goodsId: part, qty: 3, refundType: 'T01', reason: 'race' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendCall(order.applyRefund, wish(), by(buyer))));
    const codes = tally(answers.map(({ envelope }) => envelope.code));
    expect(codes['0']).toBeGreaterThan(0);
    expect(codes['0']).toBeLessThanOrEqual(6);
    const { refunds, payable, lines } = await detail(buyer, orderNo);
    expect(refunds).toHaveLength(codes['0'] ?? 0);
    const sum = refunds.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
    expect(sum).toBeLessThanOrEqual(Math.round(Number(payable) * 100));
    expect(lines[0]?.refundNum).toBe(refunds.length * 3);
  });

  test('40 orders of one buyer: 30 may wait for payment and reserve stock', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ stock: 100 });
    const another = () => sendCall(order.createOrder, orderOf([[part, 1]]), by(buyer));
    const answers = await Promise.all(Array.from({ length: 40 }, another));
    expect(tally(answers.map(({ envelope }) => envelope.code))).toEqual({ '0': 30, [CODES.full]: 10 });
    expect(await stockOf(part)).toBe(70);
    const { orderNo } = (await env.DB.prepare('SELECT order_no AS orderNo FROM trade_order WHERE user_code = ?1').bind(buyer.userCode).first<{ orderNo: string }>()) ?? { orderNo: '' };
    await pay(buyer, orderNo);
    expect((await another()).envelope.code).toBe('0');
    expect((await another()).envelope.code).toBe(CODES.full);
  });

  test('ten orders of ¥30 on credit of ¥100: three', async () => {
    const buyer = await newBuyer(100);
    const part = await newPart();
    const answers = await Promise.all(Array.from({ length: 10 }, () =>
      sendCall(order.createOrder, orderOf([[part, 30]], { payMethod: 'PW1' }), by(buyer))));
    expect(tally(answers.map(({ envelope }) => envelope.code))).toEqual({ '0': 3, [CODES.credit]: 7 });
    expect(await stockOf(part)).toBe(910);
  });

  test('a cancellation and a payment: one succeeds, and a closed order is refunded', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await newBuyer();
      const part = await newPart({ stock: 5 });
      const orderNo = await place(buyer, [[part, 5]]);
      const { paymentNo } = (await detail(buyer, orderNo)).payment;
      const outcome = { paymentNo, outcome: 'pay' };
      await Promise.all(round % 2
        ? [sendCall(payment.testPayment, outcome, by(buyer)), sendCall(order.cancelOrder, { orderNo }, by(buyer))]
        : [sendCall(order.cancelOrder, { orderNo }, by(buyer)), sendCall(payment.testPayment, outcome, by(buyer))]);
      const { orderStatus, payStatus } = await detail(buyer, orderNo);
      expect([['P0D', 'P0S'], ['P0F', 'P0C'], ['P0F', 'P0F']]).toContainEqual([orderStatus, payStatus]);
      expect(await stockOf(part)).toBe(orderStatus === 'P0D' ? 0 : 5);
    }
  });

  test('a shipment and a refund request: the order ships in full, or waits for the decision', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await newBuyer();
      const part = await newPart({ stock: 5 });
      const orderNo = await place(buyer, [[part, 5]]);
      await pay(buyer, orderNo);
      await Promise.allSettled(round % 2 ? [ship(orderNo), refund(buyer, orderNo, part, 2)] : [refund(buyer, orderNo, part, 2), ship(orderNo)]);
      const { orderStatus, refunds, lines } = await detail(buyer, orderNo);
      expect([['P0R', 0, 5], ['P0D', 1, undefined]]).toContainEqual([orderStatus, refunds.length, lines[0]?.shipNum]);
    }
  });
});
