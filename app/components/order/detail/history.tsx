import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import type { OrderEvent } from '~/domain/order/order-records';
import { MACHINE } from '~/domain/order/states';
import { MomentLabel } from '../moment-label';

/** The causes that are shown, because they say more than the change itself. */
const CAUSES = ['expired', 'late', 'transfer', 'short', 'cancelled', 'onAccount', 'refunded'];

/** All changes of the order, its payment, its invoice and its refunds, the newest first. */
export function History({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('order');
  return (
    <details>
      <summary className="strong order-more">{t('history.title', { count: events.length })}</summary>
      <table className="tbl tcard">
        <thead className="sr">
          <tr>
            <th scope="col">{t('history.at')}</th>
            <th scope="col">{t('history.what')}</th>
            <th scope="col">{t('history.who')}</th>
          </tr>
        </thead>
        <tbody>
          {[...events].reverse().map((event, index) => (
            <tr key={index}>
              <td className="muted nw"><MomentLabel at={event.at} /></td>
              <td><Change event={event} /></td>
              <td className="muted">{t(`actor.${event.actor}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Change({ event: { subject, number, to, cause } }: { event: OrderEvent }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const says = CAUSES.includes(cause) ? t(`cause.${cause}`) : '';
  return (
    <>
      {change()}
      {says && <span className="muted"> · {says}</span>}
    </>
  );

  function change(): string {
    switch (subject) {
      case MACHINE.order:
        return t('history.order', { status: nameOf('orderStatus', to) });
      case MACHINE.payment:
        return t('history.payment', { status: nameOf('paymentStatus', to) });
      case MACHINE.invoice:
        return t('history.invoice', { status: nameOf('invoiceStatus', to) });
      case MACHINE.refundOnly:
      case MACHINE.returnGoods:
        return t('history.refund', { number, status: nameOf('refundStatus', to) });
    }
  }
}
