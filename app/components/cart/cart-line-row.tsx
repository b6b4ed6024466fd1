import { Form } from '@remix-run/react';
import { memo } from 'react';
import { entryId } from '~/components/account/membership/focus';
import { ProductTags } from '~/components/product/product-tags';
import { Picture } from '~/components/product/picture';
import { afterRefusal, offerFor } from '~/components/product/quantity/quantity-offer';
import { StockFigure } from '~/components/product/stock-readout';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { discountText } from '~/domain/sale/discount';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { movedFrom, type CartLine } from '~/domain/order/cart-lines';
import { CART_PATH, lineAnchor, type CartRefusal } from '~/domain/order/cart-form';
import { unitPriceAt } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { buttonClass } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { SELECTION, type CartView } from './cart-view';
import { LineQuantity } from './line-quantity';
import { LineRef } from './line-ref';

interface Props {
  line: CartLine;
  /** The typed quantity, if it is not in the cart yet. */
  edit: string | undefined;
  /** The mall's last refusal of a quantity of this product; `undefined`: none. */
  last: CartRefusal | undefined;
  ticked: boolean;
  view: CartView;
}

/** One product in the cart: name, stock, quantity and cost. */
export const CartLineRow = memo(function CartLineRow({ line, edit, last, ticked, view }: Props) {
  const { productId, mpn, product, amounts } = line;
  const { t, site: { language } } = view;
  const typed = edit ?? String(line.quantity);
  const offer = product && afterRefusal(offerFor(product, typed), product, last);
  const refusal = last?.typed === typed ? last : undefined;
  // The mall's figures. For a typed quantity that is not refused, the shop's own figures, until the mall answers.
  const priced = product && unitPriceAt(product.rangePrice, offer?.quantity ?? Number.NaN);
  const unitPrice = edit === undefined || offer?.refused || refusal ? (amounts?.unitPrice ?? priced) : (priced ?? amounts?.unitPrice);
  const amount = edit === undefined ? amounts?.amount : refusal ? null : offer?.total;
  const before = edit === undefined ? movedFrom(line) : null;
  return (
    <tr role="row" id={lineAnchor(productId)}>
      <td role="cell" className="selc">
        <input
          type="checkbox" form={SELECTION} name="goodsId" value={productId} aria-label={t('cart:line.select', { mpn })} checked={ticked}
          onChange={({ target }) => view.writes.select([productId], target.checked)}
        />
      </td>
      <td role="cell" className="full">
        {product ? <CartProductCell line={line} product={product} view={view} /> : <div><b className="mpn">{mpn}</b><div className="part__d">{line.brand}</div></div>}
      </td>
      <td role="cell">
        {product && <StockFigure product={product} state={{ kind: 'live', at: view.at }} quantity={offer?.quantity ?? 1} t={t} site={view.site} />}
      </td>
      <td role="cell" className="num" data-l={t('cart:column.unit')}>
        {unitPrice ? formatUnitPrice(unitPrice, priceDecimals(unitPrice), language) : '—'}
        {before !== null && <s className="cart__was">{formatUnitPrice(before, priceDecimals(before), language)}</s>}
      </td>
      <td role="cell" className="full">
        {product && offer
          ? <LineQuantity line={line} product={product} typed={typed} edited={edit !== undefined} offer={offer} refusal={refusal} before={before} view={view} />
          : (
            <>
              <p>{t('cart:line.pieces', { quantity: line.quantity })}</p>
              <p className="msg msg--err"><Icon name="err" /><span>{t('cart:line.gone')}</span></p>
            </>
          )}
      </td>
      <td role="cell" className="num strong" data-l={t('cart:column.total')}>
        {amount ? formatAmount(amount, language) : <span className="muted">—</span>}
        {edit === undefined && ticked && amounts && amounts.discounted !== amounts.amount && (
          <small className="money">{t('cart:line.discounted', { label: saleLabel(view), amount: formatAmount(amounts.discounted, language) })}</small>
        )}
      </td>
      <td role="cell" className="end">
        <Form method="post" action={CART_PATH} preventScrollReset>
          <input type="hidden" name="goodsId" value={productId} />
          <button
            id={entryId(productId)} className={`${buttonClass({ kind: 'quiet', size: 'small' })} cart__x`} name="intent" value="remove"
            aria-label={t('cart:line.remove', { mpn })}
            type="submit"
          >
            <Icon name="trash" />
          </button>
        </Form>
      </td>
    </tr>
  );
});

/** The discount of the cart: "5% off". If the percentage rounds to 0 or 100, the name of the sale. */
function saleLabel({ totals, t, site }: CartView): string {
  return discountText(totals.discount, site.language) || t('product:tag.doubleTwelve');
}

function CartProductCell({ line, product, view }: Pick<Props, 'line' | 'view'> & { product: Product }) {
  const { sale, t, site } = view;
  return (
    <div className="part">
      <span className="well"><Picture images={product.images} className="pk" width={52} height={42} alt="" lazy /></span>
      <div>
        <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
        <div className="part__d">{[product.brand, product.description || product.name].filter(Boolean).join(' · ')}</div>
        <ProductTags product={product} sale={sale} t={t} site={site} />
        {view.ownNumbers && <LineRef line={line} view={view} />}
      </div>
    </div>
  );
}
