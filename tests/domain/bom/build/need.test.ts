import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needOf, sizeClassOf } from '~/domain/bom/build/need';
import { check, junk, unicode } from '../../property';
import { ONE_SET } from './build-fixtures';

describe('size class', () => {
  test.each([
    ['01005', 'tiny'], ['0201', 'tiny'], ['R0402', 'tiny'], ['C_0402_1005Metric', 'tiny'], ['0603 metric', 'tiny'],
    ['0603', 'small'], ['C0805', 'small'], ['1206', 'small'], ['1608 metric', 'small'], ['SOT-23-3L', 'small'], ['SC-70', 'small'], ['SOD-123', 'small'], ['SOD323', 'small'],
    ['1210', 'large'], ['2512', 'large'], ['SOIC-8', 'large'], ['LQFP-48', 'large'], ['SMA', 'large'], ['TO-220', 'large'], ['PZ254V-12-10P', 'large'], ['SOTHING', 'large'], ['', 'large'],
  ])('%s is %s', (name, size) => {
    expect(sizeClassOf(name)).toBe(size);
  });
});

describe('need', () => {
  const minLoss = { tiny: 50, small: 10, large: 1 };

  test('is quantity × sets', () => {
    expect(needOf(12, '0603', { ...ONE_SET, sets: 120 })).toBe(1440);
  });

  test('with loss is rounded up', () => {
    expect(needOf(1, '', { ...ONE_SET, sets: 100, loss: '2.5' })).toBe(103);
    expect(needOf(2, '', { ...ONE_SET, sets: 100, loss: '2.5' })).toBe(205);
    expect(needOf(1, '', { ...ONE_SET, loss: '0.01' })).toBe(2);
    expect(needOf(5, '', { ...ONE_SET, loss: '100' })).toBe(10);
  });

  test('has no error of floating-point numbers: 100 pieces and 10 % are 110, not 111', () => {
    expect(Math.ceil(100 * 1.1)).toBe(111);
    expect(needOf(100, '', { ...ONE_SET, loss: '10' })).toBe(110);
  });

  test('has at least the minimum loss of the class, with and without a percentage', () => {
    expect(needOf(10, '0402', { ...ONE_SET, minLoss })).toBe(60);
    expect(needOf(10, 'SOT-23', { ...ONE_SET, minLoss })).toBe(20);
    expect(needOf(10, 'LQFP-48', { ...ONE_SET, minLoss })).toBe(11);
    expect(needOf(10, '0402', { ...ONE_SET, minLoss, loss: '5', sets: 100 })).toBe(1050);
    expect(needOf(10, '0402', { ...ONE_SET, minLoss, loss: '6', sets: 100 })).toBe(1060);
  });

  test('of nothing is nothing, and of an unknown quantity unknown', () => {
    expect(needOf(0, '0402', { ...ONE_SET, minLoss, loss: '5' })).toBe(0);
    for (const quantity of [null, -1, Number.NaN, Infinity]) expect(needOf(quantity, '0402', ONE_SET)).toBeNull();
  });

  test('of a part of a piece is a whole piece', () => {
    expect(needOf(0.5, '', { ...ONE_SET, sets: 3 })).toBe(2);
  });

  test('that is too large to be exact is the largest exact number', () => {
    expect(needOf(1e300, '', ONE_SET)).toBe(Number.MAX_SAFE_INTEGER);
    expect(needOf(Number.MAX_SAFE_INTEGER, '', { ...ONE_SET, loss: '1' })).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('property: equals decimal.js', () => {
    const Exact = Decimal.clone({ precision: 60 });
    const parts = fc.record({
      quantity: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100_000 })),
      sets: fc.integer({ min: 1, max: 1_000_000 }),
      loss: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      least: fc.oneof(fc.constant(0), fc.nat({ max: 1000 })),
    });
    check(parts, ({ quantity, sets, loss, least }) => {
      const pieces = new Exact(quantity).times(sets);
      const expected = Exact.max(pieces.times(new Exact(loss).dividedBy(100).plus(1)).ceil(), pieces.plus(least));
      expect(needOf(quantity, '0603', { ...ONE_SET, sets, loss, minLoss: { tiny: 9, small: least, large: 9 } })).toBe(Math.min(expected.toNumber(), Number.MAX_SAFE_INTEGER));
    });
  });

  test('property: no input throws', () => {
    check(fc.tuple(junk, unicode, junk, junk), ([quantity, name, sets, loss]) => {
      const need: unknown = Reflect.apply(needOf, null, [quantity, name, { ...ONE_SET, sets, loss }]);
      expect(need === null || (Number.isSafeInteger(need) && Number(need) >= 0)).toBe(true);
    });
  });
});
