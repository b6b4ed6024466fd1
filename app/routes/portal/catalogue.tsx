import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { CatalogueScreen } from '~/components/portal/catalogue-screen';
import { metaOf } from '~/components/shell/head-elements';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['catalogue', 'finder'], static: true };
export const meta = metaOf;

export async function loader({ context }: LoaderFunctionArgs) {
  const categories = await critical(context, context.shop.categories());
  const { t } = translatorOf(context);
  return { categories, meta: pageMeta(context, '/catalogue', { name: t('common:catalogue'), description: t('meta:catalogue', { product: context.productName }) }) };
}

export default function CatalogueRoute() {
  const { categories } = useLoaderData<typeof loader>();
  return <CatalogueScreen categories={categories} />;
}
