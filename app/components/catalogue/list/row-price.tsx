import type { Offer } from '~/components/product/quantity/quantity-offer';
import { TierLadder } from '~/components/product/tier-ladder';
import { showsPrice } from '~/domain/product/availability';
import { formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { hasPriceTiers, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { Icon } from '~/ui/icon/icon';
import type { ListView } from './list-view';

interface Props {
  product: Product;
  offer: Offer;
  view: ListView;
}

/** The unit price at the row's quantity, or of the first tier if that quantity has no price. A click opens all tiers in a layer over the rows. */
export function RowPrice({ product, offer: { tier }, view: { t, site: { language } } }: Props) {
  const { mpn, rangePrice } = product;
  if (!hasPriceTiers(rangePrice)) return <span className="muted small">{t('product:price.onRequest')}</span>;
  if (!showsPrice(product)) return <span className="muted small">{t('product:price.outOfStock')}</span>;
  const starts = tierStarts(rangePrice);
  const count = starts.length;
  return (
    <>
      <b className={tier === null ? undefined : 'money'}>
        {formatUnitPrice(unitPriceAt(rangePrice, tier ?? starts[0] ?? 0), ladderDecimals(rangePrice), language)}
      </b>
      <details className="tp" name="tiers">
        <summary aria-label={t('list:tiersOf', { count, mpn })}>{t('list:tiers', { count })}<Icon name="chev" size={14} /></summary>
        <div className="tp__p"><TierLadder tiers={rangePrice} reached={tier} language={language} /></div>
      </details>
    </>
  );
}
