import { countText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Tier } from '~/domain/money/price-tiers';

interface Props {
  tiers: readonly Tier[];
  /** The start of the reached tier; `null`: no tier is highlighted. */
  reached: number | null;
  language: Language;
  /** The maximum number of tiers to show. The reached tier is always shown. */
  most?: number;
}

/** The price tiers of a product. The reached one is highlighted. All prices have the same decimals. */
export function TierLadder({ tiers, reached, language, most = Infinity }: Props) {
  const decimals = ladderDecimals(tiers);
  return (
    <dl className="tiers">
      {around(tierStarts(tiers), reached, most).map((min) => (
        <div key={min} className={min === reached ? 'on' : undefined}>
          <dt>{`${countText(min)}+`}</dt>
          <dd>{formatUnitPrice(unitPriceAt(tiers, min), decimals, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** At most `most` tiers: the first ones, or those that end with the tier after the reached tier. */
function around(starts: readonly number[], reached: number | null, most: number): readonly number[] {
  if (starts.length <= most) return starts;
  const end = Math.min(Math.max((reached === null ? 0 : starts.indexOf(reached)) + 2, most), starts.length);
  return starts.slice(end - most, end);
}
