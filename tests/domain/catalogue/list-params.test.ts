import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_DEFAULTS, LIST_SIZES, LIST_SORTS, type ListParams, listSearch } from '~/domain/catalogue/list-address';
import { readListParams } from '~/domain/catalogue/list-params';
import { check, unicode } from '../property';

const NOTHING = { ...LIST_DEFAULTS, ignored: [] };

describe('reading the parameters of a list', () => {
  test('gives the defaults without any', () => {
    expect(readListParams('')).toEqual(NOTHING);
    expect(LIST_DEFAULTS).toEqual({ page: 1, size: 20, sort: 'rank', qty: 1, stock: false, brand: [], package: [], cat: [], attributes: [] });
  });

  test('accepts at most 50 values of a name and 50 attributes, none longer than 100 characters', () => {
    const query = new URLSearchParams();
    for (let n = 0; n < 800; n += 1) query.append('brand', `B${n}`);
    for (let n = 100; n < 160; n += 1) query.append(`a.k${n}`, '1');
    query.append('package', 'x'.repeat(101));
    query.append('package', 'SOT-23');
    query.append('cat', 'x'.repeat(100));
    const { brand, package: packages, cat, attributes, ignored } = readListParams(query);
    expect(brand).toHaveLength(50);
    expect(attributes).toHaveLength(50);
    expect(packages).toEqual(['SOT-23']);
    expect(cat).toEqual(['x'.repeat(100)]);
    expect(ignored).toEqual(expect.arrayContaining(['brand', 'package', 'a.k150']));
    expect(ignored).not.toContain('a.k149');
  });

  test('reads all of them', () => {
    const search = '?page=3&size=50&sort=-price&qty=250&stock=1&brand=TI&brand=ADI&package=SOT-23&cat=3_031207&a.tolerance=1%25&a.resistance.min=4k7&a.resistance.max=10k';
    const expected = {
      page: 3,
      size: 50,
      sort: '-price',
      qty: 250,
      stock: true,
      brand: ['ADI', 'TI'],
      package: ['SOT-23'],
      cat: ['3_031207'],
      attributes: [
        { key: 'resistance', values: [], min: '4k7', max: '10k' },
        { key: 'tolerance', values: ['1%'] },
      ],
      ignored: [],
    };
    expect(readListParams(search)).toEqual(expected);
    expect(readListParams(new URLSearchParams(search))).toEqual(expected);
  });

  test('a page below 1 is the first; an invalid value gives the default and is named', () => {
    expect(readListParams('page=0')).toEqual(NOTHING);
    expect(readListParams('page=-7')).toEqual(NOTHING);
    for (const page of ['x', '1.5', '1e400', '9007199254740993']) {
      expect(readListParams(`page=${page}`)).toEqual({ ...NOTHING, ignored: ['page'] });
    }
  });

  test.each(['size=15', 'size=020', 'sort=name', 'qty=0', 'qty=-1', 'qty=1.5', 'qty=x', 'qty=1e2', 'qty=10 pcs', 'page=1,000', 'stock=0', 'stock=yes'])('%s is ignored and named', (search) => {
    expect(readListParams(search)).toEqual({ ...NOTHING, ignored: [search.split('=')[0]] });
  });

  test.each(['1,000', '1 000', '１０００', '１，０００', '1000'])('a quantity may be written as people type it: %s', (qty) => {
    expect(readListParams(new URLSearchParams({ qty }))).toEqual({ ...NOTHING, qty: 1000 });
  });

  test('unknown names are named once; parameters of every page are not', () => {
    expect(readListParams('colour=red&colour=blue&a.Bad=1&a.=2&a.x.y=3&a.x.min.max=4&data.x=5').ignored).toEqual(['colour', 'a.Bad', 'a.', 'a.x.y', 'a.x.min.max', 'data.x']);
    expect(readListParams('lang=cn&p=wx&_data=routes&_routes=x')).toEqual(NOTHING);
  });

  test('empty values, which a form without script sends, count as missing', () => {
    expect(readListParams('page=&size=&sort=&qty=&stock=&brand=&package=&cat=&a.tolerance=&a.resistance.min=&other=')).toEqual(NOTHING);
  });

  test('two values of one parameter are contradictory; twice the same value is not', () => {
    expect(readListParams('page=2&page=3')).toEqual({ ...NOTHING, ignored: ['page'] });
    expect(readListParams('page=2&page=2')).toEqual({ ...NOTHING, page: 2 });
    expect(readListParams('a.resistance.min=1k&a.resistance.min=2k').ignored).toEqual(['a.resistance.min']);
  });

  test('a lower bound above the upper one is contradictory', () => {
    const both = ['a.resistance.min', 'a.resistance.max'];
    expect(readListParams('a.resistance.min=10k&a.resistance.max=4k7')).toEqual({ ...NOTHING, ignored: both });
    expect(readListParams('a.resistance.min=10k&a.resistance.max=4k7&a.resistance=1k')).toEqual({
      ...NOTHING,
      attributes: [{ key: 'resistance', values: ['1k'] }],
      ignored: both,
    });
    expect(readListParams('a.resistance.min=10k&a.resistance.max=10k').ignored).toEqual([]);
    expect(readListParams('a.length.min=5mm&a.length.max=1e-6s').ignored).toEqual([]);
    expect(readListParams('a.resistance.min=332&a.resistance.max=1').ignored).toEqual([]);
    expect(readListParams('a.capacitance.min=1u&a.capacitance.max=100n').ignored).toHaveLength(2);
    expect(readListParams('a.pins.min=8&a.pins.max=4').ignored).toHaveLength(2);
    expect(readListParams('a.resistance.min=x&a.resistance.max=1').attributes).toEqual([{ key: 'resistance', values: [], min: 'x', max: '1' }]);
  });
});

