import * as v from 'valibot';
import { ORDER_TABS, TIME_FILTERS } from '../../../domain/order/order-records';
import { IDEMPOTENCY_KEY, ORDER_LIMITS, SHORTAGE_WISHES } from '../../../domain/order/order-policies';
import {
  INVOICE_STATUS, MACHINE, ORDER_STATUS, OVERDUE_FLAG, PAYMENT_METHOD, PAYMENT_STATUS, REFUND_STATUS, REFUND_TYPE,
} from '../../../domain/order/states';
import { HONG_KONG_ORDER_CODE } from '../../../domain/account/region-codes';
import { GOODS_TYPE } from '../../../domain/product/product';
import { addressEntry, addressId } from './address';
import { call, nothing } from '../base/call';
import { feeType, goodsId, LINES_BODY_LIMIT, ownNumber, pieces, shipments, wantedAnswer } from './cart';
import { count, day, decimal, flag, moment, multiplier, optionalText, rowsOf, text, texts } from '../base/fields';
import { tiers } from './goods';
import { regionCode } from './region';

export const orderNo = v.pipe(text, v.minLength(1), v.maxLength(40));
export const idempotencyKey = v.pipe(text, v.regex(IDEMPOTENCY_KEY));
export const orderStatus = v.picklist(Object.values(ORDER_STATUS));
export const payStatus = v.picklist(Object.values(PAYMENT_STATUS));
export const payMethod = v.picklist(Object.values(PAYMENT_METHOD));
export const invoiceStatus = v.picklist(Object.values(INVOICE_STATUS));
export const overdueFlag = v.picklist(Object.values(OVERDUE_FLAG));
export const refundType = v.picklist(Object.values(REFUND_TYPE));
export const refundStatus = v.picklist(Object.values(REFUND_STATUS));
export const invoiceTitle = v.pipe(text, v.minLength(1), v.maxLength(ORDER_LIMITS.invoiceTitle));
/** Letters and digits. In China there are 15 to 20; other countries have numbers of their own. */
export const taxNo = v.pipe(text, v.regex(/^[0-9A-Za-z]{4,20}$/));

/** The province of an order address. Hong Kong has another code here than in the lists of regions. */
const orderProvince = v.union([regionCode, v.literal(HONG_KONG_ORDER_CODE)]);

export const orderAddress = v.object({
  name: text, phone: text, country: optionalText,
  province: v.optional(orderProvince), city: v.optional(regionCode), district: v.optional(regionCode), detail: optionalText,
  line1: optionalText, line2: optionalText, cityText: optionalText, state: optionalText, postalCode: optionalText,
  ...texts('provinceName'), ...texts('cityName'), ...texts('districtName'),
});

export const orderLine = v.object({
  goodsId: text, mpn: text, ...texts('brandName'), ...texts('description'), photoUrl: optionalText,
  goodsType: v.picklist(Object.values(GOODS_TYPE)), supplierCode: optionalText,
  qty: count, unitPrice: decimal, amount: decimal, discountAmount: decimal, hasDiscount: flag,
  /** The terms of the product when the order was placed. */
  rangePrice: v.optional(tiers), orderGoodsFlagTemp: v.optional(flag),
  /** The number of pieces above the stock, which are ordered for the buyer. `orderDate` is the day by which they arrive. */
  orderNum: count, orderDate: v.optional(day),
  /** The number of pieces that were shipped; absent before shipment. */
  shipNum: v.optional(count),
  /** The buyer's own part number; absent if there is none. */
  partRef: optionalText,
  refundNum: count,
  refundable: v.array(v.object({ refundType, qty: count })),
});

const summaryFields = {
  orderNo: text,
  /** The buyer's own number of the order; absent if there is none. */
  customerOrderNo: optionalText,
  createTime: moment, orderStatus, payStatus, payMethod, invoiceStatus, overdueFlag,
  payable: decimal, refunded: decimal, payUntil: v.optional(moment), dueTime: v.optional(moment),
  /** Whether the buyer has paid, but the provider has not confirmed the payment yet. */
  payPending: v.optional(flag),
  /** The freight, which is a part of `payable`. Absent if there is none. */
  freight: v.optional(decimal),
  lines: v.array(orderLine),
};
export const orderSummary = v.object(summaryFields);

export const payment = v.object({
  paymentNo: text, orderNo: text, payMethod, amount: decimal, payStatus, payTime: v.optional(moment),
});

export const refund = v.object({
  refundNo: text, orderNo: text, refundType, refundStatus, goodsId: text, mpn: text, qty: count, amount: decimal, reason: text,
  /** The freight in the amount: that of an order of which nothing is shipped. Absent if there is none. */
  freight: v.optional(decimal),
  createTime: moment, carrier: optionalText, trackingNo: optionalText,
  /** Whether the buyer may still cancel the refund. */
  cancellable: flag,
});

