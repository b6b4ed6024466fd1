import { useTranslation } from 'react-i18next';
import type { BrandCount } from '~/domain/catalogue/category';
import { countText } from '~/domain/product/delivery';
import { useSite } from '../shell/site-context';
import { SiteLink } from '../shell/site-link';
import { BrandGrid } from './brand-grid';
import { PageHead } from './page-head';

/** The brands that the mall is an agent of. */
export function AgentScreen({ brands }: { brands: BrandCount[] }) {
  const { t } = useTranslation('catalogue');
  const { productName } = useSite();
  return (
    <>
      <PageHead title={t('common:agent')} note={t('brands', { count: brands.length, n: countText(brands.length) })} />
      <p className="lead">{t(brands.length > 0 ? 'agentLead' : 'agentNone', { name: productName })}</p>
      {brands.length > 0 && <BrandGrid brands={brands} origin="agent" />}
      <p className="after"><SiteLink href="/brand">{t('allBrands')}</SiteLink></p>
    </>
  );
}
