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
import { check, checkLarge, junk } from '../property';
import { expectedTerms, products, passes, pricedProducts } from '../terms';

const rangePrice = [{ min: 1, price: '0.1' }];
/** Minimum 10, step 5, 100 in stock. */
const PRODUCT: BuyTerms = { stock: 100, moq: 10, mpq: 50, perAddQuantity: 5, rangePrice };
const ORDERED: BuyTerms = { ...PRODUCT, orderGoodsFlag: 'T' };

describe('Minimum buy count', () => {
  test('start = moq, rounded up to the step', () => {
    expect(minimumBuy(PRODUCT)).toBe(10);
    expect(minimumBuy({ ...PRODUCT, moq: 11 })).toBe(15);
    expect(minimumBuy({ ...PRODUCT, moq: 1 })).toBe(5);
    expect(minimumBuy({ ...PRODUCT, moq: 10, perAddQuantity: 3 })).toBe(12);
  });

  test('start = 0 if moq exceeds stock and no ordering mode', () => {
    expect(minimumBuy({ ...PRODUCT, stock: 9 })).toBe(0);
    expect(minimumBuy({ ...PRODUCT, stock: 10 })).toBe(10);
    expect(minimumBuy({ ...ORDERED, stock: 9 })).toBe(10);
    expect(minimumBuy({ ...PRODUCT, stock: 9, orderGoodsFlag1: 'T' })).toBe(10);
  });

  test('step = perAddQuantity or 1', () => {
    expect(quantityStep(PRODUCT)).toBe(5);
    expect(quantityStep({ stock: 10 })).toBe(1);
    expect(quantityStep({ ...PRODUCT, perAddQuantity: 0 })).toBe(1);
  });

  test('step = mpq if perAddType is 1 and start exceeds mpq', () => {
    expect(quantityStep({ ...PRODUCT, perAddType: 1, moq: 51 })).toBe(50);
    expect(quantityStep({ ...PRODUCT, perAddType: 1, moq: 50 })).toBe(5);
    expect(quantityStep({ ...PRODUCT, perAddType: 0, moq: 51 })).toBe(5);
    expect(quantityStep({ ...PRODUCT, perAddType: 2, moq: 51 })).toBe(5);
    expect(quantityStep({ ...PRODUCT, perAddType: 1, moq: 101 })).toBe(5);
    expect(quantityStep({ ...PRODUCT, perAddType: 1, moq: 51, mpq: 0 })).toBe(5);
    expect(minimumBuy({ ...PRODUCT, perAddType: 1, moq: 51 })).toBe(100);
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
    const product = loose({ ...PRODUCT, stock: '100', moq: '11', perAddQuantity: '5', perAddType: '1', mpq: '7' });
    expect(quantityStep(product)).toBe(7);
    expect(minimumBuy(product)).toBe(14);
    expect(quantityError(product, '14')).toBeNull();
  });

  test('property: step and minimum agree with the sentences', () => {
    check(products, (product) => {
      const { step, minimum } = expectedTerms(product);
      expect([quantityStep(product), minimumBuy(product)]).toEqual([step, minimum]);
    });
  });

  test('property: the minimum buy of a sellable product is valid, and no smaller quantity is', () => {
    check(products, (product) => {
      const least = minimumBuy(product);
      for (let quantity = 0; quantity < least; quantity += 1) expect(isAdmissible(product, quantity)).toBe(false);
      if (expectedTerms(product).sellable && least > 0) expect(isAdmissible(product, least)).toBe(true);
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
    expect(quantityError(PRODUCT, quantity)).toBe('invalid');
  });

  test('invalid comes before everything else', () => {
    expect(quantityError({ ...PRODUCT, rangePrice: [] }, 9)).toBe('invalid');
  });

  test('stock_unavailable: not sellable, or above stock without ordering mode', () => {
    expect(quantityError({ ...PRODUCT, rangePrice: [] }, 10)).toBe('stock_unavailable');
    expect(quantityError({ ...PRODUCT, stock: 9 }, 9)).toBe('stock_unavailable');
    expect(quantityError(PRODUCT, 101)).toBe('stock_unavailable');
    expect(quantityError(PRODUCT, 105)).toBe('stock_unavailable');
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
    expect(quantityError(PRODUCT, 12)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError(ORDERED, 99)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError(PRODUCT, 15)).toBeNull();
    expect(quantityError(PRODUCT, 100)).toBeNull();
  });

  test('exactly all of the stock may be bought if it is at least the minimum buy', () => {
    expect(quantityError({ ...PRODUCT, stock: 98 }, 98)).toBeNull();
    expect(quantityError({ ...PRODUCT, stock: 98 }, 97)).toBe('PER_ADD_QUANTITY_INVALID');
    expect(quantityError({ ...ORDERED, stock: 98 }, 98)).toBeNull();
    expect(quantityError({ ...PRODUCT, stock: 12, moq: 11 }, 12)).toBe('invalid');
  });

  test('stock that is negative, missing or invalid is 0; a fraction is cut off', () => {
    for (const stock of [-5, undefined, 'x', Number.NaN]) {
      expect(quantityError(loose({ ...ORDERED, stock }), 10)).toBe('greater_than_stock_in_ordering_mode');
    }
    expect(quantityError({ ...PRODUCT, stock: 99.9 }, 99)).toBeNull();
    expect(quantityError({ ...PRODUCT, stock: 1e15 }, 1e15)).toBeNull();
    expect(quantityError({ ...PRODUCT, stock: 1e300 }, 1e15)).toBeNull();
  });

  test('property: the kind of every quantity is that of the sentences', () => {
    const quantities = Array.from({ length: 132 }, (_, index) => index - 1);
    check(products, (product) => {
      const expected = expectedTerms(product);
      expect(quantities.map((quantity) => quantityError(product, quantity))).toEqual(quantities.map((quantity) => expected.error(quantity)));
    });
  });

  test('property: no input throws', () => {
    const product = fc.record(
      { stock: junk, moq: junk, mpq: junk, perAddQuantity: junk, perAddType: junk, rangePrice: junk, orderGoodsFlag: junk },
      { requiredKeys: [] },
    );
    check(fc.tuple(product, junk), ([terms, quantity]) => {
      for (const read of [quantityError, nearestQuantities, bestQuantity, isAdmissible]) Reflect.apply(read, null, [terms, quantity]);
      expect(Number.isInteger(minimumBuy(loose(terms)))).toBe(true);
      expect(quantityStep(loose(terms))).toBeGreaterThanOrEqual(1);
    });
  });
});

describe('nearest quantities', () => {
  test.each([
    [PRODUCT, 7, null, 10],
    [PRODUCT, 12, 10, 15],
    [PRODUCT, 15, 10, 20],
    [PRODUCT, 10, null, 15],
    [PRODUCT, 500, 100, null],
    [{ ...PRODUCT, stock: 98 }, 97, 95, 98],
    [{ ...PRODUCT, stock: 98 }, 200, 98, null],
    [{ ...PRODUCT, stock: 98 }, 98, 95, null],
    [{ ...ORDERED, stock: 98 }, 97, 95, 98],
    [{ ...ORDERED, stock: 98 }, 99, 98, 100],
    [{ ...ORDERED, stock: 98 }, 101, 100, 105],
    [PRODUCT, 12.5, 10, 15],
    [PRODUCT, -3, null, 10],
    [PRODUCT, 'abc', null, 10],
    [{ ...PRODUCT, stock: 0 }, 10, null, null],
    [{ ...PRODUCT, stock: 12, moq: 11 }, 12, null, null],
  ])('%j at %s: %s and %s', (product, quantity, lower, higher) => {
    expect(nearestQuantities(product, quantity)).toEqual({ lower, higher });
  });

  test('property: they are valid, and no quantity between them is', () => {
    check(fc.tuple(products, fc.integer({ min: -2, max: 130 })), ([product, quantity]) => {
      const { error } = expectedTerms(product);
      let lower: number | null = quantity - 1;
      while (lower > 0 && !passes(error(lower))) lower -= 1;
      let higher: number | null = quantity + 1;
      while (higher < 400 && !passes(error(higher))) higher += 1;
      expect(nearestQuantities(product, quantity)).toEqual({
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
    const product = { ...PRODUCT, rangePrice: ladder };
    expect(bestQuantity(product, 12)).toBe(15);
    expect(bestQuantity(product, 20)).toBe(20);
    expect(bestQuantity(product, 25)).toBe(25);
    expect(bestQuantity(product, 26)).toBe(50);
    expect(bestQuantity(product, '7.2')).toBe(10);
  });

  test('is the smaller of equally cheap quantities', () => {
    expect(lineAmount(ladder, 25)).toBe(lineAmount(ladder, 50));
    expect(bestQuantity({ ...PRODUCT, rangePrice: ladder }, 25)).toBe(25);
  });

  test('is missing if no quantity covers the need or has a price, or nothing is needed', () => {
    expect(bestQuantity(PRODUCT, 101)).toBeNull();
    expect(bestQuantity({ ...PRODUCT, rangePrice: [{ min: 200, price: '1' }] }, 20)).toBeNull();
    expect(bestQuantity(PRODUCT, 0)).toBeNull();
    expect(bestQuantity(PRODUCT, -1)).toBeNull();
    expect(bestQuantity(PRODUCT, 'abc')).toBeNull();
    expect(bestQuantity(ORDERED, 101)).toBe(105);
  });

  test('for a need below the first tier is its start', () => {
    expect(bestQuantity({ ...PRODUCT, rangePrice: [{ min: 40, price: '1' }] }, 20)).toBe(40);
    expect(bestQuantity({ ...PRODUCT, rangePrice: [{ min: 42, price: '1' }] }, 20)).toBe(45);
  });

  test('property: is as cheap as the result of brute force over need … need + 3 × MPQ', () => {
    checkLarge(fc.tuple(pricedProducts, fc.integer({ min: 1, max: 90 })), ([product, need]) => {
      const { error } = expectedTerms(product);
      const best = bestQuantity(product, need);
      if (best !== null) {
        expect(best).toBeGreaterThanOrEqual(need);
        expect(passes(error(best))).toBe(true);
      }
      for (let quantity = need; quantity <= need + 3 * (product.mpq ?? 25); quantity += 1) {
        if (!passes(error(quantity))) continue;
        const [bestTotal, total] = [lineAmount(product.rangePrice, best ?? 0), lineAmount(product.rangePrice, quantity)];
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
