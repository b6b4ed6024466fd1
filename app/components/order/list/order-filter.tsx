import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ChannelField } from '~/components/shell/channel-field';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import { ORDER_TABS, TIME_FILTERS, type OrderPage } from '~/domain/order/order-records';
import { type OrderListQuery, orderListPath } from '~/domain/order/order-list';

/** The form that searches orders by number or product, and narrows them by time. */
export function OrderFilter({ query: { status, time, keyword, pageSize } }: { query: OrderListQuery }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  return (
    <Form className="order-filter" action="/membership_center" role="search" aria-label={t('list.search')} key={`${time} ${keyword}`}>
      <ChannelField />
      <input type="hidden" name="tab" value="orders" />
      {status !== 'ALL' && <input type="hidden" name="status" value={status} />}
      <input type="hidden" name="size" value={pageSize} />
      <input className="in" type="search" name="keyword" defaultValue={keyword} maxLength={100} placeholder={t('list.keyword')} aria-label={t('list.keyword')} />
      <select className="sel" name="time" defaultValue={time} aria-label={t('list.time')}>
        {TIME_FILTERS.map((one) => <option key={one} value={one}>{nameOf('timeFilter', one)}</option>)}
      </select>
      <button className="btn" type="submit">{t('list.show')}</button>
    </Form>
  );
}

/** Tabs for all orders and for each status, with the number of orders. */
export function StatusTabs({ query, counts }: { query: OrderListQuery; counts: OrderPage['counts'] }) {
  const { t } = useTranslation('order');
  const nameOf = useNames();
  return (
    <nav className="tabs" aria-label={t('list.status')}>
      {ORDER_TABS.map((tab) => (
        <SiteLink key={tab} href={orderListPath(query, { status: tab })} aria-current={tab === query.status ? 'page' : undefined}>
          {nameOf('orderFilter', tab)}<span className="c">{countText(counts[tab])}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
