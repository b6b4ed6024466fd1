import * as v from 'valibot';
import { LOTTERY_ID } from '~/domain/lottery/lottery-records';
import { LOTTERY_LIMITS, PRIZE, PRIZE_CODES, type Prize } from '~/domain/lottery/prizes';
import { readMoment } from '~/domain/time/written-moment';

/** The largest sum of weights: a draw has 32 bits at a time. */
const LARGEST_SUM = 2 ** 32;

const time = v.pipe(v.string(), v.check((text) => readMoment(text, 'UTC') !== null, 'is not a day or a time'));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const prizes = v.pipe(
  v.array(v.object({
    code: v.picklist(PRIZE_CODES),
    /** How many there are. The consolation has no number. */
    number: v.optional(whole(0, LOTTERY_LIMITS.number)),
    weight: whole(1, LOTTERY_LIMITS.weight),
  })),
  v.check((all) => new Set(all.map(({ code }) => code)).size === all.length, 'names a code twice'),
  v.check((all) => all.every(({ code, number }) => (number === undefined) === (code === PRIZE.consolation)), `needs a number for each code but ${PRIZE.consolation}`),
  v.check((all) => sumOf(all) <= LARGEST_SUM, `has weights that add up to more than ${LARGEST_SUM}`),
  v.minLength(1),
);

/** A lottery in the content (README, "Kinds"). */
export const lotteryEntry = v.object({
  lotteryId: v.pipe(v.string(), v.regex(LOTTERY_ID)), nameCn: name, nameEn: name,
  /** A time without an offset is in the shop's zone, so their order is checked where the zone is known. */
  startTime: time, endTime: time,
  prizes,
});

export type LotteryEntry = v.InferOutput<typeof lotteryEntry>;

/** The prizes of an entry, as the domain knows them. */
export function prizesOf({ prizes: all }: LotteryEntry): Prize[] {
  return all.map(({ code, number = null, weight }) => ({ code, number, weight }));
}

function sumOf(all: ReadonlyArray<{ weight: number }>): number {
  return all.reduce((sum, { weight }) => sum + weight, 0);
}
