import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { AboutScreen } from '~/components/portal/reading/about-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { summaryOf } from '~/domain/portal/article-text';
import { DESCRIPTION_LENGTH } from '~/domain/portal/page-description';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

export async function loader({ context }: LoaderFunctionArgs) {
  const [categories, brands, article] = await critical(
    context,
    Promise.all([context.shop.categories(), context.shop.brands(), context.shop.article('about')]),
  );
  const productTotal = categories.filter(({ parentCode }) => parentCode === null).reduce((sum, { count }) => sum + count, 0);
  const { t } = translatorOf(context);
  return {
    article,
    productTotal,
    brandTotal: brands.length,
    categoryTotal: categories.length,
    meta: pageMeta(context, '/about', {
      name: t('common:about'),
      description: article?.content ? summaryOf(article.content, DESCRIPTION_LENGTH[context.language]) : t('portal:about.lead', { name: context.productName }),
    }),
  };
}

export default function AboutRoute() {
  const { article, productTotal, brandTotal, categoryTotal } = useLoaderData<typeof loader>();
  return <AboutScreen article={article} productTotal={productTotal} brandTotal={brandTotal} categoryTotal={categoryTotal} />;
}
