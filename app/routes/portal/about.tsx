import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { AboutScreen } from '~/components/portal/about-screen';
import { metaOf } from '~/components/shell/head-elements';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal'], static: true };
export const meta = metaOf;

export async function loader({ context }: LoaderFunctionArgs) {
  const [categories, brands] = await critical(
    context,
    Promise.all([context.shop.categories(), context.shop.brands()]),
  );
  const productTotal = categories.filter(({ parentCode }) => parentCode === null).reduce((sum, { count }) => sum + count, 0);
  const { t } = translatorOf(context);
  return {
    productTotal,
    brandTotal: brands.length,
    categoryTotal: categories.length,
    meta: pageMeta(context, '/about', { name: t('common:about'), description: t('meta:about', { product: context.productName }) }),
  };
}

export default function AboutRoute() {
  const { productTotal, brandTotal, categoryTotal } = useLoaderData<typeof loader>();
  return <AboutScreen productTotal={productTotal} brandTotal={brandTotal} categoryTotal={categoryTotal} />;
}
