import { dayAfter, dayOf } from '~/domain/time/moment';
import { readMoment } from '~/domain/time/written-moment';
import { EVENTS_KEPT } from './store';

/** A day of a report. */
export interface Day {
  day: string;
  /** ms since 1970; `until` is the start of the next day. */
  from: number;
  until: number;
}

const DAY = 86_400_000;
const MOST_DAYS = EVENTS_KEPT / DAY;

/**
 * The last days, today included, the oldest first.
 * @param count - from 1 to 90, as events are kept
 * @param timeZone - IANA zone of the days
 * @throws Error with one line, if `count` is not such a number
 */
export function reportDays(count: number, now: number, timeZone: string): Day[] {
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS) throw new Error(`--days must be a whole number from 1 to ${MOST_DAYS}`);
  const start = (day: string) => readMoment(day, timeZone) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(dayOf(now, timeZone), index - count + 1);
    return { day, from: start(day), until: start(dayAfter(day, 1)) };
  });
}
