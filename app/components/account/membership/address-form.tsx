import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { Address } from '~/domain/account/account-records';
import type { AddressLists } from '~/domain/address/address-fields';
import { centrePath } from '~/domain/account/centre-path';
import { type CentreAnswer } from '~/domain/account/membership';
import { buttonClass } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import { useFormState } from '../fields/answered-form';
import { DeliveryFields } from '../delivery-fields';
import { entryId } from './focus';

interface Props {
  /** Id of the heading. */
  id: string;
  /** The address to change; `null`: a new one. */
  edited: Address | null;
  lists: AddressLists;
  answer: CentreAnswer | undefined;
  busy: boolean;
}

/** The form that adds a delivery address, or changes one. */
export function AddressForm({ id, edited, lists, answer, busy }: Props) {
  const { t } = useTranslation('account');
  const state = useFormState('address', answer, { start: edited ? fieldsOf(edited) : {}, intent: 'address' });
  const action = edited ? `${centrePath('addresses')}&edit=${encodeURIComponent(edited.id)}` : centrePath('addresses');
  return (
    <Panel
      id="address"
      title={<span id={id} tabIndex={-1}>{edited ? t('address.change', { name: edited.name }) : t('address.add')}</span>}
    >
      <Form key={state.turn} method="post" action={action} preventScrollReset className="panel__b form form--2" {...state.form}>
        {/* Enter presses the first submit button: this one, not the button for the regions. */}
        <button hidden name="intent" value="address" type="submit" />
        {edited && <input type="hidden" name="addressId" value={edited.id} />}
        {state.summary && <div className="full">{state.summary}</div>}
        <DeliveryFields state={state} lists={lists} />
        <p className="row full">
          <button className="btn btn--p" name="intent" value="address" aria-busy={busy || undefined} type="submit">{t('address.save')}</button>
          {edited && <SiteLink className={buttonClass({ kind: 'quiet' })} href={`${centrePath('addresses')}#${entryId(edited.id)}`}>{t('address.cancel')}</SiteLink>}
        </p>
      </Form>
    </Panel>
  );
}

function fieldsOf({ id: _, isDefault: _default, place: _place, ...fields }: Address): Record<string, string> {
  return fields;
}
