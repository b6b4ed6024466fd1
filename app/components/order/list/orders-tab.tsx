import { useTranslation } from 'react-i18next';
import { EmptyState } from '~/components/account/membership/empty-state';
import { SiteLink } from '~/components/shell/site-link';
import { isLessAmount } from '~/domain/numbers/decimal-text';
import type { AccountCredit, OrderPage } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { type OrderListQuery, orderListPath } from '~/domain/order/order-list';
import { buttonClass } from '~/ui/button/button';
import { DownloadForm } from '../download-form';
import { AccountStrip } from './account-strip';
import { OrderCard } from './order-card';
import { OrderFilter, StatusTabs } from './order-filter';
import { OrderPages } from './order-pages';

interface Props {
  query: OrderListQuery;
  page: OrderPage;
  credit: AccountCredit;
  /** The address of the form that is being sent; empty: none. */
  busy: string;
}

/** The orders of a user, by status, time and keyword. */
export function OrdersTab({ query, page, credit, busy }: Props) {
  const { t } = useTranslation('order');
  const { status, time, keyword } = query;
  return (
    <>
      {isLessAmount('0', credit.limit) && <AccountStrip credit={credit} />}
      <OrderFilter query={query} />
      <StatusTabs query={query} counts={page.counts} />
      {page.orders.length === 0
        ? <NoOrders query={query} />
        : (
          <>
            <div className="order-found">
              <p className="muted small">{t('list.found', { count: page.total })}</p>
              <DownloadForm what="orders" fields={{ status, time, keyword }} />
            </div>
            {page.orders.map((order) => <OrderCard key={order.orderNo} order={order} busy={busy.startsWith(orderPath(order.orderNo))} />)}
            <OrderPages query={query} page={page} />
          </>
        )}
    </>
  );
}

function NoOrders({ query }: { query: OrderListQuery }) {
  const { t } = useTranslation('order');
  const narrowed = query.status !== 'ALL' || query.time !== 'all' || query.keyword !== '';
  if (!narrowed) {
    return (
      <EmptyState fact={t('list.empty')} way={t('list.emptyNote')}>
        <SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('account:saved.browse')}</SiteLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState fact={t('list.none')} way={t('list.noneNote')}>
      <SiteLink className={buttonClass({ kind: 'primary' })} href={orderListPath(query, { status: 'ALL', time: 'all', keyword: '' })}>{t('list.showAll')}</SiteLink>
    </EmptyState>
  );
}
