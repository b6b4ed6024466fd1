import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { AgentScreen } from '~/components/portal/reading/agent-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['catalogue'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

export async function loader({ context }: LoaderFunctionArgs) {
  const [all, articles] = await critical(context, Promise.all([context.shop.brands(), context.shop.articles()]));
  const brands = all.filter(({ agent }) => agent);
  const { t } = translatorOf(context);
  return { brands, articles, meta: pageMeta(context, '/agent', { name: t('common:agent'), description: t('meta:agent', { product: context.productName }) }) };
}

export default function AgentRoute() {
  const { brands, articles } = useLoaderData<typeof loader>();
  return <AgentScreen brands={brands} articles={articles} />;
}
