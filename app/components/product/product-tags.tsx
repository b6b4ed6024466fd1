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
export function ProductTags({ product, sale, t, site }: Props) {
  const sourceName = useSourceName();
  const { deliveryCycle } = product;
  const discounted = sale !== null && isDiscounted(product);
  const ordering = supportsOrdering(product);
  const third = isThirdParty(product.goodsType);
  if (!discounted && !ordering && !third) return null;
  return (
    <div className="tags">
      {discounted && (
        <Tag kind="cu">
          {sale.on ? t('product:tag.doubleTwelve') : t('product:tag.doubleTwelveFrom', { day: saleDay(sale, site.timeZone, t) })}
        </Tag>
      )}
      {ordering && <Tag>{t('product:tag.ordering', { days: purchasingPeriod(product, site.language) })}</Tag>}
      {third && (
        <Tag kind="info">
          {deliveryCycle === undefined
            ? sourceName(product.goodsType)
            : t('product:tag.sourceDays', { source: sourceName(product.goodsType), days: daysText(deliveryCycle, site.language) })}
        </Tag>
      )}
    </div>
  );
}
