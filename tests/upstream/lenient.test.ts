import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from '~/upstream/contract/base/call';
import { CALLS } from '~/upstream/contract/calls';
import { getDiscountRule, helpItem } from '~/upstream/contract/records/content';
import { envelope } from '~/upstream/contract/base/envelope';
import { listOf, stock } from '~/upstream/contract/base/fields';
import { goods, tier } from '~/upstream/contract/records/goods';
import { searchGoods } from '~/upstream/contract/records/search';
import { parseLenient, readLenient } from '~/upstream/contract/base/lenient';
import { wireNames } from '~/upstream/contract/base/wire-names';
import { user } from '~/upstream/contract/records/user';
import { processorTime } from '../fixtures/processor-time';
import { arbitraryOf } from '../fixtures/wire/wire-arbitrary';

const read = (schema: v.GenericSchema, input: unknown) => parseLenient(schema, input);
const NAMED: Array<[string, Call]> = CALLS.map((call) => [call.name, call]);
const RUNS = { numRuns: 60 };

test('a description alone does not make a schema a stock or a list of independent items', () => {
  const number = v.pipe(v.number(), v.description(v.getDescription(stock) ?? ''));
  const list = v.pipe(v.array(v.string()), v.description(v.getDescription(listOf(v.string())) ?? ''));
  expect([read(stock, null).output, read(listOf(v.string()), ['a', {}]).output]).toEqual([0, ['a']]);
  expect([read(number, null).success, read(list, ['a', {}]).success]).toEqual([false, false]);
});

describe.each(NAMED)('%s', (_, call) => {
  test('a valid record is read unchanged', () => {
    fc.assert(
      fc.property(arbitraryOf(call.data), (data) => {
        const strict = v.safeParse(call.data, data);
        expect(strict.success).toBe(true);
        expect(read(call.data, data)).toEqual(strict);
      }),
      RUNS,
    );
  });

  test('numbers as text, null for absent fields, and unknown fields give the same record', () => {
    fc.assert(
      fc.property(arbitraryOf(call.data), (data) => {
        const strict = v.safeParse(call.data, data);
        expect(read(call.data, loosen(call.data, data))).toEqual(strict);
      }),
      RUNS,
    );
  });

  test('a valid payload stays valid', () => {
    fc.assert(fc.property(arbitraryOf(call.payload), (payload) => read(call.payload, payload).success), RUNS);
  });
});

/** The same record as a careless upstream sends it. */
function loosen(schema: v.GenericSchema, value: unknown): unknown {
  if ('wrapped' in schema && isSchema(schema.wrapped)) {
    const absent = schema.type === 'optional' && schema.wrapped.type !== 'nullable' && value === undefined;
    return absent ? null : loosen(schema.wrapped, value);
  }
  if ('getter' in schema && typeof schema.getter === 'function') return loosen(schema.getter(undefined), value);
  if (typeof value === 'number' && schema.type === 'number') return plain(value);
  if (Array.isArray(value) && 'item' in schema) {
    const { item } = schema;
    return isSchema(item) ? value.map((inner) => loosen(item, inner)) : value;
  }
  if (!isRecord(value)) return value;
  if ('entries' in schema && isRecord(schema.entries)) {
    const fields = Object.entries(schema.entries).map(([key, entry]) => [key, isSchema(entry) ? loosen(entry, value[key]) : entry]);
    return { ...Object.fromEntries(fields), neverHeardOf: 1 };
  }
  return value;
}

function plain(value: number): number | string {
  return /e/.test(String(value)) ? value : ` ${value}`;
}
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value['kind'] === 'schema';
}

describe('numbers in place of text', () => {
  test.each([
    [0.0000125, '0.0000125'], [1e-7, '0.0000001'], [0, '0'], [12, '12'], [123456789.25, '123456789.25'],
    [1e-12, '0.000000000001'], [999999999999999, '999999999999999'],
  ])('a price of %d is read as %s', (price, text) => {
    expect(read(tier, { min: 1, price })).toMatchObject({ success: true, output: { min: 1, price: text } });
  });

  test('a number too large for plain notation keeps its digits', () => {
    expect(readLenient(v.string(), 1e21)).toBe('1000000000000000000000');
    expect(readLenient(v.string(), 1e30)).toMatch(/^1\d{30}$/);
  });

  test('a numeric code of the envelope', () => {
    expect(readLenient(envelope, { code: 0, data: 1 })).toEqual({ code: '0', data: 1 });
  });
});

