import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useWords } from '~/components/shell/messages/words';
import { useSite } from '~/components/shell/site-context';
import { SiteLink } from '~/components/shell/site-link';
import type { Words } from '~/domain/message';
import { deadlineText } from '~/domain/moment';
import type { PaymentPage } from '~/domain/order/order';
import { orderPath } from '~/domain/order/order-forms';
import { Alert } from '~/ui/alert';
import { buttonClass } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { useMoney } from '../money';
import { useNames } from '../names';

interface Props {
  page: PaymentPage;
  /** The order closes then; `null` where it does not. */
  payUntil: number | null;
  /** Why what was chosen has not paid. */
  refusal: Words | null;
  /** The outcome that is on its way. */
  busy: string | null;
}

/** The test provider's page: no money moves, and it says so. */
export function PayScreen({ page: { payment, currency, open }, payUntil, refusal, busy }: Props) {
  const { t } = useTranslation('order');
  const { timeZone, language } = useSite();
  const { amount } = useMoney();
  const words = useWords();
  const nameOf = useNames();
  const { orderNo, paymentNo, status } = payment;
  const until = open && payUntil !== null ? deadlineText(payUntil, timeZone, language) : null;
  const outcome = (name: 'pay' | 'fail' | 'delay', kind?: 'primary') => (
    <button className={buttonClass({ size: 'large', wide: true, ...(kind ? { kind } : {}) })} name="outcome" value={name} aria-busy={busy === name || undefined}>
      {t(`test.${name}`, { amount: amount(payment.amount) })}
    </button>
  );
  return (
    <div className="pay-card">
      <h1>{t('test.title')}</h1>
      <Panel id="pay" title={t('test.heading')}>
        <div className="panel__b stack-4">
          <Alert kind="info"><p>{t('test.note')}</p></Alert>
          {refusal && open && (
            <Alert kind="err" live>
              <p className="strong">{words(refusal)}</p>
              <p>{until === null ? t('test.unpaid', { amount: amount(payment.amount) }) : t('test.unpaidUntil', { amount: amount(payment.amount), time: until })}</p>
            </Alert>
          )}
          <dl className="tot">
            <dt>{t('column.order')}</dt><dd className="mono">{orderNo}</dd>
            <dt>{t('amounts.number')}</dt><dd className="mono">{paymentNo}</dd>
            <dt>{t('test.currency')}</dt><dd>{currency}</dd>
            <dt>{t('amounts.status')}</dt><dd>{nameOf('paymentStatus', status)}</dd>
            {until !== null && <><dt>{t('test.until')}</dt><dd>{until}</dd></>}
            <dt className="sum">{t('test.amount')}</dt><dd className="big">{amount(payment.amount)}</dd>
          </dl>
          {open
            ? <Form method="post" className="form">{outcome('pay', 'primary')}{outcome('delay')}{outcome('fail')}</Form>
            : <Alert kind={status === 'P0S' ? 'ok' : 'warn'}><p>{t(status === 'P0S' ? 'test.paidAlready' : 'test.closed')}</p></Alert>}
          <p><SiteLink href={orderPath(orderNo)}>{t('test.back')}</SiteLink></p>
        </div>
      </Panel>
    </div>
  );
}
