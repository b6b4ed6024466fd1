import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '~/components/account/fields/answered-form';
import { useNames } from '~/components/shell/names';
import { isAbroad } from '~/domain/address/countries';
import type { OrderDetail } from '~/domain/order/order-records';
import { canAskForInvoice, type OrderAnswer } from '~/domain/order/order-forms';
import { INVOICE_STATUS } from '~/domain/order/states';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import { DownloadForm } from '../download-form';
import { InvoiceFields } from '../invoice-fields';
import { MomentLabel } from '../moment-label';
import type { OrderForms } from './intent-form';

interface Props {
  order: OrderDetail;
  forms: OrderForms;
  answer: OrderAnswer | undefined;
}

/** The invoice of an order: its state, the form that requests it, or its file. */
export function InvoicePanel({ order, forms, answer }: Props) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  const { orderNo, invoice, invoiceStatus } = order;
  return (
    <Panel id="invoice" title={<>{t('invoice.title')} <Tag kind={invoiceStatus === INVOICE_STATUS.billed ? 'ok' : invoiceStatus === INVOICE_STATUS.requested ? 'info' : undefined}>{nameOf('invoiceStatus', invoiceStatus)}</Tag></>}>
      <div className="panel__b stack-4">
        {invoice && (
          <dl className="dl known">
            <dt>{t('invoice.to')}</dt><dd>{invoice.title}</dd>
            {invoice.taxNo && <><dt>{t('invoice.taxNo')}</dt><dd className="mono">{invoice.taxNo}</dd></>}
            {invoice.invoiceNo && <><dt>{t('invoice.number')}</dt><dd className="mono">{invoice.invoiceNo}</dd></>}
            {invoice.issuedAt !== null && <><dt>{t('invoice.issued')}</dt><dd><MomentLabel at={invoice.issuedAt} /></dd></>}
          </dl>
        )}
        {invoiceStatus === INVOICE_STATUS.requested && <p className="hint">{t('invoice.waits')}</p>}
        {invoiceStatus === INVOICE_STATUS.billed && <DownloadForm what="invoice" fields={{ orderNo }} />}
        {canAskForInvoice(order) && <InvoiceForm address={order.address} forms={forms} answer={answer} />}
        {!invoice && !canAskForInvoice(order) && <p className="hint">{t('invoice.none')}</p>}
      </div>
    </Panel>
  );
}

function InvoiceForm({ address, forms, answer }: Omit<Props, 'order'> & Pick<OrderDetail, 'address'>) {
  const { t } = useTranslation('order');
  const state = useFormState('invoice', answer);
  return (
    <Form method="post" action={forms.path} preventScrollReset className="form" {...state.form}>
      {state.summary}
      <InvoiceFields state={state} abroad={isAbroad(address)} taxNoLike={address.taxNoLike} />
      <p><button className="btn" name="intent" value="invoice" aria-busy={forms.busy === 'invoice' || undefined} type="submit">{t('action.invoice')}</button></p>
    </Form>
  );
}
