import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { usePrompts } from '~/components/shell/messages/prompts';
import type { OrderSummary } from '~/domain/order/order-records';
import { canPay, PAYMENT_AWAITED } from '~/domain/order/order-forms';
import { PAYMENT_STATUS } from '~/domain/order/states';

/** How often, and for how long, to ask about a payment that is on its way, ms. */
const EVERY = 3_000;
const AT_MOST = 30_000;

/** Loads the page's data again while a payment is on its way. When it has arrived, shows a message and removes the parameter of the address. */
export function usePaymentArrival(order: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentPending'>): void {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { flash } = usePrompts();
  const awaited = params.has(PAYMENT_AWAITED);
  const waits = order.paymentPending || (awaited && canPay(order));
  const arrived = awaited && order.paymentStatus === PAYMENT_STATUS.paid;
  useEffect(() => {
    if (!waits) return;
    const looks = setInterval(revalidate, EVERY);
    const end = setTimeout(() => clearInterval(looks), AT_MOST);
    return () => {
      clearInterval(looks);
      clearTimeout(end);
    };
  }, [waits, revalidate]);
  useEffect(() => {
    if (!arrived) return;
    flash({ kind: 'result', key: 'order:message.paid' });
    setParams((before) => {
      before.delete(PAYMENT_AWAITED);
      return before;
    }, { replace: true, preventScrollReset: true });
  }, [arrived, setParams, flash]);
}
