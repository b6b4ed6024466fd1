import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import type { OrderDetail } from '~/domain/order/order-records';
import { canPay, payPath } from '~/domain/order/order-forms';
import { ORDER_STATUS } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { DownloadForm } from '../download-form';
import { MomentLabel } from '../moment-label';
import { IntentForm, type OrderForms } from './intent-form';

/** Number and time of an order, and its main actions. */
export function OrderHead({ order, forms }: { order: OrderDetail; forms: OrderForms }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const { orderNo, customerOrderNo, createdAt, status, paymentMethod, paymentStatus } = order;
  return (
    <div className="order-head">
      <div>
        <h1 className="mono" tabIndex={-1}>{orderNo}</h1>
        <p className="muted small">
          {t('detail.placed')} <MomentLabel at={createdAt} /> · {nameOf('paymentMethod', paymentMethod)} · {nameOf('paymentStatus', paymentStatus)}
        </p>
        {customerOrderNo && <p className="small">{t('own.orderNo')} <b className="mono">{customerOrderNo}</b></p>}
      </div>
      <div className="row">
        <DownloadForm what="order" fields={{ orderNo }} />
        <IntentForm forms={forms} intent="again" size="small">{t('action.again')}</IntentForm>
        {canPay(order) && status !== ORDER_STATUS.pendingPayment && (
          <SiteLink className={buttonClass({ size: 'small' })} href={payPath(order.payment.paymentNo)}>
            {t('action.pay')}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
