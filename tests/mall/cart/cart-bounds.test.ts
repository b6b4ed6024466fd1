/** How many anonymous carts and lines come from one address, and how long a cart without lines is kept. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { addBatch, addToCart, removeFromCart } from '../../../app/upstream/contract/records/cart';
import { forgetOldCarts } from '../../../functions/mall/cart/store';
import { Queries } from '../../../functions/mall/db/queries';
import { CART_LINES_OF_ADDRESS, CARTS_OF_ADDRESS } from '../../../functions/mall/user/limits/trade-policies';
import { countCarts, filledCart, forgetCarts, piecesOf } from '../../fixtures/trade/carts';
import { ask, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, newBuyer, newPart, openTrade } from '../../fixtures/trade/trade';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = (address: string, more: Asking = {}): Asking => ({ ...more, headers: { 'x-visitor-address': address, ...more.headers } });

let parts: string[];

beforeAll(async () => {
  await openTrade();
  parts = [await newPart(), await newPart(), await newPart()];
});
beforeEach(async () => {
  await forgetCarts();
  await env.DB.prepare('DELETE FROM allowance').run();
});

const opened = async (asking: Asking) => (await sendCall(addToCart, { goodsId: parts[0], cartNum: 1 }, asking)).envelope;
const setUses = (rule: string, uses: number) => env.DB.prepare('UPDATE allowance SET uses = ?2 WHERE rule = ?1').bind(rule, uses).run();
const usesOf = (rule: string) => env.DB.prepare('SELECT uses FROM allowance WHERE rule = ?1').bind(rule).first('uses');

describe('S17: an address', () => {
  test('opens 100 anonymous carts an hour and no more; others, and users, go on', async () => {
    for (let count = 0; count < CARTS_OF_ADDRESS.most; count++) expect((await opened(from('192.0.2.1'))).code).toBe('0');
    const more = await opened(from('192.0.2.1'));
    expect([more.code, more.message]).toEqual([CODES.tooMany, 'Too much was added to carts from your network. Sign in to go on, or try again later.']);
    expect(await countCarts()).toBe(CARTS_OF_ADDRESS.most);
    expect((await opened(from('192.0.2.2'))).code).toBe('0');
    expect((await opened(by(await newBuyer(), from('192.0.2.1')))).code).toBe('0');
    expect((await opened(from('192.0.2.1', { now: NOW + HOUR }))).code).toBe('0');
  });

  test('adds to a cart that is open', async () => {
    const cartKey = await filledCart([[parts[0] ?? '', 1]], from('192.0.2.1'));
    await setUses(CARTS_OF_ADDRESS.name, CARTS_OF_ADDRESS.most);
    expect((await sendCall(addToCart, { cartKey, goodsId: parts[1], cartNum: 1 }, from('192.0.2.1'))).envelope.code).toBe('0');
  });

  test('adds 20,000 lines a day to anonymous carts; more pieces of a line are no line', async () => {
    const cartKey = await filledCart([[parts[0] ?? '', 1], [parts[0] ?? '', 4]], from('192.0.2.1'));
    expect(await usesOf(CART_LINES_OF_ADDRESS.name)).toBe(1);
    await setUses(CART_LINES_OF_ADDRESS.name, CART_LINES_OF_ADDRESS.most - 1);
    const lines = parts.slice(1).map((goodsId) => ({ goodsId, cartNum: 1 }));
    const tried = await sendCall(addBatch, { cartKey, lines }, from('192.0.2.1'));
    expect([tried.envelope.code, await piecesOf({ cartKey })]).toEqual([CODES.tooMany, [[parts[0], 5]]]);
    // What was refused used nothing.
    expect((await sendCall(addBatch, { cartKey, lines: lines.slice(1) }, from('192.0.2.1'))).envelope.code).toBe('0');
    expect((await sendCall(addToCart, { cartKey, goodsId: parts[0], cartNum: 1 }, from('192.0.2.1'))).envelope.code).toBe('0');
  });
});

describe('a cart without lines', () => {
  const emptied = async (asking: Asking = {}) => {
    const cartKey = await filledCart([[parts[0] ?? '', 1]], asking);
    await ask(removeFromCart, { cartKey, goodsIds: [parts[0] ?? ''] }, asking);
    return cartKey;
  };

  test('is opened again within a day, and is then kept like every other cart', async () => {
    const cartKey = await emptied();
    const again = { now: NOW + DAY - 1 };
    expect((await ask(addToCart, { cartKey, goodsId: parts[1] ?? '', cartNum: 2 }, again)).data.cartKey).toBe(cartKey);
    expect(await piecesOf({ cartKey }, { now: NOW + 29 * DAY })).toEqual([[parts[1], 2]]);
  });

  test('is none after a day, whether or not it is removed yet', async () => {
    const cartKey = await emptied();
    const late = { now: NOW + DAY };
    expect((await ask(addToCart, { cartKey, goodsId: parts[1] ?? '', cartNum: 2 }, late)).data.cartKey).not.toBe(cartKey);
  });

  test('is removed by the schedule after a day; one with lines, and a user’s, are not', async () => {
    for (let count = 0; count < 5; count++) await emptied();
    const filled = await filledCart([[parts[0] ?? '', 1], [parts[1] ?? '', 1]]);
    await ask(removeFromCart, { cartKey: filled, goodsIds: [parts[0] ?? ''] });
    const user = await newBuyer();
    await ask(addToCart, { goodsId: parts[0] ?? '', cartNum: 1 }, by(user));
    await ask(removeFromCart, { goodsIds: [parts[0] ?? ''] }, by(user));
    await new Queries(env.DB).run(forgetOldCarts(NOW + DAY - 1));
    expect(await countCarts()).toBe(7);
    await new Queries(env.DB).run(forgetOldCarts(NOW + DAY));
    expect(await countCarts()).toBe(2);
    expect(await piecesOf({ cartKey: filled }, { now: NOW + DAY })).toEqual([[parts[1], 1]]);
  });
});
