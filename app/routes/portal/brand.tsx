import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { BrandScreen } from '~/components/portal/brand-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['catalogue'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

const LONGEST = 60;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const [brands, articles] = await critical(context, Promise.all([context.shop.brands(), context.shop.articles()]));
  const { t } = translatorOf(context);
  return { brands, articles, filter, meta: pageMeta(context, '/brand', { name: t('common:brands'), description: t('meta:brand', { product: context.productName }) }) };
}

export default function BrandRoute() {
  const { brands, articles, filter } = useLoaderData<typeof loader>();
  return <BrandScreen brands={brands} articles={articles} filter={filter} />;
}
