import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { ORDER_LIMITS } from '../../../app/domain/order/order-policies';
import { addToCart, clearCart, readCart, removeFromCart, selectInCart, setCartNum } from '../../../app/upstream/contract/records/cart';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { getGoods } from '../../../app/upstream/contract/records/goods';
import { fingerprint } from '../../../functions/mall/user/secrets/secrets';
import { addMostWanted, cartOf, filledCart } from '../../fixtures/trade/carts';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { codeOf, newPart, openTrade, setSale, type PartTerms } from '../../fixtures/trade/trade';

beforeAll(() => openTrade());

/** A cart with five pieces of each product. */
const withParts = (...parts: string[]) => filledCart(parts.map((goodsId) => [goodsId, 5]));

async function change(goodsId: string, column: string, value: number | string): Promise<void> {
  await env.DB.prepare(`UPDATE goods SET ${column} = ?2 WHERE id = ?1`).bind(goodsId, value).run();
}

/** The part number that `newPart` gives. */
const mpnOf = (part: string) => part.replace(/^T0*/, 'PART');

describe('a line', () => {
  test('has the product’s current data and the amount', async () => {
    const part = await newPart({ tiers: [[1, '0.1234'], [100, '0.056789']] });
    const cartKey = await filledCart([[part, 150]]);
    const { lines, totals } = await cartOf({ cartKey });
    expect(lines).toEqual([{
      goodsId: part, mpn: expect.stringMatching(/^PART/), brandNameCn: expect.any(String), brandNameEn: expect.any(String),
      goods: (await ask(getGoods, { id: part })).data, cartNum: 150, selected: 'T',
      addedPrice: '0.056789', unitPrice: '0.056789', amount: '8.52', discountAmount: '8.52',
    }]);
    expect(totals).toEqual({ lines: 1, total: '8.52', eligible: '0', saving: '0', payable: '8.52', feeType: 'FP1', sellers: [{ lines: 1, amount: '8.52' }] });
  });

  test('keeps its place when more of the product is added', async () => {
    const parts = [await newPart(), await newPart(), await newPart()].toReversed();
    const cartKey = await withParts(...parts);
    await ask(addToCart, { cartKey, goodsId: parts[0] ?? '', cartNum: 5 }, { now: NOW + 1000 });
    expect((await cartOf({ cartKey })).lines.map(({ goodsId, cartNum }) => [goodsId, cartNum])).toEqual([[parts[0], 10], [parts[1], 5], [parts[2], 5]]);
  });

  test('whose price has changed gives the old price until its quantity is set', async () => {
    const part = await newPart({ tiers: [[1, '2'], [10, '1']] });
    const cartKey = await withParts(part);
    await change(part, 'tiers', '[[1, 3000000], [10, 1000000]]');
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ addedPrice: '2', unitPrice: '3', amount: '15' }]);
    await ask(setCartNum, { cartKey, goodsId: part, cartNum: 6 });
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 6, addedPrice: '3', unitPrice: '3', amount: '18' }]);
    await ask(addToCart, { cartKey, goodsId: part, cartNum: 6 });
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 12, addedPrice: '1', unitPrice: '1', amount: '12' }]);
  });

  test.each<[string, (part: string) => Promise<void>]>([
    ['its stock has gone', (part) => change(part, 'stock', 4)],
    ['its minimum has grown', (part) => change(part, 'moq', 10)],
    ['it has no price any more', (part) => change(part, 'tiers', '[]')],
    ['its price is none', (part) => change(part, 'tiers', '[[1, 0]]')],
    ['its first tier begins higher', (part) => change(part, 'tiers', '[[6, 1000000]]')],
    ['it comes to more than any order may', (part) => change(part, 'tiers', '[[1, 200000000010000]]')],
  ])('is kept without amounts and not counted in totals where %s', async (_, happen) => {
    const [part, other] = [await newPart(), await newPart()];
    const cartKey = await withParts(part, other);
    await happen(part);
    const { lines: [line], totals } = await cartOf({ cartKey });
    expect(line).toMatchObject({ goodsId: part, cartNum: 5, selected: 'T', addedPrice: '1', goods: { id: part } });
    expect(line).not.toHaveProperty('amount');
    expect(totals).toMatchObject({ lines: 1, total: '5', payable: '5', sellers: [{ lines: 1, amount: '5' }] });
  });

  test('of a product that is no longer sold keeps its part number, and can only be removed', async () => {
    const [part, other] = [await newPart(), await newPart()];
    const cartKey = await withParts(part, other);
    const { mpn } = (await cartOf({ cartKey })).lines[0] ?? {};
    await env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(part).run();
    const { lines, totals } = await cartOf({ cartKey });
    expect(lines).toMatchObject([{ goodsId: part, mpn, cartNum: 5, selected: 'T' }, { goodsId: other }]);
    for (const name of ['goods', 'unitPrice', 'amount', 'discountAmount']) expect(lines[0]).not.toHaveProperty(name);
    expect(totals).toMatchObject({ lines: 1, total: '5' });
    const refused = await sendCall(setCartNum, { cartKey, goodsId: part, cartNum: 5 });
    expect(refused.envelope).toMatchObject({ code: CODES.notFound, message: `${mpn} is no longer sold. Remove it from the cart.` });
    expect(await codeOf(addToCart, { cartKey, goodsId: part, cartNum: 5 })).toBe(CODES.notFound);
    expect((await ask(removeFromCart, { cartKey, goodsIds: [part] })).data).toMatchObject({ lines: 1, mpn: mpnOf(part) });
  });

  test('of a product in ordering mode has an amount like any other', async () => {
    const part = await newPart({ stock: 3, orderingDays: 28 });
    expect((await cartOf({ cartKey: await withParts(part) })).lines).toMatchObject([{ cartNum: 5, amount: '5' }]);
  });
});

