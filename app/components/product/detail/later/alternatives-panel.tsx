import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import { readTyped } from '~/domain/numbers/reading';
import { Panel } from '~/ui/panel/panel';
import { NearList } from '../../near/near-list';
import { offerFor, startQuantity } from '../../quantity/quantity-offer';

interface Props {
  products: readonly NearestProduct[];
  /** When the figures were read, ms since 1970. */
  at: number;
  typed: string;
  /** Called once the panel has rendered. */
  onReady: (ready: true) => void;
}

/** Products that can take the place of the page's product, the cheapest at the typed quantity first, and how each differs. */
export function AlternativesPanel({ products, at, typed, onReady }: Props) {
  const { t } = useTranslation('product');
  useEffect(() => onReady(true), [onReady]);
  const quantity = Math.max(readTyped(typed) ?? 1, 1);
  const priced = products.map((near) => ({ near, price: Number(offerFor(near.product, startQuantity(near.product, quantity)).unitPrice ?? Infinity) }));
  return (
    <div className="sect">
      <Panel id="alternatives" title={t('alternatives.title')} aside={<span className="small muted">{t('alternatives.aside')}</span>}>
        <NearList products={priced.sort((a, b) => a.price - b.price).map(({ near }) => near)} quantity={quantity} at={at} against="product" />
      </Panel>
    </div>
  );
}
