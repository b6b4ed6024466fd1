import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToCart, clearCart, readCart, removeFromCart, selectInCart, setCartNum } from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { addMostWanted, cartOf, filledCart, forgetCarts, piecesOf } from '../../fixtures/trade/carts';
import { failingDb } from '../../fixtures/faults/failing-db';
import { ask, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf, newPart } from '../../fixtures/trade/trade';
import { a, b, c, han, li, openTwoBuyers } from '../../fixtures/trade/two-buyers';

/** Number of sequences that the property runs against the database. */
const SEQUENCES = env.SOAK === '1' ? 400 : 10;

openTwoBuyers();

describe('concurrent calls', () => {
  test('that add a product 50 times result in the exact sum, for a key and for a user', async () => {
    const cartKey = await filledCart([[a, 1]]);
    for (const [owner, asking] of [[{ cartKey }, {}], [{}, by(li)]] as const) {
      const before = (await piecesOf(owner, asking))[0]?.[1] ?? 0;
      const told = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(addToCart, { ...owner, goodsId: a, cartNum: index + 1 }, asking)));
      expect(await piecesOf(owner, asking)).toEqual([[a, before + 1275]]);
      expect(Math.max(...told.map(({ data }) => data.cartNum ?? 0))).toBe(before + 1275);
    }
  });

  test('that add, remove and merge result in what some sequence of them results in', async () => {
    for (let round = 0; round < 10; round++) {
      await forgetCarts();
      const cartKey = await filledCart([[a, 10], [b, 1]]);
      await Promise.all([
        ask(addToCart, { goodsId: a, cartNum: 100 }, by(li)), ask(readCart, { cartKey }, by(li)),
        ask(removeFromCart, { goodsIds: [b] }, by(li)), ask(addToCart, { goodsId: a, cartNum: 1000 }, by(li)),
      ]);
      const left = new Map(await piecesOf({}, by(li)));
      expect(left.get(a)).toBe(1110);
      expect([undefined, 1]).toContain(left.get(b));
    }
  });

  test('that add 30 new products near the limit never exceed it', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 1 }, by(li));
    await addMostWanted(li.userCode, 1989);
    const fresh = await Promise.all(Array.from({ length: 30 }, () => newPart()));
    const codes = await Promise.all(fresh.map((goodsId) => codeOf(addToCart, { goodsId, cartNum: 1 }, by(li))));
    expect(codes.filter((code) => code === '0')).toHaveLength(10);
    expect(codes.filter((code) => code === CODES.full)).toHaveLength(20);
    expect((await cartOf({}, by(li))).lines).toHaveLength(2000);
  });
});

test.each(['before', 'after'] as const)('after a database call that fails %s its work nothing is lost, and the cart is merged once (S19)', async (when) => {
  for (let failing = 1; failing <= 4; failing++) {
    await forgetCarts();
    await ask(addToCart, { goodsId: a, cartNum: 10 }, by(li));
    const cartKey = await filledCart([[a, 5], [b, 1]]);
    const { db, calls } = failingDb(env.DB, failing, when);
    const { status } = await sendCall(addToCart, { cartKey, goodsId: c, cartNum: 3 }, by(li, { db }));
    expect([failing, status]).toEqual([failing, failing <= 3 ? 500 : 200]);
    expect(calls()).toBe(Math.min(failing, 3));
    const there = failing === 4 || (failing === 3 && when === 'after');
    expect(await piecesOf({ cartKey }, by(li))).toEqual([[a, 15], [b, 1], ...(there ? [[c, 3]] : [])]);
  }
});

test('random sequences of a visitor and two users end as a simple model predicts', async () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'add', 'add', 'set', 'remove', 'select', 'clear', 'read'), at: fc.nat(2), pieces: fc.integer({ min: 1, max: 999 }),
    who: fc.constantFrom('nobody', 'nobody', 'li', 'han'), withKey: fc.boolean(),
  });
  type Model = Map<string, { pieces: number; selected: boolean }>;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      await forgetCarts();
      const models: Record<string, Model> = { nobody: new Map(), li: new Map(), han: new Map() };
      let key: string | undefined;
      for (const { kind, at, pieces, who, withKey } of steps) {
        const goodsId = [a, b, c][at] ?? '';
        const asking = who === 'nobody' ? {} : by(who === 'li' ? li : han);
        const owner = key !== undefined && (who === 'nobody' || withKey) ? { cartKey: key } : {};
        const own = models[who] ?? new Map();
        const anonymous = models['nobody'] ?? new Map();
        if (own !== anonymous && 'cartKey' in owner) {
          for (const [id, line] of anonymous) {
            const there = own.get(id);
            own.set(id, { pieces: (there?.pieces ?? 0) + line.pieces, selected: (there?.selected ?? false) || line.selected });
          }
          anonymous.clear();
        }
        const line = own.get(goodsId);
        let answer;
        if (kind === 'add') {
          answer = (await ask(addToCart, { ...owner, goodsId, cartNum: pieces }, asking)).data;
          own.set(goodsId, { pieces: (line?.pieces ?? 0) + pieces, selected: true });
          expect(answer.cartNum).toBe(own.get(goodsId)?.pieces);
        } else if (kind === 'set') {
          const { envelope } = await sendCall(setCartNum, { ...owner, goodsId, cartNum: pieces }, asking);
          expect(envelope.code).toBe(line ? '0' : CODES.notFound);
          if (line) own.set(goodsId, { ...line, pieces });
        } else if (kind === 'remove') {
          answer = (await ask(removeFromCart, { ...owner, goodsIds: [goodsId] }, asking)).data;
          own.delete(goodsId);
        } else if (kind === 'select') {
          answer = (await ask(selectInCart, { ...owner, goodsIds: [goodsId] }, asking)).data;
          for (const [id, one] of own) own.set(id, { ...one, selected: id === goodsId });
        } else if (kind === 'clear') {
          answer = (await ask(clearCart, owner, asking)).data;
          own.clear();
        } else {
          await cartOf(owner, asking);
        }
        if (answer) expect(answer.lines).toBe(own.size);
        if (who === 'nobody' ? answer : 'cartKey' in owner) key = who === 'nobody' ? answer?.cartKey : undefined;
        const { lines } = await cartOf(who === 'nobody' && key !== undefined ? { cartKey: key } : {}, asking);
        expect(lines.map((one) => [one.goodsId, one.cartNum, one.selected])).toEqual([...own].map(([id, one]) => [id, one.pieces, one.selected ? 'T' : 'F']));
      }
    }),
    { numRuns: SEQUENCES },
  );
});
