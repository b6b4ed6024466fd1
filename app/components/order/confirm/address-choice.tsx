import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { type RegionLists, RegionFields } from '~/components/account/region-fields';
import { useSite } from '~/components/shell/site-context';
import type { Address } from '~/domain/account/account-records';
import { placeText } from '~/domain/account/place-text';
import { Choice, Choices } from '~/ui/choices/choices';
import { Field, FieldNote } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { Tag } from '~/ui/tag/tag';

interface Props {
  state: FormState;
  /** The user's addresses, the default one first. */
  addresses: readonly Address[];
  regions: RegionLists;
  /** The posted id; empty: a new address. */
  chosen: string | undefined;
}

/** The delivery address: one of the user's addresses, or a new one. The fields of a new address show when "new" is chosen. */
export function AddressChoice({ state, addresses, regions, chosen }: Props) {
  const { t } = useTranslation('order');
  const { language } = useSite();
  const { id, name, error } = state.secret('addressId');
  const known = chosen === '' || addresses.some((address) => address.id === chosen) ? chosen : undefined;
  const checked = known ?? addresses[0]?.id ?? '';
  return (
    <Panel
      id="address" title={t('confirm.address')}
      aside={addresses.length > 0 && <span className="small muted">{t('confirm.saved', { count: addresses.length })}</span>}
    >
      <div className="panel__b stack-4">
        {addresses.length > 0 && (
          <div>
            <Choices legend={t('confirm.address')}>
              {addresses.map((address, index) => (
                <Choice key={address.id} id={index === 0 ? id : undefined} name={name} value={address.id} checked={address.id === checked}>
                  <b>{address.name} {address.isDefault && <Tag>{t('account:address.default')}</Tag>}</b>
                  <span className="small">{placeText(address, language)}</span>
                  <span className="small muted nw">{address.phone}</span>
                </Choice>
              ))}
              <Choice id={NEW} name={name} value="" checked={checked === ''}><b>{t('confirm.newAddress')}</b></Choice>
            </Choices>
            <FieldNote id={id} error={error} />
          </div>
        )}
        <div className="form form--2 new-address">
          <Field {...state.field('name')} label={t('account:address.name')} autoComplete="name" required />
          <Field {...state.field('phone')} label={t('account:address.phone')} type="tel" autoComplete="tel" required />
          <RegionFields state={state} lists={regions} />
          <div className="full"><Field {...state.field('detail')} label={t('account:address.detail')} autoComplete="street-address" required /></div>
        </div>
      </div>
    </Panel>
  );
}

/** Id of the choice "new". The style sheet uses it to show the fields. */
const NEW = 'new-address';
