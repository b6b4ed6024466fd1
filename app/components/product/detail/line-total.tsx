import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { countText } from '~/domain/product/delivery';
import { discountText } from '~/domain/sale/discount';
import { formatAmount, formatUnitPrice, priceDecimals } from '~/domain/money/money-format';
import type { Sale, SaleLine } from '~/domain/sale/sale';
import type { Offer } from '../quantity/quantity-offer';
import { saleDay } from '../sale/sale-note';

interface Props {
  offer: Offer;
  sale: Sale | null;
  /** The cost of the line in the sale; `null`: the sale does not apply to the line. */
  line: SaleLine | null;
}

/** The cost of a quantity: unit price, line total, and the cost in the sale if the line reaches a discount. */
export function LineTotal({ offer: { quantity, unitPrice, total }, sale, line }: Props) {
  const { t } = useTranslation('product');
  const { language, timeZone } = useSite();
  const priceText = (price: string) => formatUnitPrice(price, priceDecimals(unitPrice), language);
  const amount = total === null ? '—' : formatAmount(total, language);
  const reaches = sale !== null && line?.discount ? { ...line, sale, label: discountText(line.discount, language) } : null;
  return (
    <dl className="tot">
      <dt>{unitPrice === null ? '' : t('price.unit')}</dt>
      <dd>{unitPrice === null ? '' : `${countText(quantity)} × ${priceText(unitPrice)}`}</dd>
      <dt className="sum">{t('price.lineTotal')}</dt>
      {reaches?.sale.on
        ? <dd><span className="sr">{t('buy.undiscounted')} </span><s>{amount}</s></dd>
        : <dd className="big">{amount}</dd>}
      {reaches && (
        <>
          <dt className={reaches.sale.on ? 'sum' : undefined}>
            {[
              reaches.sale.on ? t('buy.discounted') : t('buy.discountedFrom', { day: saleDay(reaches.sale, timeZone, t) }),
              reaches.label,
            ].filter(Boolean).join(t('quantity.join'))}
            {reaches.unitPrice !== null && <small>{t('buy.each', { price: priceText(reaches.unitPrice) })}</small>}
          </dt>
          <dd className={reaches.sale.on ? 'big money' : undefined}>{formatAmount(reaches.total, language)}</dd>
        </>
      )}
    </dl>
  );
}
