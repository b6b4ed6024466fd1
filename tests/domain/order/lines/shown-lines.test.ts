import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Checkout, CheckoutLine } from '~/domain/order/checkout';
import { changesSince, readShownLines, shownLinesText, type ShownLine } from '~/domain/order/lines/shown-lines';
import { check, unicode } from '../../property';

function line(productId: string, quantity = 100, unitPrice = '0.0312'): CheckoutLine {
  return {
    productId, mpn: `MPN-${productId}`, brand: '', description: '', image: '', quantity, partRef: '', unitPrice, amount: '1', discounted: '1', priceBefore: null,
    fulfilment: { now: quantity, ordered: 0, day: null, partner: false, partnerDays: null },
  };
}

const shown = (productId: string, quantity = 100, unitPrice: string | null = '0.0312'): ShownLine => ({ productId, quantity, unitPrice, mpn: '' });

describe('the lines that a page showed', () => {
  test('are written with id, pieces, price and part number', () => {
    expect(shownLinesText([line('F0000000001'), line('F2', 5, '12')])).toBe('F0000000001:100:0.0312:MPN-F0000000001,F2:5:12:MPN-F2');
    expect(shownLinesText([{ ...line('F2', 5, '12'), mpn: 'A:B,C/Ω' }])).toBe('F2:5:12:A%3AB%2CC%2F%CE%A9');
    expect(shownLinesText([shown('F1', 5, '12'), shown('F2', 5, null)])).toBe('F1:5:12,F2:5');
    expect(shownLinesText([])).toBe('');
  });

  test('property: are read back with any ids and part numbers', () => {
    const lines = fc.array(fc.record({
      productId: unicode.filter((id) => id.length > 0 && id.length <= 100),
      quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
      unitPrice: fc.integer({ min: 0, max: 9_999_999 }).map((millionths) => (millionths / 1e6).toFixed(6)),
      mpn: unicode.filter((mpn) => mpn.length <= 100),
    }), { minLength: 1, maxLength: 8 });
    check(lines, (some) => {
      expect(readShownLines(shownLinesText(some))).toEqual(some);
    });
  });

  test('may have no part numbers and prices', () => {
    expect(readShownLines('F0000000001:100')).toEqual([shown('F0000000001', 100, null)]);
    expect(readShownLines('F1:1:12,F2:1')).toEqual([shown('F1', 1, '12'), shown('F2', 1, null)]);
    expect(readShownLines('F1:1:1:1')).toEqual([{ ...shown('F1', 1, '1'), mpn: '1' }]);
    expect(readShownLines(`F1:1:1:%zz,F2:1:1:${'x'.repeat(101)}`)).toEqual([shown('F1', 1, '1'), { ...shown('F2', 1, '1'), mpn: 'x'.repeat(100) }]);
    expect(readShownLines(`${'x'.repeat(100)}:1`)).toHaveLength(1);
  });

  test.each([
    '', ',', 'F1', 'F1:', ':1', 'F1:0', 'F1:-1', 'F1:1.5', 'F1:1e3', 'F1:1,', 'F1:1:', 'F1:1:x', 'F1:1:-1', 'F1:1:1:', 'F1:1::1', 'F1:1:1:1:1', 'F1:1000000001', 'F1:12345678901',
    ' F1:x', '%:1', '%zz:1', `${'x'.repeat(101)}:1`, `${'x'.repeat(901)}:1`,
  ])('are refused in the form %j', (text) => {
    expect(readShownLines(text)).toBeNull();
  });

  test('are 2,000 at most', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => `F${index}:1`).join(',');
    expect(readShownLines(some(2000))).toHaveLength(2000);
    expect(readShownLines(some(2001))).toBeNull();
  });

  test('property: no text makes their reader throw', () => {
    check(fc.oneof(unicode, fc.string({ maxLength: 300 })), (text) => {
      const read = readShownLines(text);
      expect(read === null || read.length > 0).toBe(true);
    });
  });
});

describe('the changes since', () => {
  const now = (lines: CheckoutLine[], rest: Partial<Checkout> = {}) => ({ lines, blocked: [], others: [], ...rest });

  test('are empty if nothing changed, with any notation of amounts', () => {
    expect(changesSince([shown('F1', 100, '0.03120'), shown('F2', 5, null)], now([line('F1'), line('F2', 5, '7')]))).toEqual([]);
  });

  test('are prices, quantities, and added and removed lines, in the order of the page', () => {
    const changes = changesSince(
      [shown('F1'), shown('F2'), shown('F3'), shown('F4'), { ...shown('F5'), mpn: 'SOLD-OUT' }, shown('F7')],
      now([line('F1', 100, '0.04'), line('F2', 200), line('F6')], {
        blocked: [{ productId: 'F3', mpn: 'BLOCKED', problem: 'gone' }], others: [{ productId: 'F4', mpn: 'LEFT-OUT' }],
      }),
    );
    expect(changes).toEqual([
      { kind: 'price', mpn: 'MPN-F1', before: '0.0312', now: '0.04' },
      { kind: 'quantity', mpn: 'MPN-F2', before: 100, now: 200 },
      { kind: 'added', mpn: 'MPN-F6' },
      { kind: 'gone', mpn: 'BLOCKED', productId: 'F3', inCart: true }, { kind: 'gone', mpn: 'LEFT-OUT', productId: 'F4', inCart: true },
      { kind: 'gone', mpn: 'SOLD-OUT', productId: 'F5', inCart: false }, { kind: 'gone', mpn: 'F7', productId: 'F7', inCart: false },
    ]);
  });

  test('may be two for one line', () => {
    expect(changesSince([shown('F1')], now([line('F1', 200, '0.02')])).map(({ kind }) => kind)).toEqual(['quantity', 'price']);
  });
});
