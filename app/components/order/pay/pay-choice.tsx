import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Payment, PayWay } from '~/domain/order/order-records';
import { payPath } from '~/domain/order/order-forms';
import { buttonClass } from '~/ui/button/button';
import { Choice, Choices } from '~/ui/choices/choices';
import { Panel } from '~/ui/panel/panel';
import { useMoney } from '../use-money';

interface Props {
  payment: Payment;
  /** At least one way. */
  choices: readonly PayWay[];
  /** The way that is marked; without it the first one. */
  chosen: PayWay | null;
  /** Whether the page already shows another way. */
  instead: boolean;
  idempotencyKey: string;
  busy: string | null;
}

/** The ways to pay among which the buyer chooses. */
export function PayChoice({ payment, choices, chosen, instead, idempotencyKey, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const title = t(instead ? 'payment.other' : 'payment.choose');
  const [only, ...others] = choices;
  const marked = choices.find((way) => way === chosen) ?? only;
  const words = (way: PayWay) => <><b>{t(`payment.by.${way}`)}</b><span className="small">{t(`payment.byNote.${way}`)}</span></>;
  return (
    <Panel id="pay-choice" title={title}>
      <div className="panel__b">
        <Form method="post" action={payPath(payment.paymentNo)} className="stack-4">
          {only !== undefined && others.length === 0 ? (
            <p className="choice__t">{words(only)}<input type="hidden" name="payBy" value={only} /></p>
          ) : (
            <Choices legend={title}>
              {choices.map((way) => <Choice key={way} name="payBy" value={way} checked={way === marked}>{words(way)}</Choice>)}
            </Choices>
          )}
          <div className="pay-go">
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <button className={buttonClass(instead ? {} : { kind: 'primary', size: 'large' })} aria-busy={choices.some((way) => way === busy) || undefined} data-event="pay" type="submit">
              {others.length > 0 ? t('payment.go') : t('payment.title.open', { amount: amount(payment.amount) })}
            </button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}
