/** Writes deadlines and time zones in words. Few pages need this, so it is a separate file. */

import { languageTag, type Language } from '../text/language';
import { dayOf, momentText } from './moment';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating a format is slow. */
function formatOf(timeZone: string, language: Language, part: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, language, part]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag(language), { ...part, timeZone });
  formats.set(key, format);
  return format;
}

/** Writes a deadline, always with its day: `Monday 23 November, 04:51`, `11 月 23 日（星期一）04:51`. */
export function deadlineText(at: number, timeZone: string, language: Language): string {
  const name = (part: Intl.DateTimeFormatOptions) => formatOf(timeZone, language, part).format(at);
  const [, month, day] = dayOf(at, timeZone).split('-').map(Number);
  const time = momentText(at, timeZone).slice(11, 16);
  const weekday = name({ weekday: 'long' });
  return language === 'cn' ? `${month} 月 ${day} 日（${weekday}）${time}` : `${weekday} ${day} ${name({ month: 'long' })}, ${time}`;
}

/** The name of a time zone, with its offset at a moment: `China Standard Time (UTC+8)`, `中国标准时间（UTC+8）`. */
export function zoneName(at: number, timeZone: string, language: Language): string {
  const read = (timeZoneName: 'long' | 'shortOffset') => formatOf(timeZone, language, { timeZoneName })
    .formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const [, offset] = /^GMT([+-][0:]*[1-9].*)$/.exec(read('shortOffset')) ?? [];
  if (offset === undefined) return read('long');
  return language === 'cn' ? `${read('long')}（UTC${offset}）` : `${read('long')} (UTC${offset})`;
}
