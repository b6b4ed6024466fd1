import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { DeliveryFields } from '~/components/account/delivery-fields';
import type { Address } from '~/domain/account/account-records';
import type { AddressLists } from '~/domain/address/address-fields';
import { useEarlyChoices } from '~/ui/base/early-choices';
import { Choice, Choices } from '~/ui/choices/choices';
import { FieldNote } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';

interface Props {
  state: FormState;
  /** The user's addresses, the default one first. */
  addresses: readonly Address[];
  lists: AddressLists;
  /** The id of the initial choice; empty: a new address. */
  checked: string;
  /** Told what is chosen: another address, or another country of a new one. */
  choose(change: { id?: string; country?: string }): void;
}

/** The delivery address: one of the user's addresses, or a new one. The fields of a new address show when "new" is chosen. */
export function AddressChoice({ state, addresses, lists, checked, choose }: Props) {
  const { t } = useTranslation('order');
  const { id, name, error } = state.secret('addressId');
  const place = useEarlyChoices<HTMLDivElement>((early) => {
    const chosen = early.get(name);
    if (typeof chosen === 'string' && chosen !== checked) choose({ id: chosen });
  });
  return (
    <Panel
      id="address" title={t('confirm.address')}
      aside={addresses.length > 0 && <span className="small muted">{t('confirm.saved', { count: addresses.length })}</span>}
    >
      <div className="panel__b stack-4">
        {addresses.length > 0 && (
          <div ref={place} onChange={(event) => choose({ id: valueOf(event) })}>
            <Choices legend={t('confirm.address')}>
              {addresses.map((address, index) => (
                <Choice key={address.id} id={index === 0 ? id : undefined} name={name} value={address.id} checked={address.id === checked}>
                  <b>{address.name} {address.isDefault && <Tag>{t('account:address.default')}</Tag>}</b>
                  <span className="small">{address.place}</span>
                  <span className="small muted nw">{address.phone}</span>
                </Choice>
              ))}
              <Choice id={NEW} name={name} value="" checked={checked === ''}><b>{t('confirm.newAddress')}</b></Choice>
            </Choices>
            <FieldNote id={id} error={error} />
          </div>
        )}
        <div className="form form--2 new-address">
          <DeliveryFields state={state} lists={lists} onCountry={(country) => choose({ country })} />
        </div>
      </div>
    </Panel>
  );
}

function valueOf({ target }: FormEvent): string {
  return target instanceof HTMLInputElement ? target.value : '';
}

/** Id of the choice "new". The style sheet uses it to show the fields. */
const NEW = 'new-address';
