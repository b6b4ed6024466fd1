import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { NoticeListScreen } from '~/components/portal/reading/notice-list-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { noticePage, noticePagePath } from '~/domain/portal/notice-pages';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = noticePage(await critical(context, context.shop.notices()), new URL(request.url).searchParams.get('page'));
  const { t } = translatorOf(context);
  return {
    shown,
    meta: pageMeta(context, noticePagePath(shown.page), { name: t('portal:notice.title'), description: t('portal:notice.description', { name: context.productName }) }),
  };
}

export default function NoticesRoute() {
  const { shown } = useLoaderData<typeof loader>();
  return <NoticeListScreen {...shown} />;
}
