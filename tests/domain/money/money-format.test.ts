import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundAmount } from '~/domain/money/money';
import { formatAmount, formatUnitPrice, groupThousands, ladderDecimals, NO_AMOUNT, priceDecimals } from '~/domain/money/money-format';
import { check, junk } from '../property';

describe('prices of one tier ladder share their decimals', () => {
  const ladder = (...prices: string[]) => prices.map((price, index) => ({ min: index + 1, price }));

  test.each([
    [['7.36', '6.48'], 4],
    [['0.0312', '0.01425'], 5],
    [['0.5', '0.123456'], 6],
    [['0.12345678'], 6],
    [['0.031200'], 4],
    [[], 4],
  ])('%j needs %i', (prices, decimals) => {
    expect(ladderDecimals(ladder(...prices))).toBe(decimals);
  });

  test('missing and unreadable prices need 4', () => {
    expect(ladderDecimals(null)).toBe(4);
    expect(ladderDecimals(ladder('abc'))).toBe(4);
    expect(priceDecimals(undefined)).toBe(4);
  });

  test('a unit price has exactly these decimals, rounded half up', () => {
    expect(formatUnitPrice('0.0312', 5, 'en')).toBe('¥0.03120');
    expect(formatUnitPrice('0.00125', 4, 'cn')).toBe('¥0.0013');
    expect(formatUnitPrice(12345, 4, 'en')).toBe('¥12,345.0000');
    expect(formatUnitPrice('no price', 4, 'en')).toBe('-');
  });
});

test('thousands are grouped in the whole part only', () => {
  expect(groupThousands('1234567.1234')).toBe('1,234,567.1234');
  expect(groupThousands('999')).toBe('999');
  expect(groupThousands('1000')).toBe('1,000');
  expect(groupThousands('-1000')).toBe('-1,000');
});

test('property: an amount shows the same with and without decimal.js', () => {
  const amount = fc.oneof(fc.double({ noNaN: true, min: -1e20, max: 1e20 }), fc.integer().map(String), junk);
  check(amount, (value) => {
    const shown = formatAmount(value, 'en');
    expect([NO_AMOUNT, formatAmount(Reflect.apply(roundAmount, null, [value, 2]), 'en')]).toContain(shown);
    if (typeof value === 'number' && Math.abs(value) < 1e15) expect(shown).not.toBe(NO_AMOUNT);
  });
});

test('property: the shown text read back is the rounded amount', () => {
  check(fc.bigInt({ min: 0n, max: 10n ** 20n }), (units) => {
    const text = `${units / 10_000n}.${(units % 10_000n).toString().padStart(4, '0')}`;
    const shown = formatAmount(text, 'cn').replace(/[¥,]/g, '');
    expect(shown).toMatch(/^\d+\.\d\d$/);
    expect(roundAmount(shown, 2)).toBe(roundAmount(text, 2));
  });
});
