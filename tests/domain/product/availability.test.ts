import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availabilityCurve,
  type AvailabilityPoint,
  inTransit,
  isDiscounted,
  isSellable,
  showsPrice,
  supportsOrdering,
} from '~/domain/product/availability';
import { check, junk } from '../property';
import { expectedTerms, products } from '../terms';

const rangePrice = [{ min: 1, price: '0.1' }];
const TODAY = '2026-10-27';

test('a missing product cannot be bought', () => {
  for (const none of [null, undefined]) {
    for (const asks of [isSellable, showsPrice, isDiscounted, supportsOrdering, inTransit]) expect(asks(none)).toBe(false);
    expect(availabilityCurve(none, TODAY)).toEqual([{ date: TODAY, quantity: 0, kind: 'stock' }]);
  }
});

describe('Product availability: sellable', () => {
  test('if it has a price range and stock > 0, stock >= moq, and minimum buy count <= stock', () => {
    expect(isSellable({ stock: 10, moq: 10, rangePrice })).toBe(true);
    expect(isSellable({ stock: 10, rangePrice })).toBe(true);
    expect(isSellable({ stock: 0, moq: 0, rangePrice })).toBe(false);
    expect(isSellable({ stock: 9, moq: 10, rangePrice })).toBe(false);
    expect(isSellable({ stock: 11, moq: 10, perAddQuantity: 12, rangePrice })).toBe(false);
    expect(isSellable({ stock: 12, moq: 10, perAddQuantity: 12, rangePrice })).toBe(true);
  });

  test('or supports ordering mode', () => {
    expect(isSellable({ stock: 0, moq: 10, rangePrice, orderGoodsFlag: 'T' })).toBe(true);
    expect(isSellable({ stock: 0, moq: 10, rangePrice, orderGoodsFlag: 'F' })).toBe(false);
  });

  test('never without a price range', () => {
    expect(isSellable({ stock: 10, orderGoodsFlag: 'T' })).toBe(false);
    expect(isSellable({ stock: 10, rangePrice: [] })).toBe(false);
    expect(isSellable({ stock: 10, rangePrice: [{ min: 1, price: 'on request' }] })).toBe(false);
  });

  test('property: agrees with the sentence', () => {
    check(products, (product) => {
      expect(isSellable(product)).toBe(expectedTerms(product).sellable);
    });
  });
});

describe('Price is displayed', () => {
  test('if it has price tiers and stock > 0, or supports ordering mode', () => {
    expect(showsPrice({ stock: 1, rangePrice })).toBe(true);
    expect(showsPrice({ stock: 0, rangePrice })).toBe(false);
    expect(showsPrice({ stock: 1, rangePrice: [] })).toBe(false);
    expect(showsPrice({ stock: 0, rangePrice, orderGoodsFlag1: 'T' })).toBe(true);
    expect(showsPrice({ stock: 0, rangePrice: [], orderGoodsFlag: 'T' })).toBe(true);
  });
});

describe("Discount product: hasDiscount 'T'", () => {
  test('and price tiers or stock > 0', () => {
    expect(isDiscounted({ hasDiscount: 'T', stock: 0, rangePrice })).toBe(true);
    expect(isDiscounted({ hasDiscount: 'T', stock: 1, rangePrice: [] })).toBe(true);
    expect(isDiscounted({ hasDiscount: 'T', stock: 0, rangePrice: [] })).toBe(false);
    expect(isDiscounted({ hasDiscount: 'F', stock: 1, rangePrice })).toBe(false);
    expect(isDiscounted({ stock: 1, rangePrice })).toBe(false);
  });
});

describe('Ordering mode is supported', () => {
  test("if orderGoodsFlag or orderGoodsFlag1 is 'T'", () => {
    expect(supportsOrdering({ orderGoodsFlag: 'T' })).toBe(true);
    expect(supportsOrdering({ orderGoodsFlag: 'F', orderGoodsFlag1: 'T' })).toBe(true);
    expect(supportsOrdering({ orderGoodsFlag: 'F', orderGoodsFlag1: 'F' })).toBe(false);
    expect(supportsOrdering({})).toBe(false);
  });

  test('orderGoodsFlagTemp is a fallback for order items only', () => {
    expect(supportsOrdering({ orderGoodsFlagTemp: 'T', qty: null })).toBe(false);
    expect(supportsOrdering({ orderGoodsFlagTemp: 'T' })).toBe(false);
    expect(supportsOrdering({ orderGoodsFlagTemp: 'T', qty: 5 })).toBe(true);
    expect(supportsOrdering({ orderGoodsFlagTemp: 'F', qty: 5 })).toBe(false);
  });
});

