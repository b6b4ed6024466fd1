import { availabilityCurve } from '~/domain/availability';
import { countText, stockText } from '~/domain/delivery';
import { hasPriceTiers } from '~/domain/price-tiers';
import type { Product } from '~/domain/product';
import { minimumBuy, QuantityError, quantityStep } from '~/domain/quantity';
import { Icon } from '~/ui/icon';
import { shortDay } from '../moments';
import type { Offer } from './quantity-offer';
import type { Translate } from '../translate';

interface Props {
  id: string;
  product: Product;
  offer: Offer;
  /** `YYYY-MM-DD` in the shop's zone. */
  today: string;
  t: Translate;
  /** The form that a nearest quantity submits where no script runs. */
  stepForm: string;
  onValue: (value: string) => void;
}

/** What is wrong with a quantity, and the nearest that can be had, one click away. */
export function QuantityMessage({ id, product, offer, today, t, stepForm, onValue }: Props) {
  const { error, refused, lower, higher } = offer;
  if (error === null) return null;
  const nearest = refused ? [lower, higher].filter((quantity) => quantity !== null) : [];
  return (
    <p className={refused ? 'msg msg--err' : 'msg msg--warn'} id={id}>
      <Icon name={refused ? 'err' : 'clock'} />
      <span>
        {explain(product, offer, today, t)}
        {nearest.map((quantity) => (
          <QuantityButton key={quantity} quantity={quantity} stepForm={stepForm} onValue={onValue}>
            {t('product:quantity.use', { quantity: countText(quantity) })}
          </QuantityButton>
        ))}
      </span>
    </p>
  );
}

/** Why a part cannot be bought in any quantity. */
export function WhyNot({ product, t }: { product: Product; t: Translate }) {
  return <p className="msg muted">{unavailable(product, t)}</p>;
}

interface ButtonProps {
  quantity: number;
  stepForm: string;
  onValue: (value: string) => void;
  children: string;
}

/** Takes another quantity; without script by a submit. */
export function QuantityButton({ quantity, stepForm, onValue, children }: ButtonProps) {
  return (
    <button
      className="take"
      form={stepForm}
      name="qty"
      value={quantity}
      onClick={(event) => {
        event.preventDefault();
        onValue(String(quantity));
      }}
    >
      {children}
    </button>
  );
}

/** The error of an offer in words (look, "Quantity"). */
function explain(product: Product, { error, quantity }: Offer, today: string, t: Translate): string {
  const step = countText(quantityStep(product));
  switch (error) {
    case QuantityError.invalid:
      return t('product:quantity.invalid', { minimum: countText(Math.max(minimumBuy(product), 1)) });
    case QuantityError.unavailable:
      return unavailable(product, t);
    case QuantityError.notMultiple:
      return t('product:quantity.notMultiple', { step });
    case QuantityError.notMultipleAboveStock:
      return t('product:quantity.notMultipleAboveStock', { step });
    case QuantityError.aboveStock:
      return whence(product, quantity ?? 0, today, t);
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

/** Where the pieces of a quantity above the stock come from: "180 now, 200 on 3 Nov, 70 to order." */
function whence(product: Product, quantity: number, today: string, t: Translate): string {
  let covered = 0;
  const parts: string[] = [];
  for (const point of availabilityCurve(product, today)) {
    const upTo = Math.min(point.quantity ?? quantity, quantity);
    if (upTo <= covered) continue;
    const values = { pieces: countText(upTo - covered), day: shortDay(point.date, t) };
    parts.push(t(`product:quantity.${WHENCE[point.kind]}`, values));
    covered = upTo;
  }
  return t('product:quantity.end', { list: parts.join(t('product:quantity.join')) });
}

const WHENCE = { stock: 'now', transit: 'onDay', order: 'toOrder' } as const;