export const invoice = v.object({
  orderNo: text, invoiceStatus, invoiceNo: optionalText, invoiceTitle: text, taxNo: text, amount: decimal,
  applyTime: v.optional(moment), issueTime: v.optional(moment),
});

const event = v.object({
  subject: v.picklist(Object.values(MACHINE)), number: text,
  fromStatus: optionalText, toStatus: text, createTime: moment,
  actor: v.picklist(['buyer', 'mall', 'provider', 'operator', 'clock']), cause: text,
});

export const orderDetail = v.object({
  ...summaryFields,
  total: decimal, discount: v.optional(multiplier), saving: decimal, feeType,
  address: orderAddress, shortage: v.picklist(SHORTAGE_WISHES), remark: optionalText,
  payment,
  shipment: v.optional(v.object({ carrier: text, trackingNo: text, createTime: moment })),
  /** What ships when, before shipment. Of an unpaid order: if it is paid today. */
  shipments: v.optional(shipments),
  refunds: v.array(refund),
  invoice: v.optional(invoice),
  events: v.array(event),
  /** The steps of the mall that are possible now; present in a demonstration only. */
  demoSteps: v.optional(v.array(v.object({ step: v.picklist(['ship', 'approveRefund', 'rejectRefund', 'receiveReturn']), refundNo: optionalText }))),
});

/** Text that must not be empty. */
export const filled = (most: number) => v.pipe(text, v.minLength(1), v.maxLength(most));

export const createOrder = call({
  name: 'order/createOrder', group: 'order', method: 'POST', path: 'order/createOrder', policy: 'never', bodyLimit: LINES_BODY_LIMIT,
  payload: v.object({
    idempotencyKey,
    /** The lines to order. Lines with the same product are added up. Absent: the selected lines of the user's cart that can be ordered. */
    lines: v.optional(v.pipe(
      v.array(v.object({
        goodsId, qty: pieces,
        /** The buyer's own part number, empty for none. Absent: the one in the user's cart. */
        partRef: v.optional(v.union([v.literal(''), ownNumber])),
      })),
      v.minLength(1), v.maxLength(ORDER_LIMITS.lines),
    )),
    /** `T`: the lines are those of the user's cart. If it no longer has each of them in this quantity, the order is refused: it may be placed already. */
    fromCart: v.optional(v.literal('T')),
    /** The amount that the page showed. If the mall computes another amount, the order is refused. */
    amount: v.optional(decimal),
    /** `addressId` names one of the user's addresses. `address` is a new address, which is kept. */
    addressId: v.optional(addressId),
    address: v.optional(v.object(addressEntry)),
    payMethod,
    /** Both or none. An upstream that knows `getInvoiceDetails` remembers them for the next order. */
    invoiceTitle: v.optional(invoiceTitle), taxNo: v.optional(taxNo),
    customerOrderNo: v.optional(ownNumber),
    shortage: v.picklist(SHORTAGE_WISHES),
    remark: v.optional(v.pipe(text, v.maxLength(ORDER_LIMITS.remark))),
  }),
  data: v.object({
    orderNo: text, orderStatus, payable: decimal,
    /** The payment that the order waits for. Absent if the order is on account, or if only `getOrder` names the payment. */
    paymentNo: v.optional(text),
  }),
  summary: 'Places an order; prices are the mall’s, stock is reserved. The same key and content gives the same answer for 24 hours',
});

/** The highest page number that may be requested. */
const MOST_PAGES = 1_000_000;

export const listOrders = call({
  name: 'order/qryOrderList', group: 'order', method: 'POST', path: 'order/qryOrderList', policy: 'never',
  payload: v.object({
    status: v.optional(v.picklist(ORDER_TABS)), time: v.optional(v.picklist(TIME_FILTERS)),
    /** Part of an order number, also of the buyer's own, or the beginning of a part number, also of the buyer's own. */
    keyword: v.optional(v.pipe(text, v.maxLength(100))),
    pageNo: v.optional(v.pipe(count, v.minValue(1), v.maxValue(MOST_PAGES))), pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100))),
    /** How many lines of each order are wanted at most, the first ones; absent for all. */
    mostLines: v.optional(v.pipe(count, v.minValue(1))),
  }),
  data: v.object({
    page: v.object({
      pageNo: count, pageSize: count, total: count, totalPage: count,
      /** `lineCount` is how many lines the order has; absent if `lines` has them all. */
      rows: rowsOf(v.object({ ...summaryFields, lineCount: v.optional(count) })),
    }),
    counts: v.array(v.object({ status: v.picklist(ORDER_TABS), count })),
  }),
  summary: 'Orders of the signed-in user, newest first, with how many there are of each status',
});

