import * as v from 'valibot';
import { LOTTERY_ID } from '../../../../domain/lottery/lottery-records';
import { call } from '../../base/call';
import { count, flag, listOf, moment, optionalText, text, texts } from '../../base/fields';
import { idempotencyKey, orderNo } from '../order';

const lotteryId = v.pipe(text, v.regex(LOTTERY_ID));

/** The largest page of draws. */
export const DRAWS_PAGE = 1000;

const prize = v.object({
  /** `P01` to `P06`, or `XXCY` for the consolation. */
  code: text, ...texts('title'), ...texts('subtitle'),
  /** How many there are, and how many of them are left; absent for the consolation. */
  number: v.optional(count), left: v.optional(count),
  weight: count,
});

const drawNo = v.pipe(count, v.minValue(1));
const draw = v.object({ drawNo, drawTime: moment, code: text, userMask: text });
/** A draw of the signed-in user; with the order that it was for, if it was for one. */
const ownDraw = v.object({ drawNo, drawTime: moment, code: text, orderNo: v.optional(orderNo) });

export const getLottery = call({
  name: 'lottery/qryLottery', group: 'lottery', method: 'POST', path: 'lottery/qryLottery', policy: 'never', optional: true,
  payload: v.object({ lotteryId: v.optional(lotteryId) }),
  data: v.nullable(v.object({
    lotteryId: text, ...texts('name'), startTime: moment, endTime: moment,
    seedHash: text,
    /** Absent until the end. */
    seed: optionalText,
    prizes: listOf(prize),
    /** How many draws were made. */
    draws: count,
    /** The draws that the signed-in user has left now, whether one of them is that of the day, and the orders of the others. */
    drawsLeft: v.optional(count), dayDraw: v.optional(flag), orderNos: v.optional(v.array(orderNo)),
  })),
  summary: 'A lottery; without an id the one of now. Its seed only after the end; with a token the draws that are left. Null without a lottery',
});

export const drawPrize = call({
  name: 'lottery/draw', group: 'lottery', method: 'POST', path: 'lottery/draw', policy: 'never', optional: true,
  payload: v.object({ lotteryId: v.optional(lotteryId), idempotencyKey }), data: ownDraw,
  summary: 'Draws for the signed-in user: once a day, and once for each order completed during the lottery',
});

export const listDraws = call({
  name: 'lottery/qryResultList', group: 'lottery', method: 'POST', path: 'lottery/qryResultList', policy: 'never', optional: true,
  payload: v.object({
    lotteryId: v.optional(lotteryId),
    pageNo: v.optional(v.pipe(count, v.minValue(1))), pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(DRAWS_PAGE))),
  }),
  data: v.object({ total: count, rows: listOf(draw), mine: listOf(ownDraw) }),
  summary: 'The draws of a lottery, newest first; with a token also those of the user',
});
