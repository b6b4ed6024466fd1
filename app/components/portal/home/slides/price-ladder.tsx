import { useTranslation } from 'react-i18next';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import { lineAmount, tierStarts, unitPriceAt } from '~/domain/money/price-tiers';
import { countText } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import { Picture } from '../../../product/picture';
import { productPath } from '../../../shell/addresses';
import { useSite } from '../../../shell/site-context';
import { SiteLink } from '../../../shell/site-link';

/** The maximum number of tiers in a slide. */
const MOST = 4;

/** What a part costs at the start of each tier: the price of a piece, and of all pieces. */
export function PriceLadder({ product }: { product: Product }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const { id, mpn, name, description, images, rangePrice } = product;
  const tiers = tierStarts(rangePrice).slice(0, MOST).flatMap((min) => {
    const price = unitPriceAt(rangePrice, min);
    const total = lineAmount(rangePrice, min);
    return price === null || total === null ? [] : [{ min, price, total }];
  });
  const decimals = Math.max(...tiers.map(({ price }) => priceDecimals(price)));
  return (
    <div className="ladder">
      <Picture className="pk" images={images} alt="" width={60} height={48} />
      <p><SiteLink className="mpn" href={productPath(id)}>{mpn}</SiteLink><small>{description || name}</small></p>
      <table>
        <thead>
          <tr>{['quantity', 'price', 'total'].map((head) => <th key={head} scope="col">{t(`ladder.${head}`)}</th>)}</tr>
        </thead>
        <tbody>
          {tiers.map(({ min, price, total }) => (
            <tr key={min}>
              <th scope="row">{`${countText(min)}+`}</th>
              <td>{formatUnitPrice(price, decimals, language)}</td>
              <td>{formatAmount(total, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
