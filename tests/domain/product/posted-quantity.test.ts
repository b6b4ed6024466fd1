import { describe, expect, test } from 'vitest';
import { quantityText, readQuantity, validateQuantity } from '~/domain/product/posted-quantity';
import { PRODUCT_ID_LIMIT } from '~/domain/product/product';

const product = { stock: 740, moq: 100, perAddQuantity: 100, rangePrice: [{ min: 100, price: '0.0312' }] };

describe('a quantity', () => {
  test.each([
    [700, 'passed'], [740, 'passed'], [800, 'refused'], [750, 'refused'], [null, 'refused'], [-1, 'refused'], [1e15, 'refused'], [1e20, 'refused'],
  ])('of %j is %s by the live stock', (quantity, verdict) => {
    expect(validateQuantity(product, quantity, true)).toBe(verdict);
  });

  test('is unchecked if the live stock is unknown, unless the rules alone refuse it', () => {
    expect(validateQuantity(product, 700, false)).toBe('unchecked');
    expect(validateQuantity(product, 7, false)).toBe('refused');
    expect(validateQuantity(product, null, false)).toBe('refused');
    expect(validateQuantity(null, 700, true)).toBe('refused');
  });

  test('is valid above the stock in ordering mode', () => {
    expect(validateQuantity({ ...product, orderGoodsFlag: 'T' }, 800, true)).toBe('passed');
  });

  test('in a form is the input or the value of a button; the address or the form names the product', () => {
    const form = (fields: Record<string, string>) => ({ text: (name: string) => fields[name] ?? '' });
    const typed = form({ goodsId: 'F1', cartNum: '1,200' });
    expect(readQuantity(typed)).toEqual({ productId: 'F1', typed: '1,200', quantity: 1200 });
    expect(readQuantity(typed, 'F2').productId).toBe('F2');
    expect(readQuantity(form({ goodsId: 'F1', cartNum: '7', qty: '10' }))).toEqual({ productId: 'F1', typed: '10', quantity: 10 });
    expect(readQuantity(form({ cartNum: 'some' }))).toEqual({ productId: '', typed: 'some', quantity: null });
    expect(readQuantity(form({ goodsId: 'F'.repeat(999) })).productId).toHaveLength(PRODUCT_ID_LIMIT);
  });

  test('is shown with its first 40 characters', () => {
    expect(quantityText('9'.repeat(40))).toBe('9'.repeat(40));
    expect(quantityText('9'.repeat(41))).toBe(`${'9'.repeat(40)}…`);
  });
});
