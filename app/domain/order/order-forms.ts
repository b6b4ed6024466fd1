/** What the forms of checkout and orders answer when they have to be shown again (interfaces.md, "Forms"). */

import type { FormAnswer } from '../form-answer';
import type { OrderSummary } from './order';
import type { ShownLine } from './shown-lines';

/** An order that was not placed. */
export interface ConfirmAnswer extends FormAnswer {
  /** What the buyer was shown when it was sent; `null`: the form did not say. */
  shown: ShownLine[] | null;
  amount: string | null;
}

/** A form of an order that was not carried out; `values` name the line or the refund that it is about. */
export interface OrderAnswer extends FormAnswer {
  form: 'refund' | 'returnShipped' | 'invoice';
}

/** What an order may be asked to do by its forms. */
export const ORDER_INTENTS = [
  'pay', 'cancel', 'receive', 'refund', 'cancelRefund', 'returnShipped', 'invoice', 'again', 'demoStep',
] as const;
export type OrderIntent = (typeof ORDER_INTENTS)[number];

/** The address of an order. */
export function orderPath(orderNo: string): string {
  return `/order_detail/${encodeURIComponent(orderNo)}`;
}

/** In the address of an order: its payment is on its way. */
export const PAYMENT_AWAITED = 'paying';

/** The address of an order whose payment is on its way. */
export function awaitedPath(orderNo: string): string {
  return `${orderPath(orderNo)}?${PAYMENT_AWAITED}=1`;
}

/** Where an order is placed. */
export const CONFIRM_PATH = '/confirm_order';

/** An order is paid before delivery, or on account at any time. */
export function canPay({ status, paymentStatus }: Pick<OrderSummary, 'status' | 'paymentStatus'>): boolean {
  return paymentStatus === 'P0C' && status !== 'P0A' && status !== 'P0F';
}

/** Its invoice can be asked for once, unless it has closed. */
export function canAskForInvoice({ status, invoiceStatus }: Pick<OrderSummary, 'status' | 'invoiceStatus'>): boolean {
  return invoiceStatus === 'I0C' && status !== 'P0F';
}
