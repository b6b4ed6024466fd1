import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_TABS, TIME_FILTERS } from '~/domain/order/order-records';
import { ORDER_PAGE_SIZES, orderListFields, orderListPath, type OrderListQuery, readOrderList } from '~/domain/order/order-list';
import { check, unicode } from '../property';

const FIRST: OrderListQuery = { status: 'ALL', time: '3m', keyword: '', pageNo: 1, pageSize: 10 };
const read = (search: string) => readOrderList(new URLSearchParams(search));

describe('the address of the list of orders', () => {
  test('has no parameters for the first page of all orders of three months', () => {
    expect(read('')).toEqual(FIRST);
    expect(orderListFields(FIRST)).toEqual([]);
    expect(orderListPath(FIRST)).toBe('/membership_center?tab=orders');
  });

  test('has a parameter for every other choice', () => {
    expect(read('tab=orders&status=P0C&time=inyear&keyword=+LM358+&page=3&size=20')).toEqual({ status: 'P0C', time: 'inyear', keyword: 'LM358', pageNo: 3, pageSize: 20 });
  });

  test.each([
    'status=P0X', 'status=', 'time=week', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'size=7', 'size=x', 'size=100', 'status=ALL&status=P0C', 'keyword=%20',
  ])('%s means the first page of all orders', (search) => {
    expect(read(search)).toEqual(FIRST);
  });

  test('has limits', () => {
    expect(read('page=99999999999999').pageNo).toBe(1_000_000);
    expect(read(`keyword=${'x'.repeat(200)}`).keyword).toBe('x'.repeat(100));
  });

  test('starts at the first page after any change except that of the page', () => {
    const third: OrderListQuery = { ...FIRST, pageNo: 3 };
    expect(orderListPath(third, { pageNo: 4 })).toBe('/membership_center?tab=orders&page=4');
    expect(orderListPath(third, { status: 'P0C' })).toBe('/membership_center?tab=orders&status=P0C');
    expect(orderListPath({ ...third, keyword: 'a&b' })).toBe('/membership_center?tab=orders&keyword=a%26b');
  });

  test('property: is read back as written', () => {
    const query = fc.record({
      status: fc.constantFrom(...ORDER_TABS), time: fc.constantFrom(...TIME_FILTERS), keyword: unicode.map((text) => text.trim().slice(0, 100)),
      pageNo: fc.integer({ min: 1, max: 1_000_000 }), pageSize: fc.constantFrom(...ORDER_PAGE_SIZES),
    });
    check(query, (one) => {
      const { searchParams } = new URL(orderListPath(one, { pageNo: one.pageNo }), 'http://shop.example');
      expect(readOrderList(searchParams)).toEqual({ ...one, keyword: one.keyword.trim() });
    });
  });
});
