import { isDiscounted, supportsOrdering } from '~/domain/availability';
import { isThirdParty } from '~/domain/delivery';
import type { Product } from '~/domain/product';
import { Tag } from '~/ui/tag';
import type { Translate } from './translate';

interface Props {
  product: Product;
  /** The double-twelve sale is on. */
  sale: boolean;
  t: Translate;
}

/** What is special about a part's terms, in words. Nothing where nothing is. */
export function PartTags({ product, sale, t }: Props) {
  const discounted = sale && isDiscounted(product);
  const ordering = supportsOrdering(product);
  const third = isThirdParty(product.goodsType);
  if (!discounted && !ordering && !third) return null;
  return (
    <div className="tags">
      {discounted && <Tag kind="cu">{t('product:tag.doubleTwelve')}</Tag>}
      {ordering && <Tag>{t('product:tag.ordering')}</Tag>}
      {third && <Tag kind="info">{t('product:tag.thirdParty')}</Tag>}
    </div>
  );
}
