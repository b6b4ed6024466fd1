import { type AppLoadContext, redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HelpScreen } from '~/components/portal/reading/help-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { findHelpItem, helpPath, type HelpMenuItem, PRIVACY_ARTICLE } from '~/domain/portal/help-menu';
import { summaryOf } from '~/domain/portal/article-text';
import { DESCRIPTION_LENGTH } from '~/domain/portal/page-description';
import { withChannel } from '~/domain/portal/channel';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal', 'tracking'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const menu = await critical(context, context.shop.help());
  const article = findHelpItem(menu, params.menuId ?? '') ?? withoutText(params.menuId, context);
  if (!article) throw redirect(withChannel('/', context.channel));
  return {
    menu,
    article,
    meta: pageMeta(context, helpPath(article.menuId), {
      name: article.name,
      description: summaryOf(article.content || namesOf(article) || article.name, DESCRIPTION_LENGTH[context.language]),
    }),
  };
}

/** The page with the switch for usage statistics, also where the content has no such article. */
function withoutText(menuId: string | undefined, context: AppLoadContext): HelpMenuItem | undefined {
  return menuId === PRIVACY_ARTICLE ? { menuId, name: translatorOf(context).t('tracking:title') } : undefined;
}

/** What a group is about: the names of its articles. */
function namesOf({ children = [] }: HelpMenuItem): string {
  return children.filter(({ showFlag }) => showFlag === 'T').map(({ name }) => name).join(' · ');
}

export default function HelpRoute() {
  const { menu, article } = useLoaderData<typeof loader>();
  return <HelpScreen menu={menu} article={article} />;
}
