import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePath, listWithCompared, readComparison } from '~/domain/compare/compare-address';
import { check, unicode } from '../property';

const NONE = { ids: [], quantity: 1, unreadable: '', differencesOnly: false, back: '' };

describe('The address of a comparison', () => {
  it('has ids, quantity, the condition "differences only" and the way back', () => {
    expect(readComparison('?id=B&id=A&qty=1,000&differences=1&_r=%2Fproduct_list%2Fcatalogue%3Fqty%3D5')).toEqual({
      ids: ['B', 'A'], quantity: 1000, unreadable: '', differencesOnly: true, back: '/product_list/catalogue?qty=5',
    });
    expect(readComparison('')).toEqual(NONE);
  });

  it('has each product once, and at most six', () => {
    expect(readComparison('id=A&id=B&id=A&id=&id=C&id=D&id=E&id=F&id=G').ids).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(readComparison(`id=${'x'.repeat(101)}`).ids).toEqual([]);
  });

  it.each(['0', '-1', '2.5', 'many', '1e30'])('keeps the quantity %s, which cannot be read, as typed', (typed) => {
    expect(readComparison(new URLSearchParams({ qty: typed }))).toEqual({ ...NONE, unreadable: typed });
  });

  it.each(['https://example.org/', '//example.org', 'javascript:alert(1)'])('has no way back to %s', (path) => {
    expect(readComparison(new URLSearchParams({ _r: path })).back).toBe('');
  });

  it('leads back to the list, in which its products are marked', () => {
    expect(listWithCompared('/product_list/search/50%2525?qty=5&compare=A&compare=B', ['B', 'C'])).toBe('/product_list/search/50%2525?qty=5&compare=B&compare=C');
    expect(listWithCompared('/product_list/catalogue?compare=A', [])).toBe('/product_list/catalogue');
    expect(listWithCompared('/catalogue', ['A'])).toBe('/catalogue');
  });

  it('property: reads as it was written', () => {
    const id = fc.oneof(fc.constantFrom('F1', 'F2', 'a b&c=d'), unicode.filter((text) => text !== '' && text.length <= 100));
    const comparison = fc.record({
      ids: fc.uniqueArray(id, { maxLength: 6 }), quantity: fc.integer({ min: 1, max: 1e9 }), unreadable: fc.constant(''),
      differencesOnly: fc.boolean(), back: fc.constantFrom('', '/catalogue', '/product_list/search/50%2525?qty=7&brand=a%26b'),
    });
    check(comparison, (given) => {
      const url = new URL(comparePath(given), 'https://shop.example');
      expect(url.pathname).toBe('/compare');
      expect(readComparison(url.searchParams)).toEqual(given);
    });
  });
});
