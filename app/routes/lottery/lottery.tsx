import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { LotteryScreen } from '~/components/lottery/lottery-screen';
import lotteryStylesUrl from '~/components/lottery/lottery.css?url';
import { metaOf } from '~/components/shell/head-elements';
import { LOTTERY_ID, lotteryPath, readNumber } from '~/domain/lottery/lottery-records';
import { withChannel } from '~/domain/portal/channel';
import { pageMeta } from '~/i18n/page-title.server';
import { translatorOf } from '~/i18n/translator.server';
import { critical } from '~/session/critical';

export const handle = { i18n: ['lottery'], times: true };
export const links = () => [{ rel: 'stylesheet', href: lotteryStylesUrl }];
export const meta = metaOf;

const PAGE_SIZE = 20;
const LAST_PAGE = 1_000_000;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lotteryId = '' } = params;
  const lottery = LOTTERY_ID.test(lotteryId) ? await critical(context, context.lotteries.find(lotteryId)) : null;
  if (!lottery) throw redirect(withChannel('/', context.channel));
  const pages = Math.max(1, Math.ceil(lottery.draws / PAGE_SIZE));
  const page = Math.min(readNumber(new URL(request.url).searchParams.get('page'), LAST_PAGE) ?? 1, pages);
  const list = await critical(context, context.lotteries.draws(lotteryId, page, PAGE_SIZE));
  const { t } = translatorOf(context);
  return {
    lottery, draws: list?.rows ?? [], page, pages: list ? pages : 1, now: Date.now(),
    meta: pageMeta(context, lotteryPath(lotteryId), { name: lottery.name, description: t('lottery:head.description', { name: lottery.name }) }),
  };
}

export default function LotteryRoute() {
  return <LotteryScreen {...useLoaderData<typeof loader>()} />;
}
