import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { usePrompts } from '~/components/shell/messages/prompts';
import type { OrderSummary } from '~/domain/order/order';
import { canPay, PAYMENT_AWAITED } from '~/domain/order/order-forms';

/** How often a payment that is on its way is looked for, and for how long, ms. */
const EVERY = 3_000;
const AT_MOST = 30_000;

/** In the browser, follows a payment that is on its way; once it has arrived the page says so, and the address no more that it is awaited. */
export function usePaymentArrival(order: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentPending'>): void {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { flash } = usePrompts();
  const awaited = params.has(PAYMENT_AWAITED);
  const waits = order.paymentPending || (awaited && canPay(order));
  const arrived = awaited && order.paymentStatus === 'P0S';
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
