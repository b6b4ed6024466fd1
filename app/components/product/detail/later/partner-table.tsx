import { useTranslation } from 'react-i18next';
import { productPath } from '~/components/shell/addresses';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import { countText, deliveryText, isThirdParty } from '~/domain/product/delivery';
import { formatAmount } from '~/domain/money/money-format';
import type { Product } from '~/domain/product/product';
import { quantityStep } from '~/domain/product/quantity';
import { readTyped } from '~/domain/numbers/reading';
import { OfferForm } from '../../add/offer/offer-form';
import { offerFor, type Offer, startQuantity } from '../../quantity/quantity-offer';
import { StockReadout } from '../../stock-readout';
import { TierLadder } from '../../tier-ladder';

interface Props {
  /** The accessible name of the table. */
  label: string;
  offers: readonly Product[];
  /** When the figures were read, ms since 1970. */
  at: number;
  typed: string;
  /** Shows a description for each product, because these products differ from the product of the page. */
  described?: boolean;
}

/** The offer of a partner's product at the typed quantity, or at the next higher quantity that the partner sells. */
export function pricedAt(product: Product, typed: string): Offer {
  return offerFor(product, startQuantity(product, readTyped(typed) ?? 1));
}

/** Offers of partners, one row each. */
export function PartnerTable({ label, offers, at, typed, described = false }: Props) {
  const { t } = useTranslation('product');
  return (
    <table role="table" className="tbl tcard" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">{t('partners.seller')}</th>
          <th role="columnheader" scope="col">{t('partners.stock')}</th>
          <th role="columnheader" scope="col">{t('partners.delivery')}</th>
          <th role="columnheader" scope="col">{t('partners.moqStep')}</th>
          <th role="columnheader" scope="col">{t('price.tiers')}</th>
          <th role="columnheader" scope="col" className="num">{t('price.lineTotal')}</th>
          <th role="columnheader" scope="col"><span className="sr">{t('buy.addNone')}</span></th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {offers.map((product) => <OfferRow key={product.id} product={product} at={at} typed={typed} described={described} />)}
      </tbody>
    </table>
  );
}

/** One offer. Its button adds the quantity for which the row shows the cost. */
function OfferRow({ product, at, typed, described }: Required<Omit<Props, 'label' | 'offers'>> & { product: Product }) {
  const { t } = useTranslation('product');
  const { language, productName } = useSite();
  const offer = pricedAt(product, typed);
  const { quantity, tier, total } = offer;
  const partner = product.supplierCode ? t('partners.name', { code: product.supplierCode }) : t('partners.unnamed');
  const seller = isThirdParty(product.goodsType) ? partner : productName;
  const brandAndMpn = [product.brand, product.mpn].filter(Boolean).join(' ');
  const nameOf = (pieces: number | null) => t('buy.addFrom', { quantity: countText(pieces), mpn: brandAndMpn, seller });
  return (
    <tr role="row">
      <td role="cell" className="full">
        <div className="strong">{seller}</div>
        <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
        <div className="small">
          {product.brand}
          {product.packageName && <span className="offers__k">{` · ${product.packageName}`}</span>}
        </div>
        {described && <div className="small muted">{product.description || product.name}</div>}
      </td>
      <td role="cell"><StockReadout product={product} state={{ kind: 'live', at }} /></td>
      <td role="cell" data-l={t('partners.delivery')}>{deliveryText(product, language)}</td>
      <td role="cell" data-l={t('partners.moqStep')}>
        {`${countText(product.moq)} / ${countText(quantityStep(product))}`}
      </td>
      <td role="cell" className="te"><TierLadder tiers={product.rangePrice} reached={tier} language={language} /></td>
      <td role="cell" className="num" data-l={t('price.lineTotal')}>
        {total === null ? '—' : formatAmount(total, language)}
        {total !== null && quantity !== readTyped(typed) && <div className="muted small">{t('partners.for', { quantity: countText(quantity) })}</div>}
      </td>
      <td role="cell" className="end full">
        <OfferForm product={product} offer={offer} at={at} label={t('buy.addShort')} nameOf={nameOf} />
      </td>
    </tr>
  );
}
