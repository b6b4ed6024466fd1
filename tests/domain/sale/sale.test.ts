import { describe, expect, test } from 'vitest';
import { announcedSale, currentSale, ruleInForce, saleAt, saleLine, type Sale } from '~/domain/sale/sale';

const at = (time: string) => Date.parse(time);
const rule = {
  itemList: [{ amount: '500', discount: '0.95' }],
  startsAt: at('2026-12-01T00:00:00+08:00'),
  endsAt: at('2026-12-12T23:59:59+08:00'),
};

describe('the period of the sale', () => {
  test.each([
    ['before it', '2026-11-30T23:59:59+08:00', 1, 0],
    ['at its start', '2026-12-01T00:00:00+08:00', 1, 1],
    ['at its end', '2026-12-12T23:59:59+08:00', 1, 1],
    ['after it', '2026-12-13T00:00:00+08:00', 0, 0],
  ])('%s', (_, time, announced, current) => {
    expect(announcedSale(rule, at(time)).itemList).toHaveLength(announced);
    expect(currentSale(rule, at(time)).itemList).toHaveLength(current);
    const sale = saleAt(rule, at(time));
    expect(sale).toEqual(announced ? { itemList: rule.itemList, startsAt: rule.startsAt, on: current === 1 } : null);
    expect(ruleInForce(sale)).toEqual(current ? rule.itemList : null);
  });

  test('a rule without a period is in force', () => {
    expect(currentSale({ ...rule, startsAt: null, endsAt: null }, 0).itemList).toHaveLength(1);
    expect(saleAt({ ...rule, startsAt: null, endsAt: null }, 0)).toMatchObject({ on: true });
  });

  test('without tiers there is no sale', () => {
    expect(saleAt({ ...rule, itemList: [] }, at('2026-12-05T00:00:00+08:00'))).toBeNull();
    expect(ruleInForce(null)).toBeNull();
  });
});

describe('a line in the sale', () => {
  const sale: Sale = { itemList: [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.8' }], startsAt: null, on: true };
  const product = { hasDiscount: 'T' as const, rangePrice: [{ min: 1, price: '0.9698' }] };

  test('has the discount that it reaches alone; the unit price is rounded, and the total is computed without it', () => {
    expect(saleLine(product, 520, sale)).toEqual({
      discount: '0.95', total: '479.09', unitPrice: '0.92131', next: { amount: '2000', discount: '0.8', missing: '1495.704' },
    });
    expect(saleLine(product, 3000, sale)).toEqual({ discount: '0.8', total: '2327.52', unitPrice: '0.77584', next: null });
  });

  test('below the first tier has no discount, and has the missing amount', () => {
    expect(saleLine(product, 100, sale)).toEqual({
      discount: null, total: '96.98', unitPrice: '0.9698', next: { amount: '500', discount: '0.95', missing: '403.02' },
    });
  });

  test('of a product without the mark has no discount at any amount', () => {
    const whatever: Sale = { ...sale, itemList: [{ amount: '0', discount: '0.5' }] };
    expect(saleLine({ ...product, hasDiscount: 'F' }, 3000, whatever)).toMatchObject({ discount: null, total: '2909.4', unitPrice: '0.9698' });
  });

  test('with a tier of multiplier 1 saves nothing', () => {
    expect(saleLine(product, 1000, { ...sale, itemList: [{ amount: '500', discount: '1' }] })).toMatchObject({ discount: null, total: '969.8' });
    expect(saleLine(product, 1000, { ...sale, itemList: [{ amount: '500', discount: '0.996' }] })).toMatchObject({ discount: '0.996', total: '965.92' });
  });

  test('without a price costs 0', () => {
    expect(saleLine({}, 10, sale)).toMatchObject({ discount: null, total: '0', unitPrice: null });
  });
});
