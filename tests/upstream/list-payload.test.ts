import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LIST_DEFAULTS, LIST_SIZES, LIST_SORTS, type AttributeFilter } from '~/domain/catalogue/list-params';
import { searchPayload } from '~/upstream/contract/records/search';
import { listPayload } from '~/upstream/list-payload';

const BASE = { quantity: 1, sort: 'rank', pageNo: 1, pageSize: 20 };

describe('the payload of a list', () => {
  test('without conditions has the page only', () => {
    expect(listPayload({}, LIST_DEFAULTS)).toEqual(BASE);
  });

  test.each([
    ['a keyword', { keyword: 'LM358/NOPB 50%' }, {}, { keyword: 'LM358/NOPB 50%' }],
    ['an empty keyword', { keyword: '' }, {}, {}],
    ['a brand', { brand: 'TI' }, {}, { brand: ['TI'] }],
    ['brands chosen', {}, { brand: ['TI', 'Onsemi'] }, { brand: ['TI', 'Onsemi'] }],
    ['the brand of the address before those chosen', { brand: 'TI' }, { brand: ['Onsemi'] }, { brand: ['TI'] }],
    ['a catalogue level', { catalogueCode: '2_0312' }, {}, { catalogCode: '2_0312' }],
    ['a deeper level chosen', { catalogueCode: '2_0312' }, { cat: ['3_031207'] }, { catalogCode: '3_031207' }],
    ['packages', {}, { package: ['SOIC-8'] }, { packageName: ['SOIC-8'] }],
    ['what can be had at once', {}, { stock: true, qty: 500 }, { inStock: 'T', quantity: 500 }],
    ['order and page', {}, { sort: '-stock' as const, page: 3, size: 100 as const }, { sort: '-stock', pageNo: 3, pageSize: 100 }],
  ])('with %s', (_, scope, params, expected) => {
    expect(listPayload(scope, { ...LIST_DEFAULTS, ...params })).toEqual({ ...BASE, ...expected });
  });

  test('follows the contract for any address', () => {
    const long = fc.string({ maxLength: 400, unit: 'grapheme' });
    const texts = fc.array(long, { maxLength: 80 });
    fc.assert(
      fc.property(
        fc.record({ keyword: long, brand: long, catalogueCode: long }, { requiredKeys: [] }),
        fc.record({
          page: fc.integer({ min: 1 }), size: fc.constantFrom(...LIST_SIZES), sort: fc.constantFrom(...LIST_SORTS),
          qty: fc.maxSafeNat().map((quantity) => quantity || 1), stock: fc.boolean(), brand: texts, package: texts, cat: texts,
          attributes: fc.constant<AttributeFilter[]>([]),
        }),
        (scope, params) => {
          const parsed = v.safeParse(searchPayload, listPayload(scope, params));
          expect(parsed.issues).toBeUndefined();
        },
      ),
      { numRuns: 200 },
    );
  });
});
