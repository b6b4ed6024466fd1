import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOM_GOALS } from '~/domain/bom/bom';
import { planBom } from '~/domain/bom/build/plan';
import { TICK } from '~/domain/bom/match/match-records';
import { add } from '~/domain/money/money';
import { orderAmounts } from '~/domain/order/amounts';
import type { Product } from '~/domain/product/product';
import { isAdmissible } from '~/domain/product/quantity';
import { checkLarge } from '../../property';
import { candidate, inDays, input, inputs, line, match, ONE_SET, product, tick, TODAY } from './build-fixtures';

/** ¥0.2 a piece and ¥0.1 from 100; 1,000 in stock. */
const [A, B] = [product('a'), product('b', { rangePrice: [{ min: 1, price: '1.005' }] })];
const CONTRADICTS = tick('package', { tick: TICK.contradicts, asked: 'SOD-123', has: 'SMA' });

describe('lines', () => {
  const plan = planBom(input([
    [line(1, { quantity: 20 }), match(1, [candidate(A)])],
    [line(2, { quantity: 4 }), match(2, [candidate(B)])],
    [line(3, { quantity: 50 }), match(3, [candidate(A)])],
    [line(4, { quantity: 30 }), match(4, [candidate(A, { ticks: [CONTRADICTS] })], { state: 'check' })],
    [line(5, { skip: 'dnp' }), match(5, [candidate(A)])],
    [line(6, { quantity: 7 }), match(6, [], { state: 'not_found' })],
    [line(7, { quantity: null }), match(7, [candidate(B)])],
    [line(8, { quantity: 5000 }), match(8, [candidate(product('c'))])],
    [line(9), match(9, [candidate(product('d', { rangePrice: [] }))])],
    [line(10), undefined],
  ]));

  test('that use the same product are bought together', () => {
    expect(plan.purchases.map(({ productId, lines, need, quantity }) => ({ productId, lines, need, quantity }))).toEqual([
      { productId: 'a', lines: [1, 3], need: 70, quantity: 100 }, { productId: 'b', lines: [2], need: 4, quantity: 4 },
    ]);
    expect(plan.ofLine.get(1)).toEqual({ purchase: plan.purchases[0], need: 20, product: A, included: true });
    expect(plan.ofLine.get(3)?.purchase).toBe(plan.purchases[0]);
  });

  test('that a person has to choose have a purchase of their own, which is in no sum', () => {
    expect(plan.ofLine.get(4)).toMatchObject({ purchase: { quantity: 30, amount: '6' }, included: false, reason: 'undecided' });
    expect(plan.total).toBe('14.02');
  });

  test('that are not bought say why, and what they need', () => {
    const said = [5, 6, 7, 8, 9, 10].map((number) => plan.ofLine.get(number));
    expect(said.map((one) => [one?.reason, one?.need, one?.product?.id ?? null])).toEqual([
      ['skipped', null, null], ['notFound', 7, null], ['noQuantity', null, 'b'], ['noStock', 5000, 'c'], ['noPrice', 1, 'd'], ['notFound', 1, null],
    ]);
    expect(said.every((one) => one?.included === false && one.purchase === null)).toBe(true);
  });

  test('are counted: those that are bought, and those to buy that are not', () => {
    expect([plan.included, plan.missing]).toEqual([3, 6]);
  });

  test('with a refused quantity are not bought', () => {
    const refused = planBom(input([[line(1, { ordered: 12 }), match(1, [candidate(product('a', { perAddQuantity: 10 }))])]]));
    expect(refused).toMatchObject({ purchases: [], total: '0', included: 0, missing: 1 });
    expect(refused.ofLine.get(1)).toMatchObject({ included: false, purchase: { quantity: 12, refusal: 'PER_ADD_QUANTITY_INVALID' } });
    expect(refused.ofLine.get(1)).not.toHaveProperty('reason');
  });

  test('without a quantity are bought if a person types one', () => {
    expect(planBom(input([[line(1, { quantity: null, ordered: 5 }), match(1, [candidate(A)])]]))).toMatchObject({ total: '1', included: 1, missing: 0 });
  });

  test('of no bill of materials cost nothing', () => {
    expect(planBom(input([]))).toEqual({ purchases: [], ofLine: new Map(), included: 0, missing: 0, total: '0', leftTotal: '0', perSet: '0', savings: { count: 0, amount: '0' }, earliest: null });
  });
});

describe('lines that may use one of several products', () => {
  const cheapInBulk = product('bulk', { moq: 100, rangePrice: [{ min: 100, price: '0.05' }] });
  const either = [candidate(A, { rung: 'values' }), candidate(cheapInBulk, { rung: 'values' })];

  test('choose by the goal', () => {
    expect(planBom(input([[line(1, { quantity: 20 }), match(1, either)]])).purchases).toMatchObject([{ productId: 'a' }]);
    expect(planBom(input([[line(1, { quantity: 30 }), match(1, either)]])).purchases).toMatchObject([{ productId: 'bulk' }]);
  });

  test('choose together if they have the same products, in any order', () => {
    const [first, second] = either;
    const plan = planBom(input([[line(1, { quantity: 20 }), match(1, either)], [line(2, { quantity: 10 }), match(2, first && second ? [second, first] : [])]]));
    expect(plan.purchases).toMatchObject([{ productId: 'bulk', lines: [1, 2], need: 30 }]);
  });

  test('are bought with other lines that use the product', () => {
    const plan = planBom(input([[line(1, { quantity: 20 }), match(1, either)], [line(2, { quantity: 3 }), match(2, [candidate(A)])]]));
    expect(plan.purchases).toMatchObject([{ productId: 'a', lines: [1, 2], need: 23 }]);
  });

  test('are never moved to another maker of the same number', () => {
    const other = candidate(product('cheap', { mpn: A.mpn, brand: 'Other', rangePrice: [{ min: 1, price: '0.001' }] }));
    expect(planBom(input([[line(1, { quantity: 20 }), match(1, [candidate(A), other], { state: 'several' })]])).purchases).toMatchObject([{ productId: 'a' }]);
  });
});

