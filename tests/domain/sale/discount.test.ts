import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertDiscount,
  discountedPrice,
  discountedTotals,
  discountLabel,
  discountText,
  type DiscountItem,
  nextThreshold,
  parseRule,
  tenthScale,
} from '~/domain/sale/discount';
import { highestDiscount, highestDiscountText } from '~/domain/portal/highest-discount';
import { add, multiply, roundAmount, subtract } from '~/domain/money/money';
import { lineAmount, unitPriceAt } from '~/domain/money/price-tiers';
import { check, junk } from '../property';
import { tiers } from '../terms';

const RULE = {
  itemList: [
    { amount: '5000', discount: '0.85' },
    { amount: 2000, discount: 0.92 },
  ],
};

const matchDiscount = (items: Parameters<typeof discountedTotals>[0], rule: Parameters<typeof discountedTotals>[1]) => discountedTotals(items, rule).discount;

const line = (cartNum: number, price: string, hasDiscount: 'T' | 'F' = 'T'): DiscountItem => ({
  cartNum,
  hasDiscount,
  rangePrice: [{ min: 1, price }],
});

describe('Discount format: must be > 0 and <= 1', () => {
  test.each([0.01, '0.85', 1, '1.00'])('%s is valid', (discount) => {
    expect(() => assertDiscount(discount)).not.toThrow();
  });

  test.each([0, '0', -0.5, 1.01, '1.0000001', 'abc', '', null, undefined, Number.NaN, {}])('%s is invalid', (discount) => {
    expect(() => assertDiscount(discount)).toThrow(new RangeError('Discount must be a number between 0 and 1.'));
  });
});

describe('Shown on a tenth scale', () => {
  test.each([
    [0.8, '8', '8折', '20% off'],
    ['0.85', '85', '85折', '15% off'],
    ['0.92', '92', '92折', '8% off'],
    ['0.855', '86', '86折', '14% off'],
    ['0.854', '85', '85折', '15% off'],
    [0.1, '1', '1折', '90% off'],
    [0.05, '5', '5折', '95% off'],
    [1, '10', '10折', '0% off'],
  ])('%s: percentage rounded, a multiple of 10 divided by 10: %s', (multiplier, scale, chinese, english) => {
    expect(tenthScale(multiplier)).toBe(scale);
    expect(discountLabel(multiplier, 'cn')).toBe(chinese);
    expect(discountLabel(multiplier, 'en')).toBe(english);
  });

  test('in a sentence it has a space, and is empty where it rounds to 0 % or 100 % off', () => {
    expect(discountText('0.92', 'cn')).toBe('92 折');
    expect(discountText('0.8', 'cn')).toBe('8 折');
    for (const multiplier of [1, '0.996', '0.004', 0, 'abc', null]) {
      expect(discountText(multiplier, 'cn')).toBe('');
      expect(discountText(multiplier, 'en')).toBe('');
    }
    expect(discountText('0.994', 'en')).toBe('1% off');
    expect(discountText('0.005', 'en')).toBe('99% off');
  });

  test('an invalid discount has no label', () => {
    for (const multiplier of [0, 1.5, 'abc', null]) {
      expect(tenthScale(multiplier)).toBe('');
      expect(discountLabel(multiplier, 'cn')).toBe('');
      expect(discountLabel(multiplier, 'en')).toBe('');
    }
  });
});

describe('a rule', () => {
  test('has ascending tiers as decimal text', () => {
    expect(parseRule(RULE)).toEqual({
      itemList: [
        { amount: '2000', discount: '0.92' },
        { amount: '5000', discount: '0.85' },
      ],
      rejected: [],
    });
    expect(parseRule(RULE.itemList).itemList).toHaveLength(2);
  });

  test('leaves out and reports malformed tiers', () => {
    const bad = [
      { amount: 1, discount: 0 },
      { amount: 1, discount: 1.2 },
      { amount: 1, discount: 'x' },
      { amount: -1, discount: 0.5 },
      { amount: 'x', discount: 0.5 },
      { discount: 0.5 },
      null,
      'tier',
    ];
    const { itemList, rejected } = parseRule({ itemList: [...bad, { amount: 0, discount: '1' }] });
    expect(itemList).toEqual([{ amount: '0', discount: '1' }]);
    expect(rejected).toEqual(bad);
  });

  test('is empty if it is not a list', () => {
    for (const rule of [null, undefined, {}, { itemList: null }, []]) {
      expect(parseRule(rule)).toEqual({ itemList: [], rejected: [] });
      expect(matchDiscount([line(1, '9999')], rule)).toBe('0');
    }
  });

  test('reports a value that is not a list', () => {
    for (const itemList of ['x', 0.8, { amount: 1, discount: 0.5 }]) {
      expect(parseRule({ itemList })).toEqual({ itemList: [], rejected: [itemList] });
      expect(matchDiscount([line(1, '9999')], { itemList })).toBe('0');
    }
    expect(Reflect.apply(parseRule, null, ['x'])).toEqual({ itemList: [], rejected: ['x'] });
  });

  test('keeps the lower multiplier of equal amounts', () => {
    const twice = [
      { amount: '100', discount: '0.9' },
      { amount: '100.00', discount: '0.8' },
      { amount: 100, discount: 0.95 },
    ];
    expect(parseRule({ itemList: twice }).itemList).toEqual([{ amount: '100', discount: '0.8' }]);
  });
});

