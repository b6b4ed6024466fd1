import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Payment, PaymentWay } from '~/domain/order/order-records';
import { payPath } from '~/domain/order/order-forms';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { useMoney } from '../use-money';

interface Props {
  payment: Payment;
  /** The way to pay; `null`: it is not known before the payment is started. */
  way: PaymentWay | null;
  /** The lines of the bank account for a transfer. */
  transferTo: readonly string[];
  idempotencyKey: string;
  busy: string | null;
}

/** The way to pay, with its button. */
export function PayWay({ payment, way, transferTo, idempotencyKey, busy }: Props) {
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const kind = way?.kind ?? 'unknown';
  const primary = buttonClass({ kind: 'primary', size: 'large' });
  const words = t('payment.title.open', { amount: amount(payment.amount) });
  return (
    <Panel id="pay-way" title={t(`payment.way.${kind}`)}>
      <div className="panel__b stack-4">
        <p>{t(`payment.note.${kind}`)}</p>
        {content()}
      </div>
    </Panel>
  );

  function content() {
    switch (way?.kind) {
      case 'provider':
        return <p className="pay-go"><a className={primary} href={way.url} rel="noopener" data-event="pay">{words}</a></p>;
      case 'transfer':
        return (
          <dl className="dl known">
            {transferTo.map((line) => <AccountLine key={line} line={line} />)}
            <dt>{t('payment.amount')}</dt><dd><b>{amount(payment.amount)}</b></dd>
            <dt>{t('payment.reference')}</dt><dd><b className="mono">{payment.paymentNo}</b><p className="small">{t('payment.referenceNote')}</p></dd>
          </dl>
        );
      case 'test':
        return (
          <Form method="post" action={payPath(payment.paymentNo)} className="pay-go">
            <button className={primary} name="outcome" value="pay" data-event="pay" aria-busy={busy === 'pay' || undefined} type="submit">{words}</button>
            <button className="btn" name="outcome" value="delay" aria-busy={busy === 'delay' || undefined} type="submit">{t('payment.test.delay')}</button>
            <button className="btn" name="outcome" value="fail" aria-busy={busy === 'fail' || undefined} type="submit">{t('payment.test.fail')}</button>
          </Form>
        );
      case undefined:
        return (
          <Form method="post" action={payPath(payment.paymentNo)} className="pay-go">
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <button className={primary} name="intent" value="start" aria-busy={busy === 'start' || undefined} type="submit">{words}</button>
          </Form>
        );
    }
  }
}

/** A line of the bank account. What stands before its colon names it. */
function AccountLine({ line }: { line: string }) {
  const { t } = useTranslation('order');
  const [, name = t('payment.account'), value = line] = /^([^:：]{1,40})[:：](.+)$/.exec(line) ?? [];
  return <><dt>{name}</dt><dd><b>{value.trim()}</b></dd></>;
}
