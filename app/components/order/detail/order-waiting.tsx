import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { dayOf, deadlineText } from '~/domain/moment';
import type { OrderDetail } from '~/domain/order/order';
import { payPath } from '~/domain/order/order-forms';
import { TOLD_POLICY } from '~/domain/order/policies';
import { Alert } from '~/ui/alert';
import { buttonClass } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { useMoney } from '../money';
import { IntentForm, type OrderForms } from './intent-form';

interface Props {
  order: OrderDetail;
  forms: OrderForms;
}

/** What an order waits for, and what the buyer can do for it. */
export function OrderWaiting({ order, forms }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const { status, payment, paymentStatus, paymentPending, paymentMethod } = order;
  if (paymentPending) return <Alert kind="info"><p className="strong">{t('pay.pending', { amount: amount(payment.amount) })}</p></Alert>;
  if (status === 'P0C') return <Unpaid order={order} forms={forms} />;
  return paymentMethod === 'PW1' && paymentStatus === 'P0C' && status !== 'P0F' ? <OnAccount order={order} /> : null;
}

/** Offers to pay, and then to cancel. */
function Unpaid({ order: { payUntil, payment }, forms }: Props) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const { amount } = useMoney();
  const time = payUntil === null ? null : deadlineText(payUntil, timeZone, language);
  return (
    <div className="alert alert--warn">
      <Icon name="clock" />
      <div className="order-wait">
        <p className="strong">{time === null ? t('pay.open', { amount: amount(payment.amount) }) : t('pay.by', { amount: amount(payment.amount), time })}</p>
        <SiteLink className={buttonClass({ kind: 'primary', size: 'large' })} href={payPath(payment.paymentNo)}>{t('action.pay')}</SiteLink>
        <Cancel forms={forms} />
      </div>
    </div>
  );
}

/** When an order on account is to be paid. */
function OnAccount({ order: { dueAt, overdue, payment } }: Pick<Props, 'order'>) {
  const { t } = useTranslation('order');
  const { timeZone } = useSite();
  const { amount } = useMoney();
  const day = dueAt === null ? null : dayOf(dueAt, timeZone);
  return (
    <div className={overdue === 'P0T' ? 'alert alert--err' : 'alert alert--info'}>
      <Icon name={overdue === 'P0T' ? 'err' : 'clock'} />
      <p className="strong">
        {day === null ? t('pay.afterReceipt', { amount: amount(payment.amount), ...TOLD_POLICY.accountPeriod }) : t(overdue === 'P0T' ? 'pay.overdue' : 'pay.due', { amount: amount(payment.amount), day })}
      </p>
    </div>
  );
}

/** Asks once more before the order closes. */
function Cancel({ forms }: { forms: OrderForms }) {
  const { t } = useTranslation('order');
  return (
    <details className="order-sure">
      <summary className="btn btn--s">{t('action.cancel')}</summary>
      <div className="row">
        <p>{t('detail.cancelSure')}</p>
        <IntentForm forms={forms} intent="cancel" size="small">{t('action.cancelNow')}</IntentForm>
      </div>
    </details>
  );
}
