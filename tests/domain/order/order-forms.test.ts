import { describe, expect, test } from 'vitest';
import { awaitedPath, canAskForInvoice, canCancel, canPay, orderPath, payPath } from '~/domain/order/order-forms';
import type { OrderStatus } from '~/domain/order/states';

const ALL: OrderStatus[] = ['P0A', 'P0C', 'P0D', 'P0R', 'P0W', 'P0F'];

test('an order with any number has an address', () => {
  expect(orderPath('F20261122-00482137')).toBe('/order_detail/F20261122-00482137');
  expect(orderPath('a/b?c')).toBe('/order_detail/a%2Fb%3Fc');
  expect(awaitedPath('a/b?c')).toBe('/order_detail/a%2Fb%3Fc?paying=1');
  expect(payPath('a/b?c')).toBe('/pay/a%2Fb%3Fc');
});

describe('an order can be paid', () => {
  test('while it is not paid, unless it waits for approval or is closed', () => {
    expect(ALL.filter((status) => canPay({ status, paymentStatus: 'P0C', paymentPending: false }))).toEqual(['P0C', 'P0D', 'P0R', 'P0W']);
  });

  test('once', () => {
    for (const paymentStatus of ['P0S', 'P0F'] as const) expect(ALL.filter((status) => canPay({ status, paymentStatus, paymentPending: false }))).toEqual([]);
  });
});

test('while a payment is in progress an order can be neither paid nor cancelled', () => {
  expect(ALL.filter((status) => canPay({ status, paymentStatus: 'P0C', paymentPending: true }))).toEqual([]);
  expect(ALL.filter((status) => canCancel({ status, paymentPending: true }))).toEqual([]);
  expect(ALL.filter((status) => canCancel({ status, paymentPending: false }))).toEqual(['P0C']);
});

describe('an invoice can be requested', () => {
  test('once, unless the order is closed', () => {
    expect(ALL.filter((status) => canAskForInvoice({ status, invoiceStatus: 'I0C' }))).toEqual(ALL.slice(0, -1));
    for (const invoiceStatus of ['IOA', 'I0S'] as const) expect(ALL.filter((status) => canAskForInvoice({ status, invoiceStatus }))).toEqual([]);
  });
});
