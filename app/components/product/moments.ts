import type { Translate } from './translate';

/** `2026-11-03` → "3 Nov", "11 月 3 日". A text that is not a date stays as it is. */
export function shortDay(date: string, t: Translate): string {
  const [, month, day] = date.split('-').map(Number);
  if (!month || !day) return date;
  return t('product:day', { day, month, name: t(`product:month.${month}`) });
}
