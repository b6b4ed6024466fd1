/** The form `POST /pay/:paymentNo`: what a buyer does on the test provider's page. */
import type { Message } from '../../domain/message';
import { TEST_OUTCOMES } from '../../upstream/contract/payment';
import type { Trade } from '../../upstream/trade';
import type { PostedForm } from './form';
import { attempt } from './owned-attempt';

/** What became of it: 303 leads to the order, any other status shows the page again. */
export interface PaymentOutcome {
  message: Message | null;
  orderNo: string;
  status: number;
}

/** @throws UpstreamError where there is no such payment of the user, or nobody is signed in */
export async function postPayment(trade: Trade, paymentNo: string, form: PostedForm): Promise<PaymentOutcome> {
  const { payment: { orderNo } } = await trade.payment(paymentNo);
  const outcome = TEST_OUTCOMES.find((one) => one === form.text('outcome'));
  if (!outcome) return { orderNo, status: 422, message: { kind: 'error', key: 'account:message.notUnderstood' } };
  const failure = await attempt(() => trade.testPayment(paymentNo, outcome));
  if (failure) return { orderNo, status: failure.status, message: failure.summary ? { kind: 'error', ...failure.summary } : null };
  return { orderNo, status: 303, message: outcome === 'delay' ? { kind: 'notice', key: 'order:message.delayed' } : { kind: 'result', key: 'order:message.paid' } };
}
