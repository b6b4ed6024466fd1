import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressLists, chosenCountry, type ForeignField, foreignFields, wordOf } from '~/domain/address/address-fields';
import { isAbroad } from '~/domain/address/countries';
import { useEarlyChoices } from '~/ui/base/early-choices';
import { Field, SelectField } from '~/ui/field/field';
import type { FormState } from './fields/answered-form';
import { RegionFields } from './region-fields';

interface Props {
  state: FormState;
  lists: AddressLists;
  /** Told when another country is chosen. */
  onCountry?: (code: string) => void;
}

/**
 * The fields of a delivery address: regions from lists in China, and abroad the fields of the country. With script, a choice of a country shows its fields.
 * Without script, a button posts the form, and the page shows again with them.
 */
export function DeliveryFields({ state, lists, onCountry }: Props) {
  const { t } = useTranslation('account');
  const { countries, first } = lists;
  const field = state.field('country');
  const [code, setCode] = useState(field.defaultValue || first);
  const country = chosenCountry(countries, code);
  const choose = (chosen: string) => {
    setCode(chosen);
    onCountry?.(chosen);
  };
  const place = useEarlyChoices<HTMLDivElement>((early) => {
    const chosen = early.get(field.name);
    if (typeof chosen === 'string' && chosen !== country.code) choose(chosen);
  });
  return (
    <>
      {countries.length > 0 && (
        <div className="full country" ref={place}>
          <SelectField
            id={field.id} name={field.name} error={field.error} label={t('address.country')} hint={t('address.countryHint')} autoComplete="country" required
            value={country.code} onChange={({ target }) => choose(target.value)}
          >
            {countries.map((one) => <option key={one.code} value={one.code}>{one.name}</option>)}
          </SelectField>
          <p className="no-script">
            <button className="btn" name="intent" value="region" formNoValidate type="submit">{t('address.showFields')}</button>
          </p>
        </div>
      )}
      <Field {...state.field('name')} label={t('address.name')} autoComplete="name" required />
      <Field {...state.field('phone')} label={t('address.phone')} hint={isAbroad({ country: country.code }) ? t('address.phoneHint') : undefined} type="tel" autoComplete="tel" required />
      {isAbroad({ country: country.code })
        ? <ForeignFields state={state} code={country.code} form={country.form} />
        : (
          <>
            <RegionFields state={state} lists={lists} />
            <div className="full"><Field {...state.field('detail')} label={t('address.detail')} autoComplete="street-address" required /></div>
          </>
        )}
    </>
  );
}

const AUTOCOMPLETE: Readonly<Record<ForeignField, string>> = {
  line1: 'address-line1', line2: 'address-line2', cityText: 'address-level2', state: 'address-level1', postalCode: 'postal-code',
};

/** The fields of an address abroad, in the order of an envelope. */
function ForeignFields({ state, code, form }: { state: FormState; code: string; form: string }) {
  const { t } = useTranslation('account');
  return foreignFields(form).map(({ name, required }) => {
    const word = wordOf(name, code);
    const label = t(word ? `address.word.${word}` : `address.${name}`);
    const isLine = name === 'line1' || name === 'line2';
    return (
      <div key={name} className={isLine ? 'full' : undefined}>
        <Field
          {...state.field(name)} label={required ? label : t('address.optional', { label })} hint={name === 'line1' ? t('address.latin') : undefined}
          autoComplete={AUTOCOMPLETE[name]} required={required}
        />
      </div>
    );
  });
}
