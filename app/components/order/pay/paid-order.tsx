import { useTranslation } from 'react-i18next';
import { filePath } from '~/components/shell/addresses';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { OrderDetail, OrderLine } from '~/domain/order/order-records';
import { canCancel, orderPath } from '~/domain/order/order-forms';
import { DEFAULT_IMAGE } from '~/domain/product/product-image';
import { Panel } from '~/ui/panel/panel';
import { useMoney } from '../use-money';
import { Totals } from '../totals';

/** The maximum number of lines to show. The others are only counted. */
const SHOWN = 5;

/** The order of a payment: its first lines and its amount. */
export function PaidOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const { orderNo, lines } = order;
  const path = orderPath(orderNo);
  const more = lines.length - SHOWN;
  return (
    <aside className="checkout__aside stack-4">
      <Panel id="paid-order" title={t('payment.order')} aside={<SiteLink className="small" href={path}>{t('payment.toOrder')}</SiteLink>}>
        <div className="panel__b stack-4">
          <ul className="pay-lines">{lines.slice(0, SHOWN).map((line) => <Line key={line.productId} line={line} />)}</ul>
          {more > 0 && <p className="small muted">{t('list.more', { count: more })}</p>}
          <Totals totals={{ ...order, lines: lines.length }} />
        </div>
      </Panel>
      {canCancel(order) && <p className="small muted">{t('payment.change')} <SiteLink href={path}>{t('payment.cancel')}</SiteLink></p>}
    </aside>
  );
}

function Line({ line: { mpn, quantity, unitPrice, discounted, image } }: { line: OrderLine }) {
  const { product } = useSite();
  const { amount, price } = useMoney();
  return (
    <li>
      <img className="pk" src={filePath(image || DEFAULT_IMAGE, product)} width={40} height={32} alt="" loading="lazy" />
      <span><b className="mono">{mpn}</b><small>{countText(quantity)} × {price(unitPrice)}</small></span>
      <b>{amount(discounted)}</b>
    </li>
  );
}