describe('a quantity that cannot be bought is refused with the nearest ones', () => {
  const cases: Array<[terms: PartTerms, quantity: number, en: string, cn: string]> = [
    [{ moq: 10, step: 5 }, 3, 'You must buy at least 10 pieces of #. The nearest quantity is 10.', '# 最少购买 10 个。最接近的可购买数量是 10 个。'],
    [{ moq: 10, step: 5 }, 23, '# is sold in multiples of 5. The nearest quantities are 20 and 25.', '# 须按 5 的倍数购买。最接近的可购买数量是 20 或 25 个。'],
    [{ stock: 1234 }, 2000, 'The stock of # is only 1,234. The nearest quantity is 1,234.', '# 库存只有 1,234 个。最接近的可购买数量是 1,234 个。'],
    [{ stock: 0 }, 1, '# cannot be bought at present.', '# 目前无法购买。'],
    [{ tiers: [] }, 1, '# cannot be bought at present.', '# 目前无法购买。'],
    [{ tiers: [[50, '1']] }, 20, '# has no price for a quantity of 20. The nearest quantity is 50.', '# 购买 20 个时没有价格。最接近的可购买数量是 50 个。'],
    [{ tiers: [[50, '1']], step: 8 }, 16, '# has no price for a quantity of 16. The nearest quantity is 56.', '# 购买 16 个时没有价格。最接近的可购买数量是 56 个。'],
    [{ stock: 30, step: 10, orderingDays: 7 }, 45, '# is sold in multiples of 10. The nearest quantities are 40 and 50.', '# 须按 10 的倍数购买。最接近的可购买数量是 40 或 50 个。'],
    [
      { tiers: [[1, '3000000']], orderingDays: 7 }, 500,
      '500 pieces of # cost more than ¥1,000,000,000, the most for one order. The nearest quantity is 333.', '# 购买 500 个时金额超过单笔订单上限 ¥1,000,000,000。最接近的可购买数量是 333 个。',
    ],
  ];

  test.each(cases)('%j: %d', async (terms, quantity, en, cn) => {
    const part = await newPart(terms);
    const mpn = mpnOf(part);
    for (const [language, message] of [['en', en], ['cn', cn]] as const) {
      const { status, envelope } = await sendCall(addToCart, { goodsId: part, cartNum: quantity }, { language });
      const nearest = (/nearest quantit.*/.exec(en)?.[0].match(/\d[\d,]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
      expect([status, envelope]).toEqual([200, { code: CODES.quantity, data: { nearest }, message: message.replace('#', mpn) }]);
    }
  });

  test('counting what is in the cart', async () => {
    const part = await newPart({ stock: 100, step: 10, moq: 10 });
    const cartKey = await filledCart([[part, 90]]);
    const mpn = mpnOf(part);
    const [en, cn] = await Promise.all((['en', 'cn'] as const).map((language) => sendCall(addToCart, { cartKey, goodsId: part, cartNum: 20 }, { language })));
    expect(en?.envelope.message).toBe(`The stock of ${mpn} is only 100. You have 90 in the cart, which makes 110 in all. You can add only 10 more.`);
    expect(cn?.envelope.message).toBe(`${mpn} 库存只有 100 个。购物车中已有 90 个，共 110 个。还可以添加 10 个。`);
    expect([en?.envelope.data, cn?.envelope.data]).toEqual([{ nearest: [10] }, { nearest: [10] }]);
    expect((await ask(addToCart, { cartKey, goodsId: part, cartNum: 10 })).data).toEqual({ cartKey, lines: 1, cartNum: 100, mpn });
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 100 }]);
  });

  test.each<[terms: PartTerms, inCart: number, quantity: number, nearest: number[]]>([
    [{ moq: 10, step: 10 }, 20, 5, [10]],
    [{ moq: 10, step: 10 }, 20, 15, [10, 20]],
    [{ stock: 100, step: 10, moq: 10 }, 90, 20, [10]],
    [{ stock: 100, step: 10, moq: 10 }, 100, 10, []],
    [{ stock: 30, step: 10, orderingDays: 7 }, 20, 25, [20, 30]],
    [{ tiers: [[1, '3000000']], orderingDays: 7 }, 100, 400, [233]],
  ])('%j, %d in the cart, %d more: the offered quantities match the message and are accepted', async (terms, inCart, quantity, nearest) => {
    const part = await newPart(terms);
    const { envelope } = await sendCall(addToCart, { cartKey: await filledCart([[part, inCart]]), goodsId: part, cartNum: quantity });
    expect(envelope).toMatchObject({ code: CODES.quantity, data: { nearest } });
    expect(/You can add (?:only )?(.*) more\./.exec(envelope.message ?? '')?.[1]).toBe(nearest.length > 0 ? nearest.join(' or ') : undefined);
    for (const cartNum of nearest) {
      const { data } = await ask(addToCart, { cartKey: await filledCart([[part, inCart]]), goodsId: part, cartNum });
      expect(data.cartNum).toBe(inCart + cartNum);
    }
  });

  test('when a quantity is set too; the line stays unchanged', async () => {
    const part = await newPart({ step: 5, moq: 5 });
    const cartKey = await withParts(part);
    const { envelope } = await sendCall(setCartNum, { cartKey, goodsId: part, cartNum: 7 });
    expect(envelope).toMatchObject({ code: CODES.quantity, data: { nearest: [5, 10] }, message: expect.stringContaining('The nearest quantities are 5 and 10.') });
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 5 }]);
  });

  test('above a thousand million pieces', async () => {
    const part = await newPart({ tiers: [[1, '0.000001']], orderingDays: 7 });
    const cartKey = await filledCart([[part, ORDER_LIMITS.pieces]]);
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 1_000_000_000, amount: '1000' }]);
    const { envelope } = await sendCall(addToCart, { cartKey, goodsId: part, cartNum: 1 });
    expect(envelope.message).toMatch(/^You can buy at most 1,000,000,000 pieces of PART\d+ in one order\. You have 1,000,000,000 in the cart, which makes 1,000,000,001 in all\.$/);
    expect(envelope.data).toEqual({ nearest: [] });
  });

  test('and an unknown product is refused', async () => {
    const [en, cn] = await Promise.all((['en', 'cn'] as const).map((language) => sendCall(addToCart, { goodsId: 'F9999999999', cartNum: 1 }, { language })));
    expect(en?.envelope).toMatchObject({ code: CODES.notFound, message: 'There is no part F9999999999; it may have been withdrawn.' });
    expect(cn?.envelope.message).toBe('没有元器件 F9999999999，它可能已经下架。');
  });
});

