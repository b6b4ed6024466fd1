import type { ListedDraw, Lottery, OwnDraw } from '../../domain/lottery/lottery-records';
import { isPrizeCode, PRIZE, prizeText } from '../../domain/lottery/prizes';
import type { Language } from '../../domain/text/language';
import { readMoment } from '../../domain/time/written-moment';
import type { Data } from '../contract/base/call';
import type * as lottery from '../contract/records/portal/lottery';
import { textOf } from './text';

type WireLottery = NonNullable<Data<typeof lottery.getLottery>>;
type WireDraws = Data<typeof lottery.listDraws>;

/** Prizes with unknown codes are left out. A prize without texts has ours. */
export function toLottery(wire: WireLottery, language: Language): Lottery {
  return {
    id: wire.lotteryId,
    name: textOf(wire, 'name', language),
    startsAt: at(wire.startTime),
    endsAt: at(wire.endTime),
    seedHash: wire.seedHash,
    seed: wire.seed || null,
    prizes: wire.prizes.flatMap(({ code, number = 0, left = number, weight, ...texts }) => {
      if (!isPrizeCode(code)) return [];
      const ours = prizeText(code, language);
      const limits = code === PRIZE.consolation ? { number: null, left: null } : { number, left };
      return [{ code, weight, ...limits, title: textOf(texts, 'title', language) || ours.title, subtitle: textOf(texts, 'subtitle', language) || ours.subtitle }];
    }),
    draws: wire.draws,
    own: wire.drawsLeft === undefined ? null : { left: wire.drawsLeft, day: wire.dayDraw === 'T', orderNos: wire.orderNos ?? [] },
  };
}

export function toListedDraws(rows: WireDraws['rows']): ListedDraw[] {
  return rows.flatMap(({ drawNo, code, drawTime, userMask }) => (isPrizeCode(code) ? [{ drawNo, code, at: at(drawTime), user: userMask }] : []));
}

export function toOwnDraws(rows: WireDraws['mine']): OwnDraw[] {
  return rows.flatMap(({ drawNo, code, drawTime, orderNo = null }) => (isPrizeCode(code) ? [{ drawNo, code, at: at(drawTime), orderNo }] : []));
}

/** A moment of the contract has its offset. */
function at(moment: string): number {
  return readMoment(moment, 'UTC') ?? 0;
}
