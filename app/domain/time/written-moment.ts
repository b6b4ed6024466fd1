/** Reads moments that are written in records. Few pages need this, so it is a separate file. */

import { momentText } from './moment';

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;
/** In these years `Intl` and `Date` write moments the same way. */
const YEARS = { first: 1900, last: 2200 };
const DAY = 86_400_000;
const MINUTE = 60_000;

/**
 * Reads a moment. A year outside 1900 to 2200 gives `null`, because records write `0001-01-01` or `9999-12-31` for "no limit". Never throws.
 *
 * @param timeZone - IANA name of the zone, for a text without an offset
 * @param edge - whether a text without a time means the start or the end of the day
 * @returns ms since 1970; `null` if the text is not a moment
 */
export function readMoment(text: string, timeZone: string, edge: 'start' | 'end' = 'start'): number | null {
  const written = typeof text === 'string' ? WRITTEN.exec(text.trim()) : null;
  const [, year, month, day, hour, minute, second, offset] = written ?? [];
  if (Number(year) < YEARS.first || Number(year) > YEARS.last) return null;
  const date = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date) || new Date(date).getUTCDate() !== Number(day)) return null;
  if (hour === undefined && edge === 'end') return atWall(date + DAY, timeZone) - 1;
  const [hours, minutes, seconds] = [Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const wall = date + (hours * 60 + minutes) * MINUTE + seconds * 1000;
  return offset === undefined ? atWall(wall, timeZone) : wall - readOffset(offset);
}

/** `+08:00` or `-0330` in ms; `Z` is 0. */
function readOffset(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE * (sign === '-' ? -1 : 1);
}

/** The moment at which clocks of the zone show `wall`. The offset is read twice, because it may change between the two moments. */
function atWall(wall: number, timeZone: string): number {
  return wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
}

/** How far clocks of a zone are ahead of UTC, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${momentText(moment, timeZone).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
