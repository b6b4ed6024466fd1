import { useTranslation } from 'react-i18next';
import type { BrandCount } from '~/domain/catalogue/category';
import type { Article } from '~/domain/portal/portal';
import { storiesByBrand } from '~/domain/portal/brand-story';
import { countText } from '~/domain/product/delivery';
import { useSite } from '../../shell/site-context';
import { SiteLink } from '../../shell/site-link';
import { BrandStories } from './brand-stories';
import { PageHead } from '../page-head';

/** The brands that the mall is an agent of, and what it has of each. */
export function AgentScreen({ brands, articles }: { brands: BrandCount[]; articles: readonly Article[] }) {
  const { t } = useTranslation('catalogue');
  const { productName } = useSite();
  return (
    <>
      <PageHead title={t('common:agent')} note={t('brands', { count: brands.length, n: countText(brands.length) })} />
      <p className="lead">{t(brands.length > 0 ? 'agentLead' : 'agentNone', { name: productName })}</p>
      {brands.length > 0 && <BrandStories brands={brands} stories={storiesByBrand(articles, 'agent')} origin="agent" level="h2" />}
      <p className="after"><SiteLink href="/brand">{t('allBrands')}</SiteLink></p>
    </>
  );
}
