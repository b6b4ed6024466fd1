import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '~/components/account/fields/answered-form';
import type { Address } from '~/domain/account/account-records';
import { type AddressLists, chosenCountry } from '~/domain/address/address-fields';
import { isAbroad } from '~/domain/address/countries';
import { billTo, type Checkout, filledInvoice, type FreightQuotes } from '~/domain/order/checkout';
import type { AccountCredit, RememberedInvoice } from '~/domain/order/order-records';
import type { Approximation } from '~/domain/money/approximate';
import { CONFIRM_PATH, type ConfirmAnswer } from '~/domain/order/order-forms';
import { OWN_NUMBER_LENGTH } from '~/domain/order/own/own-number';
import { shownLinesText } from '~/domain/order/lines/shown-lines';
import { Field } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { InvoiceFields } from '../invoice-fields';
import { OrderSteps } from '../order-steps';
import { ShipmentsPanel } from '../shipments-panel';
import { AddressChoice } from './address-choice';
import { ConfirmLines } from './confirm-lines';
import { PaymentChoice } from './payment-choice';
import { ToPay } from './to-pay';
import { useFilledIn } from './use-filled-in';
import { Wishes } from './wishes';

interface Props {
  checkout: Checkout;
  addresses: readonly Address[];
  lists: AddressLists;
  quotes: FreightQuotes;
  approximation?: Approximation | null;
  credit: AccountCredit;
  /** What is remembered for the invoice; `null` if nothing can be. */
  invoice: RememberedInvoice | null;
  /** Sent with the order. Posts with the same key place only one order. */
  idempotencyKey: string;
  answer: ConfirmAnswer | undefined;
  busy: boolean;
}

/** Checkout: the order before it is placed. */
export function ConfirmScreen({ checkout, addresses, lists, quotes, approximation, credit, invoice, idempotencyKey, answer, busy }: Props) {
  const { t } = useTranslation('order');
  const { lines, totals, ownNumbers, shipments } = checkout;
  const posted = answer?.values ?? {};
  const first = { id: knownId(addresses, posted['addressId']), country: posted['country'] || lists.first };
  const [chosen, setChosen] = useState(first);
  const country = addresses.find(({ id }) => id === chosen.id)?.country ?? chosen.country;
  const filled = filledInvoice(country, invoice);
  const state = useFormState('confirm', answer, { start: { ...filled } });
  useFilledIn(state, { ...filled });
  const bill = billTo(country, totals, quotes);
  const payable = bill.kind === 'good' ? bill.payable : totals.payable;
  return (
    <>
      <div className="order-head order-head--top">
        <h1 tabIndex={-1}>{t('confirm.title')}</h1>
        <OrderSteps current="confirm" />
      </div>
      {/* Required fields may be hidden, and the browser cannot show an error at a hidden field. So only the server checks the fields. */}
      <Form method="post" action={CONFIRM_PATH} className="checkout" {...state.form} noValidate>
        {/* Enter presses the first submit button: this one, not the button for the regions. */}
        <button hidden name="intent" value="order" type="submit" />
        <input type="hidden" name="idempotencyKey" value={posted['idempotencyKey'] ?? idempotencyKey} />
        <input type="hidden" name="lines" value={shownLinesText(lines)} />
        <input type="hidden" name="amount" value={payable} />
        <div className="stack-4 checkout__main">
          {state.summary}
          <AddressChoice
            state={state} addresses={addresses} lists={lists} checked={first.id} choose={(change) => setChosen((before) => ({ ...before, ...change }))}
          />
          <PaymentChoice state={state} credit={credit} payable={payable} chosen={posted['paymentMethod']} />
          <Panel id="invoice" title={t('invoice.title')}>
            <div className="panel__b form form--2">
              <InvoiceFields state={state} optional abroad={isAbroad({ country })} taxNoLike={chosenCountry(lists.countries, country).taxNo} />
              <p className="hint full">
                {filled.invoiceTitle && <>{t('invoice.remembered')} </>}{t('invoice.optionalNote')}
              </p>
            </div>
          </Panel>
          <ConfirmLines checkout={checkout} state={state} />
          <ShipmentsPanel shipments={shipments} lines={lines} unpaid wishOpen />
          {ownNumbers && (
            <Panel id="own" title={t('own.title')}>
              <div className="panel__b form form--2">
                <Field
                  {...state.field('customerOrderNo')} label={t('optional', { label: t('own.orderNo') })} hint={t('own.orderNoHint', { most: OWN_NUMBER_LENGTH })}
                  autoComplete="off" spellCheck={false}
                />
              </div>
            </Panel>
          )}
          <Wishes state={state} chosen={posted['shortage']} />
        </div>
        <ToPay checkout={checkout} bill={bill} approximation={approximation} answer={answer} busy={busy} />
      </Form>
    </>
  );
}

/** The id of the address that is chosen at first: the posted one, if it is known, or the default one. Empty: a new address. */
function knownId(addresses: readonly Address[], posted: string | undefined): string {
  return posted === '' || addresses.some(({ id }) => id === posted) ? posted ?? '' : addresses[0]?.id ?? '';
}
