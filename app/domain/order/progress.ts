/** The progress of an order or a refund, computed from its events. */

import { ORDER_POLICY } from './order-policies';
import type { OrderDetail, OrderEvent, OrderLine, Refund } from './order-records';
import { MACHINE, ORDER_STATUS, PAYMENT_METHOD, REFUND_STATUS, REFUND_TYPE, type OrderStatus, type RefundStatus } from './states';

export interface ProgressStep<S extends string> {
  status: S;
  /** When the status was reached, ms since 1970; `null` if it has not been reached. */
  at: number | null;
  /** `ended`: the order or refund ended early with this status, for example because it was cancelled. */
  state: 'done' | 'now' | 'open' | 'ended';
}

/** The steps of an order until it is complete. An order on account starts with its approval, any other order with its payment. */
export function orderProgress({ status, paymentMethod, orderNo, events }: Pick<OrderDetail, 'status' | 'paymentMethod' | 'orderNo' | 'events'>): Array<ProgressStep<OrderStatus>> {
  const first: OrderStatus = paymentMethod === PAYMENT_METHOD.onAccount ? ORDER_STATUS.awaitingApproval : ORDER_STATUS.pendingPayment;
  const own = events.filter(({ subject, number }) => subject === MACHINE.order && number === orderNo);
  // An approved order on account leaves "pending payment" at once, so the status does not appear as a step of its own.
  const present = status === ORDER_STATUS.pendingPayment ? first : status;
  return progress([first, ORDER_STATUS.preparing, ORDER_STATUS.shipped, ORDER_STATUS.complete], present, own);
}

/** The steps of a refund, from the request until the money is paid. A refund without a return has no steps for the goods. */
export function refundProgress({ type, status, refundNo }: Pick<Refund, 'type' | 'status' | 'refundNo'>, events: readonly OrderEvent[]): Array<ProgressStep<RefundStatus>> {
  const own = events.filter(({ number }) => number === refundNo);
  const { awaitingApproval, awaitingReturn, awaitingReceipt, refunding, complete } = REFUND_STATUS;
  if (type === REFUND_TYPE.returnGoods) return progress<RefundStatus>([awaitingApproval, awaitingReturn, awaitingReceipt, refunding, complete], status, own);
  // An approved refund without a return leaves `awaitingReceipt` at once, so the status does not appear as a step of its own.
  return progress<RefundStatus>([awaitingApproval, refunding, complete], status === awaitingReceipt ? refunding : status, own);
}

/** The number of pieces of a line that will be delivered, before shipment: all pieces except those with an approved refund. */
export function duePieces({ productId, quantity }: Pick<OrderLine, 'productId' | 'quantity'>, refunds: ReadonlyArray<Pick<Refund, 'productId' | 'status' | 'quantity'>>): number {
  const approved = refunds.filter((refund) => refund.productId === productId && isApproved(refund.status));
  return approved.reduce((due, refund) => due - refund.quantity, quantity);
}

/** The time until which goods can be sent back, ms since 1970; `null` before receipt. */
export function returnUntil({ orderNo, events, shipment }: Pick<OrderDetail, 'orderNo' | 'events' | 'shipment'>): number | null {
  const received = events.find(({ subject, number, to }) => subject === MACHINE.order && number === orderNo && to === ORDER_STATUS.complete);
  if (!received) return null;
  // After a fixed time an order counts as received. Its event may be recorded later than that.
  const latest = shipment ? shipment.at + ORDER_POLICY.receivedAfter : received.at;
  return Math.min(received.at, latest) + ORDER_POLICY.returnWithin;
}

function isApproved(status: RefundStatus): boolean {
  return status === REFUND_STATUS.refunding || status === REFUND_STATUS.complete;
}

function progress<S extends string>(way: readonly S[], present: S, events: readonly OrderEvent[]): Array<ProgressStep<S>> {
  const reachedAt = (status: S) => events.find(({ to }) => to === status)?.at ?? null;
  const place = way.indexOf(present);
  if (place < 0) {
    const reached = way.filter((status) => reachedAt(status) !== null).map((status) => ({ status, at: reachedAt(status), state: 'done' as const }));
    return [...reached, { status: present, at: reachedAt(present), state: 'ended' }];
  }
  return way.map((status, index) => ({
    status,
    at: index <= place ? reachedAt(status) : null,
    state: index > place ? 'open' : index < place || index === way.length - 1 ? 'done' : 'now',
  }));
}