describe('sums', () => {
  test('are those of rounded amounts, also for one set', () => {
    const plan = planBom(input([[line(1), match(1, [candidate(B)])], [line(2), match(2, [candidate(product('c', { rangePrice: [{ min: 1, price: '0.0001' }] }))])]], { sets: 3 }));
    // 3 × 1.005 = 3.015, and 0.0003.
    expect(plan).toMatchObject({ total: '3.03', perSet: '1.01' });
    expect(planBom({ ...input([[line(1), match(1, [candidate(B)])]]), settings: { ...ONE_SET, sets: 1000 } })).toMatchObject({ total: '1005', perSet: '1.01' });
  });

  test('of what is left over and of what the cheaper nudges save', () => {
    const plan = planBom(input([[line(1, { quantity: 60 }), match(1, [candidate(A)])], [line(2, { ordered: 60 }), match(2, [candidate(product('c'))])]]));
    expect(plan).toMatchObject({ total: '22', leftTotal: '15.8', savings: { count: 1, amount: '2' } });
    expect(plan.purchases.map(({ nudge }) => nudge?.quantity ?? null)).toEqual([null, 100]);
  });

  test('the day is that of the last purchase', () => {
    const later = product('c', { stock: 0, orderGoodsFlag: 'T', orderGoodsCycle: 9 });
    expect(planBom(input([[line(1), match(1, [candidate(A)])]])).earliest).toBe(TODAY);
    expect(planBom(input([[line(1), match(1, [candidate(A)])], [line(2), match(2, [candidate(later)])]])).earliest).toBe(inDays(9));
  });

  test('property: the total is what the cart charges, and the cart takes every quantity', () => {
    checkLarge(inputs, (one) => {
      const plan = planBom(one);
      const amounts = orderAmounts(plan.purchases.map(({ product: { rangePrice, hasDiscount }, quantity }) => ({ rangePrice, hasDiscount, qty: quantity })), null);
      expect(amounts?.total).toBe(plan.total);
      expect(amounts?.lines.map(({ unitPrice, amount }) => ({ unitPrice, amount }))).toEqual(plan.purchases.map(({ unitPrice, amount }) => ({ unitPrice, amount })));
      expect(plan.purchases.every(({ product: { ...terms }, quantity, refusal }) => isAdmissible(terms, quantity) && refusal === null)).toBe(true);
      expect(new Set(plan.purchases.map(({ productId }) => productId)).size).toBe(plan.purchases.length);
      expect(plan.purchases.reduce((sum, { leftValue }) => add(sum, leftValue), '0')).toBe(plan.leftTotal);
      expect(Math.abs(Number(plan.perSet) - Number(plan.total) / one.settings.sets)).toBeLessThan(plan.perSet === '0.01' ? 0.01 : 0.0050001);
    });
  });

  test('property: every line is bought once or has a reason, and computed quantities leave no cheaper nudge', () => {
    checkLarge(inputs, (one) => {
      const plan = planBom(one);
      for (const { line: number } of one.lines) {
        const planned = plan.ofLine.get(number);
        expect(plan.purchases.filter(({ lines }) => lines.includes(number)).length).toBe(planned?.included ? 1 : 0);
        expect(planned?.included === (planned?.reason === undefined)).toBe(true);
      }
      expect(plan.included + plan.missing).toBe(one.lines.length);
      expect(plan.savings.count).toBe(0);
    });
  });

  test('property: no goal is better at what another one aims at', () => {
    const pools = fc.tuple(inputs, fc.integer({ min: 1, max: 60 }));
    checkLarge(pools, ([{ matches }, quantity]) => {
      const products = new Map<string, Product>([...matches.values()].flatMap(({ candidates }) => candidates.map((one) => [one.product.id, one.product] as const)));
      const candidates = [...products.values()].map((one) => candidate(one, { rung: 'values' }));
      const [cheapest, earliest, inStock] = BOM_GOALS.map((goal) => planBom(input([[line(1, { quantity }), match(1, candidates)]], { goal })));
      expect(cheapest?.included).toBe(earliest?.included);
      if (inStock?.included) {
        expect(inStock.purchases.every((one) => one.quantity <= one.product.stock)).toBe(true);
        expect(Number(cheapest?.total)).toBeLessThanOrEqual(Number(inStock.total));
      }
      expect(Number(cheapest?.total)).toBeLessThanOrEqual(Number(earliest?.total));
      expect((earliest?.earliest ?? '') <= (cheapest?.earliest ?? '')).toBe(true);
    });
  });
});
