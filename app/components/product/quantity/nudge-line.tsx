import { countText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { TierNudge } from '~/domain/sale/tier-nudge';
import { QuantityButton } from './quantity-message';
import type { Translate } from '../translate';

interface Props {
  nudge: TierNudge;
  language: Language;
  t: Translate;
  /** The id of the form of the quantity, if the line stands outside of it. */
  form?: string;
  onValue: (value: string) => void;
}

/**
 * The hint that the quantity of the next price tier costs less in total than the current quantity, or only slightly more. A click sets that
 * quantity.
 */
export function NudgeLine({ nudge, language, t, form, onValue }: Props) {
  const values = {
    quantity: countText(nudge.quantity),
    price: formatUnitPrice(nudge.price, priceDecimals(nudge.price), language),
    total: formatAmount(nudge.total, language),
    saving: formatAmount(nudge.difference.replace('-', ''), language),
  };
  return (
    <p className="nudge">
      <QuantityButton quantity={nudge.quantity} form={form} onValue={onValue}>
        {t(nudge.costsLess ? 'product:price.nudgeLess' : 'product:price.nudge', values)}
      </QuantityButton>
    </p>
  );
}
