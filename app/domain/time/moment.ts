/** Writes moments as `YYYY-MM-DD HH:mm:ss`, 24-hour, in the shop's zone (README, "Times"). */

const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a moment (ms since 1970) in a zone: `2026-10-27 22:58:12`. Server and client write the same text. */
export function momentText(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Writes `22:58:12` if the moment is on the same day as `now`; otherwise writes the day too. */
export function timeText(at: number, now: number, timeZone: string): string {
  return dayOf(at, timeZone) === dayOf(now, timeZone) ? momentText(at, timeZone).slice(11) : momentText(at, timeZone);
}

/** The day of a moment in a zone: `2026-10-27`. */
export function dayOf(at: number, timeZone: string): string {
  return momentText(at, timeZone).slice(0, 10);
}

/** The day that is `days` days after `day` (`YYYY-MM-DD`). It is at most 9999-12-31, so that days can be compared as text. */
export function dayAfter(day: string, days: number): string {
  const latest = Date.parse('9999-12-31T00:00:00Z');
  return new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + days * DAY, latest)).toISOString().slice(0, 10);
}
