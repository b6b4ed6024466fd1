import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { discountLabel, parseRule, tenthScale, type NextThreshold } from '~/domain/discount';
import { dayOf } from '~/domain/moment';
import { formatAmount } from '~/domain/money-format';
import { Alert } from '~/ui/alert';
import { shortDay } from '../moments';
import type { Translate } from '../translate';
import type { Sale } from './sale';

/** The day a sale begins, in words. */
export function saleDay({ startsAt }: Sale, timeZone: string, t: Translate): string {
  return startsAt === null ? '' : shortDay(dayOf(startsAt, timeZone), t);
}

/** What the double-twelve sale gives, from when, and what is missing to its next tier. */
export function SaleNote({ sale, next }: { sale: Sale; next: NextThreshold | null }) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  const amountText = (amount: string) => formatAmount(amount, language).replace(/\.00$/, '');
  const rules = parseRule(sale).itemList
    .map(({ amount, discount }) => t('buy.discountRule', {
      amount: amountText(amount), label: discountLabel(discount, language), tenths: tenthScale(discount),
    }))
    .join(t('quantity.join'));
  return (
    <Alert kind="cu">
      <p>{sale.on ? t('buy.discount', { rules }) : t('buy.discountFrom', { rules, day: saleDay(sale, timeZone, t) })}</p>
      {sale.on && next && (
        <p className="strong">
          {t('buy.discountMore', { amount: formatAmount(next.missing, language), label: discountLabel(next.discount, language) })}
        </p>
      )}
    </Alert>
  );
}
