import { describe, expect, test } from 'vitest';
import { validateQuantity, quantityText } from '~/domain/product/posted-quantity';

const part = { stock: 740, moq: 100, perAddQuantity: 100, rangePrice: [{ min: 100, price: '0.0312' }] };

describe('a quantity', () => {
  test.each([
    [700, 'passed'], [740, 'passed'], [800, 'refused'], [750, 'refused'], [null, 'refused'], [-1, 'refused'], [1e15, 'refused'], [1e20, 'refused'],
  ])('of %j is %s by the live stock', (quantity, verdict) => {
    expect(validateQuantity(part, quantity, true)).toBe(verdict);
  });

  test('passes unchecked where the live stock is not known, and is refused where the rules alone refuse it', () => {
    expect(validateQuantity(part, 700, false)).toBe('unchecked');
    expect(validateQuantity(part, 7, false)).toBe('refused');
    expect(validateQuantity(part, null, false)).toBe('refused');
    expect(validateQuantity(null, 700, true)).toBe('refused');
  });

  test('in ordering mode passes above the stock', () => {
    expect(validateQuantity({ ...part, orderGoodsFlag: 'T' }, 800, true)).toBe('passed');
  });

  test('as it was typed is shown by its first 40 characters', () => {
    expect(quantityText('9'.repeat(40))).toBe('9'.repeat(40));
    expect(quantityText('9'.repeat(41))).toBe(`${'9'.repeat(40)}…`);
  });
});
