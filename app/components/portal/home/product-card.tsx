import { useTranslation } from 'react-i18next';
import { isDiscounted, showsPrice } from '~/domain/product/availability';
import { countText } from '~/domain/product/delivery';
import { formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { Tier } from '~/domain/money/price-tiers';
import type { Product } from '~/domain/product/product';
import { Tag } from '~/ui/tag/tag';
import { type LiveAnswer, LiveProduct } from '../../product/live-product';
import { Picture } from '../../product/picture';
import { StockReadout } from '../../product/stock-readout';
import { productPath } from '../../shell/addresses';
import { useSite } from '../../shell/site-context';
import { SiteLink } from '../../shell/site-link';

interface Props {
  product: Product;
  snapshotAt: number;
  live: LiveAnswer;
  /** A sale is on, so discounted products show a mark. */
  sale: boolean;
  /** The card is near the visible area, so its picture loads. */
  near: boolean;
}

/** One product of a floor. The whole card is a link to it. */
export function ProductCard({ product, snapshotAt, live, sale, near }: Props) {
  const { t } = useTranslation('product');
  const picture = <Picture className="pk pk--96" images={product.images} alt="" width={112} height={90} lazy />;
  return (
    <li className="card">
      <div className="card__i">{near ? picture : <noscript>{picture}</noscript>}</div>
      {sale && isDiscounted(product) && <Tag kind="cu">{t('tag.doubleTwelve')}</Tag>}
      <SiteLink className="mpn" href={productPath(product.id)}>{product.mpn}</SiteLink>
      <p className="card__d">{`${product.brand} · ${product.description || product.name}`}</p>
      <div className="card__f">
        <LiveProduct product={product} snapshotAt={snapshotAt} live={live}>
          {(now, state) => <StockReadout product={now} state={state} />}
        </LiveProduct>
        <FirstPrice product={product} />
      </div>
    </li>
  );
}

function FirstPrice({ product }: { product: Product }) {
  const { t } = useTranslation('home');
  const { language } = useSite();
  const tier = firstTier(product.rangePrice);
  if (!tier || !showsPrice(product)) return <span className="muted">{t('onRequest')}</span>;
  return (
    <span>
      <span className="muted">{`${countText(tier.min)}+ `}</span>
      <b className="card__p">{formatUnitPrice(tier.price, priceDecimals(tier.price), language)}</b>
    </span>
  );
}

function firstTier(tiers: readonly Tier[]): Tier | undefined {
  return tiers.reduce<Tier | undefined>((first, tier) => (first && first.min <= tier.min ? first : tier), undefined);
}
