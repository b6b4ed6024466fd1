/** The time that is left until a moment. Every page has it, so it is a separate file. */

const DAY = 86_400_000;

/** The days, and hours, minutes and seconds as a clock, `03:41:09`, until a moment; both moments in ms since 1970. 0 if it is over. */
export function timeLeft(until: number, now: number): { days: number; clock: string } {
  const left = Math.max(until - now, 0);
  return { days: Math.floor(left / DAY), clock: new Date(left % DAY).toISOString().slice(11, 19) };
}
