import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import { buttonClass } from '~/ui/button/button';
import { useSite } from '../shell/site-context';
import { SiteLink } from '../shell/site-link';
import { PageHead } from './page-head';

interface Props {
  productTotal: number;
  brandTotal: number;
  categoryTotal: number;
}

const TOPICS = ['finding', 'quantity', 'stock', 'languages'] as const;

/** About the shop: figures of its catalogue, and how it works. */
export function AboutScreen({ productTotal, brandTotal, categoryTotal }: Props) {
  const { t } = useTranslation('portal');
  const { productName } = useSite();
  return (
    <>
      <PageHead title={t('about.title', { name: productName })} />
      <p className="lead">{t('about.lead', { name: productName })}</p>
      <dl className="figures">
        <div><dt>{t('about.products')}</dt><dd>{countText(productTotal)}</dd></div>
        <div><dt>{t('about.brands')}</dt><dd>{countText(brandTotal)}</dd></div>
        <div><dt>{t('about.categories')}</dt><dd>{countText(categoryTotal)}</dd></div>
      </dl>
      <div className="topics">
        {TOPICS.map((topic) => (
          <section key={topic} className="panel panel__b prose">
            <h2>{t(`about.${topic}.title`)}</h2>
            <p>{t(`about.${topic}.text`)}</p>
          </section>
        ))}
      </div>
      <p className="row after">
        <SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('about.catalogue')}</SiteLink>
        <SiteLink className={buttonClass()} href="/brand">{t('about.allBrands')}</SiteLink>
      </p>
    </>
  );
}
