import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import type { OrderDetail } from '~/domain/order/order-records';
import { orderProgress } from '~/domain/order/progress';
import { ORDER_STATUS, PAYMENT_METHOD } from '~/domain/order/states';
import { Panel } from '~/ui/panel/panel';
import { ProgressTrack } from '~/ui/progress/progress-track';
import { MomentLabel } from '../moment-label';
import { History } from './history';
import type { OrderForms } from './intent-form';
import { OrderWaiting } from './order-waiting';

interface Props {
  order: OrderDetail;
  forms: OrderForms;
  /** Whether the page asks if everything has arrived. */
  receiving: boolean;
}

/** The progress of an order, what it waits for, and its history. */
export function OrderProgress({ order, forms, receiving }: Props) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const { status, shipment } = order;
  const steps = orderProgress(order).map(({ status: step, at, state }) => ({
    key: step, state, note: at !== null && <MomentLabel at={at} />,
    label: step === ORDER_STATUS.preparing && order.paymentMethod === PAYMENT_METHOD.onAccount ? t('progress.approved') : t(`progress.${step}`),
  }));
  return (
    <Panel
      id="progress" title={nameOf('orderStatus', status)}
      aside={shipment && (
        <span className="small muted">{t('detail.parcel', { carrier: shipment.carrier })} <span className="mono">{shipment.trackingNo}</span></span>
      )}
    >
      <div className="panel__b stack-4">
        <ProgressTrack label={t('progress.label')} steps={steps} />
        <OrderWaiting order={order} forms={forms} receiving={receiving} />
        <History events={order.events} />
      </div>
    </Panel>
  );
}
