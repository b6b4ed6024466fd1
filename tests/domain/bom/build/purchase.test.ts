import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BomGoal } from '~/domain/bom/bom';
import { needOf } from '~/domain/bom/build/need';
import { dayOfPurchase, nudgeOf, preferredProduct, purchaseOf, type Purchase } from '~/domain/bom/build/purchase';
import type { Product } from '~/domain/product/product';
import { checkLarge } from '../../property';
import { expectedTerms, passes } from '../../terms';
import { inDays, inputs, line, ONE_SET, product, TODAY } from './build-fixtures';

/** ¥0.2 a piece and ¥0.1 from 100; 1,000 in stock. */
const PLAIN = product('a');
const ORDERED = product('b', { stock: 50, orderGoodsFlag: 'T', orderGoodsCycle: 42 });

function buy(one: Product, pieces: number | null, ordered: number | null = null, goal: BomGoal = 'cheapest') {
  return purchaseOf(one, [line(1, { quantity: pieces, ordered })], { ...ONE_SET, goal });
}

describe('the computed quantity', () => {
  test('is the need, or the start of a tier that costs less', () => {
    expect(buy(PLAIN, 30)).toEqual({
      productId: 'a', product: PLAIN, lines: [1], need: 30, quantity: 30, unitPrice: '0.2', amount: '6', left: 0, leftValue: '0', typed: false, refusal: null, nearest: null, nudge: null,
    });
    expect(buy(PLAIN, 60)).toMatchObject({ need: 60, quantity: 100, unitPrice: '0.1', amount: '10', left: 40, leftValue: '4' });
  });

  test('covers the need of all lines together', () => {
    expect(purchaseOf(PLAIN, [line(1, { quantity: 20 }), line(4, { quantity: 35 })], { ...ONE_SET, sets: 2, loss: '10' })).toMatchObject({ lines: [1, 4], need: 121, quantity: 121 });
  });

  test('takes the size class from the product, or from the line if the product has no package', () => {
    const settings = { ...ONE_SET, minLoss: { tiny: 50, small: 10, large: 1 } };
    expect(purchaseOf(product('a', { packageName: '0603' }), [line(1, { package: '0402' })], settings)).toMatchObject({ need: 11 });
    expect(purchaseOf(product('a', { packageName: '' }), [line(1, { package: '0402' })], settings)).toMatchObject({ need: 51 });
  });

  test('is more than the stock only in ordering mode, and never if only stock counts', () => {
    expect(buy(ORDERED, 60)).toMatchObject({ quantity: 100 });
    expect(buy(ORDERED, 60, null, 'inStock')).toBe('noStock');
    // 100 pieces cost 10.00, and 45 cost 9.00.
    expect(buy({ ...ORDERED, rangePrice: [{ min: 1, price: '0.2' }, { min: 100, price: '0.08' }] }, 45)).toMatchObject({ quantity: 100 });
    expect(buy({ ...ORDERED, rangePrice: [{ min: 1, price: '0.2' }, { min: 100, price: '0.08' }] }, 45, null, 'inStock')).toMatchObject({ quantity: 45 });
  });

  test('a positive value of pieces left over is at least a cent', () => {
    expect(buy(product('a', { moq: 10, perAddQuantity: 10, rangePrice: [{ min: 1, price: '0.0001' }] }), 9)).toMatchObject({ quantity: 10, amount: '0.01', left: 1, leftValue: '0.01' });
  });
});

describe('why nothing can be bought', () => {
  test('noPrice: no tier has a price, or none at a quantity that can be bought', () => {
    expect(buy(product('a', { rangePrice: [] }), 5)).toBe('noPrice');
    expect(buy(product('a', { rangePrice: [{ min: 1, price: '0' }] }), 5, 8)).toBe('noPrice');
    expect(buy(product('a', { stock: 50, rangePrice: [{ min: 100, price: '1' }] }), 5)).toBe('noPrice');
  });

  test('noStock: not as many as needed', () => {
    expect(buy(PLAIN, 1001)).toBe('noStock');
    expect(buy(product('a', { stock: 0 }), 5)).toBe('noStock');
    expect(buy(product('a', { stock: 0 }), 5, 5)).toBe('noStock');
    expect(buy(product('a', { stock: 5, moq: 10 }), 5)).toBe('noStock');
  });

  test('tooMany: more than a line of an order holds', () => {
    const cheap = product('a', { orderGoodsFlag: 'T', rangePrice: [{ min: 1, price: '0.0001' }] });
    expect(buy(cheap, 1e9)).toMatchObject({ quantity: 1e9, amount: '100000' });
    expect(buy(cheap, 1e9 + 1)).toBe('tooMany');
    expect(buy(cheap, 5, 2e9)).toBe('tooMany');
    expect(buy(cheap, 1e300)).toBe('tooMany');
    expect(buy({ ...cheap, rangePrice: [{ min: 1, price: '2' }] }, 6e8)).toBe('tooMany');
  });
});

