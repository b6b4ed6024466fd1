import { Fragment } from 'react';
import { availabilityCurve } from '~/domain/product/availability';
import { countText, daysText, stockText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { hasPriceTiers } from '~/domain/money/price-tiers';
import { QUANTITY_FIELDS } from '~/domain/product/posted-quantity';
import type { Product } from '~/domain/product/product';
import { minimumBuy, QuantityError, quantityStep } from '~/domain/product/quantity';
import { Icon } from '~/ui/icon/icon';
import { shortDay } from '../moments';
import { focusField } from './quantity-form';
import type { Offer } from './quantity-offer';
import type { Translate } from '../translate';

interface Props {
  id: string;
  product: Product;
  offer: Offer;
  /** The day of the figures, `YYYY-MM-DD` in the shop's time zone. */
  today: string;
  language: Language;
  t: Translate;
  /** The quantity is valid, but when it was posted, the stock could not be checked. */
  unchecked: boolean;
  onValue: (value: string) => void;
}

/** The error of a quantity, with buttons that take the nearest quantities instead. */
export function QuantityMessage(props: Props) {
  const { id, offer, t, unchecked, onValue } = props;
  const { error, refused, lower, higher } = offer;
  if (error === null && !unchecked) return null;
  const nearest = refused ? [lower, higher].filter((quantity) => quantity !== null) : [];
  return (
    <p className={refused ? 'msg msg--err' : 'msg msg--warn'} id={id}>
      <Icon name={refused ? 'err' : 'clock'} />
      <span>
        {quantityWords(props)}
        {nearest.map((quantity) => (
          <Fragment key={quantity}>
            {' '}
            <QuantityButton quantity={quantity} onValue={onValue}>
              {t('product:quantity.use', { quantity: countText(quantity) })}
            </QuantityButton>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** Why a product cannot be bought at all. */
export function WhyNot({ product, t }: { product: Product; t: Translate }) {
  return <p className="msg muted">{unavailable(product, t)}</p>;
}

interface ButtonProps {
  quantity: number;
  form?: string | undefined;
  onValue: (value: string) => void;
  children: string;
}

/** A button that puts another quantity into the field and focuses the field. Without script, it submits the form. */
export function QuantityButton({ quantity, form, onValue, children }: ButtonProps) {
  return (
    <button
      className="take"
      form={form}
      name={QUANTITY_FIELDS.taken}
      value={quantity}
      onClick={(event) => {
        event.preventDefault();
        focusField(event.currentTarget);
        onValue(String(quantity));
      }}
      type="submit"
    >
      {children}
    </button>
  );
}

/** The message about a quantity; empty: nothing to say. */
export function quantityWords({ product, offer, today, language, t, unchecked }: Omit<Props, 'id' | 'onValue'>): string {
  const says = [explain(product, offer, today, language, t), unchecked && !offer.refused ? t('product:quantity.unchecked') : ''];
  return says.filter(Boolean).join(' ');
}

/** The error of an offer in words. */
function explain(product: Product, { error, quantity }: Offer, today: string, language: Language, t: Translate): string {
  const step = countText(quantityStep(product));
  switch (error) {
    case QuantityError.invalid:
      if ((quantity ?? 0) > Number.MAX_SAFE_INTEGER) return t('product:quantity.tooMany', { most: countText(Number.MAX_SAFE_INTEGER) });
      return t('product:quantity.invalid', { minimum: countText(Math.max(minimumBuy(product), 1)) });
    case QuantityError.unavailable:
      return unavailable(product, t);
    case QuantityError.notMultiple:
      return t('product:quantity.notMultiple', { step });
    case QuantityError.notMultipleAboveStock:
      return t('product:quantity.notMultipleAboveStock', { step });
    case QuantityError.aboveStock:
      return explainSources(product, quantity ?? 0, today, language, t);
    case null:
      return '';
  }
}

function unavailable(product: Product, t: Translate): string {
  if (!hasPriceTiers(product.rangePrice)) return t('product:quantity.noPrice');
  if (product.stock <= 0) return t('product:quantity.outOfStock');
  const stock = stockText(product.stock);
  return minimumBuy(product) === 0
    ? t('product:quantity.belowMinimum', { stock, minimum: countText(product.moq) })
    : t('product:quantity.unavailable', { stock });
}

/** Where the pieces of a quantity above the stock come from: "180 now, 200 on 3 Nov, 70 to order (28 days)." */
function explainSources(product: Product, quantity: number, today: string, language: Language, t: Translate): string {
  const cycle = product.orderGoodsCycle;
  let covered = 0;
  const parts: string[] = [];
  for (const point of availabilityCurve(product, today)) {
    const upTo = Math.min(point.quantity ?? quantity, quantity);
    if (upTo <= covered) continue;
    const values = { pieces: countText(upTo - covered), day: shortDay(point.date, t), days: daysText(cycle ?? 0, language) };
    const key = point.kind === 'order' && cycle === undefined ? 'toOrder' : WHENCE[point.kind];
    parts.push(t(`product:quantity.${key}`, values));
    covered = upTo;
  }
  return t('product:quantity.end', { list: parts.join(t('product:quantity.join')) });
}

const WHENCE = { stock: 'now', transit: 'onDay', order: 'toOrderIn' } as const;
