import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/components/account/membership/empty-state';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { centrePath } from '~/domain/account/membership';
import type { Invoice } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { INVOICE_STATUS } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import { DownloadForm } from '../download-form';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';

/** The invoices of a user, the newest first. An issued invoice can be downloaded. */
export function InvoicesTab({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  if (invoices.length === 0) {
    return (
      <EmptyState fact={t('invoice.empty')} way={t('invoice.emptyNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href={centrePath('orders')}>{t('list.toOrders')}</SiteLink>
      </EmptyState>
    );
  }
  return (
    <section className="panel" aria-label={t('account:centre.invoices')}>
      <table role="table" className="tbl tbl--m tcard">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">{t('column.order')}</th>
            <th role="columnheader" scope="col">{t('invoice.number')}</th>
            <th role="columnheader" scope="col">{t('invoice.to')}</th>
            <th role="columnheader" scope="col">{t('column.state')}</th>
            <th role="columnheader" scope="col">{t('invoice.issued')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.amount')}</th>
            <th role="columnheader" scope="col"><span className="sr">{t('invoice.file')}</span></th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {invoices.map(({ orderNo, invoiceNo, title, status, issuedAt, amount: money }) => (
            <tr role="row" key={orderNo}>
              <td role="cell" className="full"><SiteLink className="mono strong" href={orderPath(orderNo)}>{orderNo}</SiteLink></td>
              <td role="cell" className="mono" data-l={t('invoice.number')}>{invoiceNo || t('none')}</td>
              <td role="cell" data-l={t('invoice.to')}>{title}</td>
              <td role="cell" data-l={t('column.state')}><Tag kind={status === INVOICE_STATUS.billed ? 'ok' : 'info'}>{nameOf('invoiceStatus', status)}</Tag></td>
              <td role="cell" data-l={t('invoice.issued')}>{issuedAt === null ? t('none') : <MomentLabel at={issuedAt} />}</td>
              <td role="cell" className="num strong" data-l={t('column.amount')}>{amount(money)}</td>
              <td role="cell" className="end">{status === INVOICE_STATUS.billed && <DownloadForm what="invoice" fields={{ orderNo }} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