describe('null and absent are equal', () => {
  test('if a record may be null', () => {
    const nullable = v.nullable(user);
    expect(read(nullable, undefined)).toMatchObject({ success: true, output: null });
    expect(read(v.object({ inner: nullable }), {})).toMatchObject({ success: true, output: { inner: null } });
  });

  test('if a field may be absent', () => {
    expect(read(user, { userCode: null, userName: 'Li' })).toMatchObject({ success: true, output: { userName: 'Li' } });
  });

  test('if both are allowed each stays', () => {
    expect(read(helpItem, { menuId: '1', parentMenuId: null })).toMatchObject({ output: { parentMenuId: null } });
    expect(read(helpItem, { menuId: '1' })).toMatchObject({ output: { menuId: '1' } });
  });
});

describe('a list of independent items', () => {
  const rule = getDiscountRule.data;
  const GOOD = { amount: '500', discount: '0.95' };

  test('leaves out and reports malformed items only', () => {
    const told: string[] = [];
    const malformed = [{ amount: '500', discount: '0' }, { ...GOOD, discount: '1.01' }, { ...GOOD, discount: 'abc' }, { ...GOOD, amount: '-1' }, { amount: '500' }, null, 7];
    const input = { itemList: [malformed[0], GOOD, ...malformed.slice(1), { amount: 2000, discount: 1 }] };
    const leftOut = parseLenient(rule, input, { onLeftOut: (issue) => told.push(v.getDotPath(issue) ?? '') });
    expect(leftOut.output).toEqual({ itemList: [GOOD, { amount: '2000', discount: '1' }] });
    expect(told).toEqual(['discount', 'discount', 'discount', 'amount', 'discount', '', '']);
  });

  test.each(['0.85', '0.000000000001', '1', '1.000', '0.999999999999'])('accepts a multiplier of %s', (discount) => {
    expect(read(rule, { itemList: [{ amount: '1', discount }] })).toMatchObject({ output: { itemList: [{ discount }] } });
  });

  test.each(['0', '0.0', '1.01', '1.', '.5', '85', '-0.5', '1e-1', '0.0000000000001', '0.0000000000011', '0.99999999999999999999999', '1.0000000000000'])('leaves out a multiplier of %s', (discount) => {
    expect(read(rule, { itemList: [{ amount: '1', discount }] })).toMatchObject({ output: { itemList: [] } });
  });

  test('leaves out a product with more than 100 price tiers', () => {
    const product = (tiers: number) => ({ id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0', rangePrice: Array.from({ length: tiers }, (_, min) => ({ min, price: '1' })) });
    expect(read(goods, product(100)).success).toBe(true);
    expect(read(goods, product(101)).success).toBe(false);
  });

  test('keeps the other products of a page', () => {
    const page = { pageNo: 1, pageSize: 20, total: 2, totalPage: 1, rows: [{ id: 'F1' }, { id: 'F2', mpn: 'LM358', stock: 7, goodsType: 'GT0' }] };
    expect(read(searchGoods.data, { brands: [], catalogs: [], page })).toMatchObject({ output: { page: { rows: [{ id: 'F2' }] } } });
  });

  test('is malformed if no row of the answer remains', () => {
    const page = { pageNo: 1, pageSize: 20, total: 2, totalPage: 1, rows: [{ id: 'F1' }, { id: 'F2', mpn: 'LM358', stock: 'many', goodsType: 'GT0' }] };
    expect(read(searchGoods.data, { brands: [], catalogs: [], page }).success).toBe(false);
    expect(read(searchGoods.data, { brands: [], catalogs: [], page: { ...page, rows: [] } }).success).toBe(true);
  });

  test('is malformed, and quickly refused, if many items are', () => {
    const tiers = (malformed: number) => ({ itemList: [GOOD, ...Array.from({ length: malformed }, () => 0)] });
    expect(read(rule, tiers(10))).toMatchObject({ output: { itemList: [GOOD] } });
    expect(read(rule, tiers(11)).success).toBe(false);
    const told: unknown[] = [];
    const many = tiers(300_000);
    const refuse = () => parseLenient(rule, many, { onLeftOut: (issue) => told.push(issue) });
    expect(processorTime(refuse)).toBeLessThan(1000);
    expect(told).toEqual([]);
  });

  test('must be a list', () => {
    expect(read(rule, { itemList: 'none' }).success).toBe(false);
  });

  test('does not include price tiers: a product with a malformed tier is malformed', () => {
    expect(read(goods, { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0', rangePrice: [{ min: 1, price: 'x' }] }).success).toBe(false);
  });
});

describe('a malformed stock', () => {
  test.each([null, undefined, '', ' ', -1, '-3', 1.5, '2.5'])('%j is 0, and the product stays', (stock) => {
    const product = { id: 'F1', mpn: 'LM358', stock, goodsType: 'GT0' };
    expect(read(goods, product)).toMatchObject({ success: true, output: { id: 'F1', stock: 0 } });
    const page = { pageNo: 1, pageSize: 20, total: 1, totalPage: 1, rows: [product] };
    expect(read(searchGoods.data, { brands: [], catalogs: [], page })).toMatchObject({ output: { page: { rows: [{ id: 'F1', stock: 0 }] } } });
  });

  test('is refused by the strict schema', () => {
    for (const stock of [null, '', -1, 1.5]) expect(v.is(goods, { id: 'F1', mpn: 'LM358', stock, goodsType: 'GT0' })).toBe(false);
  });
});

describe('other malformed input is refused', () => {
  const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };

  test.each([
    ['a missing part number', { ...PRODUCT, mpn: undefined }], ['a part number of null', { ...PRODUCT, mpn: null }],
    ['a boolean for a number', { ...PRODUCT, stock: true }], ['words for a number', { ...PRODUCT, stock: 'many' }],
    ['an empty text for a number', { ...PRODUCT, moq: '' }], ['hexadecimal', { ...PRODUCT, stock: '0x10' }],
    ['a thousands separator', { ...PRODUCT, stock: '1,000' }], ['a negative minimum', { ...PRODUCT, moq: -1 }],
    ['a fraction of a piece', { ...PRODUCT, moq: 1.5 }], ['a boolean for text', { ...PRODUCT, mpn: true }],
    ['a list for text', { ...PRODUCT, mpn: ['LM358'] }], ['a boolean for a flag', { ...PRODUCT, hasDiscount: true }],
    ['an unknown kind of goods', { ...PRODUCT, goodsType: 'GT9' }], ['a record for a list', { ...PRODUCT, rangePrice: {} }],
    ['a price with a sign', { ...PRODUCT, rangePrice: [{ min: 1, price: '-1' }] }],
    ['a price with a unit', { ...PRODUCT, rangePrice: [{ min: 1, price: '¥1' }] }],
    ['text', 'LM358'], ['a list', [PRODUCT]], ['null', null], ['nothing', undefined],
  ])('%s', (_, input) => {
    expect(read(goods, input).success).toBe(false);
  });

  test('no JSON throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        for (const { data } of CALLS) read(data, input);
        read(envelope, input);
      }),
    );
  });

  test('the input does not change', () => {
    const input = { ...PRODUCT, stock: '7', moq: null };
    read(goods, input);
    expect(input).toEqual({ ...PRODUCT, stock: '7', moq: null });
  });
});

describe('the field with the product in its name', () => {
  const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
  const rows = v.object({ rows: v.array(goods) });
  const readAs = (product: string, days: Record<string, unknown>) => {
    const read = parseLenient(rows, { rows: [{ ...PRODUCT, ...days }] }, { names: wireNames(product) });
    return v.parse(rows, read.output).rows[0]?.deliveryCycle;
  };

  test('is read under its wire name, as leniently as others', () => {
    expect(readAs('farad', { faradDeliveryCycle: 3 })).toBe(3);
    expect(readAs('farad', { faradDeliveryCycle: '3' })).toBe(3);
    expect(readAs('farad', { faradDeliveryCycle: null })).toBeUndefined();
    expect(readAs('mall', { mallDeliveryCycle: 0 })).toBe(0);
  });

  test('is read under its contract name without the wire name', () => {
    expect(readAs('farad', { deliveryCycle: 3 })).toBe(3);
    expect(readAs('farad', { deliveryCycle: 3, faradDeliveryCycle: 5 })).toBe(5);
  });

  test('of another product is unknown', () => {
    expect(readAs('farad', { mallDeliveryCycle: 3 })).toBeUndefined();
  });
});
