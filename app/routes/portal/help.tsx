import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HelpScreen } from '~/components/portal/help-screen';
import { metaOf } from '~/components/shell/head-elements';
import { findHelpItem } from '~/domain/portal/help-menu';
import { withChannel } from '~/domain/portal/channel';
import { pageMeta } from '~/i18n/page-title.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal', 'tracking'], static: true };
export const meta = metaOf;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const menu = await critical(context, context.shop.help());
  const article = findHelpItem(menu, params.menuId ?? '');
  if (!article) throw redirect(withChannel('/', context.channel));
  return {
    menu,
    article,
    meta: pageMeta(context, `/help/${encodeURIComponent(article.menuId)}`, { name: article.name }),
  };
}

export default function HelpRoute() {
  const { menu, article } = useLoaderData<typeof loader>();
  return <HelpScreen menu={menu} article={article} />;
}
