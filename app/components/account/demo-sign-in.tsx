import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '~/domain/account';
import { Alert } from '~/ui/alert';
import { accountPath } from './paths';

interface Props {
  /** Where to go after signing in. */
  returnPath: string | null;
  demoAccount: DemoAccount;
  busy: boolean;
}

/** Names the account of a demonstration, and signs in with it at one press. */
export function DemoSignIn({ returnPath, demoAccount: { account, password }, busy }: Props) {
  const { t } = useTranslation('account');
  return (
    <Form method="post" action={accountPath('/login', returnPath)} className="auth__demo">
      <Alert kind="info">
        <p>{t('demo.account')}</p>
        <dl className="dl known">
          <dt>{t('login.account')}</dt><dd className="strong">{account}</dd>
          <dt>{t('password.label')}</dt><dd className="strong">{password}</dd>
        </dl>
        <input type="hidden" name="by" value="password" />
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="password" value={password} />
        {returnPath && <input type="hidden" name="_r" value={returnPath} />}
        <button className="btn btn--s" aria-busy={busy || undefined}>{t('demo.signIn')}</button>
      </Alert>
    </Form>
  );
}
