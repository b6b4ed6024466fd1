import * as v from 'valibot';
import type { DemoStep } from '~/domain/order/order';
import { ORDER_POLICY } from '~/domain/order/policies';
import { refundCounts, type OverdueFlag, type RefundType } from '~/domain/order/states';
import type * as contract from '~/upstream/contract/order';
import { priceText } from '../goods/wire';
import { orderAddress } from '~/upstream/contract/order';
import type { LineSnapshot } from './place';
import type { EventRow, LineRow, OrderRow, PaymentRow, RefundRow, WholeOrder } from './store';

type Wire<S extends v.GenericSchema> = v.InferInput<S>;

const snapshotJson = v.object({
  brandNameCn: v.string(), brandNameEn: v.string(), descriptionCn: v.string(), descriptionEn: v.string(),
  hasDiscount: v.picklist(['T', 'F']), goodsType: v.picklist(['GT0', 'GT1', 'GT2']),
  photoUrl: v.optional(v.string()), supplierCode: v.optional(v.string()),
});

/** An order as lists send it. `now` in ms since 1970. */
export function toSummary({ order, lines, refunds }: WholeOrder, now: number): Wire<typeof contract.orderSummary> {
  const due = dueAt(order);
  return {
    orderNo: order.order_no, createTime: momentText(order.created_at), orderStatus: order.status,
    payStatus: order.payment_status, payMethod: order.payment_method, invoiceStatus: order.invoice_status,
    overdueFlag: overdueFlag(order, now), payable: priceText(order.payable), refunded: priceText(order.refunded),
    ...(order.status === 'P0C' && order.pay_until !== null ? { payUntil: momentText(order.pay_until) } : {}),
    ...(due === null ? {} : { dueTime: momentText(due) }),
    lines: lines.map((line) => toLine(line, order, refunds, now)),
  };
}

