import { beforeAll, describe, expect, test } from 'vitest';
import * as cart from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { cartOf, filledCart } from '../../fixtures/trade/carts';
import { ask, sendCall } from '../../fixtures/mall/mall';
import { codeOf, newPart, openTrade } from '../../fixtures/trade/trade';

beforeAll(() => openTrade());

const { addToCart, removeFromCart, selectInCart, setCartNum } = cart;

describe('payloads', () => {
  const part = 'F0000000001';
  test.each<[string, 'addToCart' | 'setCartNum' | 'removeFromCart' | 'selectInCart' | 'quickOrder' | 'addBatch' | 'readCart' | 'clearCart', unknown, field: string]>([
    ['no quantity', 'addToCart', { goodsId: part }, 'Quantity'],
    ...[0, -1, 1.5, 1_000_000_001, 1e300, '12 pcs', '0x10', true, [], {}, null].map((cartNum): [string, 'addToCart', unknown, string] => [
      `the quantity ${JSON.stringify(cartNum)}`, 'addToCart', { goodsId: part, cartNum }, 'Quantity',
    ]),
    ['a quantity that is no number', 'setCartNum', { goodsId: part, cartNum: 'NaN' }, 'Quantity'],
    ['no part', 'addToCart', { cartNum: 1 }, 'goodsId'],
    ['an empty id', 'addToCart', { goodsId: '', cartNum: 1 }, 'goodsId'],
    ['an id of 101 characters', 'addToCart', { goodsId: 'F'.repeat(101), cartNum: 1 }, 'goodsId'],
    ['a record for an id', 'setCartNum', { goodsId: { $ne: '' }, cartNum: 1 }, 'goodsId'],
    ['one id for a list', 'removeFromCart', { goodsIds: part }, 'goodsIds'],
    ['2,001 ids', 'selectInCart', { goodsIds: Array.from({ length: 2001 }, () => 'x') }, 'goodsIds'],
    ['2,001 lines', 'addBatch', { lines: Array.from({ length: 2001 }, () => ({ goodsId: 'x', cartNum: 1 })) }, 'lines'],
    ['no lines to add', 'addBatch', { lines: [] }, 'lines'],
    ['a line without an id', 'addBatch', { lines: [{ cartNum: 1 }] }, 'lines.0.goodsId'],
    ['a line of no pieces', 'addBatch', { lines: [{ goodsId: part, cartNum: 0 }] }, 'lines.0.cartNum'],
    ['a list among ids', 'removeFromCart', { goodsIds: [[part]] }, 'goodsIds.0'],
    ['a short key', 'readCart', { cartKey: 'abc' }, 'cartKey'],
    ['a key with other signs', 'clearCart', { cartKey: `${'a'.repeat(40)}'--` }, 'cartKey'],
    ['a long key', 'readCart', { cartKey: 'a'.repeat(65) }, 'cartKey'],
    ['no lines', 'quickOrder', { lines: [] }, 'lines'],
    ['201 lines', 'quickOrder', { lines: Array.from({ length: 201 }, () => ({ partNumber: 'x', quantity: 1 })) }, 'lines'],
    ['a line without quantity', 'quickOrder', { lines: [{ partNumber: 'x', quantity: 1 }, { partNumber: 'x' }] }, 'lines.1.quantity'],
    ['a long part number', 'quickOrder', { lines: [{ partNumber: 'x'.repeat(101), quantity: 1 }] }, 'lines.0.partNumber'],
    ['an empty part number', 'quickOrder', { lines: [{ partNumber: '', quantity: 1 }] }, 'lines.0.partNumber'],
  ])('with %s are refused with the name of the field', async (_, name, payload, field) => {
    const { status, envelope } = await sendCall(cart[name], payload);
    expect([status, envelope.code]).toEqual([200, CODES.badPayload]);
    expect(envelope.message?.startsWith(`${field}: `), envelope.message ?? '').toBe(true);
  });

  test.each(["x' OR '1'='1", '%', '_', 'F000000000%', '"', '\u0000', '\ud800', '中文', '__proto__', 'constructor'])('with the id %j change nothing', async (goodsId) => {
    const own = await newPart();
    const cartKey = await filledCart([[own, 5]]);
    expect(await codeOf(addToCart, { cartKey, goodsId, cartNum: 1 })).toBe(CODES.notFound);
    expect(await codeOf(setCartNum, { cartKey, goodsId, cartNum: 1 })).toBe(CODES.notFound);
    await ask(removeFromCart, { cartKey, goodsIds: [goodsId] });
    await ask(selectInCart, { cartKey, goodsIds: [own, goodsId] });
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ goodsId: own, cartNum: 5, selected: 'T' }]);
  });

  test('with fields that only the mall sets are read without them', async () => {
    const own = await newPart();
    const { envelope } = await sendCall(addToCart, { goodsId: own, cartNum: 2, unitPrice: '0.01', amount: '0.01', selected: 'F', userCode: 'UT1', cart_id: 'UT1' });
    const data: unknown = envelope.data;
    expect(data).toMatchObject({ lines: 1, cartNum: 2 });
    const cartKey = typeof data === 'object' && data !== null && 'cartKey' in data ? String(data.cartKey) : '';
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ selected: 'T', unitPrice: '1', amount: '2' }]);
  });
});
