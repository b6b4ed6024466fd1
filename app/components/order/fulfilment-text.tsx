import { useTranslation } from 'react-i18next';
import { shortDay } from '~/components/product/moments';
import { useSite } from '~/components/shell/site-context';
import { countText, daysText } from '~/domain/product/delivery';
import type { Fulfilment } from '~/domain/order/checkout';

/** Where the pieces of a line come from: "From stock", "180 from stock, 70 to order, ships by 3 Nov", "In 5 days, from a partner". */
export function FulfilmentText({ partner, partnerDays, ...own }: Fulfilment) {
  const { t } = useTranslation('order');
  const { language } = useSite();
  if (!partner) return <StockText {...own} />;
  return <>{partnerDays === null ? t('leaves.partner') : t('leaves.partnerDays', { days: daysText(partnerDays, language) })}</>;
}

/** Where the pieces of the mall's own goods come from. It does not say when pieces from stock are shipped. */
export function StockText({ now, ordered, day }: Pick<Fulfilment, 'now' | 'ordered' | 'day'>) {
  const { t } = useTranslation('order');
  if (ordered === 0 || day === null) return <>{t('leaves.now')}</>;
  const later = t('leaves.byDay', { pieces: countText(ordered), day: shortDay(day, t) });
  return <>{now > 0 ? [t('leaves.someNow', { pieces: countText(now) }), later].join(t('leaves.join')) : later}</>;
}
