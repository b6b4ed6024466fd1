/** Writes moments as `YYYY-MM-DD HH:mm:ss`, 24-hour, in the shop's zone (README, "Times"). */

const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-10-27 22:58:12`: a moment (ms since 1970) in a zone, the same on server and client. */
export function momentText(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** `22:58:12` if the moment is on the same day as `now`; otherwise with its day. */
export function timeText(at: number, now: number, timeZone: string): string {
  return dayOf(at, timeZone) === dayOf(now, timeZone) ? momentText(at, timeZone).slice(11) : momentText(at, timeZone);
}

/** `2026-10-27` in the zone. */
export function dayOf(at: number, timeZone: string): string {
  return momentText(at, timeZone).slice(0, 10);
}

/** The day `days` after `day` (`YYYY-MM-DD`). At most 9999-12-31, so that days compare as text. */
export function dayAfter(day: string, days: number): string {
  const latest = Date.parse('9999-12-31T00:00:00Z');
  return new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + days * DAY, latest)).toISOString().slice(0, 10);
}
