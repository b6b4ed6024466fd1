/** The form `POST /pay/:paymentNo`: what a buyer does on the test provider's page. */
import type { Message } from '../../domain/message';
import { awaitedPath, orderPath } from '../../domain/order/order-forms';
import { TEST_OUTCOMES } from '../../upstream/contract/payment';
import type { Trade } from '../../upstream/trade';
import type { PostedForm } from './form';
import { attempt } from './owned-attempt';

/** What became of it: 303 leads to a page of the order, any other status shows this one again. */
export interface PaymentOutcome {
  message: Message | null;
  path: string;
  status: number;
}

/** @throws UpstreamError where there is no such payment of the user, or nobody is signed in */
export async function postPayment(trade: Trade, paymentNo: string, form: PostedForm): Promise<PaymentOutcome> {
  const { payment: { orderNo } } = await trade.payment(paymentNo);
  const path = orderPath(orderNo);
  const outcome = TEST_OUTCOMES.find((one) => one === form.text('outcome'));
  if (!outcome) return { path, status: 422, message: { kind: 'error', key: 'account:message.notUnderstood' } };
  const failure = await attempt(() => trade.testPayment(paymentNo, outcome));
  if (failure) return { path, status: failure.status, message: failure.summary ? { kind: 'error', ...failure.summary } : null };
  if (outcome === 'delay') return { path: awaitedPath(orderNo), status: 303, message: { kind: 'notice', key: 'order:message.delayed' } };
  return { path, status: 303, message: { kind: 'result', key: 'order:message.paid' } };
}
