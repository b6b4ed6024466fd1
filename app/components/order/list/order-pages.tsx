import { SitePages } from '~/components/shell/pages/site-pages';
import { centrePath } from '~/domain/account/centre-path';
import type { OrderPage } from '~/domain/order/order-records';
import { ORDER_PAGE_SIZES, type OrderListQuery, orderListFields, orderListPath } from '~/domain/order/order-list';

/** Links to the pages of the list of orders. Renders nothing if the smallest page has room for all orders. */
export function OrderPages({ query, page: { pageNo, totalPage, total } }: { query: OrderListQuery; page: OrderPage }) {
  if (total <= ORDER_PAGE_SIZES[0]) return null;
  return (
    <div className="panel">
      <SitePages
        pageNo={pageNo} totalPage={totalPage} size={query.pageSize} sizes={ORDER_PAGE_SIZES} hrefOf={(to) => orderListPath(query, { pageNo: to })}
        action={centrePath()} hidden={[['tab', 'orders'], ...orderListFields({ ...query, pageNo: 1 }).filter(([name]) => name !== 'size')]}
      />
    </div>
  );
}
