import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { deadlineText, zoneName } from '~/domain/time/deadline';
import type { OrderDetail } from '~/domain/order/order-records';
import { OVERDUE_FLAG } from '~/domain/order/states';
import { Alert } from '~/ui/alert/alert';

/** Says that the order is placed, and by when to pay it. */
export function PayDeadline({ order: { orderNo, payUntil, dueAt, overdue } }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const until = payUntil ?? dueAt;
  return (
    <Alert kind={overdue === OVERDUE_FLAG.overdue ? 'warn' : 'ok'}>
      <p><b>{t('payment.placed', { orderNo })}</b>{payUntil !== null && ` ${t('payment.kept')}`}</p>
      {until !== null && (
        <p className="pay-until">
          {t('payment.until')} <b>{deadlineText(until, timeZone, language)}</b> <span className="muted">{zoneName(until, timeZone, language)}</span>
        </p>
      )}
    </Alert>
  );
}
