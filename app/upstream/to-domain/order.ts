import type { InferOutput } from 'valibot';
import type { Language } from '../../domain/text/language';
import { readMoment } from '../../domain/time/written-moment';
import { carrierName } from '../../domain/order/carriers';
import type {
  AccountCredit, AccountPeriod, Invoice, OrderDetail, OrderLine, OrderPage, OrderSummary, OrderTab,
  Payment, PaymentPage, PaymentWay, Refund,
} from '../../domain/order/order-records';
import { payPath } from '../../domain/order/order-forms';
import { ORDER_STATUS } from '../../domain/order/states';
import type { Data } from '../contract/base/call';
import type * as contract from '../contract/records/order';
import type { getPayment } from '../contract/records/payment';
import { toOrderAddress } from './address';
import { textOf } from './text';
import { toShipments } from './wire-shipments';

type WireDetail = Data<typeof contract.getOrder>;

function toOrderSummary(wire: InferOutput<typeof contract.orderSummary> & { lineCount?: number | undefined }, language: Language): OrderSummary {
  const { orderNo, customerOrderNo = '', createTime, orderStatus, payStatus, payMethod, invoiceStatus, overdueFlag, payable, refunded, freight = '0', payUntil, dueTime, payPending } = wire;
  return {
    orderNo, customerOrderNo, payable, freight, refunded, invoiceStatus,
    createdAt: momentOf(createTime), status: orderStatus, paymentStatus: payStatus, paymentPending: payPending === 'T', paymentMethod: payMethod, overdue: overdueFlag,
    payUntil: optionalMoment(payUntil), dueAt: optionalMoment(dueTime),
    lines: wire.lines.map((line) => toOrderLine(line, language)), lineCount: wire.lineCount ?? wire.lines.length,
  };
}

export function toOrderDetail(wire: WireDetail, language: Language): OrderDetail {
  const { total, discount = '0', saving, feeType, shortage, remark = '', address, shipment } = wire;
  return {
    ...toOrderSummary(wire, language),
    total, discount, saving, shipping: feeType, shortage, remark,
    address: toOrderAddress(address, language),
    payment: toPayment(wire.payment),
    shipment: shipment ? { carrier: carrierName(shipment.carrier, language), trackingNo: shipment.trackingNo, at: momentOf(shipment.createTime) } : null,
    shipments: toShipments(wire.shipments),
    refunds: wire.refunds.map((refund) => toRefund(refund, language)),
    invoice: wire.invoice ? toInvoice(wire.invoice) : null,
    events: wire.events.map(({ subject, number, fromStatus = '', toStatus, createTime, actor, cause }) => ({
      subject, number, from: fromStatus, to: toStatus, at: momentOf(createTime), actor, cause,
    })),
    demoSteps: (wire.demoSteps ?? []).map(({ step, refundNo = '' }) => ({ step, refundNo })),
  };
}

function toOrderLine(line: WireDetail['lines'][number], language: Language): OrderLine {
  const { goodsId: productId, mpn, goodsType, qty: quantity, unitPrice, amount, discountAmount, orderNum, orderDate, shipNum, refundNum } = line;
  return {
    productId, mpn, goodsType, quantity, unitPrice, amount,
    brand: textOf(line, 'brandName', language),
    description: textOf(line, 'description', language),
    image: line.photoUrl ?? '',
    supplier: line.supplierCode ?? '', partRef: line.partRef ?? '',
    discounted: discountAmount,
    hasDiscount: line.hasDiscount === 'T',
    ordered: orderNum, orderedDate: orderDate ?? null, shipped: shipNum ?? null, refundedQuantity: refundNum,
    refundable: line.refundable.map(({ refundType: type, qty: pieces }) => ({ type, quantity: pieces })),
  };
}

