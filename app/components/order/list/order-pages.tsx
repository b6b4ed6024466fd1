import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { OrderPage } from '~/domain/order/order-records';
import { ORDER_PAGE_SIZES, type OrderListQuery, orderListFields, orderListPath } from '~/domain/order/order-list';
import { pageWindow } from '~/domain/catalogue/page-window';
import { channelFields } from '~/domain/portal/channel';
import { Pagination } from '~/ui/pagination/pagination';

/** Links to the pages of the list of orders. Renders nothing if the smallest page has room for all orders. */
export function OrderPages({ query, page: { pageNo, totalPage, total } }: { query: OrderListQuery; page: OrderPage }) {
  const { t } = useTranslation('order');
  const { channel } = useSite();
  if (total <= ORDER_PAGE_SIZES[0]) return null;
  const label = (key: string) => t(`common:pagination.${key}`);
  return (
    <div className="panel">
      <Pagination
        wide={pageWindow(pageNo, totalPage, 5)} narrow={pageWindow(pageNo, totalPage, 3)} size={query.pageSize} sizes={ORDER_PAGE_SIZES}
        hrefOf={(to) => orderListPath(query, { pageNo: to })} action="/membership_center" link={SiteLink}
        hidden={[...channelFields(channel), ['tab', 'orders'], ...orderListFields({ ...query, pageNo: 1 }).filter(([name]) => name !== 'size')]}
        labels={{
          navigation: label('navigation'),
          position: t('list.position', { page: countText(pageNo), pages: countText(totalPage) }),
          pageN: (number) => `${label('page')} ${countText(number)}`,
          page: label('page'), goTo: label('goTo'), confirm: label('confirm'),
          previous: label('previous'), next: label('next'),
          previous5: label('previous5'), next5: label('next5'), previous3: label('previous3'), next3: label('next3'),
          pageSize: label('pageSize'), perPage: label('perPage'),
        }}
      />
    </div>
  );
}
