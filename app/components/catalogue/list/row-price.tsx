import { useState } from 'react';
import { NudgeLine } from '~/components/product/quantity/nudge-line';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { SaleTag } from '~/components/product/product-tags';
import { formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { hasPriceTiers, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { showsPrice } from '~/domain/product/availability';
import type { Product } from '~/domain/product/product';
import { Icon } from '~/ui/icon/icon';
import { loadParts } from '../later/later';
import type { ListView } from './list-view';
import { rowForm } from './row-quantity';
import { RowTiers } from '../later/row-tiers';

interface Props {
  product: Product;
  offer: Offer;
  view: ListView;
  onValue: (value: string) => void;
}

/**
 * The unit price at the row's quantity, or of the first tier if that quantity has no price. All tiers open in a layer that moves no row: on hover,
 * focus and click. In narrow windows they open in the row, with the quantity. With script, they come when somebody points at them: the tiers of all
 * rows are a fifth of the page's elements.
 */
export function RowPrice({ product, offer: { tier, nudge }, view, onValue }: Props) {
  const { t, sale, site } = view;
  const { id, mpn, rangePrice } = product;
  const [Tiers, setTiers] = useState<typeof RowTiers>();
  const come = () => void loadParts().then((parts) => setTiers(() => parts.RowTiers), () => undefined);
  if (!hasPriceTiers(rangePrice)) return <span className="muted small">{t('product:price.onRequest')}</span>;
  if (!showsPrice(product)) return <span className="muted small">{t('product:price.outOfStock')}</span>;
  const starts = tierStarts(rangePrice);
  const count = starts.length;
  const priceAt = (quantity: number) => formatUnitPrice(unitPriceAt(rangePrice, quantity), ladderDecimals(rangePrice), site.language);
  return (
    <>
      <b className={tier === null ? undefined : 'money'}>{priceAt(tier ?? starts[0] ?? 0)}</b>
      <div className="u__2">
        <SaleTag product={product} sale={sale} t={t} site={site} short />
        <details className="tp" name="tiers" ref={(found) => void (found?.matches('[open], :hover, :focus-within') && come())} onPointerEnter={come} onFocus={come}>
          <summary aria-label={t('list:tiersOf', { count, mpn })}>{t('list:tiers', { count })}<Icon name="chev" size={14} /></summary>
          <div className="tp__p">
            {Tiers ? <Tiers product={product} tier={tier} view={view} /> : <noscript>{import.meta.env.SSR && <RowTiers product={product} tier={tier} view={view} />}</noscript>}
            {nudge && <NudgeLine nudge={nudge} language={site.language} t={t} form={rowForm(id)} onValue={onValue} />}
          </div>
        </details>
      </div>
    </>
  );
}
