/** Working days: Monday to Friday. Public holidays are not known here (README, "What ships when"). */

import { dayAfter } from './moment';

/** The day that is `days` working days after `day` (`YYYY-MM-DD`). From a Friday or the weekend, the first one is Monday. */
export function workingDayAfter(day: string, days: number): string {
  let found = day;
  for (let left = days; left > 0; left -= isWorkingDay(found) ? 1 : 0) found = dayAfter(found, 1);
  return found;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
