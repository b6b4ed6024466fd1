import { describe, expect, test } from 'vitest';
import { awaitedPath, canAskForInvoice, canPay, orderPath } from '~/domain/order/order-forms';
import type { OrderStatus } from '~/domain/order/states';

const ALL: OrderStatus[] = ['P0A', 'P0C', 'P0D', 'P0R', 'P0W', 'P0F'];

test('an order has an address, whatever its number', () => {
  expect(orderPath('F20261122-00482137')).toBe('/order_detail/F20261122-00482137');
  expect(orderPath('a/b?c')).toBe('/order_detail/a%2Fb%3Fc');
  expect(awaitedPath('a/b?c')).toBe('/order_detail/a%2Fb%3Fc?paying=1');
});

describe('an order can be paid', () => {
  test('while it is not paid, unless it is audited or has closed', () => {
    expect(ALL.filter((status) => canPay({ status, paymentStatus: 'P0C' }))).toEqual(['P0C', 'P0D', 'P0R', 'P0W']);
  });

  test('once', () => {
    for (const paymentStatus of ['P0S', 'P0F'] as const) expect(ALL.filter((status) => canPay({ status, paymentStatus }))).toEqual([]);
  });
});

describe('an invoice can be asked for', () => {
  test('once, unless the order has closed', () => {
    expect(ALL.filter((status) => canAskForInvoice({ status, invoiceStatus: 'I0C' }))).toEqual(ALL.slice(0, -1));
    for (const invoiceStatus of ['IOA', 'I0S'] as const) expect(ALL.filter((status) => canAskForInvoice({ status, invoiceStatus }))).toEqual([]);
  });
});
