import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { countText } from '~/domain/product/delivery';
import { formatAmount, formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import type { Tier } from '~/domain/money/price-tiers';
import { Tag } from '~/ui/tag/tag';

/** Unit prices in another currency by the smallest quantity of their tier, and what is said of them; nothing where none are shown. */
export type ApproximatePrices = { prices: Readonly<Record<number, string>>; note: string } | null | undefined;

/** All price tiers, each with its smallest quantity, the unit price, and the cost of that quantity. */
export function TierTable({ tiers, reached, approximate }: { tiers: readonly Tier[]; reached: number | null; approximate: ApproximatePrices }) {
  const { t } = useTranslation('product');
  const { language } = useSite();
  const decimals = ladderDecimals(tiers);
  return (
    <table className="tiert">
      <thead>
        <tr>
          <th scope="col">{t('quantity.title')}</th>
          <th scope="col">{t('price.unit')}</th>
          <th scope="col">{t('price.lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {tierStarts(tiers).map((min) => (
          <tr key={min} className={min === reached ? 'on' : undefined}>
            <th scope="row">{`${countText(min)}+`}{min === reached && <> <Tag kind="cu">{t('price.yourTier')}</Tag></>}</th>
            <td>{formatUnitPrice(unitPriceAt(tiers, min), decimals, language)}{approximate && <small className="muted"><br />≈ {approximate.prices[min]}</small>}</td>
            <td>{formatAmount(lineAmount(tiers, min), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
