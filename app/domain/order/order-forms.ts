/** What the forms of checkout and orders answer when they are shown again, and the addresses they lead to (app/routes/README.md, "Forms"). */

import type { FormAnswer } from '../text/form-answer';
import type { OrderSummary } from './order-records';
import type { ShownLine } from './shown-lines';
import { INVOICE_STATUS, ORDER_STATUS, PAYMENT_STATUS } from './states';

/** An order that was not placed. */
export interface ConfirmAnswer extends FormAnswer {
  /** What the page had shown the buyer; `null`: the form did not say. */
  shown: ShownLine[] | null;
  amount: string | null;
}

/** A form of an order that was not carried out. Its `values` name the line or the refund. */
export interface OrderAnswer extends FormAnswer {
  form: 'refund' | 'returnShipped' | 'invoice';
}

/** The actions of the forms of an order. */
export const ORDER_INTENTS = [
  'pay', 'cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again', 'demoStep',
] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** The address of an order. */
export function orderPath(orderNo: string): string {
  return `/order_detail/${encodeURIComponent(orderNo)}`;
}

/** The address of a payment, the last step of an order that is paid at once. */
export function payPath(paymentNo: string): string {
  return `/pay/${encodeURIComponent(paymentNo)}`;
}

/** Query parameter of an order: its payment is on its way. */
export const PAYMENT_AWAITED = 'paying';

/** The address of an order whose payment is on its way. */
export function awaitedPath(orderNo: string): string {
  return `${orderPath(orderNo)}?${PAYMENT_AWAITED}=1`;
}

/** Query parameter of an order, and anchor: the page asks whether everything has arrived. */
export const RECEIPT_ASKED = 'receive';

/** The address of the question whether everything has arrived. */
export function receiptPath(orderNo: string): string {
  return `${orderPath(orderNo)}?${RECEIPT_ASKED}=1#${RECEIPT_ASKED}`;
}

/** Where an order is placed. */
export const CONFIRM_PATH = '/confirm_order';

/** An order can be paid before delivery, one on account at any time; never while a payment is on its way. */
export function canPay({ status, paymentStatus, paymentPending }: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentPending'>): boolean {
  return paymentStatus === PAYMENT_STATUS.unpaid && !paymentPending && status !== ORDER_STATUS.awaitingApproval && status !== ORDER_STATUS.closed;
}

/** An order can be cancelled until it is paid. */
export function canCancel({ status, paymentPending }: Pick<OrderSummary, 'status' | 'paymentPending'>): boolean {
  return status === ORDER_STATUS.pendingPayment && !paymentPending;
}

/** An invoice can be requested once, unless the order is closed. */
export function canAskForInvoice({ status, invoiceStatus }: Pick<OrderSummary, 'status' | 'invoiceStatus'>): boolean {
  return invoiceStatus === INVOICE_STATUS.none && status !== ORDER_STATUS.closed;
}
