import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isDiscounted } from '~/domain/product/availability';
import { discountText } from '~/domain/sale/discount';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { Product } from '~/domain/product/product';
import { saleLine } from '~/domain/sale/sale';
import type { ListView } from './list-view';

interface Props {
  product: Product;
  offer: Offer;
  view: ListView;
}

/** The cost of a row's quantity. During a sale, also the cost with the discount that this line reaches alone. */
export function RowTotal({ product, offer: { quantity, unitPrice, total }, view }: Props) {
  const { t, sale, site: { language } } = view;
  const discounted = sale?.on && quantity !== null && total !== null && isDiscounted(product);
  const line = discounted ? saleLine(product, quantity, sale) : null;
  const label = discountText(line?.discount, language);
  const amount = total === null ? '—' : formatAmount(total, language);
  return (
    <>
      <div className="lt">
        <span>{unitPrice === null ? '' : `× ${formatUnitPrice(unitPrice, priceDecimals(unitPrice), language)}`}</span>
        {line?.discount
          ? <span><span className="sr">{t('product:buy.undiscounted')} </span><s>{amount}</s></span>
          : <b>{amount}</b>}
      </div>
      {line?.discount && (
        <div className="lt lt--cu">
          <span><span className={label ? 'sr' : undefined}>{t('product:tag.doubleTwelve')} </span>{label}</span>
          <b>{formatAmount(line.total, language)}</b>
        </div>
      )}
    </>
  );
}
