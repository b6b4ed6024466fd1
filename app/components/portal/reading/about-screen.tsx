import { useTranslation } from 'react-i18next';
import { countText } from '~/domain/product/delivery';
import type { Article } from '~/domain/portal/portal';
import { buttonClass } from '~/ui/button/button';
import { useSite } from '../../shell/site-context';
import { SiteLink } from '../../shell/site-link';
import { ArticleBlocks } from './article-blocks';
import { PageHead } from '../page-head';

interface Props {
  /** The article of the shop; `null`: the shop describes itself. */
  article: Article | null;
  productTotal: number;
  brandTotal: number;
  categoryTotal: number;
}

const TOPICS = ['finding', 'quantity', 'stock', 'languages'] as const;

/** About the shop: figures of its catalogue, and its article. */
export function AboutScreen({ article, productTotal, brandTotal, categoryTotal }: Props) {
  const { t } = useTranslation('portal');
  const { productName } = useSite();
  const figures = (
    <dl className="figures">
      <div><dt>{t('about.products')}</dt><dd>{countText(productTotal)}</dd></div>
      <div><dt>{t('about.brands')}</dt><dd>{countText(brandTotal)}</dd></div>
      <div><dt>{t('about.categories')}</dt><dd>{countText(categoryTotal)}</dd></div>
    </dl>
  );
  return (
    <>
      <PageHead title={article?.title || t('about.title', { name: productName })} />
      {article?.content
        ? (
          <div className="aboutcols">
            {figures}
            <article className="panel panel__b prose"><ArticleBlocks content={article.content} /></article>
          </div>
        )
        : <>{figures}<Topics /></>}
      <p className="row after">
        <SiteLink className={buttonClass({ kind: 'primary' })} href="/catalogue">{t('about.catalogue')}</SiteLink>
        <SiteLink className={buttonClass()} href="/brand">{t('about.allBrands')}</SiteLink>
      </p>
    </>
  );
}

/** What the shop says of itself where the operator has written nothing. */
function Topics() {
  const { t } = useTranslation('portal');
  const { productName } = useSite();
  return (
    <>
      <p className="lead">{t('about.lead', { name: productName })}</p>
      <div className="topics">
        {TOPICS.map((topic) => (
          <section key={topic} className="panel panel__b prose">
            <h2>{t(`about.${topic}.title`)}</h2>
            <p>{t(`about.${topic}.text`)}</p>
          </section>
        ))}
      </div>
    </>
  );
}
