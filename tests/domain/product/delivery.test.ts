import { describe, expect, test } from 'vitest';
import { countText, daysText, deliveryText, isThirdParty, purchasingPeriod, stockText } from '~/domain/product/delivery';
import { check, junk } from '../property';

describe('Delivery display', () => {
  test("third-party shows {product}DeliveryCycle with a days suffix or '-'", () => {
    expect(deliveryText({ goodsType: 'GT2', deliveryCycle: 7, delivery: 'by air' }, 'en')).toBe('7 days');
    expect(deliveryText({ goodsType: 'GT2', deliveryCycle: 1 }, 'en')).toBe('1 day');
    expect(deliveryText({ goodsType: 'GT2', deliveryCycle: 7 }, 'cn')).toBe('7 天');
    expect(deliveryText({ goodsType: 'GT2', deliveryCycle: 0 }, 'en')).toBe('0 days');
    expect(deliveryText({ goodsType: 'GT2', delivery: 'by air' }, 'en')).toBe('-');
  });

  test("others show delivery or '-'", () => {
    expect(deliveryText({ goodsType: 'GT0', delivery: ' Shanghai ', deliveryCycle: 7 }, 'en')).toBe('Shanghai');
    expect(deliveryText({ goodsType: 'GT1', deliveryCycle: 7 }, 'en')).toBe('-');
    expect(deliveryText({ delivery: '  ' }, 'cn')).toBe('-');
  });

  test('third party is GT2, or T02 of the type set', () => {
    expect(['GT0', 'GT1', 'GT2', 'T01', 'T02', '', null, undefined].map(isThirdParty)).toEqual([false, false, true, false, true, false, false, false]);
  });
});

describe('Purchasing period', () => {
  test('shows lead time of N days, 0 if absent', () => {
    expect(purchasingPeriod({ orderGoodsCycle: 42 }, 'en')).toBe('42 days');
    expect(purchasingPeriod({ orderGoodsCycle: 42 }, 'cn')).toBe('42 天');
    expect(purchasingPeriod({}, 'en')).toBe('0 days');
    expect(purchasingPeriod({ orderGoodsCycle: Number.NaN }, 'cn')).toBe('0 天');
  });
});

describe('Stock shows 0 if empty', () => {
  test.each([
    [1284000, '1,284,000'],
    ['180', '180'],
    [99.9, '99'],
    [0, '0'],
    [undefined, '0'],
    [null, '0'],
    ['', '0'],
    [-5, '0'],
    ['x', '0'],
  ])('%s shows %s', (stock, shown) => {
    expect(stockText(stock)).toBe(shown);
  });
});

describe("moq, perAddQty and mpq show '-' when absent", () => {
  test.each([
    [undefined, '-'],
    [null, '-'],
    ['', '-'],
    ['x', '-'],
    [-1, '-'],
    [1.5, '-'],
    [4000, '4,000'],
    ['10', '10'],
  ])('%s shows %s', (count, shown) => {
    expect(countText(count)).toBe(shown);
  });

  test('0 is shown', () => {
    expect(countText(0)).toBe('0');
  });
});

test('a missing product shows the texts of missing figures', () => {
  for (const none of [null, undefined]) {
    expect(deliveryText(none, 'en')).toBe('-');
    expect(purchasingPeriod(none, 'en')).toBe('0 days');
  }
});

test('days have a unit', () => {
  expect([daysText(1, 'en'), daysText(2, 'en'), daysText(0, 'en'), daysText(1, 'cn')]).toEqual(['1 day', '2 days', '0 days', '1 天']);
});

test('property: no figure throws, and each shows a text', () => {
  check(junk, (value) => {
    expect(stockText(value)).toMatch(/^\d{1,3}(,\d{3})*$/);
    expect(countText(value)).toMatch(/^(-|\d{1,3}(,\d{3})*)$/);
    for (const goodsType of ['GT0', 'GT2', value]) {
      expect(Reflect.apply(deliveryText, null, [{ goodsType, delivery: value, deliveryCycle: value }, 'en'])).not.toBe('');
    }
    expect(Reflect.apply(purchasingPeriod, null, [{ orderGoodsCycle: value }, 'cn'])).toMatch(/^\d+ 天$/);
  });
});
