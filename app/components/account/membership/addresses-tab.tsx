import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { Address } from '~/domain/account';
import { type CentreAnswer, centrePath } from '~/domain/membership';
import { buttonClass } from '~/ui/button';
import { Tag } from '~/ui/tag';
import type { RegionLists } from '../region-picker';
import { AddressForm } from './address-form';
import { Nothing } from './nothing';

interface Props {
  addresses: readonly Address[];
  /** The one that is being changed. */
  edited: Address | null;
  regions: RegionLists;
  answer: CentreAnswer | undefined;
  busy: boolean;
}

/** The anchor of the form. */
const FORM = 'address-form';

/** Delivery addresses as cards, and the form for one. */
export function AddressesTab({ addresses, edited, regions, answer, busy }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      {addresses.length === 0
        ? <Nothing fact={t('address.empty')} way={t('address.emptyNote')} />
        : <ul className="addresses">{addresses.map((address) => <li key={address.id} className="panel address"><Card address={address} /></li>)}</ul>}
      <AddressForm
        key={edited?.id} id={FORM} edited={edited} regions={regions} answer={answer?.form === 'address' ? answer : undefined} busy={busy}
      />
    </>
  );
}

function Card({ address }: { address: Address }) {
  const { t } = useTranslation('account');
  const { id, name, phone, detail, isDefault, provinceName, cityName, districtName } = address;
  const action = centrePath('addresses');
  const small = buttonClass({ size: 'small' });
  return (
    <>
      <div className="row"><b>{name}</b>{isDefault && <Tag kind="ok">{t('address.default')}</Tag>}</div>
      <p className="ink2">{phone}</p>
      <p>{[...new Set([provinceName, cityName, districtName])].join(' ')}<br />{detail}</p>
      <div className="address__do">
        <SiteLink className={small} href={`${action}&edit=${encodeURIComponent(id)}#${FORM}`} aria-label={t('address.editOf', { name })}>{t('address.edit')}</SiteLink>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="addressId" value={id} />
          <span className="row">
            {!isDefault && (
              <button className={small} name="intent" value="defaultAddress" aria-label={t('address.makeDefaultOf', { name })}>{t('address.makeDefault')}</button>
            )}
            <button className={small} name="intent" value="removeAddress" aria-label={t('address.removeOf', { name })}>{t('address.remove')}</button>
          </span>
        </Form>
      </div>
    </>
  );
}
