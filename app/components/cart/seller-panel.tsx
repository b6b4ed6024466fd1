import { timeText } from '~/domain/time/moment';
import type { CartGroup } from '~/domain/order/cart-lines';
import { CART_PATH } from '~/domain/order/cart-form';
import { withChannel } from '~/domain/portal/channel';
import { SlicedRows } from '~/ui/table/sliced-rows';
import { CartLineRow } from './cart-line-row';
import type { CartView } from './cart-view';
import type { CartWrites } from './use-cart-writes';

interface Props {
  group: CartGroup;
  /** Whether this is the first panel. Only the first one shows when the stock was checked. */
  first: boolean;
  writes: CartWrites;
  view: CartView;
}

/** The lines of one seller, as a table; on narrow screens as cards. */
export function SellerPanel({ group: { supplier, lines }, first, writes, view }: Props) {
  const { t, site: { timeZone, now, channel } } = view;
  const name = sellerName(supplier, view);
  const ids = lines.map(({ productId }) => productId);
  const ticked = ids.filter((id) => writes.selected.has(id)).length;
  const heading = `seller-${supplier ?? 'gone'}`;
  return (
    <section className="panel" aria-labelledby={heading}>
      <div className="panel__h">
        <h2>
          <input
            type="checkbox" className="with-script" aria-label={t('cart:seller.selectAll', { seller: name })} checked={ticked === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < ids.length;
            }}
            onChange={({ target }) => writes.select(ids, target.checked)}
          />
          <span id={heading}>{name}</span>
        </h2>
        <p className="small muted">
          {first && (
            <span className="row">
              {t('cart:seller.checked', { time: timeText(view.at, now, timeZone) })} <a className="small" href={withChannel(CART_PATH, channel)}>{t('cart:seller.again')}</a>
            </span>
          )}
        </p>
      </div>
      <div className="tscroll">
        <table role="table" className="tbl tcard cart__t" aria-labelledby={heading}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className="selc"><span className="sr">{t('cart:column.select')}</span></th>
              <th role="columnheader" scope="col">{t('cart:column.product')}</th>
              <th role="columnheader" scope="col" className="cart__s">{t('cart:column.stock')}</th>
              <th role="columnheader" scope="col" className="num cart__u">{t('cart:column.unit')}</th>
              <th role="columnheader" scope="col" className="cart__n">{t('cart:column.quantity')}</th>
              <th role="columnheader" scope="col" className="num cart__a">{t('cart:column.total')}</th>
              <th role="columnheader" scope="col" className="cart__d"><span className="sr">{t('cart:column.remove')}</span></th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            <SlicedRows rows={lines}>
              {(line) => (
                <CartLineRow
                  key={line.productId} line={line} edit={writes.edits[line.productId]} last={writes.refusals[line.productId]}
                  ticked={writes.selected.has(line.productId)} view={view}
                />
              )}
            </SlicedRows>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The name of a seller. For `null`, it says that the products are no longer sold. */
export function sellerName(supplier: string | null, { t, site }: Pick<CartView, 't' | 'site'>): string {
  if (supplier === null) return t('cart:seller.gone');
  return supplier === '' ? t('cart:seller.own', { shop: site.productName }) : t('cart:seller.partner', { code: supplier });
}
