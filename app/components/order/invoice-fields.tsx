import { useTranslation } from 'react-i18next';
import type { FormState } from '~/components/account/fields/answered-form';
import { Field } from '~/ui/field/field';

interface Props {
  state: FormState;
  /** Whether the fields may be empty, which means: no invoice. */
  optional?: boolean;
  /** Whether the order goes abroad, or may go there. A company there may have no tax number. */
  abroad?: boolean;
  /** A tax number of the country; empty if any number is taken. */
  taxNoLike?: string;
}

/** Title and tax number of the invoice. */
export function InvoiceFields({ state, optional = false, abroad = false, taxNoLike = '' }: Props) {
  const { t } = useTranslation('order');
  const label = (name: 'to' | 'taxNo', free: boolean) => (free ? t('optional', { label: t(`invoice.${name}`) }) : t(`invoice.${name}`));
  const hint = abroad ? taxNoLike && t('invoice.taxNoLike', { example: taxNoLike }) : t('invoice.taxNoHint');
  return (
    <>
      <Field {...state.field('invoiceTitle')} label={label('to', optional)} autoComplete="organization" required={!optional} />
      <Field
        {...state.field('taxNo')} label={label('taxNo', optional || abroad)} hint={hint || undefined} autoComplete="off" autoCapitalize="characters" spellCheck={false}
        required={!optional && !abroad}
      />
    </>
  );
}