describe('Discount matching', () => {
  test('best tier = highest amount threshold <= total', () => {
    expect(matchDiscount([line(1, '2000')], RULE)).toBe('0.92');
    expect(matchDiscount([line(1, '4999.99')], RULE)).toBe('0.92');
    expect(matchDiscount([line(2, '2500')], RULE)).toBe('0.85');
  });

  test('none gives 0', () => {
    expect(matchDiscount([line(1, '1999.99')], RULE)).toBe('0');
    expect(matchDiscount([], RULE)).toBe('0');
  });

  test('total = sum over discount-eligible items of unit price at that quantity times quantity', () => {
    expect(matchDiscount([line(1, '1500'), line(1, '1500', 'F')], RULE)).toBe('0');
    expect(matchDiscount([line(1, '1500'), line(1, '500')], RULE)).toBe('0.92');
    const tiered = { cartNum: 1000, hasDiscount: 'T' as const, rangePrice: [{ min: 1, price: '3' }, { min: 1000, price: '1.9' }] };
    expect(matchDiscount([tiered], RULE)).toBe('0');
    expect(matchDiscount([{ ...tiered, cartNum: 999 }], RULE)).toBe('0.92');
  });

  test('an order item counts with its qty, a line without price or quantity with 0', () => {
    const { cartNum, ...item } = line(2, '2500');
    expect(matchDiscount([{ ...item, qty: cartNum }], RULE)).toBe('0.85');
    expect(matchDiscount([{ ...item, cartNum: null, qty: cartNum }], RULE)).toBe('0.85');
    expect(matchDiscount([item], RULE)).toBe('0');
    expect(matchDiscount([{ ...item, cartNum: 'x' }, { hasDiscount: 'T', cartNum: 5 }], RULE)).toBe('0');
  });

  test('the total is exact, so that rounding cannot reach a threshold', () => {
    const from = (amount: string) => ({ itemList: [{ amount, discount: '0.5' }] });
    const lines = [line(1, '0.005'), line(1, '0.005')];
    expect([matchDiscount(lines, from('0.01')), matchDiscount(lines, from('0.02'))]).toEqual(['0.5', '0']);
  });

  test('a higher threshold counts even if its multiplier is higher', () => {
    const odd = { itemList: [{ amount: 10, discount: 0.5 }, { amount: 20, discount: 0.9 }] };
    expect(matchDiscount([line(1, '20')], odd)).toBe('0.9');
  });
});

describe('Highest discount = lowest multiplier among tiers times 100', () => {
  test('of a rule', () => {
    expect(highestDiscount(RULE)).toBe('85');
    expect(highestDiscount({ itemList: [{ amount: 1, discount: '0.855' }, { amount: 2, discount: 0.9 }, { amount: 3, discount: 2 }] })).toBe('85.5');
    expect(highestDiscount({ itemList: [] })).toBe('0');
  });

  test('in words; empty where the percentage rounds to 0 or 100', () => {
    expect([highestDiscountText(RULE, 'cn'), highestDiscountText(RULE, 'en')]).toEqual(['85 折', '15% off']);
    for (const discount of ['1', '0.001']) expect(highestDiscountText([{ amount: 1, discount }], 'en')).toBe('');
    expect(highestDiscountText(null, 'en')).toBe('');
  });
});

