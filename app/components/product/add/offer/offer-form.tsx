import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/message-text';
import { useSite } from '~/components/shell/site-context';
import { countText } from '~/domain/product/delivery';
import { CART_PATH } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import { dayOf } from '~/domain/time/moment';
import { Icon } from '~/ui/icon/icon';
import { quantityWords } from '../../quantity/quantity-message';
import type { Offer } from '../../quantity/quantity-offer';
import { AddButton, AddFields, type Adding, useAdding } from '../add-button';

interface Props {
  product: Product;
  offer: Offer;
  /** When the figures of the product were read, ms since 1970. */
  at: number;
  /** The text of the button. */
  label: string;
  /** The accessible name of a button that adds a quantity. */
  nameOf: (pieces: number | null) => string;
  /** The button is as wide as its container. */
  wide?: boolean;
}

/** A form without a field: its button adds the quantity of an offer. If that quantity is refused, buttons add the nearest ones instead. */
export function OfferForm({ product, offer, at, label, nameOf, wide = false }: Props) {
  const { path } = useSite();
  const adding = useAdding(String(offer.quantity));
  return (
    <>
      <form method="post" action={CART_PATH}>
        <AddFields id={product.id} path={path} />
        <input type="hidden" name={QUANTITY_FIELDS.typed} value={String(offer.quantity)} />
        {!offer.refused && <AddButton adding={adding} refused={false} label={label} name={nameOf(offer.quantity)} wide={wide} />}
        <Refused product={product} offer={offer} at={at} adding={adding} nameOf={nameOf} />
      </form>
      {adding.outcome}
    </>
  );
}

/** Why the quantity is refused. Because the form has no field, buttons add the nearest quantities. */
function Refused({ product, offer, at, adding: { refusal, busy, post }, nameOf }: Pick<Props, 'product' | 'offer' | 'at' | 'nameOf'> & { adding: Adding }) {
  const { t } = useTranslation('product');
  const say = useWords();
  const { language, timeZone } = useSite();
  const words = refusal
    ? say(refusal.words)
    : offer.refused && quantityWords({ product, offer, today: dayOf(at, timeZone), language, t, unchecked: false });
  const nearest = refusal?.nearest ?? [offer.lower, offer.higher].filter((one) => one !== null);
  return (
    <div aria-live="polite">
      {words && (
        <p className="msg msg--err">
          <Icon name="err" />
          <span>
            {words}
            {nearest.map((pieces) => (
              <span key={pieces}>
                {' '}
                <button
                  className="take" name={QUANTITY_FIELDS.taken} value={pieces} aria-label={nameOf(pieces)} data-event="addToCart" data-event-param={product.id}
                  onClick={(event) => {
                    event.preventDefault();
                    const { form } = event.currentTarget;
                    if (form && !busy) post(form, pieces);
                  }}
                  type="submit"
                >
                  {t('quantity.add', { quantity: countText(pieces) })}
                </button>
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
