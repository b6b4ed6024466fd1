import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { Field } from '~/ui/field/field';

interface Props {
  state: FormState;
  /** Whether the fields may be empty, which means: no invoice. */
  optional?: boolean;
}

/** Title and tax number of the invoice. */
export function InvoiceFields({ state, optional = false }: Props) {
  const { t } = useTranslation('order');
  const label = (name: 'to' | 'taxNo') => (optional ? t('optional', { label: t(`invoice.${name}`) }) : t(`invoice.${name}`));
  return (
    <>
      <Field {...state.field('invoiceTitle')} label={label('to')} autoComplete="organization" required={!optional} />
      <Field
        {...state.field('taxNo')} label={label('taxNo')} hint={t('invoice.taxNoHint')} autoComplete="off" autoCapitalize="characters" spellCheck={false}
        required={!optional}
      />
    </>
  );
}
