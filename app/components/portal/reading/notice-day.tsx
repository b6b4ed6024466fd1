import { dayOf } from '~/domain/time/moment';
import { readMoment } from '~/domain/time/written-moment';
import { useSite } from '../../shell/site-context';

/** The day of a notice; nothing if its time is missing or unreadable. */
export function NoticeDay({ publishTime }: { publishTime: string }) {
  const { timeZone } = useSite();
  const at = readMoment(publishTime, timeZone);
  if (at === null) return null;
  const day = dayOf(at, timeZone);
  return <time dateTime={day}>{day}</time>;
}
