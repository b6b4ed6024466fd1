import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HelpScreen } from '~/components/portal/help-screen';
import { metaOf } from '~/components/shell/page-meta';
import type { HelpItem } from '~/domain/portal';
import { pageMeta } from '~/i18n/page-title.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal'], static: true };
export const meta = metaOf;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const menu = await critical(context, context.shop.help());
  const article = findArticle(menu, params.menuId ?? '');
  if (!article) throw redirect('/');
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

/** A visible item anywhere in the menu. */
function findArticle(items: HelpItem[], menuId: string): HelpItem | undefined {
  for (const item of items) {
    if (item.showFlag !== 'T') continue;
    const found = item.menuId === menuId ? item : findArticle(item.children, menuId);
    if (found) return found;
  }
  return undefined;
}
