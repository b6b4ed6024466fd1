import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LOTTERY_ID, readNumber } from '~/domain/lottery/lottery-records';
import { DRAWS_PAGE } from '~/upstream/contract/records/portal/lottery';
import { isUpstreamError } from '~/upstream/failures/upstream-error';

const LAST_PAGE = 1_000_000;

/** What is needed to compute the draws of a lottery again, as JSON: the seed once it is public, the weights, and a page of the draws. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lotteryId = '' } = params;
  const page = readNumber(new URL(request.url).searchParams.get('page'), LAST_PAGE) ?? 1;
  const headers = { 'cache-control': 'no-store' };
  if (!LOTTERY_ID.test(lotteryId)) return Response.json(null, { status: 404, headers });
  try {
    const [lottery, list] = await Promise.all([context.lotteries.find(lotteryId), context.lotteries.draws(lotteryId, page, DRAWS_PAGE)]);
    if (!lottery || !list) return Response.json(null, { status: 404, headers });
    return Response.json({
      seedHash: lottery.seedHash, seed: lottery.seed, prizes: lottery.prizes.map(({ code, number, weight }) => ({ code, number, weight })),
      total: list.total, rows: list.rows.map(({ drawNo, code, at, user }) => ({ drawNo, code, time: new Date(at).toISOString(), user })),
    }, { headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return Response.json(null, { status: error.failure.missing ? 404 : 503, headers });
  }
}
