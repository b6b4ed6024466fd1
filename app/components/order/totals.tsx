import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { discountText } from '~/domain/sale/discount';
import { netAmount } from '~/domain/order/refund-preview';
import type { FeeType } from '~/domain/order/states';
import { ShippingLine } from './shipping-line';
import { useMoney } from './use-money';

interface Props {
  totals: {
    lines: number; total: string; discount: string; saving: string; shipping: FeeType; freight?: string; payable: string;
    /** For an order: the amount that was paid back or is no longer owed. */
    refunded?: string;
  };
  /** Leaves out the sum, which the page shows in another place. */
  withoutSum?: boolean;
  /** The order cannot be sent to the chosen address. */
  unsent?: boolean;
}

/** Totals, each with a label. */
export function Totals({ totals: { lines, total, discount, saving, shipping, freight, payable, refunded = '0' }, withoutSum, unsent }: Props) {
  const { t } = useTranslation('order');
  const { language } = useSite();
  const { amount } = useMoney();
  return (
    <dl className="tot">
      <dt>{t('lines', { count: lines })}</dt><dd>{amount(total)}</dd>
      {!isSameAmount(saving, '0') && (
        <><dt>{t('totals.discount', { label: discountText(discount, language) })}</dt><dd className="money">{`−${amount(saving)}`}</dd></>
      )}
      <ShippingLine shipping={shipping} freight={freight} unsent={unsent} />
      {!isSameAmount(refunded, '0') && <><dt>{t('amounts.refunded')}</dt><dd>{`−${amount(refunded)}`}</dd></>}
      {!withoutSum && <><dt className="sum">{t('totals.payable')}</dt><dd className="big">{amount(netAmount(payable, refunded))}</dd></>}
    </dl>
  );
}