describe('a typed quantity', () => {
  test('is bought as it is, even if another one costs less or it is below the need', () => {
    expect(buy(PLAIN, 10, 60)).toMatchObject({ need: 10, quantity: 60, amount: '12', left: 50, leftValue: '10', typed: true, refusal: null });
    expect(buy(PLAIN, 30, 20)).toMatchObject({ need: 30, quantity: 20, amount: '4', left: 0, leftValue: '0' });
  });

  test('leaves nothing over if the need is not known', () => {
    expect(buy(PLAIN, null, 20)).toMatchObject({ need: 0, quantity: 20, left: 0, leftValue: '0' });
  });

  test('of several lines is that of the first line that has one', () => {
    expect(purchaseOf(PLAIN, [line(1), line(2, { ordered: 20 }), line(3, { ordered: 30 })], ONE_SET)).toMatchObject({ quantity: 20, need: 3 });
  });

  test('that is refused has the reason, the nearest quantities and no amount', () => {
    const stepped = product('a', { moq: 10, perAddQuantity: 5 });
    expect(buy(stepped, 10, 12)).toMatchObject({ quantity: 12, refusal: 'PER_ADD_QUANTITY_INVALID', nearest: { lower: 10, higher: 15 }, unitPrice: null, amount: null, left: 0, leftValue: '0' });
    expect(buy(stepped, 10, 0)).toMatchObject({ refusal: 'invalid', nearest: { lower: null, higher: 10 } });
    expect(buy(PLAIN, 10, 2000)).toMatchObject({ refusal: 'stock_unavailable', nearest: { lower: 1000, higher: null } });
    expect(buy(ORDERED, 10, 60, 'inStock')).toMatchObject({ refusal: 'stock_unavailable', nearest: { lower: 50, higher: null } });
  });

  test('above the stock in ordering mode is not refused', () => {
    expect(buy(ORDERED, 10, 60)).toMatchObject({ refusal: null, amount: '12' });
  });

  test('below the first tier is too small: it has no price', () => {
    expect(buy(product('a', { rangePrice: [{ min: 40, price: '1' }] }), 5, 20)).toMatchObject({ refusal: 'invalid', nearest: { lower: null, higher: 40 } });
  });
});

describe('the nudge', () => {
  const nudge = (purchase: ReturnType<typeof buy>, goal: BomGoal = 'cheapest') => (typeof purchase === 'string' ? purchase : nudgeOf(purchase, { ...ONE_SET, goal }));

  test('offers the next tier if it costs less, or a little more for a lot', () => {
    expect(nudge(buy(PLAIN, 60, 60))).toMatchObject({ quantity: 100, more: 40, difference: '-2', costsLess: true });
    expect(nudge(buy(PLAIN, 40))).toMatchObject({ quantity: 100, difference: '2', costsLess: false });
    expect(nudge(buy(PLAIN, 10))).toBeNull();
  });

  test('never offers more than the stock if only stock counts', () => {
    expect(nudge(buy(ORDERED, 40))).toMatchObject({ quantity: 100 });
    expect(nudge(buy(ORDERED, 40, null, 'inStock'), 'inStock')).toBeNull();
  });

  test('is missing if the quantity is refused', () => {
    expect(nudge(buy(product('a', { perAddQuantity: 7 }), 10, 60))).toBeNull();
  });
});

describe('the day', () => {
  const late = product('a', { stock: 100, orderGoodsFlag: 'T', orderGoodsCycle: 42, onWayNum: 1, onWayDetailList: [{ num: 50, date: inDays(6) }] });
  const dayOf = (pieces: number, ordered: number | null = null) => {
    const purchase = buy(late, pieces, ordered);
    return typeof purchase === 'string' ? purchase : dayOfPurchase(purchase, TODAY);
  };

  test('is that of the last needed piece, from stock, transit or ordering mode', () => {
    expect([dayOf(100), dayOf(101), dayOf(150), dayOf(151)]).toEqual([TODAY, inDays(6), inDays(6), inDays(42)]);
  });

  test('does not wait for pieces that are not needed, nor for pieces that are not bought', () => {
    expect([dayOf(90, 500), dayOf(500, 90)]).toEqual([TODAY, TODAY]);
  });
});

