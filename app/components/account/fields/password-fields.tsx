import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_LIMITS } from '~/domain/account/account-rules';
import { PasswordField } from '~/ui/field/password-field';
import type { FormState } from './answered-form';

interface Props {
  state: FormState;
  name: 'password' | 'oldPassword' | 'confirmPassword';
  label: string;
  /** Tells password managers whether to fill in the current password or to suggest a new one. */
  kind: 'current-password' | 'new-password';
  hint?: string;
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  size?: 'large';
}

/** A password field, with a button that shows the password. */
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
  /** Whether this is the first password of an account; otherwise it replaces the current one. */
  first?: boolean;
}

/** Two fields: a new password with its rules, and the same password again. */
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
