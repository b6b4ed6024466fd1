import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { dayOf, deadlineText } from '~/domain/moment';
import type { OrderDetail } from '~/domain/order/order';
import { TOLD_POLICY } from '~/domain/order/policies';
import { orderProgress } from '~/domain/order/progress';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import { Progress } from '~/ui/progress';
import { Moment } from '../moment';
import { useMoney } from '../money';
import { useNames } from '../names';
import { History } from './history';
import { IntentForm, type OrderForms } from './intent-form';

/** How far an order has come, what it waits for, and everything that happened to it. */
export function OrderProgress({ order, forms }: { order: OrderDetail; forms: OrderForms }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const { status, shipment } = order;
  const steps = orderProgress(order).map(({ status: step, at, state }) => ({
    key: step, state, note: at !== null && <Moment at={at} />,
    label: step === 'P0D' && order.paymentMethod === 'PW1' ? t('progress.approved') : t(`progress.${step}`),
  }));
  return (
    <Panel
      id="progress" title={nameOf('orderFilter', status)}
      aside={shipment && (
        <span className="small muted">{t('detail.parcel', { carrier: shipment.carrier })} <span className="mono">{shipment.trackingNo}</span></span>
      )}
    >
      <div className="panel__b stack-4">
        <Progress label={t('progress.label')} steps={steps} />
        <Waiting order={order} forms={forms} />
        <History events={order.events} />
      </div>
    </Panel>
  );
}

/** What is to be paid and by when. */
function Waiting({ order, forms }: { order: OrderDetail; forms: OrderForms }) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const { amount } = useMoney();
  const { status, payUntil, dueAt, overdue, payment, paymentStatus, paymentMethod } = order;
  if (status === 'P0C') {
    const time = payUntil === null ? null : deadlineText(payUntil, timeZone, language);
    return (
      <div className="alert alert--warn">
        <Icon name="clock" />
        <div className="order-wait">
          <p className="strong">{time === null ? t('pay.open', { amount: amount(payment.amount) }) : t('pay.by', { amount: amount(payment.amount), time })}</p>
          <Cancel forms={forms} />
        </div>
      </div>
    );
  }
  if (paymentMethod !== 'PW1' || paymentStatus !== 'P0C' || status === 'P0F') return null;
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
