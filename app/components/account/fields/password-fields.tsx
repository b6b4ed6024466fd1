import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { PasswordField } from '~/ui/field/password-field';
import type { FormState } from './answered-form';

interface Props {
  state: FormState;
  name: 'password' | 'oldPassword' | 'confirmPassword';
  label: string;
  /** Of whom it is: the present one is filled in by password managers, a new one is made by them. */
  kind: 'current-password' | 'new-password';
  hint?: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
  size?: 'large';
}

/** A password with its show button, in the reader's language. */
export function Password({ state, name, kind, ...rest }: Props) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...rest} {...state.secret(name)} autoComplete={kind} required
      showLabel={t('password.show')} hideLabel={t('password.hide')}
    />
  );
}

interface NewProps extends Pick<Props, 'state' | 'size'> {
  /** The first of an account, or one in place of another. */
  first?: boolean;
}

/** A new password, its rules told before, and the same once more. */
export function NewPasswords({ state, size, first }: NewProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <Password
        state={state} name="password" kind="new-password" label={t(first ? 'password.label' : 'password.new')} hint={t('password.rules', ACCOUNT_LIMITS.password)} size={size}
      />
      <Password state={state} name="confirmPassword" kind="new-password" label={t(first ? 'password.repeat' : 'password.confirm')} size={size} />
    </>
  );
}
