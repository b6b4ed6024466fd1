import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { SiteLink } from '~/components/shell/site-link';
import type { Words } from '~/domain/text/message';
import type { OrderDetail, PaymentPage, PaymentWay, PayWay as PayWayName } from '~/domain/order/order-records';
import type { Approximation } from '~/domain/money/approximate';
import { orderPath, payPath } from '~/domain/order/order-forms';
import { ORDER_STATUS, PAYMENT_STATUS, type PaymentStatus } from '~/domain/order/states';
import { Alert } from '~/ui/alert/alert';
import { buttonClass } from '~/ui/button/button';
import { Approximate } from '../approximate-sum';
import { useMoney } from '../use-money';
import { OrderSteps } from '../order-steps';
import { usePaymentArrival } from '../use-payment-arrival';
import { PayChoice } from './pay-choice';
import { PayDeadline } from './pay-deadline';
import { PayWay } from './pay-way';
import { PaidOrder } from './paid-order';

interface Props {
  page: PaymentPage;
  order: OrderDetail;
  approximation?: Approximation | null;
  /** The way to pay, once the payment is started; `null` before. */
  started: PaymentWay | null;
  /** Why the payment failed; `null`: it has not failed. */
  refusal: Words | null;
  /** The way that the buyer has chosen, if the payment was refused. */
  payBy?: PayWayName | null;
  /** Sent when a payment is started. Posts with the same key start it only once. */
  idempotencyKey: string;
  /** The pressed button, while its form is being sent; `null`: none. */
  busy: string | null;
}

/** The last step of an order: the amount, the deadline and the way to pay. */
export function PayScreen({ page, order, approximation, started, refusal, payBy = null, idempotencyKey, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const words = useWords();
  usePaymentArrival(order);
  const { payment, choices, transferTo } = page;
  const shown = started ?? page.way;
  const others = choices.filter((one) => one !== (shown?.kind === 'provider' ? 'stripe' : shown?.kind));
  const state = stateOf(page, order);
  return (
    <>
      <div className="order-head order-head--top">
        <h1 tabIndex={-1}>{t(`payment.title.${state}`, { amount: amount(payment.amount) })}</h1>
        <OrderSteps current="pay" />
      </div>
      <div className="checkout">
        <div className="stack-4">
          {state === 'open' ? (
            <>
              <PayDeadline order={order} />
              {approximation && <div><Approximate amount={payment.amount} approximation={approximation} from={payPath(payment.paymentNo)} /></div>}
              {refusal && (
                <Alert kind="err" live>
                  <p className="strong">{words(refusal)}</p>
                  <p>{t(order.payUntil === null ? 'payment.unpaidOpen' : 'payment.unpaid', { amount: amount(payment.amount) })}</p>
                </Alert>
              )}
              {(shown !== null || choices.length === 0) && <PayWay payment={payment} way={shown} transferTo={transferTo} idempotencyKey={idempotencyKey} busy={busy} />}
              {others.length > 0 && <PayChoice payment={payment} choices={others} chosen={payBy} instead={shown !== null} idempotencyKey={idempotencyKey} busy={busy} />}
            </>
          ) : (
            <>
              <Alert kind={KIND[state]}><p>{t(`payment.${state}`)}</p></Alert>
              <p><SiteLink className={buttonClass({ kind: 'primary', size: 'large' })} href={orderPath(order.orderNo)}>{t('payment.toOrder')}</SiteLink></p>
            </>
          )}
        </div>
        <PaidOrder order={order} />
      </div>
    </>
  );
}

const KIND = { pending: 'info', paid: 'ok', returned: 'info', closed: 'warn' } as const;

/** The order is read after the payment, so the payment may have arrived, or the order may have been closed, in between. */
function stateOf({ open, pending, payment }: PaymentPage, order: OrderDetail): 'open' | keyof typeof KIND {
  const isClosed = order.status === ORDER_STATUS.closed;
  const is = (status: PaymentStatus) => payment.status === status || order.paymentStatus === status;
  // A payment that came after the order had closed goes back.
  if (is(PAYMENT_STATUS.cancelled) || (isClosed && is(PAYMENT_STATUS.paid))) return 'returned';
  if (is(PAYMENT_STATUS.paid)) return 'paid';
  if (!open || isClosed) return 'closed';
  return pending || order.paymentPending ? 'pending' : 'open';
}
