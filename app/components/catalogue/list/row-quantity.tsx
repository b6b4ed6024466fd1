import { NudgeLine } from '~/components/product/quantity/nudge-line';
import { QuantityMessage, WhyNot } from '~/components/product/quantity/quantity-message';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isSellable } from '~/domain/availability';
import { countText } from '~/domain/delivery';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money-format';
import type { Product } from '~/domain/product';
import { Quantity } from '~/ui/quantity';
import { QUANTITY_FORM, type ListView } from './list-view';

interface Props {
  /** With the live figures, once they are there. */
  product: Product;
  /** The snapshot had it for sale: then the field stays, with what is being typed. */
  offered: boolean;
  offer: Offer;
  typed: string;
  view: ListView;
  ready: boolean;
  onValue: (value: string) => void;
}

/** A part's quantity with what it comes to; what cannot be bought says why instead. */
export function RowQuantity({ product, offered, offer, typed, view, ready, onValue }: Props) {
  const { t, site: { language } } = view;
  const { lower, higher, unitPrice, total, nudge } = offer;
  const note = offer.error === null ? undefined : `m-${product.id}`;
  const message = (
    <QuantityMessage
      id={`m-${product.id}`} product={product} offer={offer} today={view.today} t={t}
      stepForm={QUANTITY_FORM} onValue={onValue}
    />
  );
  if (!offered && !isSellable(product)) return <WhyNot product={product} t={t} />;
  return (
    <>
      <Quantity
        label={t('product:quantity.of', { mpn: product.mpn })}
        lessLabel={lower === null ? t('product:quantity.lessOff') : t('product:quantity.less', { quantity: countText(lower) })}
        moreLabel={higher === null ? t('product:quantity.moreOff') : t('product:quantity.more', { quantity: countText(higher) })}
        value={typed} less={lower} more={higher} stepForm={QUANTITY_FORM} readOnly={!ready}
        bad={offer.refused} describedBy={note} onValue={onValue}
      />
      {message}
      <div className="lt">
        <span>{unitPrice === null ? '' : `× ${formatUnitPrice(unitPrice, priceDecimals(unitPrice), language)}`}</span>
        <b>{total === null ? '—' : formatAmount(total, language)}</b>
      </div>
      {nudge && <NudgeLine nudge={nudge} language={language} t={t} stepForm={QUANTITY_FORM} onValue={onValue} />}
    </>
  );
}
