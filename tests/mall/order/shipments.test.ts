/** What ships when: for a cart, and for an order until it is shipped. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, readCart, selectInCart } from '../../../app/upstream/contract/records/cart';
import { auditRefund } from '../../../app/upstream/contract/records/operator';
import { ask, NOW } from '../../fixtures/mall/mall';
import { by, byOperator, detail, newBuyer, newPart, openTrade, pay, place, refund, ship, type Buyer } from '../../fixtures/trade/trade';

const DAY = 86_400_000;

beforeAll(() => openTrade());

/** The day so many days after the time of the tests, in the zone of the shop. */
const dayIn = (days: number) => new Date(NOW + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10);

/** The day of the second working day after the time of the tests, counted day by day. */
function packed(after = 0): string {
  const counted = [1, 2, 3, 4, 5].map((days) => dayIn(after + days)).filter((day) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
  return counted[1] ?? '';
}

async function inTransit(goodsId: string, ...arrivals: Array<[pieces: number, days: number]>): Promise<void> {
  await env.DB.prepare('UPDATE goods SET in_transit = ?2 WHERE id = ?1').bind(goodsId, JSON.stringify(arrivals.map(([pieces, days]) => [pieces, dayIn(days)]))).run();
}

async function ofCart(buyer: Buyer) {
  return (await ask(readCart, {}, by(buyer))).data.shipments;
}

async function ofOrder(buyer: Buyer, orderNo: string, now = NOW) {
  return (await detail(buyer, orderNo, now)).shipments;
}

describe('a cart', () => {
  test('has its selected lines by day: from stock, ordered in, from a partner', async () => {
    const buyer = await newBuyer();
    const [stocked, ordered, partner, other] = [await newPart(), await newPart({ stock: 3, orderingDays: 42 }), await newPart({ supplier: 'SZ-PARTNER' }), await newPart()];
    for (const [goodsId, cartNum] of [[stocked, 5], [ordered, 10], [partner, 4], [other, 1]] as const) await ask(addToCart, { goodsId, cartNum }, by(buyer));
    await ask(selectInCart, { goodsIds: [stocked, ordered, partner] }, by(buyer));
    expect(await ofCart(buyer)).toEqual([
      { date: packed(), lines: [{ goodsId: stocked, qty: 5 }, { goodsId: ordered, qty: 3 }] },
      { date: dayIn(42), lines: [{ goodsId: ordered, qty: 7 }] },
      { date: dayIn(5), partner: 'T', supplierCode: 'SZ-PARTNER', lines: [{ goodsId: partner, qty: 4 }] },
    ]);
    await ask(selectInCart, { goodsIds: [] }, by(buyer));
    expect(await ofCart(buyer)).toEqual([]);
  });
});

describe('an order', () => {
  test('has the shipments of its cart, counted from its payment, and none once it is shipped', async () => {
    const buyer = await newBuyer();
    const [stocked, ordered] = [await newPart(), await newPart({ stock: 3, orderingDays: 42 })];
    for (const [goodsId, cartNum] of [[stocked, 5], [ordered, 10]] as const) await ask(addToCart, { goodsId, cartNum }, by(buyer));
    const planned = await ofCart(buyer);
    const orderNo = await place(buyer, [[stocked, 5], [ordered, 10]]);
    expect(await ofOrder(buyer, orderNo)).toEqual(planned);
    await pay(buyer, orderNo);
    expect(await ofOrder(buyer, orderNo, NOW + 9 * DAY)).toEqual(planned);
    await ship(orderNo);
    expect(await ofOrder(buyer, orderNo)).toBeUndefined();
  });

  test('that waits for its payment is counted from now, and one on account from the order', async () => {
    const buyer = await newBuyer(10_000);
    const part = await newPart();
    const [waits, account] = [await place(buyer, [[part, 1]]), await place(buyer, [[part, 1]], { payMethod: 'PW1' })];
    const later = NOW + 20 * 60_000;
    expect(await ofOrder(buyer, waits, later)).toEqual([{ date: packed(), lines: [{ goodsId: part, qty: 1 }] }]);
    expect(await ofOrder(buyer, account, NOW + 5 * DAY)).toEqual([{ date: packed(), lines: [{ goodsId: part, qty: 1 }] }]);
  });

  test('of who wants to wait ships at once, and without refunded pieces', async () => {
    const buyer = await newBuyer();
    const [stocked, ordered] = [await newPart(), await newPart({ stock: 3, orderingDays: 42 })];
    const orderNo = await place(buyer, [[stocked, 5], [ordered, 10]], { shortage: 'wait' });
    expect(await ofOrder(buyer, orderNo)).toEqual([{ date: dayIn(42), lines: [{ goodsId: stocked, qty: 5 }, { goodsId: ordered, qty: 10 }] }]);
    await pay(buyer, orderNo);
    const refundNo = await refund(buyer, orderNo, ordered, 7);
    await ask(auditRefund, { refundNo, approve: 'T' }, byOperator());
    expect(await ofOrder(buyer, orderNo)).toEqual([{ date: packed(), lines: [{ goodsId: stocked, qty: 5 }, { goodsId: ordered, qty: 3 }] }]);
  });

  test('keeps the days of a partner', async () => {
    const buyer = await newBuyer();
    const part = await newPart({ supplier: 'SZ-PARTNER' });
    const orderNo = await place(buyer, [[part, 2]]);
    await env.DB.prepare('UPDATE goods SET delivery_days = 30 WHERE id = ?1').bind(part).run();
    expect(await ofOrder(buyer, orderNo)).toEqual([{ date: dayIn(5), partner: 'T', supplierCode: 'SZ-PARTNER', lines: [{ goodsId: part, qty: 2 }] }]);
  });
});

describe('deliveries in transit', () => {
  test('give their day to the orders that came first, as many as they cover', async () => {
    const part = await newPart({ stock: 0, orderingDays: 42 });
    await inTransit(part, [10, 7], [10, 14]);
    const dayOf = async (qty: number) => {
      const buyer = await newBuyer();
      await ask(addToCart, { goodsId: part, cartNum: qty }, by(buyer));
      const [planned] = (await ofCart(buyer)) ?? [];
      const orderNo = await place(buyer, [[part, qty]]);
      const { lines: [line], shipments } = await detail(buyer, orderNo);
      expect([shipments?.[0]?.date, line?.orderDate]).toEqual([planned?.date, planned?.date]);
      return planned?.date;
    };
    expect([await dayOf(8), await dayOf(5), await dayOf(7), await dayOf(1)]).toEqual([dayIn(7), dayIn(14), dayIn(14), dayIn(42)]);
  });
});
