import { CARDS, readNumber, type LotteryPage } from '../../domain/lottery/lottery-records';
import { askToSignIn, type AskingVisit } from '../../session/ask-sign-in';
import type { Account } from '../../upstream/account';
import type { Lotteries } from '../../upstream/lotteries';

interface Visit extends AskingVisit {
  account: Pick<Account, 'profile'>;
  lotteries: Pick<Lotteries, 'find' | 'draws'>;
}

/** Reads the lottery of now with the draws of the user. @returns `null` without a lottery @throws UpstreamError, or a Response that redirects to the sign-in page */
export async function readLotteryTab(visit: Visit, params: URLSearchParams): Promise<LotteryPage | null> {
  const lottery = await visit.lotteries.find();
  if (!lottery) return null;
  // The lottery is public, so a token that is no longer valid is not refused with it.
  if (!lottery.own && !(await visit.account.profile())) throw askToSignIn(visit);
  const { mine = [] } = (await visit.lotteries.draws(lottery.id, 1, 1)) ?? {};
  const drawNo = readNumber(params.get('drawn'), Number.MAX_SAFE_INTEGER);
  const draw = mine.find((one) => one.drawNo === drawNo);
  return {
    lottery, mine, drawKey: crypto.randomUUID(), now: Date.now(),
    shown: draw ? { draw, card: readNumber(params.get('card'), CARDS) ?? 1 } : null,
  };
}
