import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { addToCart, clearCart, readCart, removeFromCart, selectInCart, setCartNum } from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { forgetOldCarts } from '../../../functions/mall/cart/store';
import { Queries } from '../../../functions/mall/db/queries';
import { fingerprint } from '../../../functions/mall/user/secrets/secrets';
import { countCarts, filledCart, piecesOf } from '../../fixtures/trade/carts';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { by, codeOf } from '../../fixtures/trade/trade';
import { a, b, c, han, li, openTwoBuyers } from '../../fixtures/trade/two-buyers';

const DAY = 86_400_000;

openTwoBuyers();

describe('a cart key', () => {
  test('is 256 random bits, stored as a hash', async () => {
    const keys = [await filledCart([[a, 1]]), await filledCart([[a, 1]])];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    const { results } = await env.DB.prepare('SELECT cart_id FROM cart').all<{ cart_id: string }>();
    expect(results.map(({ cart_id }) => cart_id).sort()).toEqual(keys.map(fingerprint).sort());
  });

  test('opens its own cart only', async () => {
    const [mine, theirs] = [await filledCart([[a, 1]]), await filledCart([[b, 2]])];
    await ask(setCartNum, { cartKey: mine, goodsId: a, cartNum: 9 });
    expect(await codeOf(setCartNum, { cartKey: mine, goodsId: b, cartNum: 9 })).toBe(CODES.notFound);
    await ask(removeFromCart, { cartKey: mine, goodsIds: [b] });
    await ask(selectInCart, { cartKey: mine, goodsIds: [a] });
    expect(await piecesOf({ cartKey: theirs })).toEqual([[b, 2]]);
    await ask(clearCart, { cartKey: mine });
    expect([await piecesOf({ cartKey: mine }), await piecesOf({ cartKey: theirs })]).toEqual([[], [[b, 2]]]);
  });

  test('that the mall did not issue opens no cart and is replaced', async () => {
    const guessed = 'A'.repeat(43);
    expect(await ask(readCart, { cartKey: guessed })).toMatchObject({ data: { lines: [] } });
    for (const payload of [{ goodsIds: [a] }, {}]) {
      for (const call of 'goodsIds' in payload ? [removeFromCart, selectInCart] : [clearCart]) {
        expect((await sendCall(call, { cartKey: guessed, ...payload })).envelope.data).toEqual({ lines: 0, ...(call === selectInCart ? { changed: 0 } : {}) });
      }
    }
    const { data } = await ask(addToCart, { cartKey: guessed, goodsId: a, cartNum: 1 });
    expect(data.cartKey).toMatch(/^[\w-]{43}$/);
    expect(data.cartKey).not.toBe(guessed);
    expect(await piecesOf({ cartKey: guessed })).toEqual([]);
  });

  test('ends when its cart is cleared, but not when its lines are removed', async () => {
    const cartKey = await filledCart([[a, 1]]);
    expect((await ask(removeFromCart, { cartKey, goodsIds: [a] })).data).toEqual({ cartKey, lines: 0, mpn: expect.stringMatching(/^PART\d+$/) });
    expect((await ask(addToCart, { cartKey, goodsId: b, cartNum: 1 })).data).toEqual({ cartKey, lines: 1, cartNum: 1, mpn: expect.stringMatching(/^PART\d+$/) });
    expect((await ask(clearCart, { cartKey })).data).toEqual({ lines: 0 });
    expect((await ask(addToCart, { cartKey, goodsId: b, cartNum: 1 })).data.cartKey).not.toBe(cartKey);
  });

  test('cannot be a user’s code', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 1 }, by(li));
    const { envelope } = await sendCall(readCart, { cartKey: li.userCode.padEnd(32, '-') });
    expect(envelope.data).toMatchObject({ lines: [] });
  });
});

describe('a user', () => {
  test('has one cart on all devices, which nobody else can open', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 1 }, by(li));
    expect((await ask(addToCart, { goodsId: a, cartNum: 2 }, by(li))).data).toEqual({ lines: 1, cartNum: 3, mpn: expect.stringMatching(/^PART\d+$/) });
    await ask(addToCart, { goodsId: b, cartNum: 5 }, by(han));
    expect([await piecesOf({}, by(li)), await piecesOf({}, by(han)), await piecesOf({})]).toEqual([[[a, 3]], [[b, 5]], []]);
    await ask(removeFromCart, { goodsIds: [a, b] }, by(han));
    await ask(clearCart, {}, by(han));
    expect(await codeOf(setCartNum, { goodsId: a, cartNum: 9 }, by(han))).toBe(CODES.notFound);
    expect(await piecesOf({}, by(li))).toEqual([[a, 3]]);
  });

  test('with an expired token is anonymous, and gets what they added meanwhile after signing in', async () => {
    const asking = { headers: { 'access-token': 'a token that has ended' } };
    const { data } = await ask(addToCart, { goodsId: a, cartNum: 4 }, asking);
    expect(data.cartKey).toBeDefined();
    expect(await piecesOf({ cartKey: data.cartKey }, by(li))).toEqual([[a, 4]]);
  });
});

describe('an unused cart', () => {
  test('expires after thirty days; a user’s cart does not', async () => {
    const cartKey = await filledCart([[a, 1]]);
    await ask(addToCart, { goodsId: b, cartNum: 1 }, by(li));
    const late = { now: NOW + 30 * DAY };
    expect(await piecesOf({ cartKey }, { now: NOW + 30 * DAY - 1 })).toEqual([[a, 1]]);
    await env.DB.prepare('UPDATE cart SET used_at = ?1').bind(NOW).run();
    expect(await piecesOf({ cartKey }, late)).toEqual([]);
    expect(await piecesOf({}, by(li, late))).toEqual([[b, 1]]);
    expect((await ask(addToCart, { cartKey, goodsId: a, cartNum: 1 }, late)).data.cartKey).not.toBe(cartKey);
  });

  test('that has expired is not merged', async () => {
    const cartKey = await filledCart([[a, 1]]);
    expect(await piecesOf({ cartKey }, by(li, { now: NOW + 30 * DAY }))).toEqual([]);
    expect(await countCarts()).toBe(0);
  });

  test('lives for thirty days after each read', async () => {
    const cartKey = await filledCart([[a, 1]]);
    for (let days = 29; days < 100; days += 29) expect(await piecesOf({ cartKey }, { now: NOW + days * DAY })).toEqual([[a, 1]]);
  });

  test('is deleted by the scheduled job, and in part when a new cart is opened', async () => {
    for (let count = 0; count < 8; count++) await filledCart([[a, 1], [b, 1]]);
    await ask(addToCart, { goodsId: b, cartNum: 1 }, by(li));
    await filledCart([[c, 1]], { now: NOW + 30 * DAY });
    expect(await countCarts()).toBe(8 - 5 + 2);
    await new Queries(env.DB).run(forgetOldCarts(NOW + 30 * DAY));
    expect(await countCarts()).toBe(2);
    expect(await env.DB.prepare('SELECT COUNT(*) AS count FROM cart_line').first<number>('count')).toBe(2);
  });
});
