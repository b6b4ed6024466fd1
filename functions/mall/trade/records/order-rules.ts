/** What follows from the rows of an order (app/domain/README.md, "Refunds", "Payment on account and invoices"). */
import { ORDER_POLICY } from '~/domain/order/policies';
import { refundCounts, type OverdueFlag, type RefundType } from '~/domain/order/states';
import type { LineRow, OrderRow, PaymentRow, RefundRow } from './store';

/**
 * Pieces of a line for which a refund may be requested now: T01 before shipment and of what was shipped short,
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

/** What was paid, or is to be: what was refunded before is not owed any more. */
export function amountDue(payment: PaymentRow, order: OrderRow): number {
  return payment.status === 'P0C' ? order.payable - order.refunded : payment.amount;
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

/** A refund of what is not shipped that is not through yet: until then it is not known what there is to ship. */
export function isOpenShortfall({ type, status }: RefundRow): boolean {
  return type === 'T01' && (status === 'S01' || status === 'S03');
}
