import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { countText } from '~/domain/delivery';
import { discountLabel } from '~/domain/discount';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money-format';
import type { Offer } from '../quantity/quantity-offer';
import type { Sale, SaleLine } from '../sale/sale';
import { saleDay } from '../sale/sale-note';

interface Props {
  offer: Offer;
  sale: Sale | null;
  /** What the sale makes of the line; `null` where it does not concern it. */
  line: SaleLine | null;
}

/** What a quantity comes to: unit price, line total, and the double-twelve price where the line reaches one. */
export function LineTotal({ offer: { quantity, unitPrice, total }, sale, line }: Props) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  const times = (price: string) => `${countText(quantity)} × ${formatUnitPrice(price, priceDecimals(price), language)}`;
  const amount = total === null ? '—' : formatAmount(total, language);
  const label = line?.discount ? discountLabel(line.discount, language) : '';
  const reached = sale?.on && label !== '';
  return (
    <dl className="tot">
      <dt>{unitPrice === null ? '' : t('price.unit')}</dt>
      <dd>{unitPrice === null ? '' : times(unitPrice)}</dd>
      <dt className="sum">{t('price.lineTotal')}</dt>
      {reached
        ? <dd><span className="sr">{t('buy.undiscounted')} </span><s>{amount}</s></dd>
        : <dd className="big">{amount}</dd>}
      {line && sale && label && (
        <>
          <dt className={sale.on ? 'sum' : undefined}>
            {sale.on ? t('buy.discounted', { label }) : t('buy.discountedFrom', { label, day: saleDay(sale, timeZone, t) })}
            {line.unitPrice !== null && <small>{times(line.unitPrice)}</small>}
          </dt>
          <dd className={sale.on ? 'big money' : undefined}>{formatAmount(line.total, language)}</dd>
        </>
      )}
    </dl>
  );
}
