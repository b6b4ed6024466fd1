import { useTranslation } from 'react-i18next';
import { discountText, parseRule } from '~/domain/sale/discount';
import { highestDiscountText } from '~/domain/portal/highest-discount';
import { dayOf } from '~/domain/time/moment';
import { formatAmount } from '~/domain/money/money-format';
import type { DiscountRule } from '~/domain/sale/discount';
import { shortDay } from '../../product/moments';
import { useSite } from '../../shell/site-context';

/** The tiers of the double-twelve sale. Renders nothing if no tier has a discount to show. */
export function SaleBand({ rule }: { rule: DiscountRule }) {
  const { t } = useTranslation('home');
  const { language, timeZone } = useSite();
  const tiers = parseRule(rule).itemList
    .map(({ amount, discount }) => ({ amount, label: discountText(discount, language) }))
    .filter(({ label }) => label !== '');
  if (tiers.length === 0) return null;
  const highest = highestDiscountText(rule, language);
  const day = (at: number | null) => (at === null ? '' : shortDay(dayOf(at, timeZone), t));
  const from = day(rule.startsAt);
  const to = day(rule.endsAt);
  return (
    <section className="d12" aria-labelledby="sale">
      <div>
        <h2 id="sale">{highest ? t('sale.upTo', { label: highest }) : t('sale.title')}</h2>
        <p className="small ink2">{from && to ? t('sale.between', { from, to }) : t('sale.marked')}</p>
      </div>
      <ol className="ruler">
        {tiers.map(({ amount, label }) => (
          <li key={amount}>
            <b>{label}</b>
            <span>{t('sale.from', { amount: formatAmount(amount, language).replace(/\.00$/, '') })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