describe('a cart', () => {
  test('has room for 2,000 products; more of those in it can be added', { timeout: 60_000 }, async () => {
    const part = await newPart();
    const cartKey = await withParts(part);
    await addMostWanted(fingerprint(cartKey), 1998);
    expect((await ask(addToCart, { cartKey, goodsId: await newPart(), cartNum: 1 })).data.lines).toBe(2000);
    const full = await sendCall(addToCart, { cartKey, goodsId: await newPart(), cartNum: 1 });
    expect(full.envelope).toMatchObject({ code: CODES.full, message: 'The cart holds up to 2,000 parts. To add another, first remove one that you no longer need.' });
    expect((await ask(addToCart, { cartKey, goodsId: part, cartNum: 1 })).data).toEqual({ cartKey, lines: 2000, cartNum: 6, mpn: mpnOf(part) });
    const read = await ask(readCart, { cartKey });
    expect(read.data.lines).toHaveLength(2000);
    const goodsIds = read.data.lines.map(({ goodsId }) => goodsId);
    expect((await ask(removeFromCart, { cartKey, goodsIds })).data).toEqual({ cartKey, lines: 0 });
  });

  test('changes when its lines are selected, removed and cleared', async () => {
    const parts = [await newPart(), await newPart(), await newPart()];
    const [a = '', b = '', c = ''] = parts;
    const cartKey = await withParts(...parts);
    const chosen = async () => (await cartOf({ cartKey })).lines.filter(({ selected }) => selected === 'T').map(({ goodsId }) => goodsId);
    expect(await chosen()).toEqual(parts);
    expect((await ask(selectInCart, { cartKey, goodsIds: [c, a, a, 'nothing'] })).data).toEqual({ cartKey, lines: 3, changed: 1 });
    expect(await chosen()).toEqual([a, c]);
    await ask(selectInCart, { cartKey, goodsIds: [b] });
    expect(await chosen()).toEqual([b]);
    await ask(setCartNum, { cartKey, goodsId: c, cartNum: 7 });
    expect(await chosen()).toEqual([b]);
    await ask(addToCart, { cartKey, goodsId: c, cartNum: 1 });
    expect(await chosen()).toEqual([b, c]);
    await ask(selectInCart, { cartKey, goodsIds: [] });
    expect(await chosen()).toEqual([]);
    expect((await ask(removeFromCart, { cartKey, goodsIds: [b, 'nothing', b] })).data).toEqual({ cartKey, lines: 2 });
    expect((await ask(clearCart, { cartKey })).data).toEqual({ lines: 0 });
    expect(await cartOf({ cartKey })).toMatchObject({ lines: [], totals: { lines: 0, payable: '0' } });
  });

  test('refuses to set the quantity of a line that it does not have', async () => {
    const [part, other] = [await newPart(), await newPart()];
    const cartKey = await withParts(part);
    const { envelope } = await sendCall(setCartNum, { cartKey, goodsId: other, cartNum: 5 });
    expect(envelope).toMatchObject({ code: CODES.notFound, message: `${mpnOf(other)} is not in the cart any more. Add it again.` });
    expect(await codeOf(setCartNum, { goodsId: part, cartNum: 5 })).toBe(CODES.notFound);
  });
});

