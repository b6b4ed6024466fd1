/** The form `POST /pay/:paymentNo`: starts a payment in the way that the buyer has chosen, or sets the outcome of a payment at the test provider. */
import type { PaymentWay, PayWay } from '../../domain/order/order-records';
import { awaitedPath, CHECKOUT_ORIGIN, orderPath, payPath, returnedPath } from '../../domain/order/order-forms';
import type { Message, Words } from '../../domain/text/message';
import { PAY_WAYS, TEST_OUTCOMES } from '../../upstream/contract/records/payment';
import type { Failure } from '../../upstream/failures/upstream-error';
import type { Trade } from '../../upstream/trade';
import { carryOutOwned } from '../form/carry-out';
import type { PostedForm } from '../form/posted-form';
import { keyOf } from './change-order';

/** The result of the form. */
export type PaymentOutcome =
  /** The buyer goes on to the order. */
  | { kind: 'goTo'; path: string; message: Message }
  /** The buyer leaves for the page of the provider. */
  | { kind: 'leave'; url: string }
  /** The page says how to pay by bank transfer. */
  | { kind: 'shown'; path: string }
  /** The page says how to pay. */
  | { kind: 'started'; way: PaymentWay }
  /** The page says why the payment failed. `payBy`: the way that the buyer has chosen. */
  | { kind: 'again'; words: Words | null; status: number; payBy?: PayWay };

/** Carries out the form. @param origin - of the shop, to which a provider leads back @throws UpstreamError if the user has no payment with this number, or nobody is signed in */
export async function postPayment(trade: Trade, paymentNo: string, form: PostedForm, origin: string): Promise<PaymentOutcome> {
  const { payment: { orderNo } } = await trade.payment(paymentNo);
  const { paymentPending } = await trade.order(orderNo);
  // The buyer has already paid. With a second link to the provider the buyer could pay twice.
  if (paymentPending) return { kind: 'again', status: 409, words: { key: 'order:payment.pending' } };
  if (form.has('payBy')) return choose(trade, { orderNo, paymentNo, origin }, form);
  if (form.text('intent') === 'start') return start(trade, orderNo, form);
  const outcome = TEST_OUTCOMES.find((one) => one === form.text('outcome'));
  if (!outcome) return { kind: 'again', status: 422, words: { key: 'account:message.notUnderstood' } };
  const { failure } = await carryOutOwned(() => trade.testPayment(paymentNo, outcome));
  if (failure) return again(failure);
  if (outcome === 'delay') return { kind: 'goTo', path: awaitedPath(orderNo), message: { kind: 'notice', key: 'order:message.delayed' } };
  return { kind: 'goTo', path: orderPath(orderNo), message: { kind: 'result', key: 'order:message.paid' } };
}

async function start(trade: Trade, orderNo: string, form: PostedForm): Promise<PaymentOutcome> {
  const { value: way, failure } = await carryOutOwned(() => trade.startPayment(orderNo, keyOf(form)));
  return failure ? again(failure) : { kind: 'started', way };
}

async function choose(trade: Trade, { orderNo, paymentNo, origin }: { orderNo: string; paymentNo: string; origin: string }, form: PostedForm): Promise<PaymentOutcome> {
  const payBy = PAY_WAYS.find((one) => one === form.text('payBy'));
  if (!payBy) return { kind: 'again', status: 422, words: { key: 'order:error.paymentMethod' } };
  const back = { paidUrl: origin + returnedPath(paymentNo), cancelUrl: origin + payPath(paymentNo) };
  const { value: way, failure } = await carryOutOwned(() => trade.startPayment(orderNo, keyOf(form), { payBy, ...back }));
  if (failure) return again(failure, payBy);
  if (way.kind === 'transfer') return { kind: 'shown', path: payPath(paymentNo) };
  // At another address, the page shows a link to it, because the policy of pages allows forms to lead to this place only.
  return way.kind === 'provider' && new URL(way.url).origin === CHECKOUT_ORIGIN ? { kind: 'leave', url: way.url } : { kind: 'started', way };
}

function again({ status, summary }: Failure, payBy?: PayWay): PaymentOutcome {
  return { kind: 'again', status, words: summary ?? null, ...(payBy ? { payBy } : {}) };
}
