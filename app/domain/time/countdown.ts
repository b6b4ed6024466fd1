/** The time that is left until a moment, in words. The server writes it, and a script of every page goes on counting. */

const DAY = 86_400_000;

/**
 * Days, and hours, minutes and seconds as a clock: `4 d 03:41:09`.
 * @param left - ms; less than 0 counts as 0
 * @param unit - the unit of days
 */
export function countdownText(left: number, unit: string): string {
  const rest = Math.max(left, 0);
  return `${Math.floor(rest / DAY)} ${unit} ${new Date(rest % DAY).toISOString().slice(11, 19)}`;
}
