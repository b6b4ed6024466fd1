import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { HelpScreen } from '~/components/portal/help-screen';
import { metaOf } from '~/components/shell/head-elements';
import { findHelpItem } from '~/domain/portal/help-menu';
import { withChannel } from '~/domain/portal/channel';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal', 'tracking'], static: true };
export const meta = metaOf;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const menu = await critical(context, context.shop.help());
  const article = findHelpItem(menu, params.menuId ?? '');
  if (!article) throw redirect(withChannel('/', context.channel));
  const { t } = translatorOf(context);
  return {
    menu,
    article,
    meta: pageMeta(context, `/help/${encodeURIComponent(article.menuId)}`, {
      name: article.name,
      description: t('meta:help', { name: article.name, text: article.content ?? '', product: context.productName }),
    }),
  };
}

export default function HelpRoute() {
  const { menu, article } = useLoaderData<typeof loader>();
  return <HelpScreen menu={menu} article={article} />;
}
