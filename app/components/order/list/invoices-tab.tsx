import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '~/components/account/fields/answered-form';
import { CentrePages } from '~/components/account/membership/centre-pages';
import { EmptyState } from '~/components/account/membership/empty-state';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { centreListPath } from '~/domain/account/centre-list';
import type { ListPage } from '~/domain/numbers/row-pages';
import { centrePath } from '~/domain/account/centre-path';
import { type CentreAnswer } from '~/domain/account/membership';
import type { Invoice, InvoiceDetails } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { INVOICE_STATUS } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import { DownloadForm } from '../download-form';
import { InvoiceFields } from '../invoice-fields';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';

interface Props {
  /** Those of the page. */
  invoices: readonly Invoice[];
  page: ListPage;
  /** What is remembered for the next invoice; `null` if nothing can be. */
  details: InvoiceDetails | null;
  answer: CentreAnswer | undefined;
  busy: boolean;
}

/** The invoices of a user, and what is remembered for the next one. */
export function InvoicesTab({ invoices, page, details, answer, busy }: Props) {
  return (
    <>
      <Invoices invoices={invoices} page={page} />
      {details && <Details page={page} details={details} answer={answer?.form === 'invoiceDetails' ? answer : undefined} busy={busy} />}
    </>
  );
}

/** The form that changes what checkout fills in. */
function Details({ page, details, answer, busy }: Omit<Props, 'invoices' | 'details'> & { details: InvoiceDetails }) {
  const { t } = useTranslation('order');
  const state = useFormState('invoice-details', answer, { start: { ...details }, intent: 'invoiceDetails' });
  return (
    <Panel id="invoice-details" title={t('invoice.details.title')}>
      <Form key={state.turn} method="post" action={centreListPath('invoices', page.pageNo)} preventScrollReset className="panel__b form form--2" {...state.form}>
        <input type="hidden" name="intent" value="invoiceDetails" />
        {state.summary && <div className="full">{state.summary}</div>}
        <InvoiceFields state={state} optional abroad />
        <p className="hint full">{t('invoice.details.note')}</p>
        <p className="full"><button className="btn" aria-busy={busy || undefined} type="submit">{t('invoice.details.save')}</button></p>
      </Form>
    </Panel>
  );
}

/** Invoices, the newest first. An issued invoice can be downloaded. */
function Invoices({ invoices, page }: Pick<Props, 'invoices' | 'page'>) {
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
    <>
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
      <CentrePages tab="invoices" page={page} />
    </>
  );
}
