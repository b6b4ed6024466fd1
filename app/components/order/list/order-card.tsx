import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { countText } from '~/domain/product/delivery';
import { deadlineText } from '~/domain/time/deadline';
import { dayOf } from '~/domain/time/moment';
import type { OrderLine, OrderSummary } from '~/domain/order/order-records';
import { LISTED_LINES } from '~/domain/order/order-list';
import { canPay, orderPath, receiptPath } from '~/domain/order/order-forms';
import { ORDER_STATUS, OVERDUE_FLAG, PAYMENT_STATUS } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import { IntentForm } from '../detail/intent-form';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';
import { OrderTag } from '../status-tags';
import { PartRef, ProductCell } from '../product-cell';

interface Props {
  order: OrderSummary;
  /** A form of this order is being sent. */
  busy: boolean;
}

/** An order in the list: its first lines, its amount, and the next action. */
export function OrderCard({ order, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  const { orderNo, customerOrderNo, createdAt, status, paymentStatus, overdue, payable, freight, lines } = order;
  const path = orderPath(orderNo);
  const forms = (intent: string) => ({ path, busy: busy ? intent : null });
  return (
    <article className="panel order" aria-labelledby={orderNo}>
      <header className="panel__h order__h">
        <h2 className="row">
          <SiteLink id={orderNo} className="mono" href={path}>{orderNo}</SiteLink> <MomentLabel at={createdAt} className="muted small" />
          {customerOrderNo && <span className="small">{t('own.orderNo')} <b className="mono">{customerOrderNo}</b></span>}
        </h2>
        <div className="row">
          {overdue === OVERDUE_FLAG.overdue && <Tag kind="err">{nameOf('overdueFlag', overdue)}</Tag>}
          <span className="small muted">{nameOf('paymentStatus', paymentStatus)}</span>
          <OrderTag status={status} />
        </div>
      </header>
      <table role="table" className="tbl tcard tcard--3" aria-label={t('list.linesOf', { number: orderNo })}>
        <thead role="rowgroup" className="sr">
          <tr role="row">
            <th role="columnheader" scope="col">{t('column.product')}</th>
            <th role="columnheader" scope="col">{t('column.quantity')}</th>
            <th role="columnheader" scope="col">{t('column.unit')}</th>
            <th role="columnheader" scope="col">{t('column.amount')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">{lines.slice(0, LISTED_LINES).map((line) => <Line key={line.productId} line={line} />)}</tbody>
      </table>
      <footer className="order__f">
        <p className="small muted"><Note order={order} /></p>
        <dl className="order__t">
          <dt>{t('totals.payable')}{!isSameAmount(freight, '0') && <span className="small"> {t('freight.included', { amount: amount(freight) })}</span>}</dt>
          <dd>{amount(payable)}</dd>
        </dl>
        <div className="row">
          {canPay(order) && (
            <IntentForm
              forms={forms('pay')} intent="pay" size="small" kind={status === ORDER_STATUS.pendingPayment ? 'primary' : undefined}
              name={t('action.of', { action: t('action.pay'), number: orderNo })}
            >
              {t('action.pay')}
            </IntentForm>
          )}
          {status === ORDER_STATUS.shipped && (
            <SiteLink
              className={buttonClass({ kind: 'primary', size: 'small' })} href={receiptPath(orderNo)} aria-label={t('action.of', { action: t('action.receive'), number: orderNo })}
            >
              {t('action.receive')}
            </SiteLink>
          )}
          {(status === ORDER_STATUS.complete || status === ORDER_STATUS.closed) && (
            <IntentForm forms={forms('again')} intent="again" size="small" name={t('action.of', { action: t('action.again'), number: orderNo })}>
              {t('action.again')}
            </IntentForm>
          )}
          <SiteLink className={buttonClass({ size: 'small' })} href={path} aria-label={t('action.of', { action: t('action.details'), number: orderNo })}>
            {t('action.details')}
          </SiteLink>
        </div>
      </footer>
    </article>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { t } = useTranslation('order');
  const { amount, price } = useMoney();
  return (
    <tr role="row">
      <td role="cell" className="full"><ProductCell line={line}><PartRef line={line} /></ProductCell></td>
      <td role="cell" className="num" data-l={t('column.quantity')}>{countText(line.quantity)}</td>
      <td role="cell" className="num" data-l={t('column.unit')}>{price(line.unitPrice)}</td>
      <td role="cell" className="num end" data-l={t('column.amount')}>{amount(line.amount)}</td>
    </tr>
  );
}

/** The number of lines that are not shown, and the payment: its deadline, or that it is on its way. */
function Note({ order: { lineCount, status, payUntil, dueAt, paymentStatus, paymentPending } }: { order: OrderSummary }) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const more = lineCount - LISTED_LINES;
  return (
    <>
      {more > 0 && `${t('list.more', { count: more })} `}
      {paymentPending && t('list.pending')}
      {status === ORDER_STATUS.pendingPayment && !paymentPending && payUntil !== null && t('list.payBy', { time: deadlineText(payUntil, timeZone, language) })}
      {dueAt !== null && paymentStatus === PAYMENT_STATUS.unpaid && t('list.due', { day: dayOf(dueAt, timeZone) })}
    </>
  );
}
