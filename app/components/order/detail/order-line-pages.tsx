import { SitePages } from '~/components/shell/pages/site-pages';
import type { ListPage } from '~/domain/numbers/row-pages';
import { LINES_ON_PAGE } from '~/domain/order/lines/order-page';
import { orderLinesPath, orderPath } from '~/domain/order/order-forms';

/** Links to the pages of the lines of an order; nothing if there is one page. */
export function OrderLinePages({ orderNo, linePage: { pageNo, totalPage } }: { orderNo: string; linePage: ListPage }) {
  if (totalPage === 1) return null;
  return (
    <SitePages
      pageNo={pageNo} totalPage={totalPage} size={LINES_ON_PAGE} sizes={[LINES_ON_PAGE]} hrefOf={(to) => orderLinesPath(orderNo, to)}
      action={orderPath(orderNo)} hidden={[]}
    />
  );
}
