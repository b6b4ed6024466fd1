import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, clearCart, readCart, removeFromCart, selectInCart, setCartNum } from '../../../app/upstream/contract/records/cart';
import { selectOnly } from '../../../functions/mall/cart/store';
import { Queries } from '../../../functions/mall/db/queries';
import { addMostWanted, filledCart } from '../../fixtures/trade/carts';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask } from '../../fixtures/mall/mall';
import { by, newBuyer, newPart, openTrade } from '../../fixtures/trade/trade';

beforeAll(() => openTrade());

/** A database that counts its round trips. */
const countingTrips = () => failingDb(env.DB, 0, 'before');

/** Rows read for each line: the line itself, its product through an index (two), and the line for the count. */
const MOST_READ = 5;
/** Rows read for any cart. */
const BESIDES = 12;

describe('the cost of cart calls', () => {
  test.each([0, 1, 20, 1999])('reading %d lines takes one transaction after the sign-in, and at most five rows a line', async (count) => {
    const li = await newBuyer();
    await ask(addToCart, { goodsId: await newPart(), cartNum: 1 }, by(li));
    await addMostWanted(li.userCode, count);
    await ask(readCart, {}, by(li));
    const trips = countingTrips();
    const { data, statements } = await ask(readCart, {}, by(li, { db: trips.db }));
    expect(data.lines).toHaveLength(count + 1);
    expect(trips.calls()).toBe(2);
    expect(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(MOST_READ * (count + 1) + BESIDES);
  });

  test('reading with a cart to merge takes as many round trips', async () => {
    const li = await newBuyer();
    const cartKey = await filledCart([[await newPart(), 1], [await newPart(), 2]]);
    const trips = countingTrips();
    expect((await ask(readCart, { cartKey }, by(li, { db: trips.db }))).data.lines).toHaveLength(2);
    expect(trips.calls()).toBe(2);
  });

  test('reading without a key takes no round trip', async () => {
    const trips = countingTrips();
    await ask(readCart, {}, { db: trips.db });
    await ask(clearCart, {}, { db: trips.db });
    expect(trips.calls()).toBe(0);
  });

  test('a change takes one transaction, or two where the quantity is checked first', async () => {
    const [part, other] = [await newPart(), await newPart()];
    const cartKey = await filledCart([[part, 1]]);
    for (const [change, most] of [
      [(db: D1Database) => ask(addToCart, { cartKey, goodsId: other, cartNum: 1 }, { db }), 2],
      [(db: D1Database) => ask(setCartNum, { cartKey, goodsId: other, cartNum: 2 }, { db }), 2],
      [(db: D1Database) => ask(selectInCart, { cartKey, goodsIds: [other] }, { db }), 1],
      [(db: D1Database) => ask(removeFromCart, { cartKey, goodsIds: [other] }, { db }), 1],
      [(db: D1Database) => ask(clearCart, { cartKey }, { db }), 1],
    ] as const) {
      const trips = countingTrips();
      await change(trips.db);
      expect(trips.calls()).toBe(most);
    }
  });

  test('selecting writes only the lines that change', async () => {
    const li = await newBuyer();
    await ask(addToCart, { goodsId: await newPart(), cartNum: 1 }, by(li));
    await addMostWanted(li.userCode, 300);
    const goodsIds = (await ask(readCart, {}, by(li))).data.lines.map(({ goodsId }) => goodsId);
    expect(await new Queries(env.DB).run(selectOnly(li.userCode, goodsIds.slice(1)))).toBe(1);
    expect((await ask(selectInCart, { goodsIds: goodsIds.slice(3) }, by(li))).data).toEqual({ lines: goodsIds.length, changed: 2 });
  });

  test('a quantity is set without the other lines', async () => {
    const li = await newBuyer();
    const goodsId = await newPart();
    await ask(addToCart, { goodsId, cartNum: 1 }, by(li));
    await addMostWanted(li.userCode, 300);
    const { statements } = await ask(setCartNum, { goodsId, cartNum: 2 }, by(li));
    expect(statements.reduce((sum, { rowsReturned }) => sum + rowsReturned, 0)).toBeLessThan(10);
  });
});
