import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastShipDays, orderedDay, plannedShipments, type PlannedLine } from '~/domain/order/shipping/planned-shipments';
import { check } from '../../property';

/** A Thursday; two working days later it is Monday, 2026-11-30. */
const PAID = '2026-11-26';
const PACKED = '2026-11-30';

function line(productId: string, over: Partial<PlannedLine> = {}): PlannedLine {
  return { productId, supplier: null, fromStock: 5, orderedIn: 0, orderedDay: null, partnerDays: null, ...over };
}

describe('shipments', () => {
  test('have pieces in stock within two working days, and the rest by its day', () => {
    expect(plannedShipments([line('A'), line('B', { orderedIn: 7, orderedDay: '2027-01-07' }), line('C', { fromStock: 0, orderedIn: 1, orderedDay: '2026-12-04' })], PAID, false)).toEqual([
      { day: PACKED, supplier: null, lines: [{ productId: 'A', quantity: 5 }, { productId: 'B', quantity: 5 }] },
      { day: '2026-12-04', supplier: null, lines: [{ productId: 'C', quantity: 1 }] },
      { day: '2027-01-07', supplier: null, lines: [{ productId: 'B', quantity: 7 }] },
    ]);
  });

  test('have pieces that arrive earlier with those in stock, as one line', () => {
    expect(plannedShipments([line('A', { orderedIn: 2, orderedDay: '2026-11-27' })], PAID, false)).toEqual([{ day: PACKED, supplier: null, lines: [{ productId: 'A', quantity: 7 }] }]);
  });

  test('of the mall become one on the last day for who wants to wait, and have no day if one is unknown', () => {
    const lines = [line('A', { orderedIn: 7, orderedDay: '2027-01-07' }), line('B'), line('P', { supplier: 'SZ', partnerDays: 3 })];
    const own = { supplier: null, lines: [{ productId: 'A', quantity: 12 }, { productId: 'B', quantity: 5 }] };
    const partner = { day: '2026-11-29', supplier: 'SZ', lines: [{ productId: 'P', quantity: 5 }] };
    expect(plannedShipments(lines, PAID, true)).toEqual([{ day: '2027-01-07', ...own }, partner]);
    expect(plannedShipments(lines.map((one) => ({ ...one, orderedDay: null })), PAID, true)).toEqual([{ day: null, ...own }, partner]);
  });

  test('of each partner follow, with all pieces by its days of delivery, unknown ones last', () => {
    const partner = (productId: string, supplier: string, partnerDays: number | null) => line(productId, { supplier, partnerDays, orderedIn: 2, orderedDay: '2027-01-07' });
    expect(plannedShipments([partner('A', 'SZ', null), partner('B', 'SZ', 4), partner('C', 'GZ', 9), line('D')], PAID, false).map(({ supplier, day, lines }) => [supplier, day, lines[0]])).toEqual([
      [null, PACKED, { productId: 'D', quantity: 5 }],
      ['GZ', '2026-12-05', { productId: 'C', quantity: 7 }],
      ['SZ', '2026-11-30', { productId: 'B', quantity: 7 }],
      ['SZ', null, { productId: 'A', quantity: 7 }],
    ]);
  });

  test('property: they have each piece once, in the order of their days, none before it is packed', () => {
    const day = fc.option(fc.integer({ min: 1, max: 28 }).map((date) => `2026-12-${String(date).padStart(2, '0')}`));
    const lines = fc.array(fc.record({ supplier: fc.constantFrom(null, null, '', 'SZ'), fromStock: fc.nat(9), orderedIn: fc.nat(9), orderedDay: day, partnerDays: fc.option(fc.nat(9)) }), { maxLength: 12 })
      .map((all) => all.map((one, index) => ({ ...one, productId: String(index) })));
    check(fc.tuple(lines, fc.boolean()), ([planned, together]) => {
      const shipments = plannedShipments(planned, PAID, together);
      for (const { productId, fromStock, orderedIn } of planned) {
        const pieces = shipments.flatMap((one) => one.lines).filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(pieces).toBe(fromStock + orderedIn);
      }
      for (const supplier of [null, '', 'SZ']) {
        const days = shipments.filter((one) => one.supplier === supplier).map((one) => one.day ?? '9');
        expect(days).toEqual([...new Set(days)].sort());
        if (supplier === null) expect(days.every((one) => one >= PACKED) && (!together || days.length <= 1)).toBe(true);
      }
      expect(shipments.every((one) => one.lines.length > 0 && one.lines.every(({ quantity }) => quantity > 0))).toBe(true);
    });
  });

  test('tell the day of the last pieces of a product', () => {
    const shipments = plannedShipments([line('A', { orderedIn: 7, orderedDay: '2027-01-07' }), line('B')], PAID, false);
    expect([...lastShipDays(shipments)]).toEqual([['A', '2027-01-07'], ['B', PACKED]]);
  });
});

describe('pieces above the stock are there', () => {
  const terms = { stock: 10, orderGoodsFlag: 'T' as const, orderGoodsCycle: 42, onWayNum: 50, onWayDetailList: [{ num: 30, date: '2026-12-10' }, { num: 20, date: '2026-12-03' }] };

  test.each([
    [30, 0, '2026-12-03'], [31, 0, '2026-12-10'], [60, 0, '2026-12-10'], [61, 0, '2027-01-07'], [30, 1, '2026-12-10'], [30, 31, '2027-01-07'],
  ])('for %d pieces, after %d that earlier orders wait for, on %s', (quantity, waited, expected) => {
    expect(orderedDay(terms, quantity, waited, PAID)).toBe(expected);
  });

  test('after the lead time where nothing is in transit', () => {
    expect(orderedDay({ stock: 0, orderGoodsFlag: 'T', orderGoodsCycle: 7 }, 5, 0, PAID)).toBe('2026-12-03');
    expect(orderedDay({ stock: 0, orderGoodsFlag: 'T' }, 5, 0, PAID)).toBe(PAID);
  });
});
