import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { LiveById } from '~/domain/catalogue/search-page';
import { formatAmount, formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { hasPriceTiers, nextTier } from '~/domain/money/price-tiers';
import { isSellable, showsPrice } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { minimumBuy, quantityStep } from '~/domain/product/quantity';
import type { Sale } from '~/domain/sale/sale';
import { Tag } from '~/ui/tag/tag';
import type { Live } from '~/upstream/live';
import { OfferForm } from '../add/offer/offer-form';
import { LiveProduct } from '../live-product';
import { ProductTags } from '../product-tags';
import { WhyNot } from '../quantity/quantity-message';
import type { Offer } from '../quantity/quantity-offer';
import { SaveButton } from '../save/save-button';
import { StockReadout } from '../stock-readout';

/** A product of the comparison with what it costs. */
export interface ComparedOffer {
  /** The product of the snapshot. */
  product: Product;
  /** The product with its live figures, once they have arrived. */
  current: Product;
  /** The offer at the asked quantity, or at the next higher quantity that can be bought. */
  offer: Offer;
}

interface Props {
  offers: readonly ComparedOffer[];
  /** The asked quantity. */
  quantity: number;
  snapshotAt: number;
  live: Promise<Live<LiveById>>;
  sale: Sale | null;
}

/** The rows of prices and stock. */
export function ComparePrices({ offers, quantity, snapshotAt, live, sale }: Props) {
  const { t } = useTranslation('compare');
  const site = useSite();
  const { language } = site;
  const lowest = lowestPrice(offers);
  return (
    <>
      <Row offers={offers} name={t('unitPrice')}>
        {({ current, offer: { unitPrice } }) => (unitPrice === null ? <NoPrice product={current} /> : (
          <>
            <b className="money">{formatUnitPrice(unitPrice, ladderDecimals(current.rangePrice), language)}</b>
            {Number(unitPrice) === lowest && <> <Tag kind="cu">{t('cheapest')}</Tag></>}
          </>
        ))}
      </Row>
      <Row offers={offers} name={t('total')}>
        {({ offer }) => (offer.total === null ? '—' : (
          <>
            <b>{formatAmount(offer.total, language)}</b>
            {offer.quantity !== quantity && <small>{` ${t('for', { quantity: countText(offer.quantity) })}`}</small>}
          </>
        ))}
      </Row>
      <Row offers={offers} name={t('stock')}>
        {({ product }) => (
          <>
            <LiveProduct product={product} snapshotAt={snapshotAt} live={live}>
              {(current, state) => <StockReadout product={current} state={state} quantity={quantity} />}
            </LiveProduct>
            <ProductTags product={product} sale={sale} t={t} site={site} />
          </>
        )}
      </Row>
      <Row offers={offers} name={t('next')}>
        {({ current, offer }) => nextText(current, offer.quantity)}
      </Row>
      <Row offers={offers} name={t('moqStep')}>
        {({ current }) => `${countText(minimumBuy(current))} / ${countText(quantityStep(current))}`}
      </Row>
    </>
  );

  function nextText(product: Product, at: number | null): string {
    const next = showsPrice(product) && at !== null ? nextTier(product.rangePrice, at) : null;
    if (!next) return '—';
    const price = formatUnitPrice(next.price, ladderDecimals(product.rangePrice), language);
    return t('tier', { quantity: countText(next.min), price });
  }
}

function NoPrice({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  return <span className="muted">{t(hasPriceTiers(product.rangePrice) ? 'price.outOfStock' : 'price.onRequest')}</span>;
}

/** The row with the buttons that put a product into the cart or save it. */
export function CompareCart({ offers, at }: { offers: readonly ComparedOffer[]; at: number }) {
  const { t } = useTranslation('compare');
  const site = useSite();
  return (
    <Row offers={offers} name={t('cart')} className="cmp__f">
      {({ product, current, offer }) => (
        <>
          {isSellable(product) || isSellable(current) ? (
            <OfferForm
              product={current} offer={offer} at={at} wide label={t('add', { quantity: countText(offer.quantity) })}
              nameOf={(pieces) => t('product:buy.addOf', { quantity: countText(pieces), mpn: product.mpn })}
            />
          ) : <WhyNot product={current} t={t} />}
          <SaveButton product={product} site={site} t={t} />
        </>
      )}
    </Row>
  );
}

interface RowProps {
  offers: readonly ComparedOffer[];
  name: string;
  className?: string;
  children: (offer: ComparedOffer) => ReactNode;
}

function Row({ offers, name, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row"><span>{name}</span></th>
      {offers.map((offer) => <td key={offer.product.id}>{children(offer)}</td>)}
    </tr>
  );
}

/** The lowest unit price, if some products cost more. */
function lowestPrice(offers: readonly ComparedOffer[]): number | undefined {
  const prices = offers.flatMap(({ offer }) => (offer.unitPrice === null ? [] : [Number(offer.unitPrice)]));
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : undefined;
}
