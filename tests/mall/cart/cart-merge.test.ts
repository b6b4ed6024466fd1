import { describe, expect, test } from 'vitest';
import { ORDER_LIMITS } from '../../../app/domain/order/order-policies';
import { addToCart, clearCart, quickOrder, removeFromCart, selectInCart, setCartNum } from '../../../app/upstream/contract/records/cart';
import { addMostWanted, cartOf, countCarts, filledCart, piecesOf } from '../../fixtures/trade/carts';
import { ask, sendCall, type Asking } from '../../fixtures/mall/mall';
import { by, newPart } from '../../fixtures/trade/trade';
import { a, b, c, han, li, openTwoBuyers } from '../../fixtures/trade/two-buyers';

openTwoBuyers();

describe('an anonymous cart sent with a token', () => {
  test('is merged into the user’s: quantities add up, and its key ends', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 60 }, by(li));
    await ask(addToCart, { goodsId: b, cartNum: 1 }, by(li));
    await ask(selectInCart, { goodsIds: [b] }, by(li));
    const cartKey = await filledCart([[c, 3], [a, 40]]);
    const merged = await cartOf({ cartKey }, by(li));
    expect(merged).not.toHaveProperty('cartKey');
    expect(merged.lines.map(({ goodsId, cartNum, selected, addedPrice, unitPrice }) => [goodsId, cartNum, selected, addedPrice, unitPrice])).toEqual([
      // The visitor has seen no price for the sum, so no change of price is reported.
      [a, 100, 'T', undefined, '0.5'], [b, 1, 'T', '1', '1'], [c, 3, 'T', '1', '1'],
    ]);
    expect([await piecesOf({ cartKey }), await countCarts()]).toEqual([[], 1]);
  });

  test('is merged once, however often it is sent', async () => {
    const cartKey = await filledCart([[a, 2]]);
    for (let times = 0; times < 3; times++) expect(await piecesOf({ cartKey }, by(li))).toEqual([[a, 2]]);
    expect(await piecesOf({ cartKey }, by(han))).toEqual([]);
  });

  test('is merged once by 30 concurrent calls', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 5 }, by(li));
    const cartKey = await filledCart([[a, 2], [b, 3]]);
    const seen = await Promise.all(Array.from({ length: 30 }, () => piecesOf({ cartKey }, by(li))));
    for (const one of seen) expect(one).toEqual([[a, 7], [b, 3]]);
    expect(await countCarts()).toBe(1);
  });

  test('goes to one of two users who both send it', async () => {
    const cartKey = await filledCart([[a, 2], [b, 3]]);
    const both = await Promise.all([piecesOf({ cartKey }, by(li)), piecesOf({ cartKey }, by(han))]);
    expect(both.map((one) => one.length).sort()).toEqual([0, 2]);
  });

  test.each<[string, (cartKey: string, asking: Asking) => Promise<unknown>, left: () => Array<[string, number]>]>([
    ['cart/addCart', (cartKey, asking) => ask(addToCart, { cartKey, goodsId: a, cartNum: 5 }, asking), () => [[a, 7], [b, 1]]],
    ['cart/addCart that is refused', (cartKey, asking) => sendCall(addToCart, { cartKey, goodsId: 'no', cartNum: 5 }, asking), () => [[a, 2], [b, 1]]],
    ['cart/setCartNum', (cartKey, asking) => ask(setCartNum, { cartKey, goodsId: b, cartNum: 5 }, asking), () => [[a, 2], [b, 5]]],
    ['cart/removeCart', (cartKey, asking) => ask(removeFromCart, { cartKey, goodsIds: [a] }, asking), () => [[b, 1]]],
    ['cart/selectCart', (cartKey, asking) => ask(selectInCart, { cartKey, goodsIds: [a] }, asking), () => [[a, 2], [b, 1]]],
    ['cart/clearCart', (cartKey, asking) => ask(clearCart, { cartKey }, asking), () => []],
    ['cart/quickOrder', (cartKey, asking) => ask(quickOrder, { cartKey, lines: [{ partNumber: c, quantity: 4 }] }, asking), () => [[a, 2], [b, 1], [c, 4]]],
  ])('is merged by %s too', async (_, call, left) => {
    const cartKey = await filledCart([[a, 2], [b, 1]]);
    await call(cartKey, by(li));
    expect(await piecesOf({}, by(li))).toEqual(left());
    expect(await piecesOf({ cartKey })).toEqual([]);
  });

  test('may lead to a quantity that cannot be bought: the line says so and keeps the quantity', async () => {
    const scarce = await newPart({ stock: 10 });
    await ask(addToCart, { goodsId: scarce, cartNum: 8 }, by(li));
    const cartKey = await filledCart([[scarce, 7]]);
    const { lines: [line], totals } = await cartOf({ cartKey }, by(li));
    expect(line).toMatchObject({ cartNum: 15, selected: 'T' });
    expect(line).not.toHaveProperty('amount');
    expect(totals).toMatchObject({ lines: 0, payable: '0' });
    await ask(setCartNum, { goodsId: scarce, cartNum: 10 }, by(li));
    expect((await cartOf({}, by(li))).totals).toMatchObject({ lines: 1, payable: '10' });
  });

  test('never exceeds the largest quantity of a line', async () => {
    const cheap = await newPart({ tiers: [[1, '0.000001']], orderingDays: 7 });
    await ask(addToCart, { goodsId: cheap, cartNum: ORDER_LIMITS.pieces }, by(li));
    const cartKey = await filledCart([[cheap, ORDER_LIMITS.pieces]]);
    expect(await piecesOf({ cartKey }, by(li))).toEqual([[cheap, ORDER_LIMITS.pieces]]);
  });

  test('keeps the lines that find no room, and merges them when there is room', async () => {
    await ask(addToCart, { goodsId: a, cartNum: 1 }, by(li));
    await addMostWanted(li.userCode, 1998);
    const cartKey = await filledCart([[a, 1], [b, 2], [c, 3]]);
    const merged = await cartOf({ cartKey }, by(li));
    expect([merged.cartKey, merged.lines.length]).toEqual([cartKey, 2000]);
    expect(merged.lines.slice(-2)).toMatchObject([{ goodsId: a, cartNum: 2 }, { goodsId: b, cartNum: 2 }]);
    expect(await piecesOf({ cartKey })).toEqual([[c, 3]]);
    expect((await ask(removeFromCart, { cartKey, goodsIds: [b] }, by(li))).data).toEqual({ cartKey, lines: 1999, mpn: expect.stringMatching(/^PART\d+$/) });
    const whole = await cartOf({ cartKey }, by(li));
    expect(whole).not.toHaveProperty('cartKey');
    expect(whole.lines.at(-1)).toMatchObject({ goodsId: c, cartNum: 3 });
  });

  test('is cleared with the user’s, lines without room included', async () => {
    const cartKey = await filledCart([[a, 1]]);
    await ask(addToCart, { goodsId: b, cartNum: 1 }, by(li));
    expect((await ask(clearCart, { cartKey }, by(li))).data).toEqual({ lines: 0 });
    expect(await countCarts()).toBe(0);
  });
});
