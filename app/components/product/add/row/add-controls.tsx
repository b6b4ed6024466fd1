import { formatAmount } from '~/domain/money/money-format';
import { countText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import { Icon } from '~/ui/icon/icon';
import { QuantityField } from '~/ui/quantity/quantity-field';
import { QuantityMessage } from '../../quantity/quantity-message';
import { afterRefusal, type Offer } from '../../quantity/quantity-offer';
import { QuantityRefusal } from '../../quantity/quantity-refusal';
import type { Translate } from '../../translate';
import { AddButton, AddFields, useAdding } from '../add-button';

interface Props {
  product: Product;
  offer: Offer;
  typed: string;
  /** The address of this page, to return to. */
  path: string;
  /** The day of the figures, `YYYY-MM-DD` in the shop's time zone. */
  today: string;
  language: Language;
  t: Translate;
  onValue: (value: string) => void;
  /** Present if the page itself accepts a posted quantity. Without script, minus, plus and an update button then post to the page. */
  taking?: { focused: boolean; unchecked: boolean };
  /** Whether the button also names quantity and total, for narrow windows where the field is folded. */
  shows?: 'total';
}

/** The content of a row's form: the quantity, the button that adds it to the cart, and why the quantity was refused. */
export function AddControls({ product, offer: ofPage, typed, path, today, language, t, onValue, taking, shows }: Props) {
  const { id, mpn } = product;
  const unchecked = taking?.unchecked ?? false;
  const note = `m-${id}`;
  const adding = useAdding(typed);
  const { refusal } = adding;
  const offer = afterRefusal(ofPage, product, adding.last);
  const { lower, higher } = offer;
  return (
    <>
      <AddFields id={id} path={path} />
      <div className="qrow">
        <QuantityField
          label={t('product:quantity.of', { mpn })} name={QUANTITY_FIELDS.typed} {...(taking ? { stepName: QUANTITY_FIELDS.taken } : {})}
          lessLabel={lower === null ? t('product:quantity.lessOff') : t('product:quantity.less', { quantity: countText(lower) })}
          moreLabel={higher === null ? t('product:quantity.moreOff') : t('product:quantity.more', { quantity: countText(higher) })}
          value={typed} less={lower} more={higher} bad={offer.refused || refusal !== null} focused={taking?.focused ?? false}
          {...(offer.error === null && !unchecked && !refusal ? {} : { describedBy: note })} onValue={onValue}
        />
        {taking && (
          <button className="btn btn--s no-script" aria-label={t('product:quantity.updateOf', { mpn })} type="submit">
            <Icon name="ok" />
          </button>
        )}
        <AddButton
          adding={adding} refused={offer.refused} describedBy={offer.refused ? note : undefined} label={t('product:buy.addShort')}
          {...(shows && offer.quantity !== null && offer.total !== null ? { more: [countText(offer.quantity), formatAmount(offer.total, language)] } : {})}
          name={offer.quantity === null ? t('product:buy.addNone') : t('product:buy.addOf', { quantity: countText(offer.quantity), mpn })}
        />
      </div>
      {adding.outcome}
      <div aria-live="polite">
        {refusal ? <QuantityRefusal id={note} refusal={refusal} t={t} onValue={onValue} /> : (
          <QuantityMessage id={note} product={product} offer={offer} today={today} language={language} t={t} unchecked={unchecked} onValue={onValue} />
        )}
      </div>
    </>
  );
}
