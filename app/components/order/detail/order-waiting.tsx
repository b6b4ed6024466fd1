import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { deadlineText } from '~/domain/time/deadline';
import { dayOf } from '~/domain/time/moment';
import type { OrderDetail } from '~/domain/order/order-records';
import { orderPath, payPath, RECEIPT_ASKED, receiptPath } from '~/domain/order/order-forms';
import { ORDER_POLICY, TOLD_POLICY } from '~/domain/order/order-policies';
import { ORDER_STATUS, OVERDUE_FLAG, PAYMENT_METHOD, PAYMENT_STATUS } from '~/domain/order/states';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Alert } from '~/ui/alert/alert';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { useMoney } from '../use-money';
import { IntentForm, type OrderForms } from './intent-form';

interface Props {
  order: OrderDetail;
  forms: OrderForms;
  /** Whether the page asks if everything has arrived. */
  receiving: boolean;
}

/** The next step of an order, and the buyer's actions. */
export function OrderWaiting({ order, forms, receiving }: Props) {
  return (
    <>
      {order.status === ORDER_STATUS.shipped && (receiving ? <Receipt order={order} forms={forms} /> : <Shipped order={order} />)}
      <ToPay order={order} forms={forms} />
    </>
  );
}

/** Says how much is to be paid, or that the payment is on its way. */
function ToPay({ order, forms }: Omit<Props, 'receiving'>) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const { status, payment, paymentStatus, paymentPending, paymentMethod } = order;
  if (paymentPending) return <Alert kind="info"><p className="strong">{t('pay.pending', { amount: amount(payment.amount) })}</p></Alert>;
  if (status === ORDER_STATUS.pendingPayment) return <Unpaid order={order} forms={forms} />;
  return paymentMethod === PAYMENT_METHOD.onAccount && paymentStatus === PAYMENT_STATUS.unpaid && status !== ORDER_STATUS.closed
    && <OnAccount order={order} />;
}

/** The buttons to pay and to cancel. */
function Unpaid({ order: { payUntil, payment }, forms }: Omit<Props, 'receiving'>) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const { amount } = useMoney();
  const time = payUntil === null ? null : deadlineText(payUntil, timeZone, language);
  return (
    <div className="alert alert--warn">
      <Icon name="clock" />
      <div className="order-wait">
        <p className="strong">{time === null ? t('pay.open', { amount: amount(payment.amount) }) : t('pay.by', { amount: amount(payment.amount), time })}</p>
        <ActionBar label={t('confirm.toPay')} amount={amount(payment.amount)}>
          <SiteLink className={buttonClass({ kind: 'primary', size: 'large' })} href={payPath(payment.paymentNo)}>{t('action.pay')}</SiteLink>
        </ActionBar>
        <Cancel forms={forms} />
      </div>
    </div>
  );
}

/** Says that the parcel is on its way, and links to the question whether everything has arrived. */
function Shipped({ order: { orderNo, shipment, payable } }: Pick<Props, 'order'>) {
  const { t } = useTranslation('order');
  const { timeZone } = useSite();
  const { amount } = useMoney();
  return (
    <div className="alert alert--info">
      <Icon name="info" />
      <div className="order-wait">
        <p>{shipment ? t('receive.by', { day: dayOf(shipment.at + ORDER_POLICY.receivedAfter, timeZone) }) : t('receive.shipped')}</p>
        <ActionBar label={t('amounts.payable')} amount={amount(payable)}>
          <SiteLink className={buttonClass({ kind: 'primary', size: 'large' })} href={receiptPath(orderNo)}>{t('action.receive')}</SiteLink>
        </ActionBar>
      </div>
    </div>
  );
}

/** Asks whether everything has arrived. The answer "yes" completes the order. */
function Receipt({ order: { orderNo }, forms }: Omit<Props, 'receiving'>) {
  const { t } = useTranslation('order');
  return (
    <div className="alert alert--warn">
      <Icon name="warn" />
      <div className="stack-4">
        <div>
          <h3 id={RECEIPT_ASKED} tabIndex={-1}>{t('receive.ask')}</h3>
          <p>{t('receive.means', TOLD_POLICY.returnWithin)}</p>
        </div>
        <div className="row">
          <IntentForm forms={forms} intent="receive" kind="primary">{t('receive.yes')}</IntentForm>
          <SiteLink className={buttonClass()} href={orderPath(orderNo)}>{t('receive.no')}</SiteLink>
        </div>
      </div>
    </div>
  );
}

/** Says when an order on account is due. */
function OnAccount({ order: { dueAt, overdue, payment } }: Pick<Props, 'order'>) {
  const { t } = useTranslation('order');
  const { timeZone } = useSite();
  const { amount } = useMoney();
  const day = dueAt === null ? null : dayOf(dueAt, timeZone);
  return (
    <div className={overdue === OVERDUE_FLAG.overdue ? 'alert alert--err' : 'alert alert--info'}>
      <Icon name={overdue === OVERDUE_FLAG.overdue ? 'err' : 'clock'} />
      <p className="strong">
        {day === null ? t('pay.afterReceipt', { amount: amount(payment.amount), ...TOLD_POLICY.accountPeriod }) : t(overdue === OVERDUE_FLAG.overdue ? 'pay.overdue' : 'pay.due', { amount: amount(payment.amount), day })}
      </p>
    </div>
  );
}

/** A button that asks for confirmation before it cancels the order. */
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
