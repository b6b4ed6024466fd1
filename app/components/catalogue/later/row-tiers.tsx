import { formatAmount, formatUnitPrice, ladderDecimals } from '~/domain/money/money-format';
import { lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import type { ListView } from '../list/list-view';

interface Props {
  product: Product;
  /** The start of the tier at the row's quantity; `null`: there is none. */
  tier: number | null;
  view: ListView;
}

/** All price tiers of a product, with the amount of the smallest quantity of each. */
export function RowTiers({ product: { rangePrice }, tier, view: { t, site } }: Props) {
  return (
    <table className="tiert">
      <thead>
        <tr>{['from', 'unit', 'lineTotal'].map((key) => <th key={key} scope="col">{t(`list:tier.${key}`)}</th>)}</tr>
      </thead>
      <tbody>
        {tierStarts(rangePrice).map((min) => (
          <tr key={min} className={min === tier ? 'on' : undefined}>
            <th scope="row">{`${countText(min)}+`}</th>
            <td>{formatUnitPrice(unitPriceAt(rangePrice, min), ladderDecimals(rangePrice), site.language)}</td>
            <td>{formatAmount(lineAmount(rangePrice, min), site.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
