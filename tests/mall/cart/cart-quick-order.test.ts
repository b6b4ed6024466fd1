import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quickOrder } from '../../../app/upstream/contract/records/cart';
import type { Data } from '../../../app/upstream/contract/base/call';
import { buyAgain } from '../../../app/upstream/contract/records/order';
import { addMostWanted, cartOf, filledCart, forgetCarts, piecesOf } from '../../fixtures/trade/carts';
import { ask, type Asking } from '../../fixtures/mall/mall';
import { by, newBuyer, newPart, openTrade, place, type PartTerms } from '../../fixtures/trade/trade';

type Line = [partNumber: string, quantity: number];
type Row = Data<typeof quickOrder>['rows'][number];

beforeAll(() => openTrade());
beforeEach(forgetCarts);

async function order(lines: Line[], owner: { cartKey?: string } = {}, asking: Asking = {}) {
  return (await ask(quickOrder, { ...owner, lines: lines.map(([partNumber, quantity]) => ({ partNumber, quantity })) }, asking)).data;
}

/** Makes a product with this part number. @param brand id of its maker */
async function numbered(mpn: string, terms: PartTerms = {}, brand = 1): Promise<string> {
  const id = await newPart(terms);
  const normalised = mpn.toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  await env.DB.prepare('UPDATE goods SET mpn = ?2, mpn_n = ?3, brand_id = ?4 WHERE id = ?1').bind(id, mpn, normalised, brand).run();
  return id;
}

const outcomes = (rows: Row[]) => rows.map(({ outcome, candidates }) => [outcome, ...candidates.map(({ goodsId }) => goodsId)]);

describe('a line is added', () => {
  test('by part number in any spelling, and by product id', async () => {
    const part = await numbered('QO-1/A B');
    const { cartKey, lines, rows } = await order([['qo1ab', 1], [' QO-1/A B ', 2], ['ＱＯ１ＡＢ', 3], [part, 4], [` ${part.toLowerCase()}`, 5]]);
    expect([lines, rows.map(({ line, partNumber, quantity, outcome, reason }) => [line, partNumber, quantity, outcome, reason])]).toEqual([1, [
      [1, 'qo1ab', 1, 'added', undefined], [2, ' QO-1/A B ', 2, 'added', undefined], [3, 'ＱＯ１ＡＢ', 3, 'added', undefined],
      [4, part, 4, 'added', undefined], [5, ` ${part.toLowerCase()}`, 5, 'added', undefined],
    ]]);
    expect(rows[0]?.candidates).toEqual([{ goodsId: part, mpn: 'QO-1/A B', brandNameCn: expect.any(String), brandNameEn: expect.any(String) }]);
    expect(await piecesOf({ cartKey })).toEqual([[part, 15]]);
  });

  test('to the owner’s cart, after its lines, in the order of the list', async () => {
    const [one, two, three] = [await newPart(), await newPart(), await newPart()];
    const cartKey = await filledCart([[two, 1]]);
    expect(await order([[three, 1], [two, 1], [one, 1]], { cartKey })).toMatchObject({ cartKey, lines: 3 });
    expect(await piecesOf({ cartKey })).toEqual([[two, 2], [three, 1], [one, 1]]);
    const li = await newBuyer();
    expect(await order([[one, 9]], {}, by(li))).not.toHaveProperty('cartKey');
    expect([await piecesOf({}, by(li)), await piecesOf({ cartKey })]).toEqual([[[one, 9]], [[two, 2], [three, 1], [one, 1]]]);
  });

  test('at the price for the sum of all lines of the product', async () => {
    const part = await newPart({ tiers: [[1, '1'], [100, '0.5']] });
    const { cartKey } = await order([[part, 60], [part, 40]]);
    expect((await cartOf({ cartKey })).lines).toMatchObject([{ cartNum: 100, addedPrice: '0.5', unitPrice: '0.5', amount: '50' }]);
  });
});

describe('a part number of several products', () => {
  test('finds the mall’s own product before those of partners', async () => {
    const partner = await numbered('QO2', { supplier: 'S001' }, 1);
    const own = await numbered('QO2', {}, 2);
    expect(outcomes((await order([['QO2', 1], [partner, 1]])).rows)).toEqual([['added', own], ['added', partner]]);
  });

  test('of several makers is not added: the answer names up to ten candidates', async () => {
    const made: string[] = [];
    for (let brand = 1; brand <= 12; brand++) made.push(await numbered('QO3', {}, brand));
    const { rows, ...rest } = await order([['QO3', 5]]);
    expect(rest).toEqual({ lines: 0 });
    expect(outcomes(rows)).toEqual([['several', ...made.slice(0, 10)]]);
    expect(rows[0]?.reason).toBe('QO3 is sold by more than one manufacturer or partner. Choose one.');
    expect((await order([['QO3', 5]], {}, { language: 'cn' })).rows[0]?.reason).toBe('QO3 有多个品牌或供应商，请选择其中一个。');
  });

  test('of one maker finds the product with the exact spelling, else the most popular one', async () => {
    const [wanted, exact] = [await numbered('QO-4'), await numbered('QO4')];
    expect(outcomes((await order([['qo4', 1], ['QO-4', 1], ['QO.4', 1]])).rows)).toEqual([['added', exact], ['added', wanted], ['added', wanted]]);
  });

  test('that only partners offer is added where there is one offer, else the answer names candidates', async () => {
    const [one, two] = [await numbered('QO5', { supplier: 'S001' }), await numbered('QO5', { supplier: 'S002' })];
    const only = await numbered('QO6', { supplier: 'S002' });
    expect(outcomes((await order([['QO5', 1], ['QO6', 1]])).rows)).toEqual([['several', one, two], ['added', only]]);
  });
});

