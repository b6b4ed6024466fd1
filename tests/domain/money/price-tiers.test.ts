import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSellable, showsPrice } from '~/domain/product/availability';
import { discountedTotals } from '~/domain/sale/discount';
import { add, multiply, roundAmount, subtract } from '~/domain/money/money';
import { hasPriceTiers, lineAmount, nextTier, tierAt, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Tier } from '~/domain/money/price-tiers';
import { quantityError } from '~/domain/product/quantity';
import { check, junk } from '../property';
import { tiers } from '../terms';

const LADDER: Tier[] = [
  { min: 1, price: '0.05' },
  { min: 100, price: '0.0312' },
  { min: 1000, price: '0.02' },
];

/** Malformed tiers. */
const wild = (min: unknown, price: unknown): Tier => JSON.parse(JSON.stringify({ min, price }));

describe('Tier selection: largest min <= ordered quantity', () => {
  test.each([
    [1, 1],
    [99, 1],
    [100, 100],
    [999, 100],
    [1000, 1000],
    [1e15, 1000],
  ])('%i pieces are in the tier from %i', (quantity, min) => {
    expect(tierAt(LADDER, quantity)).toBe(LADDER.find((tier) => tier.min === min));
    expect(tierAt([...LADDER].reverse(), String(quantity))?.min).toBe(min);
  });

  test('a quantity below the first tier has none', () => {
    expect(tierAt(LADDER, 0)).toBeNull();
    expect(tierAt(LADDER, -5)).toBeNull();
    expect(tierAt([{ min: 10, price: '1' }], 9)).toBeNull();
    expect(unitPriceAt([{ min: 10, price: '1' }], 9)).toBeNull();
    expect(lineAmount([{ min: 10, price: '1' }], 9)).toBeNull();
  });

  test('duplicates of min: the last one counts', () => {
    expect(tierAt([{ min: 10, price: '3' }, { min: 10, price: '2' }, { min: 1, price: '4' }], 10)?.price).toBe('2');
  });

  test('a min may be a number as text; an invalid one is left out', () => {
    expect(tierAt([wild('10', '1')], 10)).toEqual({ min: 10, price: '1' });
    expect(tierAt([wild('ten', '9')], 10)).toBeNull();
    expect(tierAt([wild('ten', '9'), wild(null, '9'), wild(true, '9'), wild(1, '2')], 10)).toEqual({ min: 1, price: '2' });
  });

  test('an invalid quantity has none', () => {
    for (const quantity of [Number.NaN, 'abc', '', Infinity]) expect(tierAt([{ min: 0, price: '1' }, ...LADDER], quantity)).toBeNull();
  });

  test('property: the same tier as a linear scan', () => {
    check(fc.tuple(tiers, fc.integer({ min: 0, max: 80 })), ([list, quantity]) => {
      let expected: Tier | null = null;
      for (const tier of list) {
        if (tier.min <= quantity && (expected === null || tier.min >= expected.min)) expected = tier;
      }
      expect(tierAt(list, quantity)).toBe(expected);
    });
  });

  test('property: the order of tiers with different min does not matter', () => {
    const distinct = fc.uniqueArray(tiers.filter((list) => list.length > 0).map((list) => list[0] ?? { min: 1, price: '1' }), {
      selector: (tier) => tier.min,
      maxLength: 6,
    });
    check(fc.tuple(distinct, fc.integer({ min: 0, max: 80 })), ([list, quantity]) => {
      const sorted = [...list].sort((a, b) => b.min - a.min);
      expect(tierAt(sorted, quantity)).toBe(tierAt(list, quantity));
    });
  });
});

describe('non-list input gives null', () => {
  test.each([null, undefined, 'no list', 5, { min: 1, price: '1' }])('%j', (input) => {
    for (const read of [tierAt, unitPriceAt, lineAmount, nextTier]) {
      expect(Reflect.apply(read, null, [input, 10])).toBeNull();
    }
    expect(Reflect.apply(tierStarts, null, [input])).toEqual([]);
    expect(Reflect.apply(hasPriceTiers, null, [input])).toBe(false);
  });

  test('property: no tiers and no quantity throw', () => {
    const list = fc.oneof(junk, fc.array(fc.oneof(junk, fc.record({ min: junk, price: junk }))));
    check(fc.tuple(list, junk), (input) => {
      for (const read of [tierAt, unitPriceAt, lineAmount, nextTier, tierStarts, hasPriceTiers]) Reflect.apply(read, null, input);
    });
  });
});

