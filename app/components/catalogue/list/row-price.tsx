import { useState } from 'react';
import { NudgeLine } from '~/components/product/quantity/nudge-line';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { SaleTag } from '~/components/product/product-tags';
import { formatAmount, formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { hasPriceTiers, lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { showsPrice } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { Icon } from '~/ui/icon/icon';
import type { ListView } from './list-view';
import { rowForm } from './row-quantity';

interface Props {
  product: Product;
  offer: Offer;
  view: ListView;
  onValue: (value: string) => void;
}

/**
 * The unit price at the row's quantity, or of the first tier if that quantity has no price. All tiers open in a layer that moves no row: on hover,
 * focus and click. In narrow windows they open in the row, with the quantity. With script, they are made when somebody points at them: the tiers of all
 * rows are a fifth of the page's elements.
 */
export function RowPrice({ product, offer: { tier, nudge }, view, onValue }: Props) {
  const { t, sale, site } = view;
  const { id, mpn, rangePrice } = product;
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  if (!hasPriceTiers(rangePrice)) return <span className="muted small">{t('product:price.onRequest')}</span>;
  if (!showsPrice(product)) return <span className="muted small">{t('product:price.outOfStock')}</span>;
  const starts = tierStarts(rangePrice);
  const count = starts.length;
  const priceAt = (quantity: number) => formatUnitPrice(unitPriceAt(rangePrice, quantity), ladderDecimals(rangePrice), site.language);
  const tiers = (
    <table className="tiert">
      <thead>
        <tr>{['from', 'unit', 'lineTotal'].map((key) => <th key={key} scope="col">{t(`list:tier.${key}`)}</th>)}</tr>
      </thead>
      <tbody>
        {starts.map((min) => (
          <tr key={min} className={min === tier ? 'on' : undefined}>
            <th scope="row">{`${countText(min)}+`}</th>
            <td>{priceAt(min)}</td>
            <td>{formatAmount(lineAmount(rangePrice, min), site.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <b className={tier === null ? undefined : 'money'}>{priceAt(tier ?? starts[0] ?? 0)}</b>
      <div className="u__2">
        <SaleTag product={product} sale={sale} t={t} site={site} short />
        <details className="tp" name="tiers" ref={(found) => void (found?.matches('[open], :hover, :focus-within') && come())} onPointerEnter={come} onFocus={come}>
          <summary aria-label={t('list:tiersOf', { count, mpn })}>{t('list:tiers', { count })}<Icon name="chev" size={14} /></summary>
          <div className="tp__p">
            {isNear ? tiers : <noscript>{tiers}</noscript>}
            {nudge && <NudgeLine nudge={nudge} language={site.language} t={t} form={rowForm(id)} onValue={onValue} />}
          </div>
        </details>
      </div>
    </>
  );
}
