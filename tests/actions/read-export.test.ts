import { describe, expect, test } from 'vitest';
import { readExportForm } from '~/actions/order/read-export';
import { readForm } from '~/actions/form/posted-form';

function read(what: string, fields: Record<string, string> | URLSearchParams) {
  const body = new URLSearchParams(fields);
  return readForm(new Request('http://shop.test/', { method: 'POST', body })).then((form) => readExportForm(what, form));
}

describe('the form of an export', () => {
  test.each<[what: string, fields: Record<string, string>, wanted: unknown]>([
    ['cart', { format: 'xlsx' }, { what: 'cart', format: 'xlsx' }],
    ['cart', { format: 'csv', orderNo: 'F1', cartKey: 'k'.repeat(43) }, { what: 'cart', format: 'csv' }],
    ['orders', { format: 'csv', status: '', time: ' 3m ', keyword: ' LM358 ' }, { what: 'orders', format: 'csv', time: '3m', keyword: 'LM358' }],
    ['orders', { format: 'xlsx', status: 'P0D' }, { what: 'orders', format: 'xlsx', status: 'P0D' }],
    ['order', { format: 'pdf', orderNo: 'F1' }, { what: 'order', format: 'pdf', orderNo: 'F1' }],
    ['invoice', { format: 'pdf', orderNo: 'F1', _r: '/x' }, { what: 'invoice', format: 'pdf', orderNo: 'F1' }],
    ['bom', { format: 'xlsx', bomNo: 'B1', share: '', goal: '', bomKey: 'k'.repeat(43) }, { what: 'bom', format: 'xlsx', bomNo: 'B1' }],
    ['bom', { format: 'csv', share: 's'.repeat(43), goal: 'earliest' }, { what: 'bom', format: 'csv', shareKey: 's'.repeat(43), goal: 'earliest' }],
  ])('of %s with %j requests %j', async (what, fields, wanted) => {
    expect(await read(what, fields)).toEqual(wanted);
  });

  test.each<[what: string, fields: Record<string, string>, status: number]>([
    ['catalogue', { format: 'csv' }, 404],
    ['', { format: 'csv' }, 404],
    ['__proto__', { format: 'csv' }, 404],
    ['order', { format: 'pdf' }, 404],
    ['order', { format: 'pdf', orderNo: 'F'.repeat(41) }, 404],
    ['bom', { format: 'csv' }, 404],
    ['bom', { format: 'csv', shareKey: 's'.repeat(43) }, 404],
    ['bom', { format: 'csv', bomNo: '../B1' }, 404],
    ['bom', { format: 'csv', share: 'short' }, 404],
    ['bom', { format: 'pdf', bomNo: 'B1' }, 422],
    ['bom', { format: 'csv', bomNo: 'B1', goal: 'best' }, 422],
    ['cart', {}, 422],
    ['cart', { format: 'pdf' }, 422],
    ['invoice', { format: 'csv', orderNo: 'F1' }, 422],
    ['orders', { format: 'html' }, 422],
    ['orders', { format: 'csv', status: 'P0X' }, 422],
    ['orders', { format: 'csv', keyword: 'x'.repeat(101) }, 422],
  ])('of %s with %j is %d', async (what, fields, status) => {
    expect(await read(what, fields)).toBe(status);
  });

  test('ignores a field that is given twice', async () => {
    expect(await read('cart', new URLSearchParams('format=csv&format=xlsx'))).toBe(422);
  });
});