describe('unit price', () => {
  test('is plain decimal text', () => {
    expect(unitPriceAt(LADDER, 150)).toBe('0.0312');
    expect(unitPriceAt([wild(1, 0.5)], 1)).toBe('0.5');
    expect(unitPriceAt([{ min: 1, price: '1.50' }], 1)).toBe('1.5');
  });

  test('a tier with an unreadable price, or one not above 0, has none, and the tier before it is not used instead', () => {
    for (const price of ['abc', '', null, '-1', '0', '0.000000', 0, '-0']) {
      const list = [wild(1, '2'), wild(10, price)];
      expect(unitPriceAt(list, 10)).toBeNull();
      expect(lineAmount(list, 10)).toBeNull();
      expect(unitPriceAt(list, 9)).toBe('2');
      expect(tierStarts(list)).toEqual([1]);
    }
  });

  test('a price of 0 means on request: a product with such prices only cannot be bought', () => {
    const product = { stock: 100, orderGoodsFlag: 'T' as const, rangePrice: [{ min: 1, price: '0' }, { min: 10, price: '0.00' }] };
    expect([hasPriceTiers(product.rangePrice), isSellable(product), nextTier(product.rangePrice, 5)]).toEqual([false, false, null]);
    expect(showsPrice({ ...product, orderGoodsFlag: 'F' })).toBe(false);
    expect(quantityError(product, 10)).toBe('stock_unavailable');
    expect(lineAmount(product.rangePrice, 10)).toBeNull();
    const { total, lines } = discountedTotals([{ ...product, hasDiscount: 'T', cartNum: 10 }], { itemList: [{ amount: '0', discount: '0.5' }] });
    expect({ total, lines }).toEqual({ total: '0', lines: [{ amount: null, discounted: null }] });
    const priced = { ...product, rangePrice: [...product.rangePrice, { min: 100, price: '0.000000000001' }] };
    expect([isSellable(priced), tierStarts(priced.rangePrice)]).toEqual([true, [100]]);
  });

  test('of tiers with equal starts the last one decides', () => {
    expect(tierStarts([{ min: 1, price: '2' }, { min: 1, price: '0' }])).toEqual([]);
    expect(hasPriceTiers([{ min: 1, price: '2' }, wild('1', 'x')])).toBe(false);
    expect(tierStarts([{ min: 1, price: '0' }, { min: 1, price: '2' }])).toEqual([1]);
  });

  test('there are price tiers if one has a valid start and price', () => {
    expect(hasPriceTiers(LADDER)).toBe(true);
    expect(hasPriceTiers([wild('x', '1'), wild(1, 'x')])).toBe(false);
    expect(hasPriceTiers([])).toBe(false);
  });
});

describe('unit price at that quantity times quantity, rounded to 2', () => {
  test.each([
    [1, '0.05'],
    [150, '4.68'],
    [101, '3.15'],
    [1e15, '20000000000000'],
    ['3', '0.15'],
  ])('%s pieces cost %s', (quantity, amount) => {
    expect(lineAmount(LADDER, quantity)).toBe(amount);
  });

  test('half a cent rounds up, and less than a cent becomes a cent', () => {
    expect(lineAmount([{ min: 1, price: '0.335' }], 1)).toBe('0.34');
    expect(lineAmount([{ min: 1, price: '0.000001' }], 1)).toBe('0.01');
    expect(lineAmount([{ min: 0, price: '0.000001' }], 0)).toBe('0');
    expect(lineAmount([{ min: -10, price: '1' }], -5)).toBeNull();
  });

  test('property: the same as the money module computes', () => {
    check(fc.tuple(tiers, fc.integer({ min: 1, max: 1_000_000 })), ([list, quantity]) => {
      const price = unitPriceAt(list, quantity);
      const expected = price === null ? null : roundAmount(multiply(price, quantity), 2);
      expect(lineAmount(list, quantity)).toBe(expected);
    });
  });
});

describe('next tier', () => {
  test('has the pieces to add, its price and its cost', () => {
    expect(nextTier(LADDER, 50)).toEqual({
      min: 100,
      more: 50,
      price: '0.0312',
      total: '3.12',
      difference: '0.62',
      costsLess: false,
    });
  });

  test('the larger quantity may cost less in total', () => {
    expect(nextTier(LADDER, 80)).toMatchObject({ more: 20, difference: '-0.88', costsLess: true });
    expect(nextTier(LADDER, '999')).toMatchObject({ min: 1000, more: 1, total: '20', costsLess: true });
    expect(nextTier([{ min: 1, price: '2' }, { min: 2, price: '1' }], 1)).toMatchObject({ difference: '0', costsLess: false });
  });

  test('is missing at the last tier', () => {
    expect(nextTier(LADDER, 1000)).toBeNull();
    expect(nextTier([], 1)).toBeNull();
    expect(nextTier(LADDER, Number.NaN)).toBeNull();
  });

  test('has no difference for a quantity without a price', () => {
    expect(nextTier(LADDER, 0)).toMatchObject({ min: 1, more: 1, total: '0.05', difference: null, costsLess: false });
  });

  test('skips a tier without a price', () => {
    expect(nextTier([...LADDER, wild(60, 'x')], 50)?.min).toBe(100);
  });

  test('property: has the nearest start above, and the difference of the two costs', () => {
    check(fc.tuple(tiers, fc.integer({ min: 0, max: 70 })), ([list, quantity]) => {
      const next = nextTier(list, quantity);
      const above = list.map((tier) => tier.min).filter((min) => min > quantity);
      expect(next?.min ?? null).toBe(above.length > 0 ? Math.min(...above) : null);
      if (next === null) return;
      const now = lineAmount(list, quantity);
      const total = lineAmount(list, next.min);
      expect(next.total).toBe(total);
      expect(next.difference).toBe(now && subtract(total, now));
      expect(next.costsLess).toBe(now !== null && Number(add(next.difference, 0)) < 0);
    });
  });
});

test('tier starts ascend, each once', () => {
  expect(tierStarts([...LADDER, { min: 100, price: '1' }].reverse())).toEqual([1, 100, 1000]);
});