export function toPayment({ paymentNo, orderNo, payMethod, amount, payStatus, payTime }: InferOutput<typeof contract.payment>): Payment {
  return { paymentNo, orderNo, amount, method: payMethod, status: payStatus, paidAt: optionalMoment(payTime) };
}

export function toPaymentPage({ payment, open, payUrl, byTransfer, ways = [], transferTo = [], payPending }: Data<typeof getPayment>): PaymentPage {
  const known = payUrl !== undefined || byTransfer === 'T';
  return {
    payment: toPayment(payment), open: open === 'T', pending: payPending === 'T', way: known ? toPaymentWay(payment.paymentNo, payUrl) : null,
    choices: ways, transferTo,
  };
}

/** @param payUrl - address at which to pay; absent for a bank transfer */
export function toPaymentWay(paymentNo: string, payUrl: string | undefined): PaymentWay {
  if (payUrl === undefined) return { kind: 'transfer' };
  return payUrl === payPath(paymentNo) ? { kind: 'test' } : { kind: 'provider', url: payUrl };
}

export function toRefund(wire: InferOutput<typeof contract.refund>, language: Language): Refund {
  const { refundNo, orderNo, refundType, refundStatus, goodsId: productId, mpn, qty: quantity, amount, freight = '0', reason, createTime, carrier = '', trackingNo = '' } = wire;
  return {
    refundNo, orderNo, productId, mpn, quantity, amount, freight, reason, trackingNo,
    carrier: carrierName(carrier, language),
    type: refundType, status: refundStatus, createdAt: momentOf(createTime), cancellable: wire.cancellable === 'T',
  };
}

export function toInvoice(wire: InferOutput<typeof contract.invoice>): Invoice {
  const { orderNo, invoiceStatus, invoiceNo = '', invoiceTitle, taxNo, amount, applyTime, issueTime } = wire;
  return {
    orderNo, invoiceNo, taxNo, amount, status: invoiceStatus, title: invoiceTitle,
    appliedAt: optionalMoment(applyTime), issuedAt: optionalMoment(issueTime),
  };
}

export function toOrderPage({ page, counts }: Data<typeof contract.listOrders>, language: Language): OrderPage {
  const { rows, ...numbers } = page;
  const counted = new Map(counts.map(({ status, count }) => [status, count]));
  const ofTab = (tab: OrderTab) => counted.get(tab) ?? 0;
  return {
    ...numbers,
    orders: rows.map((row) => toOrderSummary(row, language)),
    counts: {
      ALL: ofTab('ALL'),
      [ORDER_STATUS.awaitingApproval]: ofTab(ORDER_STATUS.awaitingApproval),
      [ORDER_STATUS.pendingPayment]: ofTab(ORDER_STATUS.pendingPayment),
      [ORDER_STATUS.preparing]: ofTab(ORDER_STATUS.preparing),
      [ORDER_STATUS.shipped]: ofTab(ORDER_STATUS.shipped),
      [ORDER_STATUS.complete]: ofTab(ORDER_STATUS.complete),
      [ORDER_STATUS.closed]: ofTab(ORDER_STATUS.closed),
    },
  };
}

export function toAccountCredit({ limit, used, free, overdue, overdueFlag: flag }: Data<typeof contract.getAccountPeriod>): AccountCredit {
  return { limit, used, free, overdue, flag };
}

export function toAccountPeriod(wire: Data<typeof contract.getAccountPeriod>): AccountPeriod {
  return {
    ...toAccountCredit(wire),
    orders: wire.orders.map(({ orderNo, createTime, owed, dueTime, overdueFlag: flag }) => ({
      orderNo, owed, flag, createdAt: momentOf(createTime), dueAt: optionalMoment(dueTime),
    })),
  };
}

/** Reads a moment of the contract. It has an offset, so the zone does not matter. */
function momentOf(text: string): number {
  return readMoment(text, 'UTC') ?? 0;
}

function optionalMoment(text: string | undefined): number | null {
  return text === undefined ? null : momentOf(text);
}
