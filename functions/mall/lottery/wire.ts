import type * as v from 'valibot';
import { prizeText } from '~/domain/lottery/prizes';
import type { getLottery, listDraws } from '~/upstream/contract/records/portal/lottery';
import type { Lottery } from './find-lottery';
import { orderOfGround, type DrawRow } from './store';

type Draws = v.InferInput<typeof listDraws.data>;

/** A lottery as the contract sends it. It has the seed only if the lottery is closed. @param own - the unused draws of the signed-in user */
export function toWireLottery(
  { entry, prizes, row, startsAt, endsAt }: Lottery, { draws, given }: { draws: number; given: ReadonlyMap<string, number> },
  own: { left: number; day: boolean; orderNos: string[] } | undefined,
): v.InferInput<typeof getLottery.data> {
  return {
    lotteryId: entry.lotteryId, nameCn: entry.nameCn, nameEn: entry.nameEn,
    startTime: moment(startsAt), endTime: moment(endsAt),
    seedHash: row.seed_hash,
    ...(row.closed_at === null ? {} : { seed: row.seed }),
    prizes: prizes.map(({ code, number, weight }) => {
      const [cn, en] = [prizeText(code, 'cn'), prizeText(code, 'en')];
      return {
        code, titleCn: cn.title, titleEn: en.title, subtitleCn: cn.subtitle, subtitleEn: en.subtitle, weight,
        ...(number === null ? {} : { number, left: Math.max(0, number - (given.get(code) ?? 0)) }),
      };
    }),
    draws,
    ...(own ? { drawsLeft: own.left, dayDraw: own.day ? 'T' as const : 'F' as const, orderNos: own.orderNos } : {}),
  };
}

/** A draw as everybody may see it. */
export function toWireDraw({ draw_no: drawNo, code, drawn_at: at, user_mask: userMask }: DrawRow): Draws['rows'][number] {
  return { drawNo, code, drawTime: moment(at), userMask };
}

/** A draw as its user sees it. */
export function toWireOwnDraw({ draw_no: drawNo, code, drawn_at: at, ground }: DrawRow): Draws['mine'][number] {
  const orderNo = orderOfGround(ground);
  return { drawNo, code, drawTime: moment(at), ...(orderNo === undefined ? {} : { orderNo }) };
}

function moment(at: number): string {
  return new Date(at).toISOString();
}