describe('the preferred product', () => {
  const dear = product('dear', { rangePrice: [{ min: 1, price: '1' }] });
  const cheapLater = product('later', { stock: 10, orderGoodsFlag: 'T', orderGoodsCycle: 30, rangePrice: [{ min: 1, price: '0.01' }] });
  const noStock = product('none', { stock: 0, rangePrice: [{ min: 1, price: '0.001' }] });
  const prefer = (goal: BomGoal, products: [Product, ...Product[]], pieces = 50) => preferredProduct(products, [line(1, { quantity: pieces })], { ...ONE_SET, goal }, TODAY).id;

  test('is the cheapest, the earliest, or the cheapest in stock', () => {
    expect(prefer('cheapest', [noStock, dear, PLAIN, cheapLater])).toBe('later');
    expect(prefer('earliest', [noStock, cheapLater, dear, PLAIN])).toBe('a');
    expect(prefer('inStock', [noStock, cheapLater, dear, PLAIN])).toBe('a');
    expect(prefer('earliest', [PLAIN, cheapLater], 10)).toBe('later');
  });

  test('is the first of equal ones, and the first if none can be bought', () => {
    expect(prefer('cheapest', [PLAIN, product('twin')])).toBe('a');
    expect(prefer('cheapest', [noStock, product('other', { rangePrice: [] })])).toBe('none');
  });

  test('counts what the need costs, with minimum and step, and not the unit price', () => {
    const reel = product('reel', { moq: 5000, stock: 50_000, perAddQuantity: 5000, rangePrice: [{ min: 5000, price: '0.01' }] });
    expect(prefer('cheapest', [reel, PLAIN], 10)).toBe('a');
    expect(prefer('cheapest', [PLAIN, reel], 900)).toBe('reel');
  });

  test('is compared at a typed quantity, if there is one', () => {
    const lines = [line(1, { quantity: 1, ordered: 500 })] as const;
    const bulk = product('bulk', { rangePrice: [{ min: 1, price: '9' }, { min: 500, price: '0.05' }] });
    expect(preferredProduct([PLAIN, bulk], [...lines], ONE_SET, TODAY).id).toBe('bulk');
  });

  test('property: no other product is cheaper, or earlier', () => {
    checkLarge(inputs, ({ lines, matches, settings }) => {
      const [first, ...others] = lines.map(({ line: number }) => matches.get(number)?.candidates[0]?.product).filter((one) => one !== undefined);
      const [user] = lines;
      if (!first || !user) return;
      const preferred = preferredProduct([first, ...others], [user], settings, TODAY);
      const costOf = (one: Product): [string, number] => {
        const purchase = purchaseOf(one, [user], settings);
        if (typeof purchase === 'string') return ['~', Infinity];
        return [settings.goal === 'earliest' ? dayOfPurchase(purchase, TODAY) ?? '~' : '', Number(purchase.amount)];
      };
      const [day, amount] = costOf(preferred);
      for (const other of [first, ...others]) {
        const [otherDay, otherAmount] = costOf(other);
        expect(day < otherDay || (day === otherDay && amount <= otherAmount)).toBe(true);
      }
    });
  });
});

/** The price of a quantity in millionths, from the sentence: the tier with the largest minimum that is not above it; of equal ones the last. */
function millionthsAt({ rangePrice }: Product, quantity: number): number | null {
  const reached = rangePrice.filter(({ min }) => min <= quantity);
  const start = Math.max(...reached.map(({ min }) => min));
  const price = reached.findLast(({ min }) => min === start)?.price;
  return price === undefined ? null : Math.round(Number(price) * 1e6);
}

/** The cheapest quantity of all that can be bought, and its cents. */
function bruteForce(one: Product, need: number, most: number): { quantity: number; cents: number } | null {
  const { error } = expectedTerms(one);
  let best: { quantity: number; cents: number } | null = null;
  // Beyond the need no tier starts after 60, and no step is above 25.
  for (let quantity = need; quantity <= Math.min(Math.max(need, 60) + 50, most); quantity += 1) {
    const price = millionthsAt(one, quantity);
    if (price === null || !passes(error(quantity))) continue;
    const cents = Math.max(Math.floor((price * quantity + 5_000) / 10_000), 1);
    if (best === null || cents < best.cents) best = { quantity, cents };
  }
  return best;
}

test('property: quantity, amount and pieces left over equal those of brute force', () => {
  checkLarge(fc.tuple(inputs, fc.nat()), ([{ lines, matches, settings }, pick]) => {
    const used = new Map<string, typeof lines[number][]>();
    for (const one of lines) {
      const id = matches.get(one.line)?.candidates[0]?.product.id ?? '';
      used.set(id, [...(used.get(id) ?? []), one]);
    }
    const [first, ...others] = [...used.values()][pick % used.size] ?? [];
    const bought = first && matches.get(first.line)?.candidates[0]?.product;
    if (!first || !bought) return;
    const need = [first, ...others].reduce((sum, one) => sum + (needOf(one.quantity, bought.packageName, settings) ?? 0), 0);
    const expected = bruteForce(bought, need, settings.goal === 'inStock' ? bought.stock : Infinity);
    const purchase: Purchase | string = purchaseOf(bought, [first, ...others], settings);
    if (expected === null || typeof purchase === 'string') {
      expect([expected, typeof purchase]).toEqual([null, 'string']);
      return;
    }
    expect([purchase.need, purchase.quantity, Math.round(Number(purchase.amount) * 100), purchase.left]).toEqual([need, expected.quantity, expected.cents, expected.quantity - need]);
  });
});
