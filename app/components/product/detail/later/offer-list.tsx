import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isThirdParty } from '~/domain/product/delivery';
import { groupPartnerOffers } from '~/domain/product/partner-offers';
import type { Product } from '~/domain/product/product';
import { PartnerTable, pricedAt } from './partner-table';

interface Props {
  /** The product of the page. */
  product: Product;
  offers: readonly Product[];
  /** When the figures were read, ms since 1970. */
  at: number;
  typed: string;
  /** Called once the offers have rendered. */
  onReady: (ready: true) => void;
}

/** Shows the cheapest offer. The others open on demand, so the panel keeps its height. */
export function OfferList({ product, offers, at, typed, onReady }: Props) {
  const { t } = useTranslation('product');
  useEffect(() => onReady(true), [onReady]);
  const { sameMaker, otherMakers } = groupPartnerOffers(product, offers);
  const [first, ...more] = byPrice(sameMaker, typed);
  return (
    <>
      {first ? <PartnerTable label={t('partners.first')} offers={[first]} at={at} typed={typed} /> : (
        <p className={otherMakers.length > 0 ? 'offers__n' : 'offers__e'}>{t(isThirdParty(product.goodsType) ? 'partners.noMore' : 'partners.none')}</p>
      )}
      {more.length > 0 && (
        <details>
          <summary>{t('partners.more', { count: more.length })}</summary>
          <PartnerTable label={t('partners.more', { count: more.length })} offers={more} at={at} typed={typed} />
        </details>
      )}
      {otherMakers.length > 0 && (
        <details>
          <summary>{t('partners.otherMakers', { count: otherMakers.length })}</summary>
          <PartnerTable label={t('partners.otherMakers', { count: otherMakers.length })} offers={byPrice(otherMakers, typed)} at={at} typed={typed} described />
        </details>
      )}
    </>
  );
}

function byPrice(offers: readonly Product[], typed: string): Product[] {
  const priced = offers.map((offer) => ({ offer, price: Number(pricedAt(offer, typed).unitPrice ?? Infinity) }));
  return priced.sort((a, b) => a.price - b.price).map(({ offer }) => offer);
}
