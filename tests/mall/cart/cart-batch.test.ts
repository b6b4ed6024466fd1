import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Payload } from '../../../app/upstream/contract/base/call';
import { addBatch, readCart } from '../../../app/upstream/contract/records/cart';
import { createOrder, getOrder } from '../../../app/upstream/contract/records/order';
import { addMostWanted, cartOf, filledCart, piecesOf, plentyOf } from '../../fixtures/trade/carts';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, newPart, orderOf } from '../../fixtures/trade/trade';
import { a, b, li, openTwoBuyers } from '../../fixtures/trade/two-buyers';

openTwoBuyers();

async function add(lines: ReadonlyArray<readonly [goodsId: string, cartNum: number]>, owner: { cartKey?: string } = {}, asking: Asking = {}) {
  const payload: Payload<typeof addBatch> = { ...owner, lines: lines.map(([goodsId, cartNum]) => ({ goodsId, cartNum })) };
  return (await ask(addBatch, payload, asking)).data;
}

/** Ids of products, and a buyer's cart with all of them, that can be bought in any quantity. */
async function manyParts(count: number): Promise<string[]> {
  const first = await plentyOf();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO goods (rank, id, mpn, mpn_n, brand_id, category, name_cn, name_en, description_cn, description_en, stock, moq, mpq, step, step_type, tiers, has_discount, ordering,
       ordering_days, goods_type, delivery_days, supplier)
     SELECT 5000000 + i, 'M' || i, 'MANY' || i, 'MANY' || i, brand_id, category, name_cn, name_en, description_cn, description_en, stock, moq, mpq, step, step_type, tiers, has_discount, ordering,
       ordering_days, goods_type, delivery_days, supplier FROM goods JOIN n WHERE goods.id = ?1`,
  ).bind(first, count).run();
  return Array.from({ length: count }, (_, index) => `M${index + 1}`);
}

describe('adding many products', () => {
  test('adds each to what is in the cart, and says its part number', async () => {
    const cartKey = await filledCart([[a, 5]]);
    const { rows, ...answer } = await add([[a, 2], [b, 7], ['F9999999999', 1]], { cartKey });
    expect(answer).toEqual({ cartKey, lines: 2 });
    expect(rows).toMatchObject([
      { line: 1, partNumber: a, quantity: 2, outcome: 'added', mpn: expect.stringMatching(/^PART/), candidates: [{ goodsId: a }] },
      { line: 2, partNumber: b, quantity: 7, outcome: 'added', mpn: expect.stringMatching(/^PART/) },
      { line: 3, partNumber: 'F9999999999', quantity: 1, outcome: 'unknown', candidates: [], reason: 'There is no part F9999999999; it may have been withdrawn.' },
    ]);
    expect(rows[2]).not.toHaveProperty('mpn');
    expect(await piecesOf({ cartKey })).toEqual([[a, 7], [b, 7]]);
  });

  test('adds up lines of one product, and refuses a sum that cannot be bought', async () => {
    const part = await newPart({ stock: 100 });
    const { rows, lines } = await add([[part, 60], [a, 1], [part, 50]]);
    expect([lines, rows.map(({ outcome, nearest }) => [outcome, nearest])]).toEqual([1, [['quantity', [50]], ['added', undefined], ['quantity', [40]]]]);
  });

  test('opens a cart for a visitor without one only if something is added', async () => {
    expect(await add([['nothing', 1]])).toMatchObject({ lines: 0, rows: [{ outcome: 'unknown' }] });
    expect(await add([['nothing', 1]])).not.toHaveProperty('cartKey');
    expect((await add([[a, 1]])).cartKey).toMatch(/^[\w-]{43}$/);
  });

  test('is about ids only: a part number finds nothing', async () => {
    const [mpn] = (await add([[a, 1]])).rows.map((row) => row.mpn ?? '');
    expect((await add([[mpn ?? '', 1]])).rows).toMatchObject([{ outcome: 'unknown' }]);
  });

  test('adds what fits into a full cart', async () => {
    await add([[a, 1]], {}, by(li));
    await addMostWanted(li.userCode, 1998);
    const { rows, lines } = await add([[b, 1], [await newPart(), 1], [a, 1]], {}, by(li));
    expect([lines, rows.map(({ outcome }) => outcome)]).toEqual([2000, ['added', 'full', 'added']]);
  });
});

test('2,000 lines are added, read and ordered in few round trips', async () => {
  const parts = await manyParts(2000);
  const lines = parts.map((id, index) => [id, 1000 + index] as const);
  const adding = failingDb(env.DB, 0, 'before');
  const added = await add(lines, {}, by(li, { db: adding.db }));
  expect([added.lines, added.rows.filter(({ outcome }) => outcome === 'added').length, adding.calls()]).toEqual([2000, 2000, 3]);

  const response = await sendCall(readCart, {}, by(li));
  expect(JSON.stringify(response.envelope).length).toBeLessThan(8 * 1024 * 1024);
  const { totals } = await cartOf({}, by(li));

  const ordering = failingDb(env.DB, 0, 'before');
  const payload = orderOf(lines.map(([id, quantity]) => [id, quantity]), { amount: totals.payable });
  const { orderNo } = (await ask(createOrder, payload, by(li, { db: ordering.db }))).data;
  expect(ordering.calls()).toBeLessThan(12);
  expect((await ask(getOrder, { orderNo }, by(li))).data.lines).toHaveLength(2000);
  expect(await piecesOf({}, by(li))).toEqual([]);
});

test('the payloads with the longest ids are read', async () => {
  const id = 'x'.repeat(100);
  expect((await add(Array.from({ length: 2000 }, (_, index) => [`${id.slice(4)}${index}`.slice(-100), 1_000_000_000] as const))).lines).toBe(0);
});
