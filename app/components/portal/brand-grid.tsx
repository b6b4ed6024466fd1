import { useTranslation } from 'react-i18next';
import type { BrandCount } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import { type ListOrigin, productListPath } from '~/domain/catalogue/list-address';
import { SiteLink } from '../shell/site-link';

/** Brands as text, never as logos, with their number of products. */
export function BrandGrid({ brands, origin }: { brands: readonly BrandCount[]; origin: ListOrigin }) {
  const { t } = useTranslation();
  return (
    <ul className="brands">
      {brands.map(({ name, count }) => (
        <li key={name}>
          <SiteLink className="brand" href={productListPath(origin, name)}>
            <b>{name}</b>
            <small>{t('products', { count, n: countText(count) })}</small>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
