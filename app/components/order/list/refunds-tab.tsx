import { useTranslation } from 'react-i18next';
import { CentrePages } from '~/components/account/membership/centre-pages';
import { EmptyState } from '~/components/account/membership/empty-state';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { ListPage } from '~/domain/numbers/row-pages';
import { centrePath } from '~/domain/account/centre-path';
import type { Refund } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { buttonClass } from '~/ui/button/button';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';
import { RefundTag } from '../status-tags';

/** A page of the refunds of a user, the newest first. The actions for a refund are on the page of its order. */
export function RefundsTab({ refunds, page }: { refunds: readonly Refund[]; page: ListPage }) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  if (refunds.length === 0) {
    return (
      <EmptyState fact={t('refund.empty')} way={t('refund.emptyNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href={centrePath('orders')}>{t('list.toOrders')}</SiteLink>
      </EmptyState>
    );
  }
  return (
    <>
      <section className="panel" aria-label={t('account:centre.refunds')}>
        <table role="table" className="tbl tbl--m tcard refunds">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">{t('column.refund')}</th>
              <th role="columnheader" scope="col">{t('column.order')}</th>
              <th role="columnheader" scope="col">{t('column.product')}</th>
              <th role="columnheader" scope="col" className="num">{t('column.quantity')}</th>
              <th role="columnheader" scope="col">{t('column.state')}</th>
              <th role="columnheader" scope="col">{t('column.asked')}</th>
              <th role="columnheader" scope="col" className="num">{t('refund.amount')}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {refunds.map(({ refundNo, orderNo, mpn, quantity, type, status, createdAt, amount: money }) => (
              <tr role="row" key={refundNo}>
                <td role="cell" className="full"><SiteLink className="mono strong" href={`${orderPath(orderNo)}#${refundNo}`}>{refundNo}</SiteLink></td>
                <td role="cell" data-l={t('column.order')}><SiteLink className="mono" href={orderPath(orderNo)}>{orderNo}</SiteLink></td>
                <td role="cell" className="mono refunds__part" data-l={t('column.product')}>{mpn}</td>
                <td role="cell" className="num" data-l={t('column.quantity')}>{countText(quantity)}</td>
                <td role="cell" data-l={t('column.state')}><RefundTag status={status} /><small className="muted">{nameOf('refundType', type)}</small></td>
                <td role="cell" data-l={t('column.asked')}><MomentLabel at={createdAt} /></td>
                <td role="cell" className="num strong" data-l={t('refund.amount')}>{amount(money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CentrePages tab="refunds" page={page} />
    </>
  );
}
