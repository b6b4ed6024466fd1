import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { approximateAmount, approximationOf, type ExchangeRate } from '~/domain/money/approximate';
import { check } from '../property';

const USD: ExchangeRate = { currency: 'USD', rate: '7.10', rateDate: '2026-11-20' };
const EUR: ExchangeRate = { currency: 'EUR', rate: '8.2', rateDate: '2026-11-20' };

describe('an approximate amount', () => {
  test.each([['71', '$10.00'], ['0.01', '$0.00'], ['123456.78', '$17,388.28'], ['0', '$0.00'], ['-1', ''], ['', ''], ['x', '']])('of %j CNY is %j', (amount, shown) => {
    expect(approximateAmount(amount, USD)).toBe(shown);
  });

  test('is empty without a rate, and has the sign of its currency', () => {
    expect([approximateAmount('8.2', { ...USD, rate: '0' }), approximateAmount('8.2', EUR)]).toEqual(['', '€1.00']);
  });

  test('property: is at most half a cent from the quotient', () => {
    check(fc.tuple(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 100_000_000 })), ([cents, micros]) => {
      const shown = approximateAmount((cents / 100).toFixed(2), { ...USD, rate: (micros / 1_000_000).toFixed(6) });
      const found = BigInt(shown.replace(/\D/g, ''));
      const twice = 2n * BigInt(cents) * 1_000_000n - 2n * found * BigInt(micros);
      expect(twice >= -BigInt(micros) && twice < BigInt(micros)).toBe(true);
    });
  });
});

describe('the currency of a page', () => {
  test('is the chosen one, the first without a choice, and none for CNY', () => {
    expect(approximationOf([USD, EUR], undefined)).toEqual({ rate: USD, others: ['EUR'] });
    expect(approximationOf([USD, EUR], 'EUR')).toEqual({ rate: EUR, others: ['USD'] });
    expect(approximationOf([USD, EUR], 'CNY')).toEqual({ rate: null, others: ['USD', 'EUR'] });
    expect(approximationOf([USD], 'EUR')).toEqual({ rate: USD, others: [] });
    expect(approximationOf([], 'USD')).toBeNull();
  });
});
