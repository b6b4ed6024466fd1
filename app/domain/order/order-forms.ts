/** The answers of the forms of checkout and orders, and the addresses of the pages that follow (app/routes/README.md, "Forms"). */

import type { FormAnswer } from '../text/form-answer';
import type { OrderSummary } from './order-records';
import type { ShownLine } from './lines/shown-lines';
import { INVOICE_STATUS, ORDER_STATUS, PAYMENT_STATUS } from './states';

/** The answer of the checkout form if the order was not placed. */
export interface ConfirmAnswer extends FormAnswer {
  /** The lines and the amount that the page had shown the buyer; `null` if the form did not contain them. */
  shown: ShownLine[] | null;
  amount: string | null;
}

/** The answer of a form of an order's page if it was not carried out. Its `values` name the line or the refund. */
export interface OrderAnswer extends FormAnswer {
  form: 'refund' | 'returnShipped' | 'invoice';
}

/** The actions of the forms of an order's page. */
export const ORDER_INTENTS = [
  'pay', 'cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again', 'demoStep',
] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** The address of an order. */
export function orderPath(orderNo: string): string {
  return `/order_detail/${encodeURIComponent(orderNo)}`;
}

/** The address of a page of the lines of an order. @param pageNo - from 1 */
export function orderLinesPath(orderNo: string, pageNo: number): string {
  return `${orderPath(orderNo)}${pageNo > 1 ? `?page=${pageNo}` : ''}#lines`;
}

/** The address of a payment, the last step of an order that is paid at once. */
export function payPath(paymentNo: string): string {
  return `/pay/${encodeURIComponent(paymentNo)}`;
}

/** The only place outside of the shop to which a form leads: the pages of Stripe where buyers pay. */
export const CHECKOUT_ORIGIN = 'https://checkout.stripe.com';

/** Query parameter of the address of a payment: the buyer comes back from the provider. */
export const PAYMENT_RETURNED = 'returned';

/** The address to which a provider leads the buyer after the payment. */
export function returnedPath(paymentNo: string): string {
  return `${payPath(paymentNo)}?${PAYMENT_RETURNED}=1`;
}

/** Query parameter of the address of an order: the buyer has paid, but the payment has not arrived yet. */
export const PAYMENT_AWAITED = 'paying';

/** The address of an order whose payment has not arrived yet. */
export function awaitedPath(orderNo: string): string {
  return `${orderPath(orderNo)}?${PAYMENT_AWAITED}=1`;
}

/** Query parameter and anchor in the address of an order: the page asks whether everything has arrived. */
export const RECEIPT_ASKED = 'receive';

/** The address at which the page of an order asks whether everything has arrived. */
export function receiptPath(orderNo: string): string {
  return `${orderPath(orderNo)}?${RECEIPT_ASKED}=1#${RECEIPT_ASKED}`;
}

/** The name of the field at checkout with the buyer's own part number of a line. */
export function partRefField(productId: string): string {
  return `partRef.${productId}`;
}

/** The address of checkout, where an order is placed. */
export const CONFIRM_PATH = '/confirm_order';

/** An unpaid order can be paid, unless it is awaiting approval or closed, or a payment has not arrived yet. */
export function canPay({ status, paymentStatus, paymentPending }: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentPending'>): boolean {
  return paymentStatus === PAYMENT_STATUS.unpaid && !paymentPending && status !== ORDER_STATUS.awaitingApproval && status !== ORDER_STATUS.closed;
}

/** An order can be cancelled while its status is "pending payment" and the buyer has not paid. */
export function canCancel({ status, paymentPending }: Pick<OrderSummary, 'status' | 'paymentPending'>): boolean {
  return status === ORDER_STATUS.pendingPayment && !paymentPending;
}

/** An invoice can be requested once, unless the order is closed. */
export function canAskForInvoice({ status, invoiceStatus }: Pick<OrderSummary, 'status' | 'invoiceStatus'>): boolean {
  return invoiceStatus === INVOICE_STATUS.none && status !== ORDER_STATUS.closed;
}
