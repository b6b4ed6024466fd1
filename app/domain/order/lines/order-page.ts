import { type ListPage, pageOfRows } from '../../numbers/row-pages';
import type { OrderDetail } from '../order-records';

/** The page of an order shows at most so many lines. */
export const LINES_ON_PAGE = 100;

/**
 * Leaves of an order the lines of one page, and of its shipments what they have of these.
 * @param wanted - the page, from 1; another number counts as the nearest one. If a product is named, the page of its line is taken
 */
export function orderPageOf(order: OrderDetail, wanted: { pageNo: number; productId: string }): { order: OrderDetail; linePage: ListPage } {
  const named = order.lines.findIndex(({ productId }) => productId === wanted.productId);
  const pageNo = named >= 0 ? Math.floor(named / LINES_ON_PAGE) + 1 : wanted.pageNo;
  const { rows: lines, page: linePage } = pageOfRows(order.lines, pageNo, LINES_ON_PAGE);
  if (linePage.totalPage === 1) return { order, linePage };
  const shown = new Set(lines.map(({ productId }) => productId));
  const shipments = order.shipments.map((shipment) => ({
    ...shipment, lines: shipment.lines.filter(({ productId }) => shown.has(productId)), lineCount: shipment.lines.length,
  }));
  return { order: { ...order, lines, shipments }, linePage };
}
