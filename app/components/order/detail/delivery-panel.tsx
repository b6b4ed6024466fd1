import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '~/domain/order/order-records';
import { Panel } from '~/ui/panel/panel';
import { MomentLabel } from '../moment-label';

/** Delivery address, parcel and wishes. */
export function DeliveryPanel({ order: { address, shipment, shortage, remark } }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  return (
    <Panel id="delivery" title={t('delivery.title')}>
      <dl className="dl known panel__b">
        <dt>{t('delivery.to')}</dt>
        <dd><b>{address.name}</b><br /><span className="nw">{address.phone}</span>{address.lines.map((line, index) => <Fragment key={index}><br />{line}</Fragment>)}</dd>
        {shipment && (
          <>
            <dt>{t('delivery.parcel')}</dt>
            <dd>{shipment.carrier} <span className="mono">{shipment.trackingNo}</span><br /><MomentLabel at={shipment.at} className="muted" /></dd>
          </>
        )}
        <dt>{t('delivery.shortage')}</dt><dd>{t(`shortage.${shortage}`)}</dd>
        {remark && <><dt>{t('remark')}</dt><dd>{remark}</dd></>}
      </dl>
    </Panel>
  );
}