export const getOrder = call({
  name: 'order/qryOrderDetail', group: 'order', method: 'POST', path: 'order/qryOrderDetail', policy: 'never',
  payload: v.object({ orderNo }), data: orderDetail, summary: 'An order of the signed-in user',
});

export const cancelOrder = call({
  name: 'order/cancelOrder', group: 'order', method: 'POST', path: 'order/cancelOrder', policy: 'never',
  payload: v.object({ orderNo }), data: v.nullish(v.unknown()), summary: 'Closes an unpaid order; its stock is free again',
});

export const confirmReceipt = call({
  name: 'order/confirmReceipt', group: 'order', method: 'POST', path: 'order/confirmReceipt', policy: 'never',
  payload: v.object({ orderNo }), data: v.nullish(v.unknown()), summary: 'The goods of a shipped order have arrived',
});

export const buyAgain = call({
  name: 'order/buyAgain', group: 'order', method: 'POST', path: 'order/buyAgain', policy: 'never',
  payload: v.object({ orderNo }), data: wantedAnswer, summary: 'Puts the lines of an order into the cart; each is added or says why not',
});

export const applyRefund = call({
  name: 'refund/applyRefund', group: 'order', method: 'POST', path: 'refund/applyRefund', policy: 'never',
  payload: v.object({ idempotencyKey, orderNo, refundType, goodsId, qty: pieces, reason: filled(ORDER_LIMITS.reason) }),
  data: v.object({ refundNo: text, amount: decimal }),
  summary: 'Asks for money back for pieces of a line: T01 of what is not shipped, T02 of what is sent back after receipt',
});

export const refundNo = v.pipe(text, v.minLength(1), v.maxLength(40));

export const cancelRefund = call({
  name: 'refund/cancelRefund', group: 'order', method: 'POST', path: 'refund/cancelRefund', policy: 'never',
  payload: v.object({ refundNo }), data: v.nullish(v.unknown()), summary: 'Takes a refund back, until goods are sent back',
});

export const shipReturn = call({
  name: 'refund/shipReturn', group: 'order', method: 'POST', path: 'refund/shipReturn', policy: 'never',
  payload: v.object({ refundNo, carrier: filled(ORDER_LIMITS.carrier), trackingNo: filled(ORDER_LIMITS.trackingNo) }),
  data: v.nullish(v.unknown()), summary: 'The goods of an approved return are on their way back',
});

export const listRefunds = call({
  name: 'refund/qryRefundList', group: 'order', method: 'POST', path: 'refund/qryRefundList', policy: 'never',
  payload: nothing, data: v.object({ rows: rowsOf(refund) }), summary: 'Refunds of the signed-in user, newest first',
});

export const applyInvoice = call({
  name: 'invoice/applyInvoice', group: 'order', method: 'POST', path: 'invoice/applyInvoice', policy: 'never',
  payload: v.object({ orderNo, invoiceTitle, taxNo: v.optional(taxNo) }), data: v.nullish(v.unknown()),
  summary: 'Asks for the invoice of an order; it is billed once the order is paid, or on account',
});

export const listInvoices = call({
  name: 'invoice/qryInvoiceList', group: 'order', method: 'POST', path: 'invoice/qryInvoiceList', policy: 'never',
  payload: nothing, data: v.object({ rows: rowsOf(invoice) }), summary: 'Invoices of the signed-in user, newest first',
});

/** The name and tax number for an invoice; the number only with a name. */
const invoiceDetails = v.object({ invoiceTitle: v.optional(invoiceTitle), taxNo: v.optional(taxNo) });

export const getInvoiceDetails = call({
  name: 'invoice/qryInvoiceDetails', group: 'order', method: 'POST', path: 'invoice/qryInvoiceDetails', policy: 'never', optional: true,
  payload: nothing, data: invoiceDetails, summary: 'What the signed-in user last gave for an invoice, for the next one; empty if nothing is remembered',
});

export const saveInvoiceDetails = call({
  name: 'invoice/saveInvoiceDetails', group: 'order', method: 'POST', path: 'invoice/saveInvoiceDetails', policy: 'never', optional: true,
  payload: invoiceDetails, data: v.nullish(v.unknown()), summary: 'Changes what is remembered for the next invoice of the signed-in user; without fields it is forgotten',
});

export const getAccountPeriod = call({
  name: 'accountPeriod/qryAccountPeriod', group: 'order', method: 'POST', path: 'accountPeriod/qryAccountPeriod', policy: 'never',
  payload: nothing,
  data: v.object({
    limit: decimal, used: decimal, free: decimal, overdue: decimal, overdueFlag,
    orders: v.array(v.object({ orderNo: text, createTime: moment, owed: decimal, dueTime: v.optional(moment), overdueFlag })),
  }),
  summary: 'What the signed-in user buys on account: credit, what of it is used, and unpaid orders, those due first; the sums have also those that are not listed',
});

