import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '~/components/account/fields/answered-form';
import { useNames } from '~/components/shell/names';
import { SiteLink } from '~/components/shell/site-link';
import { countText } from '~/domain/product/delivery';
import type { OrderLine, Refund } from '~/domain/order/order-records';
import type { OrderAnswer } from '~/domain/order/order-forms';
import { TOLD_POLICY } from '~/domain/order/order-policies';
import { refundedLine, refundPreview } from '~/domain/order/refund-preview';
import { readTyped } from '~/domain/numbers/reading';
import { REFUND_TYPE } from '~/domain/order/states';
import { buttonClass } from '~/ui/button/button';
import { AreaField, Field, SelectField } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { useMoney } from '../use-money';
import type { OrderForms } from './intent-form';

/** Id of the heading. */
export const REFUND_FORM = 'ask-refund';

interface Props {
  line: OrderLine;
  /** All refunds of the line's order. */
  refunds: readonly Refund[];
  forms: OrderForms;
  answer: OrderAnswer | undefined;
}

/** The form that requests a refund for pieces of a line. */
export function RefundForm({ line, refunds, forms, answer }: Props) {
  const { productId, mpn, refundable } = line;
  const { t } = useTranslation('order');
  const { amount } = useMoney();
  const nameOf = useNames();
  const most = Math.max(...refundable.map(({ quantity }) => quantity));
  const state = useFormState('refund', answer, { start: { qty: String(most), refundType: refundable[0]?.type ?? '' } });
  const [typed, setTyped] = useState(state.field('qty').defaultValue ?? '');
  const pieces = readTyped(typed);
  const valid = pieces !== null && Number.isInteger(pieces) && pieces >= 1 && pieces <= most;
  const path = `${forms.path}?refund=${encodeURIComponent(productId)}`;
  return (
    <Panel id="refund" title={<span id={REFUND_FORM} tabIndex={-1}>{t('refund.ask', { mpn })}</span>}>
      <Form method="post" action={path} preventScrollReset className="panel__b form form--2" {...state.form}>
        <input type="hidden" name="goodsId" value={productId} />
        <input type="hidden" name="idempotencyKey" value={answer?.values['idempotencyKey'] ?? forms.idempotencyKey} />
        {state.summary && <div className="full">{state.summary}</div>}
        <SelectField {...state.field('refundType')} label={t('refund.type')} hint={t(refundable.some(({ type }) => type === REFUND_TYPE.returnGoods) ? 'refund.returnNote' : 'refund.onlyNote', TOLD_POLICY.returnWithin)}>
          {refundable.map(({ type }) => <option key={type} value={type}>{nameOf('refundType', type)}</option>)}
        </SelectField>
        <Field {...state.field('qty')} label={t('refund.qty')} hint={t('refund.most', { most: countText(most) })} inputMode="numeric" autoComplete="off" required onChange={({ target }) => setTyped(target.value)} />
        <output className="full strong" htmlFor={state.field('qty').id}>
          {valid && t('refund.comesBack', { mpn, pieces: countText(pieces), amount: amount(refundPreview(refundedLine(line, refunds), pieces)) })}
        </output>
        <div className="full"><AreaField {...state.field('reason')} label={t('refund.reason')} rows={2} required /></div>
        <p className="row full">
          <button className="btn btn--p" name="intent" value="refund" aria-busy={forms.busy === 'refund' || undefined} type="submit">{t('refund.send')}</button>
          <SiteLink className={buttonClass({ kind: 'quiet' })} href={forms.path}>{t('refund.leave')}</SiteLink>
        </p>
      </Form>
    </Panel>
  );
}
