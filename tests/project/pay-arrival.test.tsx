import { expect, it, vi } from 'vitest';
import { PayScreen } from '~/components/order/pay/pay-screen';
import { usePaymentArrival } from '~/components/order/use-payment-arrival';
import { detail } from './order-fixtures';
import { renderAt } from './screens';

vi.mock('~/components/order/use-payment-arrival');

it('the step that pays follows a payment that is on its way', async () => {
  const order = detail({ paymentPending: true });
  const page = { payment: order.payment, open: true, way: null };
  await renderAt('/pay/P20261120-1', <PayScreen page={page} order={order} started={null} refusal={null} idempotencyKey="k" busy={null} />);
  expect(usePaymentArrival).toHaveBeenCalledWith(order);
});
