import type { FormEvent } from 'react';
import { NudgeLine } from '~/components/product/quantity/nudge-line';
import { QuantityButton, QuantityMessage } from '~/components/product/quantity/quantity-message';
import type { Offer } from '~/components/product/quantity/quantity-offer';
import { QuantityRefusal } from '~/components/product/quantity/quantity-refusal';
import { countText } from '~/domain/product/delivery';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { CartLine } from '~/domain/order/cart-lines';
import { CART_PATH, type CartRefusal } from '~/domain/order/cart-form';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import { ruleInForce } from '~/domain/sale/sale';
import { cartNudge } from '~/domain/sale/tier-nudge';
import { Icon } from '~/ui/icon/icon';
import { QuantityField } from '~/ui/quantity/quantity-field';
import { quantityId, type CartView } from './cart-view';

interface Props {
  line: CartLine;
  product: Product;
  typed: string;
  /** Whether the typed quantity is not in the cart yet. */
  edited: boolean;
  offer: Offer;
  refusal: CartRefusal | undefined;
  /** The unit price that the buyer was shown, if the price has changed since; otherwise `null`. */
  before: string | null;
  view: CartView;
}

const NO_DISCOUNT = { discount: '0', eligible: '0' };

/** The form for the quantity of a line, with its error or notice. */
export function LineQuantity({ line, product, typed, edited, offer, refusal, before, view }: Props) {
  const { productId, mpn, quantity, amounts, selected } = line;
  const { t, writes, site: { language }, sale, totals, today } = view;
  const { lower, higher } = offer;
  const note = `note-${productId}`;
  const onValue = (value: string) => writes.edit(productId, value);
  /** Whether a button already offers the cart's quantity. */
  const isOffered = lower === quantity || higher === quantity;
  const unpriced = !edited && amounts === null && !offer.refused;
  const bad = offer.refused || refusal !== undefined || unpriced;
  const nudge = edited || bad ? null : cartNudge(product, quantity, selected ? totals : NO_DISCOUNT, ruleInForce(sale));
  const save = (event: FormEvent) => {
    event.preventDefault();
    writes.save(productId);
  };
  return (
    <form method="post" action={CART_PATH} onSubmit={save} onBlur={() => writes.save(productId)}>
      <input type="hidden" name="intent" value="setQty" />
      <input type="hidden" name={QUANTITY_FIELDS.productId} value={productId} />
      <label className="sr" htmlFor={quantityId(productId)}>{t('product:quantity.of', { mpn })}</label>
      <div className="row">
        <QuantityField
          id={quantityId(productId)} label={t('product:quantity.of', { mpn })} name={QUANTITY_FIELDS.typed} stepName={QUANTITY_FIELDS.taken}
          lessLabel={lower === null ? t('product:quantity.lessOff') : t('product:quantity.less', { quantity: countText(lower) })}
          moreLabel={higher === null ? t('product:quantity.moreOff') : t('product:quantity.more', { quantity: countText(higher) })}
          value={typed} less={lower} more={higher} bad={bad} {...(bad || offer.error ? { describedBy: note } : {})} onValue={onValue}
        />
        <button className="btn btn--s no-script" aria-label={t('product:quantity.updateOf', { mpn })} type="submit"><Icon name="ok" /></button>
      </div>
      <div aria-live="polite">
        {refusal ? <QuantityRefusal id={note} refusal={refusal} t={t} onValue={onValue} /> : (
          <QuantityMessage id={note} product={product} offer={offer} today={today} language={language} t={t} unchecked={false} onValue={onValue} />
        )}
        {unpriced && <p className="msg msg--err" id={note}><Icon name="err" /><span>{t('product:quantity.noPrice')}</span></p>}
        {edited && bad && (
          <p className="msg">
            <span>
              {t('cart:line.still', { quantity: countText(quantity) })}
              {!isOffered && (
                <>{' '}<QuantityButton quantity={quantity} onValue={onValue}>{t('cart:line.keep', { quantity: countText(quantity) })}</QuantityButton></>
              )}
            </span>
          </p>
        )}
      </div>
      {before !== null && amounts && (
        <p className="msg msg--warn">
          <Icon name="info" />
          <span>
            {t('cart:line.moved', { before: priceText(before), now: priceText(amounts.unitPrice) })}{' '}
            <button
              className="take" name={QUANTITY_FIELDS.taken} value={quantity}
              onClick={(event) => {
                event.preventDefault();
                writes.renew(line);
              }}
              type="submit"
            >
              {t('cart:line.accept')}
            </button>
          </span>
        </p>
      )}
      {nudge && <NudgeLine nudge={nudge} language={language} t={t} onValue={onValue} />}
    </form>
  );

  function priceText(price: string): string {
    return formatUnitPrice(price, priceDecimals(price), language);
  }
}
