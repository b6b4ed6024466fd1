import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '~/components/account/fields/answered-form';
import { useNames } from '~/components/shell/names';
import { useSite } from '~/components/shell/site-context';
import { countText } from '~/domain/product/delivery';
import { dayOf } from '~/domain/time/moment';
import type { OrderDetail, Refund } from '~/domain/order/order-records';
import type { OrderAnswer } from '~/domain/order/order-forms';
import { refundProgress, returnUntil } from '~/domain/order/progress';
import { isSameAmount } from '~/domain/numbers/decimal-text';
import { REFUND_STATUS } from '~/domain/order/states';
import { Alert } from '~/ui/alert/alert';
import { Field } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { ProgressTrack } from '~/ui/progress/progress-track';
import { MomentLabel } from '../moment-label';
import { useMoney } from '../use-money';
import { RefundTag } from '../status-tags';
import { IntentForm, type OrderForms } from './intent-form';

interface Props {
  refund: Refund;
  order: OrderDetail;
  forms: OrderForms;
  answer: OrderAnswer | undefined;
}

/** A refund: its progress, its line, and what to do next. */
export function RefundPanel({ refund, order, forms, answer }: Props) {
  const { t } = useTranslation('order');
  const { timeZone } = useSite();
  const { amount } = useMoney();
  const nameOf = useNames();
  const { refundNo, type, status, mpn, quantity, reason, carrier, trackingNo, cancellable, freight } = refund;
  const steps = refundProgress(refund, order.events).map(({ status: step, at, state }) => ({
    key: step, state, label: nameOf('refundStatus', step), note: at !== null && <MomentLabel at={at} />,
  }));
  const until = returnUntil(order);
  const sendsBack = status === REFUND_STATUS.awaitingReturn;
  return (
    <Panel
      id={refundNo} title={<>{t('refund.title')} <span className="mono">{refundNo}</span> <RefundTag status={status} /></>}
      aside={<span className="small muted">{t('refund.about', { type: nameOf('refundType', type), mpn, quantity: countText(quantity) })}</span>}
    >
      <div className="panel__b stack-4">
        <ProgressTrack label={t('refund.progress', { number: refundNo })} steps={steps} />
        <dl className="dl known">
          <dt>{t('refund.amount')}</dt><dd className="strong">{amount(refund.amount)}{!isSameAmount(freight, '0') && <small className="muted"> {t('freight.included', { amount: amount(freight) })}</small>}</dd>
          <dt>{t('refund.reason')}</dt><dd>{reason}</dd>
          {trackingNo && <><dt>{t('refund.parcel')}</dt><dd>{carrier} <span className="mono">{trackingNo}</span></dd></>}
        </dl>
        {sendsBack && (
          <>
            <Alert kind="warn">
              <p className="strong">{t('refund.sendBack', { quantity: countText(quantity) })}</p>
              <p>{until === null ? t('refund.sendBackTo', { number: refundNo }) : t('refund.sendBackBy', { number: refundNo, day: dayOf(until, timeZone) })}</p>
              <p>{t('refund.sendBackNote', { amount: amount(refund.amount) })}</p>
            </Alert>
            <ReturnForm refundNo={refundNo} forms={forms} answer={answer} />
          </>
        )}
        {cancellable && !sendsBack && (
          <IntentForm forms={forms} intent="cancelRefund" size="small" fields={{ refundNo }} name={t('action.cancelRefundOf', { number: refundNo })}>
            {t('action.cancelRefund')}
          </IntentForm>
        )}
      </div>
    </Panel>
  );
}

/** The form with which the buyer says that the goods are on their way back. */
function ReturnForm({ refundNo, forms, answer }: { refundNo: string; forms: OrderForms; answer: OrderAnswer | undefined }) {
  const { t } = useTranslation('order');
  const state = useFormState(`return-${refundNo}`, answer);
  return (
    <Form method="post" action={forms.path} preventScrollReset className="order-back" {...state.form}>
      <input type="hidden" name="refundNo" value={refundNo} />
      {state.summary && <div className="full">{state.summary}</div>}
      <Field {...state.field('carrier')} label={t('refund.carrier')} autoComplete="off" required />
      <Field {...state.field('trackingNo')} label={t('refund.trackingNo')} autoComplete="off" spellCheck={false} required />
      <p className="row">
        <button className="btn btn--p" name="intent" value="returnShipped" aria-busy={forms.busy === 'returnShipped' || undefined} type="submit">{t('action.returnShipped')}</button>
        <button
          className="btn btn--q" name="intent" value="cancelRefund" formNoValidate aria-busy={forms.busy === 'cancelRefund' || undefined}
          aria-label={t('action.cancelRefundOf', { number: refundNo })}
          type="submit"
        >
          {t('action.cancelRefund')}
        </button>
      </p>
    </Form>
  );
}
