import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { NoticeScreen } from '~/components/portal/reading/notice-screen';
import readingUrl from '~/components/portal/reading/reading.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { summaryOf } from '~/domain/portal/article-text';
import { findNotice, noticePath } from '~/domain/portal/notice-pages';
import { DESCRIPTION_LENGTH } from '~/domain/portal/page-description';
import { pageMeta } from '~/i18n/page-title.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['portal'], static: true };
export const meta = metaOf;
export const links = () => [{ rel: 'stylesheet', href: readingUrl }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = findNotice(await critical(context, context.shop.notices()), params.noticeId ?? '');
  if (!found) throw Response.json({ requestId: context.requestId }, { status: 404 });
  const { id, title, content } = found.notice;
  return {
    ...found,
    meta: pageMeta(context, noticePath(id), { name: title, description: summaryOf(content, DESCRIPTION_LENGTH[context.language]) }),
  };
}

export default function NoticeRoute() {
  const { notice, newer, older } = useLoaderData<typeof loader>();
  return <NoticeScreen notice={notice} newer={newer} older={older} />;
}
