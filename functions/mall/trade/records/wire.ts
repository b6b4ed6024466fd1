import * as v from 'valibot';
import type { DemoStep } from '~/domain/order/order-records';
import { FEE_TYPE, ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS, REFUND_TYPE } from '~/domain/order/states';
import type * as contract from '~/upstream/contract/records/order';
import { priceText } from '../../db/stored-amount';
import { orderAddress } from '~/upstream/contract/records/order';
import { readSnapshot } from './line-snapshot';
import { amountDue, dueAt, isOpenShortfall, overdueFlag, refundable } from './order-rules';
import type { EventRow, LineRow, OrderRow, PaymentRow, RefundRow, WholeOrder } from './store';

type Wire<S extends v.GenericSchema> = v.InferInput<S>;

/** An order as it is sent in lists. @param now - ms since 1970 */
export function toSummary({ order, lines, refunds, payment }: WholeOrder, now: number): Wire<typeof contract.orderSummary> {
  const due = dueAt(order);
  return {
    orderNo: order.order_no, ...(order.customer_order_no ? { customerOrderNo: order.customer_order_no } : {}),
    createTime: momentText(order.created_at), orderStatus: order.status,
    payStatus: order.payment_status, payMethod: order.payment_method, invoiceStatus: order.invoice_status,
    overdueFlag: overdueFlag(order, now), payable: priceText(order.payable), refunded: priceText(order.refunded),
    ...(order.freight === 0 ? {} : { freight: priceText(order.freight) }),
    ...(order.status === ORDER_STATUS.pendingPayment && order.pay_until !== null ? { payUntil: momentText(order.pay_until) } : {}),
    ...(due === null ? {} : { dueTime: momentText(due) }),
    ...(payment.pending === 1 && payment.status === PAYMENT_STATUS.unpaid ? { payPending: 'T' as const } : {}),
    lines: lines.map((line) => toLine(line, order, refunds, now)),
  };
}

/** An order with all its details. @param now - ms since 1970 @param demo - whether to send the next steps of the mall too */
export function toDetail(whole: WholeOrder, events: readonly EventRow[], now: number, demo: boolean): Wire<typeof contract.orderDetail> {
  const { order, refunds, payment } = whole;
  return {
    ...toSummary(whole, now),
    total: priceText(order.total), saving: priceText(order.total + order.freight - order.payable), feeType: order.freight === 0 ? order.shipping : FEE_TYPE.freight,
    ...(order.discount === '0' ? {} : { discount: order.discount }),
    address: v.parse(orderAddress, JSON.parse(order.address)), shortage: order.shortage,
    ...(order.remark ? { remark: order.remark } : {}),
    payment: toPayment(payment, order),
    ...(order.shipped_at === null ? {} : {
      shipment: { carrier: order.carrier, trackingNo: order.tracking_no, createTime: momentText(order.shipped_at) },
    }),
    refunds: refunds.map((refund) => toRefund(refund, whole.lines.find(({ line_no }) => line_no === refund.line_no))),
    ...(order.invoice_title ? { invoice: toInvoice(order) } : {}),
    events: events.map((event) => ({
      subject: event.machine, number: event.subject, toStatus: event.to_status, createTime: momentText(event.at), actor: event.actor, cause: event.cause,
      ...(event.from_status === null ? {} : { fromStatus: event.from_status }),
    })),
    ...(demo ? { demoSteps: demoSteps(order, refunds) } : {}),
  };
}

function toLine(line: LineRow, order: OrderRow, refunds: readonly RefundRow[], now: number): Wire<typeof contract.orderLine> {
  const { deliveryDays: _, ...snapshot } = readSnapshot(line.snapshot);
  return {
    goodsId: line.goods_id, mpn: line.mpn, ...snapshot,
    qty: line.qty, unitPrice: priceText(line.unit_price), amount: priceText(line.amount), discountAmount: priceText(line.discounted),
    orderNum: order.shipped_at === null ? line.ordered : line.shipped_ordered,
    ...(line.ordered_date === null ? {} : { orderDate: line.ordered_date }),
    ...(order.shipped_at === null ? {} : { shipNum: line.shipped }),
    ...(line.part_ref ? { partRef: line.part_ref } : {}),
    refundNum: line.refund_qty,
    refundable: ([REFUND_TYPE.refundOnly, REFUND_TYPE.returnGoods] as const)
      .map((refundType) => ({ refundType, qty: refundable(refundType, line, order, refunds, now) }))
      .filter(({ qty }) => qty > 0),
  };
}

/** A refund with the product of its line. */
export function toRefund(row: RefundRow, line: Pick<LineRow, 'goods_id' | 'mpn'> | undefined): Wire<typeof contract.refund> {
  return {
    refundNo: row.refund_no, orderNo: row.order_no, refundType: row.type, refundStatus: row.status,
    goodsId: line?.goods_id ?? '', mpn: line?.mpn ?? '', qty: row.qty, amount: priceText(row.amount), reason: row.reason,
    ...(row.freight === 0 ? {} : { freight: priceText(row.freight) }),
    createTime: momentText(row.created_at),
    ...(row.tracking_no ? { carrier: row.carrier, trackingNo: row.tracking_no } : {}),
    cancellable: row.status === REFUND_STATUS.awaitingApproval || row.status === REFUND_STATUS.awaitingReturn ? 'T' : 'F',
  };
}

/** A payment with the amount that was paid, or that is still to be paid. */
export function toPayment(row: PaymentRow, order: OrderRow): Wire<typeof contract.payment> {
  return {
    paymentNo: row.payment_no, orderNo: row.order_no, payMethod: order.payment_method, amount: priceText(amountDue(row, order)), payStatus: row.status,
    ...(row.paid_at === null ? {} : { payTime: momentText(row.paid_at) }),
  };
}

/** The requested invoice of an order. */
export function toInvoice(order: OrderRow): Wire<typeof contract.invoice> {
  return {
    orderNo: order.order_no, invoiceStatus: order.invoice_status, invoiceTitle: order.invoice_title, taxNo: order.tax_no,
    amount: priceText(order.invoice_amount ?? order.payable - order.refunded),
    ...(order.invoice_no === null ? {} : { invoiceNo: order.invoice_no }),
    ...(order.invoice_applied_at === null ? {} : { applyTime: momentText(order.invoice_applied_at) }),
    ...(order.invoice_issued_at === null ? {} : { issueTime: momentText(order.invoice_issued_at) }),
  };
}

function demoSteps(order: OrderRow, refunds: readonly RefundRow[]): Array<{ step: DemoStep; refundNo?: string }> {
  const ofRefunds = refunds.flatMap(({ status, type, refund_no: refundNo }) => {
    const steps: DemoStep[] = status === REFUND_STATUS.awaitingApproval ? ['approveRefund', 'rejectRefund'] : status === REFUND_STATUS.awaitingReceipt && type === REFUND_TYPE.returnGoods ? ['receiveReturn'] : [];
    return steps.map((step) => ({ step, refundNo }));
  });
  return order.status === ORDER_STATUS.preparing && !refunds.some(isOpenShortfall) ? [{ step: 'ship' }, ...ofRefunds] : ofRefunds;
}

/** A moment as the contract sends it. @param at - ms since 1970 */
export function momentText(at: number): string {
  return new Date(at).toISOString();
}
