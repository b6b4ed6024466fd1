import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { useNames } from '~/components/shell/names';
import { isLessAmount } from '~/domain/numbers/decimal-text';
import type { AccountCredit } from '~/domain/order/order-records';
import { TOLD_POLICY } from '~/domain/order/order-policies';
import { OVERDUE_FLAG, PAYMENT_METHOD } from '~/domain/order/states';
import { Choice, Choices } from '~/ui/choices/choices';
import { FieldNote } from '~/ui/field/field';
import { Meter } from '~/ui/meter/meter';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';
import { useMoney } from '../use-money';

interface Props {
  state: FormState;
  credit: AccountCredit;
  payable: string;
  /** The posted method; empty: none, or an unknown one. */
  chosen: string | undefined;
}

/** The payment method. "On account" is possible only with enough free credit and nothing overdue. */
export function PaymentChoice({ state, credit, payable, chosen }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  const { id, name, error } = state.secret('paymentMethod');
  const overdue = credit.flag === OVERDUE_FLAG.overdue;
  const tooLittle = isLessAmount(credit.free, payable);
  const blocked = overdue || tooLittle;
  const onAccount = chosen === PAYMENT_METHOD.onAccount && !blocked;
  return (
    <Panel id="payment" title={t('confirm.payment')}>
      <div className="panel__b">
        <Choices legend={t('confirm.payment')}>
          <Choice id={id} name={name} value={PAYMENT_METHOD.payNow} checked={!onAccount}>
            <b>{nameOf('paymentMethod', PAYMENT_METHOD.payNow)}</b>
            <span className="small">{t('confirm.payNote')}</span>
          </Choice>
          {isLessAmount('0', credit.limit) && (
            <Choice name={name} value={PAYMENT_METHOD.onAccount} checked={onAccount} disabled={blocked}>
              <b>{nameOf('paymentMethod', PAYMENT_METHOD.onAccount)} <Tag kind={overdue ? 'err' : 'ok'}>{nameOf('overdueFlag', credit.flag)}</Tag></b>
              <span className="small">{t('period.freeOf', { free: amount(credit.free), limit: amount(credit.limit) })}</span>
              <Meter kind="plain" value={Number(credit.used)} most={Number(credit.limit)} label={t('period.usedOf', { used: amount(credit.used), limit: amount(credit.limit) })} />
              {overdue && <span className="small strong">{t('period.overdueBlocks', { amount: amount(credit.overdue) })}</span>}
              {!overdue && tooLittle && <span className="small strong">{t('period.tooLittle', { amount: amount(payable) })}</span>}
              {!blocked && <span className="small muted">{t('period.note', TOLD_POLICY.accountPeriod)}</span>}
            </Choice>
          )}
        </Choices>
        <FieldNote id={id} error={error} />
      </div>
    </Panel>
  );
}