/** An order with all that belongs to it. @param demo whether the steps of the mall's side are told */
export function toDetail(whole: WholeOrder, events: readonly EventRow[], now: number, demo: boolean): Wire<typeof contract.orderDetail> {
  const { order, refunds, payment } = whole;
  return {
    ...toSummary(whole, now),
    total: priceText(order.total), saving: priceText(order.total - order.payable), feeType: order.shipping,
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
  const { hasDiscount, goodsType, photoUrl, supplierCode, ...texts }: LineSnapshot = v.parse(snapshotJson, JSON.parse(line.snapshot));
  return {
    goodsId: line.goods_id, mpn: line.mpn, ...texts, goodsType, hasDiscount,
    ...(photoUrl ? { photoUrl } : {}), ...(supplierCode ? { supplierCode } : {}),
    qty: line.qty, unitPrice: priceText(line.unit_price), amount: priceText(line.amount), discountAmount: priceText(line.discounted),
    orderNum: order.shipped_at === null ? line.ordered : line.shipped_ordered,
    ...(line.ordered_date === null ? {} : { orderDate: line.ordered_date }),
    ...(order.shipped_at === null ? {} : { shipNum: line.shipped }),
    refundNum: line.refund_qty,
    refundable: (['T01', 'T02'] as const)
      .map((refundType) => ({ refundType, qty: refundable(refundType, line, order, refunds, now) }))
      .filter(({ qty }) => qty > 0),
  };
}

/**
 * Pieces of a line for which a refund may be asked now (readings, "Orders"): T01 before shipment and of what was shipped short,
 * T02 of what was shipped, within 30 days after receipt.
 */
export function refundable(type: RefundType, line: LineRow, order: OrderRow, refunds: readonly RefundRow[], now: number): number {
  const held = refunds
    .filter((one) => one.line_no === line.line_no && one.type === type && refundCounts(one.status))
    .reduce((sum, { qty }) => sum + qty, 0);
  if (type === 'T02') {
    const until = order.status === 'P0W' && order.received_at !== null ? order.received_at + ORDER_POLICY.returnWithin : -Infinity;
    return now <= until ? line.shipped - held : 0;
  }
  if (order.status === 'P0D') return line.qty - held;
  return order.status === 'P0R' || order.status === 'P0W' ? Math.max(0, line.qty - line.shipped - held) : 0;
}

/** A refund with the line that it is of. */
export function toRefund(row: RefundRow, line: Pick<LineRow, 'goods_id' | 'mpn'> | undefined): Wire<typeof contract.refund> {
  return {
    refundNo: row.refund_no, orderNo: row.order_no, refundType: row.type, refundStatus: row.status,
    goodsId: line?.goods_id ?? '', mpn: line?.mpn ?? '', qty: row.qty, amount: priceText(row.amount), reason: row.reason,
    createTime: momentText(row.created_at),
    ...(row.tracking_no ? { carrier: row.carrier, trackingNo: row.tracking_no } : {}),
    cancellable: row.status === 'S01' || row.status === 'S02' ? 'T' : 'F',
  };
}

/** A payment with what was paid, or is to be. */
export function toPayment(row: PaymentRow, order: OrderRow): Wire<typeof contract.payment> {
  return {
    paymentNo: row.payment_no, orderNo: row.order_no, payMethod: order.payment_method, amount: priceText(amountDue(row, order)), payStatus: row.status,
    ...(row.paid_at === null ? {} : { payTime: momentText(row.paid_at) }),
  };
}

/** What was paid, or is to be: what was refunded before is not owed any more. */
export function amountDue(payment: PaymentRow, order: OrderRow): number {
  return payment.status === 'P0C' ? order.payable - order.refunded : payment.amount;
}

/** The invoice of an order for which one was applied. */
export function toInvoice(order: OrderRow): Wire<typeof contract.invoice> {
  return {
    orderNo: order.order_no, invoiceStatus: order.invoice_status, invoiceTitle: order.invoice_title, taxNo: order.tax_no,
    amount: priceText(order.invoice_amount ?? order.payable - order.refunded),
    ...(order.invoice_no === null ? {} : { invoiceNo: order.invoice_no }),
    ...(order.invoice_applied_at === null ? {} : { applyTime: momentText(order.invoice_applied_at) }),
    ...(order.invoice_issued_at === null ? {} : { issueTime: momentText(order.invoice_issued_at) }),
  };
}

/** When an account-period order is to be paid: 30 days after receipt; `null` where that is not known, or there is nothing to pay. */
export function dueAt(order: OrderRow): number | null {
  const owes = order.payment_method === 'PW1' && order.payment_status === 'P0C' && order.payable > order.refunded;
  return owes && order.received_at !== null ? order.received_at + ORDER_POLICY.accountPeriod : null;
}

/** Whether an account-period order should have been paid by `now` (ms since 1970). */
export function overdueFlag(order: OrderRow, now: number): OverdueFlag {
  return now > (dueAt(order) ?? Infinity) ? 'P0T' : 'P0F';
}

function demoSteps(order: OrderRow, refunds: readonly RefundRow[]): Array<{ step: DemoStep; refundNo?: string }> {
  const ofRefunds = refunds.flatMap(({ status, type, refund_no: refundNo }) => {
    const steps: DemoStep[] = status === 'S01' ? ['approveRefund', 'rejectRefund'] : status === 'S03' && type === 'T02' ? ['receiveReturn'] : [];
    return steps.map((step) => ({ step, refundNo }));
  });
  return order.status === 'P0D' && !refunds.some(isOpenShortfall) ? [{ step: 'ship' }, ...ofRefunds] : ofRefunds;
}

/** A refund of what is not shipped that is not through yet: until then it is not known what there is to ship. */
export function isOpenShortfall({ type, status }: RefundRow): boolean {
  return type === 'T01' && (status === 'S01' || status === 'S03');
}

/** A moment as the contract sends it. */
export function momentText(at: number): string {
  return new Date(at).toISOString();
}