describe('In transit', () => {
  const onWayDetailList = [{ num: 5, date: '2026-11-03' }];

  test('onWayNum > 0 and detail list not empty', () => {
    expect(inTransit({ onWayNum: 5, onWayDetailList })).toBe(true);
    expect(inTransit({ onWayNum: 0, onWayDetailList })).toBe(false);
    expect(inTransit({ onWayNum: 5, onWayDetailList: [] })).toBe(false);
    expect(inTransit({ onWayNum: 5 })).toBe(false);
    expect(inTransit({ onWayDetailList })).toBe(false);
  });
});

describe('the quantities by date', () => {
  test('are the stock today, arrivals by day, then the ordering mode', () => {
    expect(
      availabilityCurve(
        {
          stock: 180,
          onWayNum: 350,
          onWayDetailList: [
            { num: 100, date: '2026-11-21' },
            { num: 200, date: '2026-11-03' },
            { num: 50, date: '2026-11-21' },
          ],
          orderGoodsFlag: 'T',
          orderGoodsCycle: 42,
        },
        TODAY,
      ),
    ).toEqual([
      { date: '2026-10-27', quantity: 180, kind: 'stock' },
      { date: '2026-11-03', quantity: 380, kind: 'transit' },
      { date: '2026-11-21', quantity: 530, kind: 'transit' },
      { date: '2026-12-08', quantity: null, kind: 'order' },
    ]);
  });

  test('start at 0 without stock; without a lead time the ordering mode is today', () => {
    expect(availabilityCurve({ stock: 0, orderGoodsFlag: 'T' }, TODAY)).toEqual([
      { date: TODAY, quantity: 0, kind: 'stock' },
      { date: TODAY, quantity: null, kind: 'order' },
    ]);
  });

  test('leave out overdue, undated and malformed arrivals, and those after the date of ordering mode', () => {
    const onWayDetailList = [
      { num: 1, date: '2026-10-26' },
      { num: 2, date: '2026-10-27' },
      { num: 4, date: 'soon' },
      { num: 8, date: '2026-02-30' },
      { num: 0, date: '2026-11-01' },
      { num: -16, date: '2026-11-01' },
      { num: 32, date: '2026-11-10' },
      { num: 64, date: '2026-11-11' },
    ];
    const product = { stock: 0, onWayNum: 99, onWayDetailList };
    const dates = (curve: ReturnType<typeof availabilityCurve>) => curve.map(({ date, quantity }) => [date, quantity]);
    expect(dates(availabilityCurve(product, TODAY))).toEqual([
      [TODAY, 0],
      [TODAY, 2],
      ['2026-11-10', 34],
      ['2026-11-11', 98],
    ]);
    expect(dates(availabilityCurve({ ...product, orderGoodsFlag: 'T', orderGoodsCycle: 14 }, TODAY))).toEqual([
      [TODAY, 0],
      [TODAY, 2],
      ['2026-11-10', 34],
      ['2026-11-10', null],
    ]);
    expect(availabilityCurve({ ...product, onWayNum: 0 }, TODAY)).toHaveLength(1);
  });

  test('have correct dates over months, years and leap days', () => {
    const lead = (orderGoodsCycle: number, today: string) =>
      availabilityCurve({ stock: 0, orderGoodsFlag: 'T', orderGoodsCycle }, today).at(-1)?.date;
    expect(lead(5, '2027-12-30')).toBe('2028-01-04');
    expect(lead(1, '2028-02-28')).toBe('2028-02-29');
    expect(lead(1e15, TODAY)).toBe('9999-12-31');
  });

  test('are empty for an unreadable today', () => {
    for (const today of ['', 'today', '2026-13-01', '2026-2-1', '2026-02-30']) {
      expect(availabilityCurve({ stock: 5 }, today)).toEqual([]);
    }
    expect(Reflect.apply(availabilityCurve, null, [{ stock: 5 }, undefined])).toEqual([]);
  });

  test('property: have ascending dates and never decrease', () => {
    const date = fc.oneof(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)), junk);
    const product = fc.record({
      stock: junk,
      onWayNum: fc.oneof(fc.integer({ min: 0, max: 9 }), junk),
      onWayDetailList: fc.oneof(fc.array(fc.oneof(fc.record({ num: fc.oneof(fc.nat(), junk), date }), junk)), junk),
      orderGoodsFlag: fc.constantFrom('T', 'F'),
      orderGoodsCycle: fc.oneof(fc.nat({ max: 400 }), junk),
    });
    check(product, (terms) => {
      const curve: AvailabilityPoint[] = Reflect.apply(availabilityCurve, null, [terms, TODAY]);
      curve.reduce((before, point) => {
        expect(point.date >= before.date).toBe(true);
        expect(before.quantity).not.toBeNull();
        if (point.quantity !== null) expect(point.quantity).toBeGreaterThanOrEqual(before.quantity ?? 0);
        return point;
      });
      expect(curve.at(-1)?.kind === 'order').toBe(terms.orderGoodsFlag === 'T');
    });
  });
});
