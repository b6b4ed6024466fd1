import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAmount } from '~/domain/money/price-tiers';
import {
  bestQuantity,
  type BuyTerms,
  isAdmissible,
  isRefusal,
  minimumBuy,
  nearestQuantities,
  QuantityError,
  quantityError,
  quantityStep,
} from '~/domain/product/quantity';
import { check, junk } from '../property';
import { expectedTerms, parts, passes, pricedParts } from '../terms';

const rangePrice = [{ min: 1, price: '0.1' }];
/** Minimum 10, step 5, 100 in stock. */
const PART: BuyTerms = { stock: 100, moq: 10, mpq: 50, perAddQuantity: 5, rangePrice };
const ORDERED: BuyTerms = { ...PART, orderGoodsFlag: 'T' };

describe('Minimum buy count', () => {
  test('start = moq, rounded up to the step', () => {
    expect(minimumBuy(PART)).toBe(10);
    expect(minimumBuy({ ...PART, moq: 11 })).toBe(15);
    expect(minimumBuy({ ...PART, moq: 1 })).toBe(5);
    expect(minimumBuy({ ...PART, moq: 10, perAddQuantity: 3 })).toBe(12);
  });

  test('start = 0 if moq exceeds stock and no ordering mode', () => {
    expect(minimumBuy({ ...PART, stock: 9 })).toBe(0);
    expect(minimumBuy({ ...PART, stock: 10 })).toBe(10);
    expect(minimumBuy({ ...ORDERED, stock: 9 })).toBe(10);
    expect(minimumBuy({ ...PART, stock: 9, orderGoodsFlag1: 'T' })).toBe(10);
  });

  test('step = perAddQuantity or 1', () => {
    expect(quantityStep(PART)).toBe(5);
    expect(quantityStep({ stock: 10 })).toBe(1);
    expect(quantityStep({ ...PART, perAddQuantity: 0 })).toBe(1);
  });

  test('step = mpq if perAddType is 1 and start exceeds mpq', () => {
    expect(quantityStep({ ...PART, perAddType: 1, moq: 51 })).toBe(50);
    expect(quantityStep({ ...PART, perAddType: 1, moq: 50 })).toBe(5);
    expect(quantityStep({ ...PART, perAddType: 0, moq: 51 })).toBe(5);
    expect(quantityStep({ ...PART, perAddType: 2, moq: 51 })).toBe(5);
    expect(quantityStep({ ...PART, perAddType: 1, moq: 101 })).toBe(5);
    expect(quantityStep({ ...PART, perAddType: 1, moq: 51, mpq: 0 })).toBe(5);
    expect(minimumBuy({ ...PART, perAddType: 1, moq: 51 })).toBe(100);
  });

  test('a missing or unreadable moq counts as 1, an explicit 0 cannot be bought', () => {
    expect(minimumBuy({ stock: 5 })).toBe(1);
    expect(minimumBuy(loose({ stock: 5, moq: 'x' }))).toBe(1);
    expect(minimumBuy({ stock: 5, moq: -2 })).toBe(1);
    expect(minimumBuy({ stock: 5, moq: 0 })).toBe(0);
    expect(quantityError({ stock: 5, moq: 0, rangePrice }, 1)).toBe('stock_unavailable');
  });

  test('a minimum that is too large to be exact cannot be bought', () => {
    const huge: BuyTerms = { ...ORDERED, moq: 1e300, perAddQuantity: 7, stock: 1e300 };
    expect(minimumBuy(huge)).toBe(0);
    expect(quantityError(huge, 7)).toBe('stock_unavailable');
    expect(minimumBuy({ ...huge, moq: 1e15 })).toBe(1_000_000_000_000_001);
  });

  test('a missing product cannot be bought', () => {
    for (const none of [null, undefined]) {
      expect([minimumBuy(none), quantityStep(none)]).toEqual([0, 1]);
      expect([quantityError(none, 5), quantityError(none, 0)]).toEqual(['stock_unavailable', 'invalid']);
      expect(isAdmissible(none, 5)).toBe(false);
      expect(nearestQuantities(none, 5)).toEqual({ lower: null, higher: null });
      expect(bestQuantity(none, 5)).toBeNull();
    }
  });

  test('numbers may come as text', () => {
    const part = loose({ ...PART, stock: '100', moq: '11', perAddQuantity: '5', perAddType: '1', mpq: '7' });
    expect(quantityStep(part)).toBe(7);
    expect(minimumBuy(part)).toBe(14);
    expect(quantityError(part, '14')).toBeNull();
  });

  test('property: step and minimum agree with the sentences', () => {
    check(parts, (part) => {
      const { step, minimum } = expectedTerms(part);
      expect([quantityStep(part), minimumBuy(part)]).toEqual([step, minimum]);
    });
  });

  test('property: the minimum buy of a sellable product is valid, and no smaller quantity is', () => {
    check(parts, (part) => {
      const least = minimumBuy(part);
      for (let quantity = 0; quantity < least; quantity += 1) expect(isAdmissible(part, quantity)).toBe(false);
      if (expectedTerms(part).sellable && least > 0) expect(isAdmissible(part, least)).toBe(true);
    });
  });

  test('property: exact for huge figures', () => {
    const huge = fc.integer({ min: 1, max: 1e15 });
    check(fc.tuple(huge, fc.integer({ min: 1, max: 1e9 })), ([moq, perAddQuantity]) => {
      const least = BigInt(minimumBuy({ stock: 1e15, moq, perAddQuantity }));
      const step = BigInt(perAddQuantity);
      expect(least).toBe(((BigInt(moq) + step - 1n) / step) * step);
    });
  });
});

