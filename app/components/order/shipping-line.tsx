import { useTranslation } from 'react-i18next';
import { useNames } from '~/components/shell/names';
import { FEE_TYPE, type FeeType } from '~/domain/order/states';
import { useMoney } from './use-money';

interface Props {
  shipping: FeeType;
  /** The freight, for an order that has one. */
  freight?: string | undefined;
  /** The order cannot be sent to the chosen address. */
  unsent?: boolean | undefined;
}

/** A line of totals: who pays for the shipping, or the freight, which is a part of the sum. */
export function ShippingLine({ shipping, freight = '0', unsent = false }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  if (unsent) return <><dt>{t('totals.shipping')}</dt><dd>{t('none')}</dd></>;
  if (shipping === FEE_TYPE.freight) return <><dt>{t('totals.freight')}</dt><dd>{amount(freight)}</dd></>;
  return <><dt>{t('totals.shipping')}</dt><dd>{nameOf('feeType', shipping)}</dd></>;
}
