import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import { useSite } from '~/components/shell/site-context';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { discountText } from '~/domain/sale/discount';
import type { OrderDetail } from '~/domain/order/order-records';
import { netAmount } from '~/domain/order/refund-preview';
import { Panel } from '~/ui/panel/panel';
import { MomentLabel } from '../moment-label';
import { ShippingLine } from '../shipping-line';
import { useMoney } from '../use-money';

/** The amounts of an order and its payment, each with a label. */
export function AmountsPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const { language } = useSite();
  const { amount } = useMoney();
  const nameOf = useNames();
  const { lineCount, total, discount, saving, shipping, freight, payable, refunded, payment, paymentMethod } = order;
  return (
    <Panel id="amounts" title={t('amounts.title')}>
      <dl className="tot panel__b">
        <dt>{t('lines', { count: lineCount })}</dt><dd>{amount(total)}</dd>
        {!isSameAmount(saving, '0') && (
          <><dt>{t('totals.discount', { label: discountText(discount, language) })}</dt><dd className="money">{`−${amount(saving)}`}</dd></>
        )}
        <ShippingLine shipping={shipping} freight={freight} />
        <dt className="sum">{t('amounts.payable')}</dt><dd className="sum">{amount(payable)}</dd>
        {!isSameAmount(refunded, '0') && (
          <>
            <dt>{t('amounts.refunded')}</dt><dd>{`−${amount(refunded)}`}</dd>
            <dt className="strong">{t('amounts.net')}</dt><dd className="strong">{amount(netAmount(payable, refunded))}</dd>
          </>
        )}
        <dt>{t('amounts.method')}</dt><dd>{nameOf('paymentMethod', paymentMethod)}</dd>
        <dt>{t('amounts.number')}</dt><dd className="mono">{payment.paymentNo}</dd>
        <dt>{t('amounts.status')}</dt>
        <dd>{nameOf('paymentStatus', payment.status)}{payment.paidAt !== null && <small><MomentLabel at={payment.paidAt} /></small>}</dd>
      </dl>
    </Panel>
  );
}
