import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { discountText, parseRule, type NextThreshold } from '~/domain/sale/discount';
import { dayOf } from '~/domain/time/moment';
import { formatAmount } from '~/domain/money/money-format';
import type { Sale } from '~/domain/sale/sale';
import { Alert } from '~/ui/alert/alert';
import { shortDay } from '../moments';
import type { Translate } from '../translate';

/** The day on which a sale begins, in words; empty if it is not known. */
export function saleDay({ startsAt }: Sale, timeZone: string, t: Translate): string {
  return startsAt === null ? '' : shortDay(dayOf(startsAt, timeZone), t);
}

/**
 * The discounts of the double-twelve sale, its first day, and the amount that is still needed for the next tier. Renders nothing if there is no
 * discount to show.
 */
export function SaleNote({ sale, next }: { sale: Sale; next: NextThreshold | null }) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  const amountText = (amount: string) => formatAmount(amount, language).replace(/\.00$/, '');
  const rules = parseRule(sale).itemList
    .map(({ amount, discount }) => ({ amount: amountText(amount), label: discountText(discount, language) }))
    .filter(({ label }) => label !== '')
    .map((rule) => t('buy.discountRule', rule))
    .join(t('quantity.join'));
  const nextLabel = next ? discountText(next.discount, language) : '';
  if (rules === '') return null;
  return (
    <Alert kind="cu">
      <p>{sale.on ? t('buy.discount', { rules }) : t('buy.discountFrom', { rules, day: saleDay(sale, timeZone, t) })}</p>
      {sale.on && next && nextLabel && (
        <p className="strong">{t('buy.discountMore', { amount: formatAmount(next.missing, language), label: nextLabel })}</p>
      )}
    </Alert>
  );
}