describe('a line that is not added gives the reason', () => {
  test('where the part number is unknown', async () => {
    for (const partNumber of ['NO-SUCH-7791', '---', '%', "' OR 1=1 --", '\u0000', '中文']) {
      const [row] = (await order([[partNumber, 1]])).rows;
      expect(row).toMatchObject({ outcome: 'unknown', candidates: [], reason: `No part has the number ${partNumber}. Check it, or search for a similar number.` });
    }
    expect((await order([['NO-SUCH-7791', 1]], {}, { language: 'cn' })).rows[0]?.reason).toBe('没有找到型号 NO-SUCH-7791，请检查后重试，或搜索相近的型号。');
  });

  test('where its quantity plus that in the cart cannot be bought; other lines are added', async () => {
    const [part, other] = [await numbered('QO7', { stock: 100, step: 10, moq: 10 }), await newPart()];
    const cartKey = await filledCart([[part, 50]]);
    const { rows, lines } = await order([['QO7', 30], [other, 1], ['qo-7', 30]], { cartKey });
    const reason = 'The stock of QO7 is only 100. You have 50 in the cart, which makes 110 in all. You can add only 20 more.';
    expect([lines, rows.map((row) => [row.outcome, row.reason])]).toEqual([2, [['quantity', reason], ['added', undefined], ['quantity', reason]]]);
    // 50 in the cart and 30 of the other line leave 20.
    expect(rows.map(({ nearest }) => nearest)).toEqual([[20], undefined, [20]]);
    expect(await piecesOf({ cartKey })).toEqual([[part, 50], [other, 1]]);
  });

  test('where the cart is full; lines that fit are added', async () => {
    const li = await newBuyer();
    const [there, ...fresh] = [await newPart(), await newPart(), await newPart(), await newPart()];
    await order([[there, 1]], {}, by(li));
    await addMostWanted(li.userCode, 1997);
    const { rows, lines } = await order([...fresh, there].map((id) => [id, 2]), {}, by(li));
    expect([lines, rows.map(({ outcome }) => outcome)]).toEqual([2000, ['added', 'added', 'full', 'added']]);
    expect(rows[2]?.reason).toBe('The cart holds up to 2,000 parts. To add another, first remove one that you no longer need.');
    expect(new Map(await piecesOf({}, by(li))).get(there)).toBe(3);
  });
});

test('200 lines take two transactions beside the sign-in, and few rows', async () => {
  const { results } = await env.DB.prepare('SELECT mpn FROM goods WHERE stock > 10 AND supplier = \'\' ORDER BY rank LIMIT 200').all<{ mpn: string }>();
  const { data, statements } = await ask(quickOrder, { lines: results.map(({ mpn }) => ({ partNumber: mpn, quantity: 10 })) });
  expect(data.rows).toHaveLength(200);
  expect(new Set(data.rows.map(({ outcome }) => outcome))).toEqual(new Set(['added']));
  expect(statements.length).toBeLessThanOrEqual(11);
  for (const { sql, rowsRead } of statements) expect(rowsRead, sql).toBeLessThanOrEqual(200 * 8);
});

test('buying an order again adds its lines', async () => {
  const li = await newBuyer();
  const [good, gone, short] = [await newPart(), await newPart(), await newPart({ stock: 20 })];
  const orderNo = await place(li, [[good, 3], [gone, 4], [short, 15]]);
  await env.DB.prepare('DELETE FROM goods WHERE id = ?1').bind(gone).run();
  const { rows, lines } = (await ask(buyAgain, { orderNo }, by(li))).data;
  const name = (id: string) => id.replace(/^T0*/, 'PART');
  expect([lines, rows.map(({ partNumber, quantity, outcome, reason = '' }) => [partNumber, quantity, outcome, reason])]).toEqual([1, [
    [name(good), 3, 'added', ''],
    [name(gone), 4, 'unknown', `There is no part ${name(gone)}; it may have been withdrawn.`],
    [name(short), 15, 'quantity', `The stock of ${name(short)} is only 5. The nearest quantity is 5.`],
  ]]);
  expect(await piecesOf({}, by(li))).toEqual([[good, 3]]);
});
