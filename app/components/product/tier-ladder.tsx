import { countText } from '~/domain/delivery';
import type { Language } from '~/domain/language';
import { formatUnitPrice, ladderDecimals } from '~/domain/money-format';
import { tierStarts, unitPriceAt } from '~/domain/price-tiers';
import type { Tier } from '~/domain/product';

interface Props {
  tiers: readonly Tier[];
  /** Where the reached tier starts; `null` lights none. */
  reached: number | null;
  language: Language;
}

/** The price tiers of a part; the reached one is lit. All prices share their decimals. */
export function TierLadder({ tiers, reached, language }: Props) {
  const decimals = ladderDecimals(tiers);
  return (
    <dl className="tiers">
      {tierStarts(tiers).map((min) => (
        <div key={min} className={min === reached ? 'on' : undefined}>
          <dt>{`${countText(min)}+`}</dt>
          <dd>{formatUnitPrice(unitPriceAt(tiers, min), decimals, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
