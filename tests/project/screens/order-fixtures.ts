/** Data of pages: an order, its refund, an account period and a checkout. */
import type { AddressLists } from '~/domain/address/address-fields';
import type { Checkout, CheckoutLine } from '~/domain/order/checkout';
import type { AccountCredit, OrderDetail, OrderLine, Refund } from '~/domain/order/order-records';
import { SNAPSHOT_AT } from './screens';

export const CREDIT: AccountCredit = { limit: '50000', used: '8000', free: '42000', overdue: '0', flag: 'P0F' };

export function line(over: Partial<CheckoutLine> = {}): CheckoutLine {
  return {
    productId: 'F1', mpn: 'CAP-100N', brand: 'Acme', description: '100 nF', image: '/c.png', quantity: 450, partRef: '', unitPrice: '0.0312', amount: '14.04', discounted: '14.04',
    priceBefore: null, fulfilment: { now: 450, ordered: 0, day: null, partner: false, partnerDays: null }, ...over,
  };
}

export function checkout(over: Partial<Checkout> = {}): Checkout {
  return {
    ownNumbers: false, lines: [line()], blocked: [], others: [],
    totals: { lines: 1, total: '14.04', eligible: '0', discount: '0', saving: '0', shipping: 'FP1', payable: '14.04', next: null, sellers: [] }, shipments: [], ...over,
  };
}

/** The lists of the form of an address, for a shop that sends to China only. */
export const LISTS: AddressLists = { countries: [], first: 'CN', provinces: [], cities: [], districts: [] };

export const LINE: OrderLine = {
  productId: 'F1', mpn: 'CAP-100N', brand: 'Acme', description: '', image: '', goodsType: 'GT0', supplier: '', partRef: '', quantity: 450, unitPrice: '0.0312', amount: '14.04', discounted: '14.04',
  hasDiscount: false, ordered: 0, orderedDate: null, shipped: null, refundedQuantity: 0, refundable: [],
};

export function detail(over: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderNo: 'F20261120-1', customerOrderNo: '', createdAt: SNAPSHOT_AT, status: 'P0C', paymentStatus: 'P0C', paymentPending: false, paymentMethod: 'PW0', invoiceStatus: 'I0C', overdue: 'P0F', payable: '14.04', freight: '0', refunded: '0',
    payUntil: SNAPSHOT_AT + 1_800_000, dueAt: null, lines: [LINE], total: '14.04', discount: '0', saving: '0', shipping: 'FP1', shortage: 'ship', remark: '',
    address: { name: 'Ada', phone: '1', country: 'CN', lines: ['1 Road', 'Hong Kong'], taxNoLike: '91440300MA5F8K2T0X' },
    payment: { paymentNo: 'P20261120-1', orderNo: 'F20261120-1', method: 'PW0', amount: '14.04', status: 'P0C', paidAt: null },
    shipment: null, shipments: [], refunds: [], invoice: null, events: [], demoSteps: [], ...over, lineCount: over.lineCount ?? over.lines?.length ?? 1,
  };
}

export const REFUND: Refund = {
  refundNo: 'R20261121-1', orderNo: 'F20261120-1', type: 'T02', status: 'S02', productId: 'F1', mpn: 'CAP-100N', quantity: 50, amount: '1.89', freight: '0', reason: 'Too many', createdAt: SNAPSHOT_AT,
  carrier: '', trackingNo: '', cancellable: true,
};
