/** Rules for the rows of an order (app/domain/README.md, "Refunds", "Payment on account and invoices"). */
import { ORDER_POLICY } from '~/domain/order/order-policies';
import { ORDER_STATUS, OVERDUE_FLAG, PAYMENT_METHOD, PAYMENT_STATUS, REFUND_STATUS, REFUND_TYPE, refundCounts, type OverdueFlag, type RefundType } from '~/domain/order/states';
import type { LineRow, OrderRow, PaymentRow, RefundRow } from './store';

/**
 * How many pieces of a line can be refunded now. T01 refunds pieces before shipment, and pieces that were missing in the shipment. T02 refunds
 * shipped pieces that are sent back, within 30 days after receipt.
 * @param now - ms since 1970
 */
export function refundable(type: RefundType, line: LineRow, order: OrderRow, refunds: readonly RefundRow[], now: number): number {
  const held = refunds
    .filter((one) => one.line_no === line.line_no && one.type === type && refundCounts(one.status))
    .reduce((sum, { qty }) => sum + qty, 0);
  if (type === REFUND_TYPE.returnGoods) {
    const until = order.status === ORDER_STATUS.complete && order.received_at !== null ? order.received_at + ORDER_POLICY.returnWithin : -Infinity;
    return now <= until ? line.shipped - held : 0;
  }
  if (order.status === ORDER_STATUS.preparing) return line.qty - held;
  return order.status === ORDER_STATUS.shipped || order.status === ORDER_STATUS.complete ? Math.max(0, line.qty - line.shipped - held) : 0;
}

/** The amount that was paid; for an unpaid order, the amount to pay less refunds. In millionths of a yuan. */
export function amountDue(payment: PaymentRow, order: OrderRow): number {
  return payment.status === PAYMENT_STATUS.unpaid ? order.payable - order.refunded : payment.amount;
}

/** What tells whether an order on account is unpaid, and until when. */
type Debt = Pick<OrderRow, 'payment_method' | 'payment_status' | 'payable' | 'refunded' | 'received_at'>;

/** When an order on account is due, ms since 1970: 30 days after receipt. `null` before receipt, or if nothing is owed. */
export function dueAt(order: Debt): number | null {
  const owes = order.payment_method === PAYMENT_METHOD.onAccount && order.payment_status === PAYMENT_STATUS.unpaid && order.payable > order.refunded;
  return owes && order.received_at !== null ? order.received_at + ORDER_POLICY.accountPeriod : null;
}

/** Whether an order on account is overdue. @param now - ms since 1970 */
export function overdueFlag(order: Debt, now: number): OverdueFlag {
  return now > (dueAt(order) ?? Infinity) ? OVERDUE_FLAG.overdue : OVERDUE_FLAG.onTime;
}

/** Whether a refund of unshipped pieces is still undecided. Until it is decided, the mall does not know what to ship. */
export function isOpenShortfall({ type, status }: RefundRow): boolean {
  return type === REFUND_TYPE.refundOnly && (status === REFUND_STATUS.awaitingApproval || status === REFUND_STATUS.awaitingReceipt);
}
