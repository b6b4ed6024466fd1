import { useTranslation } from 'react-i18next';
import { shortDay } from '~/components/product/moments';
import { useSite } from '~/components/shell/site-context';
import { countText, daysText } from '~/domain/delivery';
import type { Leaves } from '~/domain/order/checkout';

/** When the pieces of a line leave: "Today", "180 today, 70 by 3 Nov", "5 days, from a partner". */
export function LeavesText({ now, ordered, day, partner, partnerDays }: Leaves) {
  const { t } = useTranslation('order');
  const { language } = useSite();
  const parts = [
    ...(now > 0 ? [ordered > 0 ? t('leaves.someNow', { pieces: countText(now) }) : t('leaves.now')] : []),
    ...(ordered > 0 && day !== null ? [t('leaves.byDay', { pieces: countText(ordered), day: shortDay(day, t) })] : []),
  ];
  if (!partner) return <>{parts.join(t('leaves.join'))}</>;
  return <>{partnerDays === null ? t('leaves.partner') : t('leaves.partnerDays', { days: daysText(partnerDays, language) })}</>;
}
