import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isDiscounted } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import { discountText } from '~/domain/sale/discount';
import { formatAmount } from '~/domain/money/money-format';
import type { Product } from '~/domain/product/product';
import { saleLine } from '~/domain/sale/sale';
import type { ListView } from './list-view';

interface Props {
  product: Product;
  offer: Offer;
  view: ListView;
}

/** The cost of a row's quantity. During a sale, also the cost with the discount that this line reaches alone. */
export function RowTotal({ product, offer: { quantity, total }, view }: Props) {
  const { t, sale, site: { language } } = view;
  if (quantity === null || total === null) return null;
  const line = sale?.on && isDiscounted(product) ? saleLine(product, quantity, sale) : null;
  const label = discountText(line?.discount, language);
  if (!line?.discount) {
    return <div className="lt"><span>{t('list:for', { quantity: countText(quantity) })}</span><b>{formatAmount(total, language)}</b></div>;
  }
  return (
    <div className="lt lt--cu">
      <span><span className="sr">{t('product:buy.undiscounted')} </span><s>{formatAmount(total, language)}</s></span>
      <span><span className={label ? 'sr' : undefined}>{t('product:tag.doubleTwelve')} </span>{label}</span>
      <b>{formatAmount(line.total, language)}</b>
    </div>
  );
}
