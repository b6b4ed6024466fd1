import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { cancelOrder, createOrder, getOrder } from '../../../app/upstream/contract/records/order';
import { MOST_ORDER_AMOUNT } from '../../../app/domain/order/order-policies';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { billOf, fen, mayBuy, millionths, yuan, type OracleLine, type OracleTier } from '../../fixtures/trade/cart-oracle';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { openRandomShop, oracleLines, plain, randomShop } from '../../fixtures/trade/random-carts';
import { by, newBuyer, openTrade, orderOf, stockOf, type Buyer } from '../../fixtures/trade/trade';

const CARTS = env.SOAK === '1' ? 10_000 : 50;
const TIMEOUT = 60_000 + CARTS * 600;

let ids: string[];
let buyer: Buyer;

beforeAll(async () => {
  await openTrade();
  const { results } = await env.DB.prepare('SELECT id FROM goods ORDER BY rank LIMIT 40').all<{ id: string }>();
  ids = results.map(({ id }) => id);
  buyer = await newBuyer();
});

/** A line with its product id. */
type Wanted = OracleLine & { id: string };

interface Cart {
  name: string;
  /** The selected lines that can be ordered. */
  lines: Wanted[];
  rule: OracleTier[];
}

/** Random carts with at least one line that can be ordered, one after the other. The shop's products and sale are stored before each. */
async function* carts(first: number): AsyncGenerator<Cart> {
  let yielded = 0;
  for (let seed = first; ; seed++) {
    const [shop] = fc.sample(randomShop, { numRuns: 1, seed });
    if (!shop) throw new Error('no shop');
    await openRandomShop(shop, ids, NOW);
    const rule = shop.rule.map(({ amount, discount }) => ({ amount: plain(amount), discount: plain(discount) }));
    for (const [index, cart] of shop.carts.entries()) {
      const lines = oracleLines(shop, cart).map((line, at) => ({ ...line, id: ids[cart[at]?.part ?? -1] ?? '' }));
      const wanted = lines.filter(({ part, quantity, selected }) => selected && mayBuy(part, quantity) && billOf([{ part, quantity, selected }], []).counted === 1);
      if (wanted.length === 0) continue;
      yield { name: `seed ${seed}, cart ${index}`, lines: wanted, rule };
      yielded += 1;
      if (yielded === CARTS) return;
    }
  }
}

describe('S16 and S23: the amount charged', () => {
  test(`${CARTS} random carts are ordered at the oracle’s lines, discounts and totals, to the cent; none above the largest amount`, { timeout: TIMEOUT }, async () => {
    let ordered = 0;
    for await (const { name, lines, rule } of carts(Date.now())) {
      const bill = billOf(lines, rule);
      const payload = orderOf(lines.map(({ id, quantity }) => [id, quantity]), { amount: yuan(bill.payable) });
      if (bill.total > fen(MOST_ORDER_AMOUNT)) {
        expect((await sendCall(createOrder, payload, by(buyer))).envelope.code, name).toBe(CODES.quantity);
        ordered += 1;
        continue;
      }
      const { orderNo, payable } = (await ask(createOrder, payload, by(buyer))).data;
      const order = (await ask(getOrder, { orderNo }, by(buyer))).data;
      const found = {
        payable: fen(payable), total: fen(order.total), saving: fen(order.saving), discount: order.discount ?? null, shipping: order.feeType,
        owed: fen(order.payable), toPay: fen(order.payment.amount),
        lines: order.lines.map((line) => ({ unitPrice: millionths(line.unitPrice), amount: fen(line.amount), discounted: fen(line.discountAmount) })),
      };
      const { total, saving, discount, shipping } = bill;
      expect(found, name).toEqual({ payable: bill.payable, total, saving, discount, shipping, owed: bill.payable, toPay: bill.payable, lines: bill.lines });
      await ask(cancelOrder, { orderNo }, by(buyer));
      ordered += 1;
    }
    expect(ordered).toBe(CARTS);
  });

  test(`${CARTS} manipulated orders are charged at the mall’s price or refused`, { timeout: TIMEOUT }, async () => {
    const seen = { charged: 0, refused: 0 };
    const first = Date.now();
    let at = 0;
    for await (const { name, lines, rule } of carts(first)) {
      const [tamper] = fc.sample(tampering, { numRuns: 1, seed: first + at });
      at += 1;
      const payload = tamper?.(orderOf(lines.map(({ id, quantity }) => [id, quantity])));
      const stocks = await Promise.all(lines.map(({ id }) => stockOf(id)));
      const { status, envelope } = await sendCall(createOrder, payload, by(buyer));
      expect([name, status]).toEqual([name, 200]);
      if (envelope.code !== '0') {
        seen.refused += 1;
        expect(await Promise.all(lines.map(({ id }) => stockOf(id))), name).toEqual(stocks);
        continue;
      }
      seen.charged += 1;
      const { orderNo } = v.parse(createOrder.data, envelope.data);
      const order = (await ask(getOrder, { orderNo }, by(buyer))).data;
      const bought = order.lines.map(({ goodsId, qty }): OracleLine => {
        const line = lines.find(({ id }) => id === goodsId);
        if (!line) throw new Error(`${name}: ${goodsId} was not offered`);
        return { ...line, quantity: qty };
      });
      const bill = billOf(bought, rule);
      expect([name, fen(order.payable), fen(order.payment.amount), order.orderStatus, order.discount ?? null, order.feeType])
        .toEqual([name, bill.payable, bill.payable, 'P0C', bill.discount, bill.shipping]);
      await ask(cancelOrder, { orderNo }, by(buyer));
    }
    expect(seen.charged).toBeGreaterThan(CARTS / 10);
    expect(seen.refused).toBeGreaterThan(CARTS / 10);
  });
});

type Order = ReturnType<typeof orderOf>;

const small = fc.constantFrom<unknown>('0', '0.01', '-1', 0, -5, 1e-9, null, 'NaN', '1e-2', [], {}, true, '９', ' 1 ');
/** An order with a field that only the mall sets. */
const tampering: fc.Arbitrary<(order: Order) => unknown> = fc.oneof(
  fc.tuple(fc.constantFrom('payable', 'total', 'discount', 'saving', 'feeType', 'orderStatus', 'payStatus', 'userCode', 'orderNo', 'creditLimit', 'now'), small)
    .map(([field, value]) => (order: Order) => ({ ...order, [field]: value })),
  small.map((amount) => (order: Order) => ({ ...order, amount })),
  fc.tuple(fc.constantFrom('unitPrice', 'price', 'amount', 'discountAmount', 'rangePrice', 'hasDiscount', 'reserved'), small)
    .map(([field, value]) => (order: Order) => ({ ...order, lines: order.lines?.map((line) => ({ ...line, [field]: value })) })),
  small.map((qty) => (order: Order) => ({ ...order, lines: order.lines?.map((line, index) => (index === 0 ? { ...line, qty } : line)) })),
  // One line split into two: the sum counts.
  fc.integer({ min: 1, max: 20 }).map((part) => (order: Order) => ({
    ...order, lines: order.lines?.flatMap(({ goodsId, qty }) => (qty > part ? [{ goodsId, qty: part }, { goodsId, qty: qty - part }] : [{ goodsId, qty }])),
  })),
  fc.constant((order: Order) => ({ ...order, lines: order.lines?.concat(order.lines) })),
  fc.constantFrom('PW0,PW1', 'pw0', '', 'PW2', 'free').map((payMethod) => (order: Order) => ({ ...order, payMethod })),
);
