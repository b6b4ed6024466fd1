/** Moments and days as pages show them: in the shop's zone, alike on server and client. */

import type { Translate } from './translate';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-10-27 10:58:12` in the zone (section 9). */
function fullTime(at: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** `10:58:12` in the zone. */
export function clockTime(at: number, timeZone: string): string {
  return fullTime(at, timeZone).slice(11);
}

/** `2026-10-27` in the zone. */
export function dayOf(at: number, timeZone: string): string {
  return fullTime(at, timeZone).slice(0, 10);
}

/** `2026-11-03` → "3 Nov", "11 月 3 日"; what is no date stays as it is. */
export function shortDay(date: string, t: Translate): string {
  const [, month, day] = date.split('-').map(Number);
  if (!month || !day) return date;
  return t('product:day', { day, month, name: t(`product:month.${month}`) });
}
