import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import type { NearestProduct } from '~/domain/catalogue/search-page';
import { formatAmount, formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { isSellable } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import { type LiveAnswer, LiveProduct } from '../live-product';
import { OfferForm } from '../add/offer/offer-form';
import { Picture } from '../picture';
import { WhyNot } from '../quantity/quantity-message';
import { offerFor, startQuantity } from '../quantity/quantity-offer';
import { StockReadout } from '../stock-readout';
import { Differences } from './differences';

interface Props {
  products: readonly NearestProduct[];
  /** The asked quantity. A row offers it, or the next higher quantity that can be bought. */
  quantity: number;
  /** When the figures of the products were read, ms since 1970. */
  at: number;
  /** The live figures; absent if the figures of the products are live. */
  live?: LiveAnswer;
  /** What the values are compared with. */
  against: 'asked' | 'product';
}

/** Products that come close to what was asked for, or that can take the place of another one: how they differ, stock, price, and a button. */
export function NearList({ products, quantity, at, live, against }: Props) {
  return (
    <ul className="nears">
      {products.map((near) => <NearRow key={near.product.id} near={near} quantity={quantity} at={at} against={against} {...(live ? { live } : {})} />)}
    </ul>
  );
}

function NearRow({ near: { product, differs }, quantity, at, live, against }: Omit<Props, 'products'> & { near: NearestProduct }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const offer = offerFor(product, startQuantity(product, quantity));
  const pieces = countText(offer.quantity);
  return (
    <li className="near">
      <div className="part">
        <span className="well"><Picture images={product.images} className="pk" width={40} height={32} alt="" lazy /></span>
        <div>
          <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
          <span className="part__b">{product.brand}</span>
        </div>
      </div>
      {differs.length > 0 ? <Differences differs={differs} against={against} /> : <p className="near__d">{product.description || product.name}</p>}
      <div className="near__s">
        {live
          ? <LiveProduct product={product} snapshotAt={at} live={live}>{(current, state) => <StockReadout product={current} state={state} quantity={quantity} />}</LiveProduct>
          : <StockReadout product={product} state={{ kind: 'live', at }} quantity={quantity} />}
      </div>
      <div className="near__p num">
        {offer.unitPrice !== null && (
          <>
            <b className="money">{formatUnitPrice(offer.unitPrice, ladderDecimals(product.rangePrice), language)}</b>
            {offer.total !== null && <small>{t('near.total', { total: formatAmount(offer.total, language), quantity: pieces })}</small>}
          </>
        )}
      </div>
      <div className="near__a">
        {isSellable(product) ? (
          <OfferForm
            product={product} offer={offer} at={at} wide label={t('quantity.add', { quantity: pieces })}
            nameOf={(count) => t('buy.addOf', { quantity: countText(count), mpn: product.mpn })}
          />
        ) : <WhyNot product={product} t={t} />}
      </div>
    </li>
  );
}
