import { AddButton, AddFields } from '~/components/product/add/add-button';
import { AddRefusal } from '~/components/product/add/add-refusal';
import { useAdding } from '~/components/product/add/use-adding';
import { NudgeLine } from '~/components/product/quantity/nudge-line';
import { keepInPage } from '~/components/product/quantity/quantity-form';
import { QuantityMessage, WhyNot } from '~/components/product/quantity/quantity-message';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { isSellable } from '~/domain/availability';
import { countText } from '~/domain/delivery';
import { QUANTITY_FIELDS } from '~/domain/posted-quantity';
import type { Product } from '~/domain/product';
import { Icon } from '~/ui/icon';
import { Quantity } from '~/ui/quantity';
import type { ListView } from './list-view';
import { RowTotal } from './row-total';

interface Props {
  /** With the live figures, once they are there. */
  product: Product;
  /** The snapshot had it for sale: then the field stays, with what is being typed. */
  offered: boolean;
  offer: Offer;
  typed: string;
  view: ListView;
  onValue: (value: string) => void;
}

/**
 * A part's quantity with what it comes to; what cannot be bought says why instead. Without script it is a form of its
 * own, posted to the list: a quantity that passes is then the list's.
 */
export function RowQuantity({ product, offered, offer, typed, view, onValue }: Props) {
  const { t, posted, site: { language, path } } = view;
  const { lower, higher, nudge } = offer;
  const isPosted = posted?.product.id === product.id;
  const unchecked = isPosted && posted.unchecked && typed === posted.typed;
  const note = `m-${product.id}`;
  const adding = useAdding(typed);
  const { refusal } = adding;
  if (!offered && !isSellable(product)) return <WhyNot product={product} t={t} />;
  return (
    // Its own address would have the anchor of the row posted before, and no field is focused where an anchor is.
    <form method="post" action={path} onSubmit={keepInPage}>
      <AddFields id={product.id} path={path} />
      <div className="qrow">
        <Quantity
          label={t('product:quantity.of', { mpn: product.mpn })} name={QUANTITY_FIELDS.typed} stepName={QUANTITY_FIELDS.taken}
          lessLabel={lower === null ? t('product:quantity.lessOff') : t('product:quantity.less', { quantity: countText(lower) })}
          moreLabel={higher === null ? t('product:quantity.moreOff') : t('product:quantity.more', { quantity: countText(higher) })}
          value={typed} less={lower} more={higher} bad={offer.refused || refusal !== null} focused={isPosted}
          {...(offer.error === null && !unchecked && !refusal ? {} : { describedBy: note })} onValue={onValue}
        />
        <button className="btn btn--s no-script" aria-label={t('product:quantity.updateOf', { mpn: product.mpn })}>
          <Icon name="ok" />
        </button>
        <AddButton
          adding={adding} refused={offer.refused} describedBy={offer.refused ? note : undefined} label={t('product:buy.addShort')}
          name={offer.quantity === null ? t('product:buy.addNone') : t('product:buy.addOf', { quantity: countText(offer.quantity), mpn: product.mpn })}
        />
      </div>
      {adding.outcome}
      <div aria-live="polite">
        {refusal ? <AddRefusal id={note} refusal={refusal} t={t} onValue={onValue} /> : (
          <QuantityMessage
            id={note} product={product} offer={offer} today={view.today} language={language} t={t} unchecked={unchecked} onValue={onValue}
          />
        )}
      </div>
      <RowTotal product={product} offer={offer} view={view} />
      {nudge && <NudgeLine nudge={nudge} language={language} t={t} onValue={onValue} />}
    </form>
  );
}