describe('discounted totals', () => {
  test('only eligible lines are multiplied, each is rounded, the total is their sum', () => {
    expect(discountedTotals([line(1, '1000.01'), line(1, '1000.03'), line(3, '10', 'F')], RULE)).toEqual({
      discount: '0.92',
      total: '2030.04',
      eligible: '2000.04',
      discounted: '1870.04',
      saving: '160',
      lines: [
        { amount: '1000.01', discounted: '920.01' },
        { amount: '1000.03', discounted: '920.03' },
        { amount: '30', discounted: '30' },
      ],
    });
  });

  test('without a match nothing changes, and a line without a price counts 0', () => {
    expect(discountedTotals([line(1, '10'), { cartNum: 1, hasDiscount: 'T', rangePrice: [] }], RULE)).toEqual({
      discount: '0',
      total: '10',
      eligible: '10',
      discounted: '10',
      saving: '0',
      lines: [
        { amount: '10', discounted: '10' },
        { amount: null, discounted: null },
      ],
    });
  });

  test('no items cost 0, and a missing item is a line without a price', () => {
    for (const none of [null, undefined]) {
      expect(discountedTotals(none, RULE)).toEqual(discountedTotals([], RULE));
      expect(matchDiscount(none, RULE)).toBe('0');
      expect(nextThreshold(none, RULE)?.missing).toBe('2000');
    }
    const { lines, ...totals } = discountedTotals([null, line(2, '2500'), undefined], RULE);
    expect(lines).toEqual([{ amount: null, discounted: null }, { amount: '5000', discounted: '4250' }, { amount: null, discounted: null }]);
    expect(totals).toEqual({ discount: '0.85', total: '5000', eligible: '5000', discounted: '4250', saving: '750' });
  });

  test('a cent stays a cent', () => {
    const rule = { itemList: [{ amount: 0, discount: '0.1' }] };
    expect(discountedTotals([line(1, '0.01')], rule).discounted).toBe('0.01');
  });

  const items = fc.array(
    fc.record({ cartNum: fc.integer({ min: 0, max: 500 }), hasDiscount: fc.constantFrom('T' as const, 'F' as const), rangePrice: tiers }),
    { maxLength: 8 },
  );
  const rules = fc
    .array(fc.record({ amount: fc.integer({ min: 0, max: 800 }), discount: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100) }), { maxLength: 5 })
    .map((itemList) => ({ itemList }));

  test('property: the order of the lines does not matter', () => {
    const shuffled = items.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })));
    check(fc.tuple(shuffled, rules), ([[lines, others], rule]) => {
      const { lines: _, ...totals } = discountedTotals(lines, rule);
      const { lines: __, ...otherTotals } = discountedTotals(others, rule);
      expect(otherTotals).toEqual(totals);
    });
  });

  test('property: the order of the tiers does not matter', () => {
    const shuffled = rules.chain(({ itemList }) =>
      fc.tuple(fc.constant(itemList), fc.shuffledSubarray(itemList, { minLength: itemList.length })),
    );
    check(fc.tuple(items, shuffled), ([lines, [itemList, others]]) => {
      expect(discountedTotals(lines, { itemList: others })).toEqual(discountedTotals(lines, { itemList }));
    });
  });

  test('property: agrees with the sentences, computed by the money module', () => {
    check(fc.tuple(items, rules), ([lines, rule]) => {
      const amounts = lines.map((item) => lineAmount(item.rangePrice, item.cartNum) ?? '0');
      const eligible = lines.reduce((sum, item) => (item.hasDiscount === 'T' ? add(sum, multiply(unitPriceAt(item.rangePrice, item.cartNum), item.cartNum)) : sum), '0');
      const reached = rule.itemList.filter(({ amount }) => amount <= Number(eligible));
      const highest = Math.max(...reached.map(({ amount }) => amount));
      const multiplier = reached.length === 0 ? 0 : Math.min(...reached.filter(({ amount }) => amount === highest).map(({ discount }) => discount));
      const discounted = lines.reduce((sum, item, index) => {
        const amount = amounts[index] ?? '0';
        const isCut = item.hasDiscount === 'T' && multiplier > 0;
        return add(sum, isCut ? roundAmount(multiply(amount, multiplier), 2) : amount);
      }, '0');
      const totals = discountedTotals(lines, rule);
      expect(totals.discount).toBe(String(multiplier));
      expect(matchDiscount(lines, rule)).toBe(String(multiplier));
      expect(totals.eligible).toBe(eligible);
      expect(totals.discounted).toBe(discounted);
      expect(totals.saving).toBe(subtract(totals.total, discounted));
    });
  });

  test('property: no rule and no line throws', () => {
    const badItems = fc.array(fc.record({ cartNum: junk, hasDiscount: fc.constantFrom('T', 'F'), rangePrice: junk }), { maxLength: 3 });
    const badRules = fc.oneof(junk, fc.record({ itemList: fc.oneof(junk, fc.array(fc.oneof(junk, fc.record({ amount: junk, discount: junk })))) }));
    check(fc.tuple(badItems, badRules), ([lines, rule]) => {
      for (const read of [discountedTotals, nextThreshold]) Reflect.apply(read, null, [lines, rule]);
      for (const read of [parseRule, highestDiscount]) Reflect.apply(read, null, [rule]);
    });
  });
});

describe('next threshold', () => {
  test('the nearest tier above with a lower multiplier, and the missing amount', () => {
    expect(nextThreshold([line(1, '1500.5')], RULE)).toEqual({ amount: '2000', discount: '0.92', missing: '499.5' });
    expect(nextThreshold([line(1, '2000')], RULE)).toEqual({ amount: '5000', discount: '0.85', missing: '3000' });
    expect(nextThreshold([line(1, '5000')], RULE)).toBeNull();
    expect(nextThreshold([], RULE)?.missing).toBe('2000');
  });

  test('a tier without a higher discount is skipped', () => {
    const flat = { itemList: [{ amount: 10, discount: 0.9 }, { amount: 20, discount: 0.9 }, { amount: 30, discount: 0.8 }] };
    expect(nextThreshold([line(1, '10')], flat)?.amount).toBe('30');
    expect(nextThreshold([line(1, '1')], {})).toBeNull();
  });
});

test('the discounted unit price is rounded to 6 decimals', () => {
  expect(discountedPrice('0.0312', '0.85')).toBe('0.02652');
  expect(discountedPrice('0.000001', '0.5')).toBe('0.000001');
  expect(discountedPrice('1.234567', '0.1')).toBe('0.123457');
  expect(discountedPrice('1.5', '0')).toBe('1.5');
  expect(discountedPrice('x', '0.5')).toBeNull();
});