describe('Stock and quantity error kinds, first that applies', () => {
  test.each([0, -10, 10.5, Number.NaN, Infinity, '', 'abc', '12x', 9, 2 ** 53])('%s is invalid', (quantity) => {
    expect(quantityError(PART, quantity)).toBe('invalid');
  });

  test('invalid comes before everything else', () => {
    expect(quantityError({ ...PART, rangePrice: [] }, 9)).toBe('invalid');
  });

  test('stock_unavailable: not sellable, or above stock without ordering mode', () => {
    expect(quantityError({ ...PART, rangePrice: [] }, 10)).toBe('stock_unavailable');
    expect(quantityError({ ...PART, stock: 9 }, 9)).toBe('stock_unavailable');
    expect(quantityError(PART, 101)).toBe('stock_unavailable');
    expect(quantityError(PART, 105)).toBe('stock_unavailable');
    expect(quantityError({ ...ORDERED, rangePrice: [] }, 105)).toBe('stock_unavailable');
  });

  test('above stock in ordering mode, and not a multiple of the step', () => {
    expect(quantityError(ORDERED, 101)).toBe('GREATER_THAN_STOCK_NOT_INTEGE_MULTIPLE_IN_ORDERING_MODE');
  });

  test('above stock in ordering mode is a notice, not a refusal', () => {
    expect(quantityError(ORDERED, 105)).toBe('greater_than_stock_in_ordering_mode');
    expect(isAdmissible(ORDERED, 105)).toBe(true);
    expect(isRefusal('greater_than_stock_in_ordering_mode')).toBe(false);
    expect(isRefusal(null)).toBe(false);
    for (const kind of Object.values(QuantityError)) {
      expect(isRefusal(kind)).toBe(kind !== 'greater_than_stock_in_ordering_mode');
    }
  });

  test('PER_ADD_QUANTITY_INVALID: within stock and not a multiple of the step', () => {
    expect(quantityError(PART, 12)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError(ORDERED, 99)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError(PART, 15)).toBeNull();
    expect(quantityError(PART, 100)).toBeNull();
  });

  test('exactly all of the stock may be bought if it is at least the minimum buy', () => {
    expect(quantityError({ ...PART, stock: 98 }, 98)).toBeNull();
    expect(quantityError({ ...PART, stock: 98 }, 97)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError({ ...ORDERED, stock: 98 }, 98)).toBeNull();
    expect(quantityError({ ...PART, stock: 12, moq: 11 }, 12)).toBe('invalid');
  });

  test('stock that is negative, missing or invalid is 0; a fraction is cut off', () => {
    for (const stock of [-5, undefined, 'x', Number.NaN]) {
      expect(quantityError(loose({ ...ORDERED, stock }), 10)).toBe('greater_than_stock_in_ordering_mode');
    }
    expect(quantityError({ ...PART, stock: 99.9 }, 99)).toBeNull();
    expect(quantityError({ ...PART, stock: 1e15 }, 1e15)).toBeNull();
    expect(quantityError({ ...PART, stock: 1e300 }, 1e15)).toBeNull();
  });

  test('property: the kind of every quantity is that of the sentences', () => {
    check(parts, (part) => {
      const expected = expectedTerms(part);
      for (let quantity = -1; quantity <= 130; quantity += 1) {
        expect(quantityError(part, quantity)).toBe(expected.error(quantity));
      }
    });
  });

  test('property: no input throws', () => {
    const part = fc.record(
      { stock: junk, moq: junk, mpq: junk, perAddQuantity: junk, perAddType: junk, rangePrice: junk, orderGoodsFlag: junk },
      { requiredKeys: [] },
    );
    check(fc.tuple(part, junk), ([terms, quantity]) => {
      for (const read of [quantityError, nearestQuantities, bestQuantity, isAdmissible]) Reflect.apply(read, null, [terms, quantity]);
      expect(Number.isInteger(minimumBuy(loose(terms)))).toBe(true);
      expect(quantityStep(loose(terms))).toBeGreaterThanOrEqual(1);
    });
  });
});

