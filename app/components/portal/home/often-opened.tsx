import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import type { PopularCategory } from '~/domain/portal/popular-categories';
import { Picture } from '../../product/picture';
import { SiteLink } from '../../shell/site-link';

/** Categories that many visitors open, with a picture each. */
export function OftenOpened({ categories }: { categories: readonly PopularCategory[] }) {
  const { t } = useTranslation('home');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('popular')}>
      <ul className="often">
        {categories.map(({ name, path, count, images }) => (
          <li key={path}>
            <SiteLink href={path}>
              <Picture className="pk" images={images} alt="" width={40} height={32} />
              <span><b>{name}</b><small>{t('common:products', { count, n: countText(count) })}</small></span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
