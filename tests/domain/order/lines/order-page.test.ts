import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINES_ON_PAGE, orderPageOf } from '~/domain/order/lines/order-page';
import type { OrderDetail, OrderLine } from '~/domain/order/order-records';
import { check } from '../../property';

const ORDER: OrderDetail = {
  orderNo: 'F20261122-00000001', customerOrderNo: '', createdAt: 0, status: 'P0D', paymentStatus: 'P0S', paymentPending: false, paymentMethod: 'PW0', invoiceStatus: 'I0C',
  overdue: 'P0F', payable: '1', freight: '0', refunded: '0', payUntil: null, dueAt: null, lines: [], lineCount: 0, total: '1', discount: '1', saving: '0', shipping: 'FP0',
  address: { name: 'A', phone: '1', country: 'CN', lines: [], taxNoLike: '' }, shortage: 'ship', remark: '',
  payment: { paymentNo: 'P', orderNo: 'F', method: 'PW0', amount: '1', status: 'P0S', paidAt: 0 }, shipment: null, shipments: [], refunds: [], invoice: null, events: [], demoSteps: [],
};
const LINE: OrderLine = {
  productId: '', mpn: 'M', brand: 'B', description: '', image: '', goodsType: 'GT0', supplier: '', partRef: '', quantity: 2, unitPrice: '1', amount: '2', discounted: '2', hasDiscount: false,
  ordered: 0, orderedDate: null, shipped: null, refundedQuantity: 0, refundable: [],
};

/** An order of so many lines, each in one or two of three shipments. */
function orderOf(count: number): OrderDetail {
  const lines = Array.from({ length: count }, (_, line) => ({ ...LINE, productId: `p${line}` }));
  const shipments = [2, 3, 5].map((divisor) => ({
    day: `2026-11-0${divisor}`, supplier: null, lines: lines.filter((_, line) => line % divisor === 0).map(({ productId }) => ({ productId, quantity: 1 })),
  }));
  return { ...ORDER, lines, lineCount: count, shipments };
}

const counts = fc.integer({ min: 1, max: 5 * LINES_ON_PAGE });
const page = (order: OrderDetail, pageNo: number, productId = '') => orderPageOf(order, { pageNo, productId });

test('the pages of an order have all of its lines once, in their order, and each page what ships of them', () => {
  check(counts, (count) => {
    const order = orderOf(count);
    const { totalPage } = page(order, 1).linePage;
    const pages = Array.from({ length: totalPage }, (_, index) => page(order, index + 1).order);
    expect(pages.flatMap(({ lines }) => lines)).toEqual(order.lines);
    for (const { lines, lineCount } of pages) expect([lines.length <= LINES_ON_PAGE, lines.length > 0, lineCount]).toEqual([true, true, count]);
    for (const [index, shipment] of order.shipments.entries()) {
      expect(pages.flatMap(({ shipments }) => shipments[index]?.lines ?? [])).toEqual(shipment.lines);
      for (const { shipments } of pages) expect(shipments[index]?.lineCount ?? shipments[index]?.lines.length).toBe(shipment.lines.length);
    }
  });
});

test('any number of a page counts as the nearest one, and a product leads to the page of its line', () => {
  check(fc.tuple(counts, fc.oneof(fc.integer(), fc.double(), fc.constant(NaN)), fc.nat()), ([count, pageNo, at]) => {
    const order = orderOf(count);
    const { linePage } = page(order, pageNo);
    expect([linePage.pageNo >= 1, linePage.pageNo <= linePage.totalPage]).toEqual([true, true]);
    const productId = `p${at % count}`;
    expect(page(order, pageNo, productId).order.lines.map((line) => line.productId)).toContain(productId);
    expect(page(order, pageNo, 'another')).toEqual(page(order, pageNo));
  });
});

test('an order of one page stays as it is', () => {
  const order = orderOf(LINES_ON_PAGE);
  expect(page(order, 7)).toEqual({ order, linePage: { pageNo: 1, totalPage: 1 } });
});
