import { isDiscounted, supportsOrdering } from '~/domain/product/availability';
import { daysText, isThirdParty, purchasingPeriod } from '~/domain/product/delivery';
import type { Product } from '~/domain/product/product';
import type { Sale } from '~/domain/sale/sale';
import { Tag } from '~/ui/tag/tag';
import { useSourceName } from '../shell/names';
import type { Site } from '../shell/site-context';
import { saleDay } from './sale/sale-note';
import type { Translate } from './translate';

interface Props {
  product: Product;
  sale: Sale | null;
  t: Translate;
  site: Site;
}

/** Tags for special terms of a product. Renders nothing if there are none. */
export function ProductTags(props: Props) {
  const { product, sale, t, site } = props;
  const ordering = supportsOrdering(product);
  if (!(sale !== null && isDiscounted(product)) && !ordering && !isThirdParty(product.goodsType)) return null;
  return (
    <div className="tags">
      <SaleTag {...props} />
      {ordering && <Tag>{t('product:tag.ordering', { days: purchasingPeriod(product, site.language) })}</Tag>}
      <SellerTag product={product} t={t} site={site} />
    </div>
  );
}

/** The tag of a product that the sale applies to. @param short - shows only the name of the sale; screen readers hear all of it */
export function SaleTag({ product, sale, t, site, short }: Props & { short?: boolean }) {
  if (sale === null || !isDiscounted(product)) return null;
  const words = sale.on ? t('product:tag.doubleTwelve') : t('product:tag.doubleTwelveFrom', { day: saleDay(sale, site.timeZone, t) });
  return <Tag kind="cu">{short ? <><span aria-hidden="true">12.12</span><span className="sr">{words}</span></> : words}</Tag>;
}

/** The tag of a partner's product, with the days until delivery. */
export function SellerTag({ product: { goodsType, deliveryCycle }, t, site }: Omit<Props, 'sale'>) {
  const sourceName = useSourceName();
  if (!isThirdParty(goodsType)) return null;
  const source = sourceName(goodsType);
  return (
    <Tag kind="info">
      {deliveryCycle === undefined ? source : t('product:tag.sourceDays', { source, days: daysText(deliveryCycle, site.language) })}
    </Tag>
  );
}
