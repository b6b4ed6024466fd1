import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LIST_DEFAULTS, LIST_SELLERS, LIST_SIZES, LIST_SORTS, type AttributeFilter, type ListParams } from '~/domain/catalogue/list-params';
import { searchPayload } from '~/upstream/contract/records/search';
import { listPayload } from '~/upstream/list-payload';

const BASE = { facets: 'T', quantity: 1, sort: 'rank', pageNo: 1, pageSize: 20 };

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
    ['a seller', {}, { seller: 'partner' as const }, { seller: 'partner' }],
    ['values of a parameter', {}, { attributes: [{ key: 'dielectric', values: ['C0G', 'X7R'] }] }, { attributes: [{ key: 'dielectric', values: ['C0G', 'X7R'] }] }],
    ['bounds as typed', {}, { attributes: [{ key: 'resistance', values: [], min: '4k7', max: '1 MΩ' }] }, { attributes: [{ key: 'resistance', min: 4700, max: 1e6 }] }],
    ['a bound below zero', {}, { attributes: [{ key: 'temperature_min', values: [], max: '-40°C' }] }, { attributes: [{ key: 'temperature_min', max: -40 }] }],
    ['the sort by a parameter', {}, { sort: 'a.voltage' as const }, { sort: 'attribute', sortKey: 'voltage' }],
    ['the sort by a parameter downwards', {}, { sort: '-a.voltage' as const }, { sort: '-attribute', sortKey: 'voltage' }],
    ['texts to find in facets', {}, { find: [{ key: 'brand', text: 'mu' }, { key: 'package', text: '08' }, { key: 'voltage', text: '*' }] }, { find: [{ key: 'packageName', text: '08' }, { key: 'voltage', text: '' }] }],
    ['nothing for marked products', {}, { compare: ['F1'] }, {}],
  ])('with %s', (_, scope, params: Partial<ListParams>, expected) => {
    expect(listPayload(scope, { ...LIST_DEFAULTS, ...params })).toEqual({ ...BASE, ...expected });
  });

  test('follows the contract for any address', () => {
    const long = fc.string({ maxLength: 400, unit: 'grapheme' });
    const texts = fc.array(long, { maxLength: 80 });
    const bound = fc.constantFrom('4k7', '25 V', '100n');
    const attribute: fc.Arbitrary<AttributeFilter> = fc.record({ key: long, values: texts, min: bound, max: bound }, { requiredKeys: ['key', 'values'] });
    fc.assert(
      fc.property(
        fc.record({ keyword: long, brand: long, catalogueCode: long }, { requiredKeys: [] }),
        fc.record({
          page: fc.integer({ min: 1 }), size: fc.constantFrom(...LIST_SIZES), sort: fc.oneof(fc.constantFrom(...LIST_SORTS), long.map((key) => `a.${key}` as const)),
          qty: fc.maxSafeNat().map((quantity) => quantity || 1), stock: fc.boolean(), brand: texts, package: texts, cat: texts,
          attributes: fc.array(attribute, { maxLength: 60 }), seller: fc.constantFrom(null, ...LIST_SELLERS), compare: texts,
          find: fc.array(fc.record({ key: long, text: long }), { maxLength: 60 }),
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
