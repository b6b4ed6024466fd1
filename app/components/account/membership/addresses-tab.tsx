import { Form } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { Address } from '~/domain/account/account-records';
import type { AddressLists } from '~/domain/address/address-fields';
import { centrePath } from '~/domain/account/centre-path';
import { type CentreAnswer } from '~/domain/account/membership';
import { buttonClass } from '~/ui/button/button';
import { Tag } from '~/ui/tag/tag';
import { AddressForm } from './address-form';
import { entryId, useAnchorFocus, useKeptFocus } from './focus';
import { EmptyState } from './empty-state';

interface Props {
  addresses: readonly Address[];
  /** The address that is being changed; `null`: none. */
  edited: Address | null;
  lists: AddressLists;
  answer: CentreAnswer | undefined;
  busy: boolean;
}

const SMALL = buttonClass({ size: 'small' });

/** Id of the form. */
const FORM = 'address-form';

/** Delivery addresses as cards, and the form that adds or changes one. */
export function AddressesTab({ addresses, edited, lists, answer, busy }: Props) {
  const { t } = useTranslation('account');
  useAnchorFocus();
  useKeptFocus(addresses.map(({ id }) => id), 'addressId');
  return (
    <>
      {addresses.length === 0
        ? <EmptyState fact={t('address.empty')} way={t('address.emptyNote')} />
        : (
          <ul className="addresses">
            {addresses.map((address) => (
              <li key={address.id} className="panel address" aria-current={address.id === edited?.id || undefined}><Card address={address} /></li>
            ))}
          </ul>
        )}
      <AddressForm
        key={edited?.id} id={FORM} edited={edited} lists={lists} answer={answer?.form === 'address' ? answer : undefined} busy={busy}
      />
    </>
  );
}

function Card({ address }: { address: Address }) {
  const { t } = useTranslation('account');
  const { id, name, phone, place, isDefault } = address;
  const action = centrePath('addresses');
  return (
    <>
      <div className="row"><b>{name}</b>{isDefault && <Tag kind="ok">{t('address.default')}</Tag>}</div>
      <p className="ink2 nw">{phone}</p>
      <p>{place}</p>
      <div className="address__do">
        <SiteLink
          id={entryId(id)} className={SMALL} href={`${action}&edit=${encodeURIComponent(id)}#${FORM}`} aria-label={t('address.editOf', { name })}
        >
          {t('address.edit')}
        </SiteLink>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="addressId" value={id} />
          {!isDefault && (
            <button className={SMALL} name="intent" value="defaultAddress" aria-label={t('address.makeDefaultOf', { name })} type="submit">{t('address.makeDefault')}</button>
          )}
          <Removal name={name} />
        </Form>
      </div>
    </>
  );
}

/** A button that asks for confirmation before it removes an address. */
function Removal({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const label = t('address.removeOf', { name });
  return (
    <details>
      <summary className={`${SMALL} btn--q`} aria-label={label}>{t('address.remove')}</summary>
      <div className="row address__sure">
        <p>{t('address.sure')}</p>
        <span className="row">
          <button className={SMALL} name="intent" value="removeAddress" aria-label={label} type="submit">{t('address.remove')}</button>
          <SiteLink className={SMALL} href={centrePath('addresses')} onClick={keep}>{t('address.keep')}</SiteLink>
        </span>
      </div>
    </details>
  );
}

/** Closes the question without a new page. Without script, the link loads the page again. */
function keep(event: MouseEvent): void {
  event.preventDefault();
  const details = event.currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
}