describe('a bound without its unit is in the unit of its attribute', () => {
  test.each([
    ['resistance', '10k', '4.7kΩ'],
    ['capacitance', '100n', '47nF'],
    ['inductance', '10u', '4.7uH'],
    ['frequency', '16M', '8MHz'],
    ['voltage', '50', '25V'],
    ['current', '2', '500mA'],
    ['power', '1', '1/4W'],
  ])('%s from %s to %s is contradictory', (key, min, max) => {
    expect(readListParams(new URLSearchParams({ [`a.${key}.min`]: min, [`a.${key}.max`]: max })).ignored).toHaveLength(2);
  });
});

describe('writing the parameters of a list', () => {
  test('defaults are left out', () => {
    expect(listSearch({})).toBe('');
    expect(listSearch(LIST_DEFAULTS)).toBe('');
    expect(listSearch({ page: 2, size: 10, sort: 'mpn', qty: 5, stock: true })).toBe('?page=2&size=10&sort=mpn&qty=5&stock=1');
  });

  test('a list has one address', () => {
    const one: Partial<ListParams> = { brand: ['TI', 'ADI', 'TI', ''], attributes: [{ key: 'b', values: ['2', '1'] }, { key: 'a', values: [], min: '1', max: '2' }] };
    expect(listSearch(one)).toBe('?brand=ADI&brand=TI&a.a.min=1&a.a.max=2&a.b=1&a.b=2');
    for (const keys of ['abc', 'cba', 'bca']) {
      expect(listSearch({ attributes: [...keys].map((key) => ({ key, values: ['1'] })) })).toBe('?a.a=1&a.b=1&a.c=1');
    }
    expect(listSearch({ ...one, package: ['b', 'a'], cat: ['2', '1'] })).toBe('?brand=ADI&brand=TI&package=a&package=b&cat=1&cat=2&a.a.min=1&a.a.max=2&a.b=1&a.b=2');
  });

  test('changing a filter or the sort leads to page 1', () => {
    const list: Partial<ListParams> = { page: 4, brand: ['TI'], sort: 'mpn' };
    expect(listSearch(list, { brand: [] })).toBe('?sort=mpn');
    expect(listSearch(list, { sort: 'price' })).toBe('?sort=price&brand=TI');
    expect(listSearch(list, { page: 5 })).toBe('?page=5&sort=mpn&brand=TI');
    expect(listSearch(list, { page: 5, qty: 2 })).toBe('?page=5&sort=mpn&qty=2&brand=TI');
    expect(listSearch(list)).toBe('?page=4&sort=mpn&brand=TI');
  });

  test('other parameters stay, and the list object does not change', () => {
    const attributes = [{ key: 'b', values: ['2', '1'] }, { key: 'a', values: ['1'] }];
    const list = { attributes, brand: ['b', 'a'] };
    listSearch(list, { qty: 2 });
    expect(list).toEqual({ attributes: [{ key: 'b', values: ['2', '1'] }, { key: 'a', values: ['1'] }], brand: ['b', 'a'] });
  });

  const text = unicode.filter((value) => value !== '');
  const values = fc.uniqueArray(text, { maxLength: 3 }).map((list) => list.sort());
  const attribute = fc.record(
    { key: fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/), values, min: fc.constantFrom('1', '2k', '10n'), max: fc.constantFrom('5k', '1M') },
    { requiredKeys: ['key', 'values'] },
  );
  const params: fc.Arbitrary<ListParams> = fc.record({
    page: fc.integer({ min: 1, max: 10_000 }),
    size: fc.constantFrom(...LIST_SIZES),
    sort: fc.constantFrom(...LIST_SORTS),
    qty: fc.integer({ min: 1, max: 1e9 }),
    stock: fc.boolean(),
    brand: values,
    package: values,
    cat: values,
    attributes: fc
      .uniqueArray(attribute, { selector: ({ key }) => key, maxLength: 3 })
      .map((list) => list.filter((filter) => filter.values.length > 0 || 'min' in filter || 'max' in filter).sort((a, b) => (a.key < b.key ? -1 : 1))),
  });

  test('property: reading a written list gives the list', () => {
    check(params, (list) => {
      expect(readListParams(listSearch(list))).toEqual({ ...list, ignored: [] });
    });
  });

  test('property: writing a read list is stable for any input', () => {
    const name = fc.constantFrom('page', 'size', 'sort', 'qty', 'stock', 'brand', 'cat', 'a.x', 'a.x.min', 'a.x.max', 'other');
    const value = fc.oneof(fc.constantFrom('1', '2', '20', '50', 'mpn', '-stock', ''), fc.string());
    check(fc.array(fc.tuple(name, value)), (pairs) => {
      const { ignored: _, ...first } = readListParams(new URLSearchParams(pairs));
      const { ignored, ...second } = readListParams(listSearch(first));
      expect(second).toEqual(first);
      expect(ignored).toEqual([]);
    });
  });
});
