import { countText } from '~/domain/product/delivery';
import type { Language } from '~/domain/text/language';
import { formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Tier } from '~/domain/money/price-tiers';

interface Props {
  tiers: readonly Tier[];
  /** Where the reached tier starts; `null` lights none. */
  reached: number | null;
  language: Language;
  /** Tiers to show at most, the reached one among them. */
  most?: number;
}

/** The price tiers of a part; the reached one is lit. All prices share their decimals. */
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

/** The reached tier with those below it, and the next one where there is one. */
function around(starts: readonly number[], reached: number | null, most: number): readonly number[] {
  if (starts.length <= most) return starts;
  const end = Math.min(Math.max((reached === null ? 0 : starts.indexOf(reached)) + 2, most), starts.length);
  return starts.slice(end - most, end);
}
