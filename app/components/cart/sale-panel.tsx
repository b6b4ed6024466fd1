import { saleDay } from '~/components/product/sale/sale-note';
import { compare, parseDecimal } from '~/domain/numbers/decimal-text';
import { discountText, parseRule } from '~/domain/sale/discount';
import { formatAmount } from '~/domain/money/money-format';
import type { Sale } from '~/domain/sale/sale';
import { Meter } from '~/ui/meter/meter';
import type { CartView } from './cart-view';

/** The sale in the cart: the reached tier, the amount that is missing to the next tier, and all tiers. */
export function SalePanel({ sale, view: { t, totals, site: { language, timeZone } } }: { sale: Sale; view: CartView }) {
  const { eligible, next } = totals;
  const money = (amount: string) => formatAmount(amount, language);
  const whole = (amount: string) => money(amount).replace(/\.00$/, '');
  const label = discountText(totals.discount, language);
  const nextLabel = next ? discountText(next.discount, language) : '';
  const tiers = parseRule(sale).itemList
    .map(({ amount, discount }) => ({ amount, label: discountText(discount, language), reached: sale.on && reaches(eligible, amount) }))
    .filter((tier) => tier.label !== '');
  return (
    <section className="panel panel__b cart__sale" aria-labelledby="sale">
      <h2 id="sale" className="money">
        {!sale.on ? t('cart:sale.from', { day: saleDay(sale, timeZone, t) }) : label ? t('cart:sale.applied', { label }) : t('cart:sale.title')}
      </h2>
      {sale.on && (
        <>
          <p className="small ink2">
            {t('cart:sale.counts', { amount: money(eligible) })}{' '}
            {next && nextLabel ? t('cart:sale.more', { amount: money(next.missing), label: nextLabel }) : label && t('cart:sale.most')}
          </p>
          {next && (
            <Meter value={Number(eligible)} most={Number(next.amount)} label={t('cart:sale.meter', { amount: money(eligible), next: whole(next.amount) })} />
          )}
        </>
      )}
      <ol className="ruler">
        {tiers.map((tier) => (
          <li key={tier.amount} className={tier.reached ? 'on' : undefined}>
            <b>{tier.label}</b>
            <span>{t(tier.reached ? 'cart:sale.reached' : 'cart:sale.tier', { amount: whole(tier.amount) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function reaches(eligible: string, amount: string): boolean {
  const [have, need] = [parseDecimal(eligible), parseDecimal(amount)];
  return have !== null && need !== null && compare(have, need) >= 0;
}