describe('nearest quantities', () => {
  test.each([
    [PART, 7, null, 10],
    [PART, 12, 10, 15],
    [PART, 15, 10, 20],
    [PART, 10, null, 15],
    [PART, 500, 100, null],
    [{ ...PART, stock: 98 }, 97, 95, 98],
    [{ ...PART, stock: 98 }, 200, 98, null],
    [{ ...PART, stock: 98 }, 98, 95, null],
    [{ ...ORDERED, stock: 98 }, 97, 95, 98],
    [{ ...ORDERED, stock: 98 }, 99, 98, 100],
    [{ ...ORDERED, stock: 98 }, 101, 100, 105],
    [PART, 12.5, 10, 15],
    [PART, -3, null, 10],
    [PART, 'abc', null, 10],
    [{ ...PART, stock: 0 }, 10, null, null],
    [{ ...PART, stock: 12, moq: 11 }, 12, null, null],
  ])('%j at %s: %s and %s', (part, quantity, lower, higher) => {
    expect(nearestQuantities(part, quantity)).toEqual({ lower, higher });
  });

  test('property: they are valid, and no quantity between them is', () => {
    check(fc.tuple(parts, fc.integer({ min: -2, max: 130 })), ([part, quantity]) => {
      const { error } = expectedTerms(part);
      let lower: number | null = quantity - 1;
      while (lower > 0 && !passes(error(lower))) lower -= 1;
      let higher: number | null = quantity + 1;
      while (higher < 400 && !passes(error(higher))) higher += 1;
      expect(nearestQuantities(part, quantity)).toEqual({
        lower: lower > 0 ? lower : null,
        higher: higher < 400 ? higher : null,
      });
    });
  });
});

describe('best quantity', () => {
  const ladder = [
    { min: 1, price: '0.1' },
    { min: 50, price: '0.05' },
    { min: 100, price: '0.049' },
  ];

  test('is the need itself, the next valid quantity, or a tier start that costs less in total', () => {
    const part = { ...PART, rangePrice: ladder };
    expect(bestQuantity(part, 12)).toBe(15);
    expect(bestQuantity(part, 20)).toBe(20);
    expect(bestQuantity(part, 25)).toBe(25);
    expect(bestQuantity(part, 26)).toBe(50);
    expect(bestQuantity(part, '7.2')).toBe(10);
  });

  test('is the smaller of equally cheap quantities', () => {
    expect(lineAmount(ladder, 25)).toBe(lineAmount(ladder, 50));
    expect(bestQuantity({ ...PART, rangePrice: ladder }, 25)).toBe(25);
  });

  test('is missing if no quantity covers the need or has a price, or nothing is needed', () => {
    expect(bestQuantity(PART, 101)).toBeNull();
    expect(bestQuantity({ ...PART, rangePrice: [{ min: 200, price: '1' }] }, 20)).toBeNull();
    expect(bestQuantity(PART, 0)).toBeNull();
    expect(bestQuantity(PART, -1)).toBeNull();
    expect(bestQuantity(PART, 'abc')).toBeNull();
    expect(bestQuantity(ORDERED, 101)).toBe(105);
  });

  test('for a need below the first tier is its start', () => {
    expect(bestQuantity({ ...PART, rangePrice: [{ min: 40, price: '1' }] }, 20)).toBe(40);
    expect(bestQuantity({ ...PART, rangePrice: [{ min: 42, price: '1' }] }, 20)).toBe(45);
  });

  test('property: is as cheap as the result of brute force over need … need + 3 × MPQ', () => {
    check(fc.tuple(pricedParts, fc.integer({ min: 1, max: 90 })), ([part, need]) => {
      const { error } = expectedTerms(part);
      const best = bestQuantity(part, need);
      if (best !== null) {
        expect(best).toBeGreaterThanOrEqual(need);
        expect(passes(error(best))).toBe(true);
      }
      for (let quantity = need; quantity <= need + 3 * (part.mpq ?? 25); quantity += 1) {
        if (!passes(error(quantity))) continue;
        const [bestTotal, total] = [lineAmount(part.rangePrice, best ?? 0), lineAmount(part.rangePrice, quantity)];
        expect(bestTotal).not.toBeNull();
        expect(Number(bestTotal)).toBeLessThanOrEqual(Number(total));
        if (bestTotal === total) expect(best).toBeLessThanOrEqual(quantity);
      }
    });
  });
});

/** Terms with malformed fields. */
function loose(terms: Record<string, unknown>): BuyTerms {
  return { ...terms };
}