describe('totals', () => {
  test('count the selected lines; other lines have their own amount', async () => {
    await setSale([{ amount: '100', discount: '0.9' }]);
    const [marked, other, plain] = [await newPart({ hasDiscount: true }), await newPart({ hasDiscount: true }), await newPart()];
    const cartKey = await filledCart([[marked, 90], [other, 10], [plain, 7]]);
    expect(await cartOf({ cartKey })).toMatchObject({
      lines: [{ amount: '90', discountAmount: '81' }, { amount: '10', discountAmount: '9' }, { amount: '7', discountAmount: '7' }],
      totals: { lines: 3, total: '107', eligible: '100', discount: '0.9', saving: '10', payable: '97', feeType: 'FP1' },
    });
    await ask(selectInCart, { cartKey, goodsIds: [marked, plain] });
    const { lines, totals } = await cartOf({ cartKey });
    expect(lines).toMatchObject([{ discountAmount: '90' }, { selected: 'F', amount: '10', discountAmount: '10' }, { discountAmount: '7' }]);
    expect(totals).toEqual({
      lines: 2, total: '97', eligible: '90', saving: '0', payable: '97', feeType: 'FP1',
      next: { amount: '100', discount: '0.9', missing: '10' }, sellers: [{ lines: 2, amount: '97' }],
    });
    await setSale([]);
  });

  test('have free shipping from a payable amount of 199', async () => {
    await setSale([{ amount: '200', discount: '0.99' }]);
    const [fen, marked] = [await newPart({ tiers: [[1, '0.01']], stock: 100_000 }), await newPart({ hasDiscount: true })];
    for (const [goodsId, pieces, payable, feeType] of [[fen, 19_899, '198.99', 'FP1'], [fen, 19_900, '199', 'FP0'], [marked, 200, '198', 'FP1'], [marked, 202, '199.98', 'FP0']] as const) {
      expect((await cartOf({ cartKey: await filledCart([[goodsId, pieces]]) })).totals).toMatchObject({ payable, feeType });
    }
    await setSale([]);
  });

  test('are listed by seller: the mall, then each partner', async () => {
    const [one, two, own] = [await newPart({ supplier: 'S002' }), await newPart({ supplier: 'S001' }), await newPart()];
    const more = await newPart({ supplier: 'S002' });
    const cartKey = await filledCart([[one, 1], [two, 2], [own, 3], [more, 250]]);
    expect((await cartOf({ cartKey })).totals).toMatchObject({
      sellers: [{ lines: 1, amount: '3' }, { supplierCode: 'S002', lines: 2, amount: '251' }, { supplierCode: 'S001', lines: 1, amount: '2' }],
      payable: '256', feeType: 'FP0',
    });
  });

  const sale = (rule: unknown) => env.DB.prepare("UPDATE content SET data = ?1 WHERE kind = 'discount'").bind(JSON.stringify(rule)).run();
  const itemList = [{ amount: '1', discount: '0.5' }];
  test.each<[string, unknown, discount: string | undefined]>([
    ['in force without a period', { itemList }, '0.5'],
    ['within its period', { itemList, startTime: '2026-11-20', endTime: '2026-11-20' }, '0.5'],
    ['to come', { itemList, startTime: '2026-11-20T12:00:01+08:00' }, undefined],
    ['over', { itemList, endTime: '2026-11-20T11:59:59+08:00' }, undefined],
    ['that is none', null, undefined],
    ['that is nonsense', { itemList: 'all' }, undefined],
    ['with tiers that are nonsense among others', { itemList: [{ amount: '2', discount: '85' }, { amount: 'x', discount: '0.1' }, ...itemList, { amount: '3', discount: '0' }, null] }, '0.5'],
    ['with numbers for text', { itemList: [{ amount: 1, discount: 0.25 }] }, '0.25'],
  ])('have the discount of a sale %s', async (_, rule, discount) => {
    await sale(rule);
    const cartKey = await filledCart([[await newPart({ hasDiscount: true }), 4]]);
    const { totals } = await cartOf({ cartKey });
    expect(totals.discount).toBe(discount);
    expect(totals.payable).toBe(String(4 * Number(discount ?? 1)));
    await setSale([]);
  });
});
