import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceName } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { countText, isThirdParty } from '~/domain/product/delivery';
import type { ListPage } from '~/domain/numbers/row-pages';
import type { OrderDetail, OrderLine } from '~/domain/order/order-records';
import { orderPath } from '~/domain/order/order-forms';
import { duePieces } from '~/domain/order/progress';
import { lastShipDays } from '~/domain/order/shipping/planned-shipments';
import { ORDER_STATUS, REFUND_STATUS } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { SlicedRows } from '~/ui/table/sliced-rows';
import { Tag } from '~/ui/tag/tag';
import { StockText } from '../fulfilment-text';
import { useMoney } from '../use-money';
import { PartRef, ProductCell } from '../product-cell';
import { RefundTag } from '../status-tags';
import { OrderLinePages } from './order-line-pages';
import { REFUND_FORM } from './refund-form';

interface Props {
  /** With the lines of one page. */
  order: OrderDetail;
  linePage: ListPage;
  /** A form to show below a line, and the product of that line; `null`: none. */
  asking: { productId: string; form: ReactNode } | null;
}

/** The lines of an order: what was ordered, shipped and returned. */
export function OrderLines({ order, linePage, asking }: Props) {
  const { t } = useTranslation('order');
  const shipDays = lastShipDays(order.shipments);
  return (
    <Panel id="lines" title={t('lines', { count: order.lineCount })}>
      <table role="table" className="tbl tcard tcard--3 order-lines" aria-labelledby="lines">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">{t('column.product')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.quantity')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.unit')}</th>
            <th role="columnheader" scope="col" className="num">{t('column.amount')}</th>
            <th role="columnheader" scope="col">{t('column.delivery')}</th>
            <th role="columnheader" scope="col">{t('column.afterSales')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <SlicedRows rows={order.lines}>
            {(line) => (
              <Fragment key={line.productId}>
                <Line line={line} order={order} shipDay={shipDays.get(line.productId) ?? null} />
                {asking?.productId === line.productId && <tr role="row" className="order-ask"><td role="cell" colSpan={6} className="full">{asking.form}</td></tr>}
              </Fragment>
            )}
          </SlicedRows>
        </tbody>
      </table>
      <OrderLinePages orderNo={order.orderNo} linePage={linePage} />
    </Panel>
  );
}

/** @param shipDay - the day by which the last pieces ship; `null` if the upstream does not say it */
function Line({ line, order, shipDay }: { line: OrderLine; order: OrderDetail; shipDay: string | null }) {
  const { t } = useTranslation('order');
  const { amount, price } = useMoney();
  const sourceName = useSourceName();
  const { productId, mpn, quantity, unitPrice, discounted, goodsType, refundable } = line;
  const refunds = order.refunds.filter((refund) => refund.productId === productId);
  return (
    <tr role="row">
      <td role="cell" className="full">
        <ProductCell line={line}><PartRef line={line} /></ProductCell>
        {isThirdParty(goodsType) && <Tag kind="info">{sourceName(goodsType)}</Tag>}
      </td>
      <td role="cell" className="num" data-l={t('column.quantity')}>{countText(quantity)}</td>
      <td role="cell" className="num" data-l={t('column.unit')}>{price(unitPrice)}</td>
      <td role="cell" className="num" data-l={t('column.amount')}>
        <b>{amount(line.amount)}</b>
        {!isSameAmount(line.amount, discounted) && <small className="money">{t('discounted', { amount: amount(discounted) })}</small>}
      </td>
      <td role="cell" className="full" data-l={t('column.delivery')}>{order.status === ORDER_STATUS.closed ? t('none') : <Delivery line={line} due={duePieces(line, refunds)} day={shipDay ?? line.orderedDate} />}</td>
      <td role="cell" className="full order-after" data-l={t('column.afterSales')}>
        {refunds.length + refundable.length === 0 && t('none')}
        {refunds.map(({ refundNo, status, quantity: pieces, amount: money }) => (status === REFUND_STATUS.complete
          ? <a key={refundNo} className="small" href={`#${refundNo}`}>{t('refund.done', { pieces: countText(pieces), amount: amount(money) })}</a>
          : <a key={refundNo} href={`#${refundNo}`} aria-label={t('refund.see', { number: refundNo })}><RefundTag status={status} /></a>))}
        {refundable.length > 0 && (
          <SiteLink
            className={buttonClass({ size: 'small' })} aria-label={t('action.refundOf', { mpn })}
            href={`${orderPath(order.orderNo)}?refund=${encodeURIComponent(productId)}#${REFUND_FORM}`}
          >
            {t('action.refund')}
          </SiteLink>
        )}
      </td>
    </tr>
  );
}

/** What was shipped. Before that, where the pieces come from, and by when pieces to order are shipped. */
function Delivery({ line: { quantity, ordered, shipped, goodsType, supplier }, due, day }: { line: OrderLine; due: number; day: string | null }) {
  const { t } = useTranslation('order');
  if (shipped !== null) {
    return <>{shipped === quantity ? t('delivery.all') : t('delivery.some', { shipped: countText(shipped), quantity: countText(quantity) })}</>;
  }
  if (due === 0) return <>{t('none')}</>;
  if (isThirdParty(goodsType)) return <>{supplier ? t('delivery.partner', { supplier }) : t('leaves.partner')}</>;
  return <StockText now={due - ordered} ordered={ordered} day={day} />;
}
