import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_DEFAULTS, LIST_SIZES, LIST_SORTS, type ListParams, listSearch } from '~/domain/catalogue/list-address';
import { LIST_SELLERS, sortKeyOf } from '~/domain/catalogue/list-params';
import { readListParams } from '~/domain/catalogue/list-reading';
import { check, checkLarge, unicode } from '../property';

const NOTHING = { ...LIST_DEFAULTS, ignored: [], unreadableQty: '' };

describe('reading the parameters of a list', () => {
  test('gives the defaults without any', () => {
    expect(readListParams('')).toEqual(NOTHING);
    expect(LIST_DEFAULTS).toEqual({ page: 1, size: 20, sort: 'rank', qty: 1, stock: false, seller: null, brand: [], package: [], cat: [], attributes: [], find: [], compare: [] });
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
    const search = '?page=3&size=50&sort=-price&qty=250&stock=1&brand=TI&brand=ADI&package=SOT-23&cat=3_031207&a.tolerance=1%25&a.resistance.min=4k7&a.resistance.max=10k&seller=own&find.brand=mu&find.voltage=2&compare=F2&compare=F1';
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
      seller: 'own',
      find: [{ key: 'brand', text: 'mu' }, { key: 'voltage', text: '2' }],
      compare: ['F2', 'F1'],
      ignored: [],
      unreadableQty: '',
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

  test.each(['a.constructor=1', 'a.constructor.min=1', 'find.constructor=1', 'sort=a.constructor', 'sort=-a.constructor'])('%s is ignored, since every object has a constructor', (search) => {
    expect(readListParams(search)).toEqual({ ...NOTHING, ignored: [search.split('=')[0]] });
    expect(readListParams('a.constructor_type=x').attributes).toEqual([{ key: 'constructor_type', values: ['x'] }]);
  });

  test.each(['size=15', 'size=020', 'sort=name', 'sort=a.', 'sort=a.Bad', 'sort=--a.x', 'seller=me', 'a.resistance.min=x', 'a.power.max=10MH', 'page=1,000', 'stock=0', 'stock=yes'])('%s is ignored and named', (search) => {
    expect(readListParams(search)).toEqual({ ...NOTHING, ignored: [search.split('=')[0]] });
  });

  test.each(['0', '-1', '1.5', 'x', '1e2', '10 pcs', '2.5001k'])('a quantity that cannot be read stays as it was typed: %s', (qty) => {
    expect(readListParams(new URLSearchParams({ qty }))).toEqual({ ...NOTHING, unreadableQty: qty });
  });

  test('a quantity may be typed in thousands', () => {
    expect(readListParams('qty=2.5k')).toEqual({ ...NOTHING, qty: 2500 });
  });

  test.each<[string, string | null]>([['a.voltage', 'voltage'], ['-a.rds_on', 'rds_on'], ['price', null], ['-stock', null]])('%s sorts by the parameter %s', (sort, key) => {
    expect(readListParams(`sort=${sort}`).sort).toBe(sort);
    expect(sortKeyOf(readListParams(`sort=${sort}`).sort)).toBe(key);
  });

  test('at most six products are marked, each once and in their order', () => {
    const { compare, ignored } = readListParams('compare=9&compare=3&compare=9&compare=5&compare=4&compare=2&compare=7&compare=1');
    expect(compare).toEqual(['9', '3', '5', '4', '2', '7']);
    expect(ignored).toEqual(['compare']);
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
    expect(readListParams('a.voltage.min=5A').ignored).toHaveLength(2);
    expect(readListParams('a.length.min=5mm&a.length.max=1s').ignored).toHaveLength(2);
    expect(readListParams('a.resistance.min=332&a.resistance.max=1').ignored).toHaveLength(2);
    expect(readListParams('a.resistance.min=1206&a.resistance.max=0805').ignored).toHaveLength(2);
    expect(readListParams('a.capacitance.min=1u&a.capacitance.max=100n').ignored).toHaveLength(2);
    expect(readListParams('a.pins.min=8&a.pins.max=4').ignored).toHaveLength(2);
    expect(readListParams('a.resistance.min=x&a.resistance.max=1').attributes).toEqual([{ key: 'resistance', values: [], max: '1' }]);
  });
});

describe('a bound in a field with a choice of units', () => {
  const bounds = (typed: Record<string, string>) => readListParams(new URLSearchParams(typed)).attributes;

  test.each([
    ['25', 'V', '25V'], ['4.7', 'µF', '4.7µF'], ['1,000', 'Ω', '1000Ω'], ['4,7', 'kΩ', '4,7kΩ'], ['-40', '°C', '-40°C'], ['0603', 'm', '603m'], ['4k7', 'Ω', '4k7'], ['100n', 'µF', '100n'], ['50 V', 'kV', '50 V'], [' 10 ', 'nF', '10nF'],
  ])('%s with %s is %s', (min, unit, read) => {
    expect(bounds({ 'a.x.min': min, 'a.x.unit': unit })).toEqual([{ key: 'x', values: [], min: read }]);
  });

  test('has no effect without a bound', () => {
    expect(readListParams('a.x.unit=V&a.y.min=&a.y.unit=µF')).toEqual(NOTHING);
  });

  test.each(['1', ' ', '5 V', '-'])('a unit that is none is ignored: %j', (unit) => {
    expect(readListParams(new URLSearchParams({ 'a.x.min': '2', 'a.x.unit': unit }))).toMatchObject({ attributes: [{ key: 'x', min: '2' }], ignored: ['a.x.unit'] });
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
    sort: fc.oneof(fc.constantFrom(...LIST_SORTS), fc.constantFrom('a.voltage' as const, '-a.rds_on' as const)),
    seller: fc.constantFrom(null, ...LIST_SELLERS),
    qty: fc.integer({ min: 1, max: 1e9 }),
    stock: fc.boolean(),
    brand: values,
    package: values,
    cat: values,
    compare: fc.uniqueArray(text, { maxLength: 6 }),
    find: fc.uniqueArray(fc.record({ key: fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/), text }), { selector: ({ key }) => key, maxLength: 3 }).map((list) => list.sort((a, b) => (a.key < b.key ? -1 : 1))),
    attributes: fc
      .uniqueArray(attribute, { selector: ({ key }) => key, maxLength: 3 })
      .map((list) => list.filter((filter) => filter.values.length > 0 || 'min' in filter || 'max' in filter).sort((a, b) => (a.key < b.key ? -1 : 1))),
  });

  test('property: reading a written list gives the list', () => {
    checkLarge(params, (list) => {
      expect(readListParams(listSearch(list))).toEqual({ ...list, ignored: [], unreadableQty: '' });
    });
  });

  test('property: writing a read list is stable for any input', () => {
    const name = fc.constantFrom('page', 'size', 'sort', 'qty', 'stock', 'brand', 'cat', 'a.x', 'a.x.min', 'a.x.max', 'a.x.unit', 'seller', 'find.x', 'compare', 'other');
    const value = fc.oneof(fc.constantFrom('1', '2', '20', '50', 'mpn', '-stock', ''), fc.string());
    check(fc.array(fc.tuple(name, value)), (pairs) => {
      const { ignored: _, unreadableQty: __, ...first } = readListParams(new URLSearchParams(pairs));
      const { ignored, unreadableQty: ___, ...second } = readListParams(listSearch(first));
      expect(second).toEqual(first);
      expect(ignored).toEqual([]);
    });
  });
});

test('S41: all names and values together are bounded, since a page repeats them in every link; so are the names that are ignored', () => {
  const wide = Array.from({ length: 1_000 }, (_, index) => `a.key${index % 20}=value${index}`).join('&');
  const { attributes, ignored } = readListParams(wide);
  const read = attributes.flatMap(({ key, values }) => values.map((value) => `a.${key}${value}`));
  expect(read.join('').length).toBeGreaterThan(2_200);
  expect(read.join('').length).toBeLessThanOrEqual(2_500);
  expect(ignored.length).toBeGreaterThan(0);
  const chinese = readListParams(Array.from({ length: 50 }, (_, index) => `package=${'电'.repeat(30)}${index}`).join('&'));
  expect([chinese.package.length > 5, listSearch(chinese).length <= 2_600]).toEqual([true, true]);
  const unknown = readListParams(Array.from({ length: 3_000 }, (_, index) => `${'z'.repeat(500)}${index}=1`).join('&'));
  expect(unknown.ignored.map((name) => name.length)).toEqual(Array.from({ length: 20 }, () => 100));
});
