import { Form, type FetcherWithComponents } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { DemoAccount } from '~/domain/account/account-records';
import { IN_PAGE } from '~/domain/text/form-answer';
import { Alert } from '~/ui/alert/alert';
import { accountPath } from './paths';

interface Props {
  /** Where to go after signing in. */
  returnPath: string | null;
  demoAccount: DemoAccount;
  busy: boolean;
  /** The form component of a fetcher, so that the page stays; absent: the form of the router. */
  form?: FetcherWithComponents<unknown>['Form'];
}

/** Shows the demo account, with a button that signs in. */
export function DemoSignIn({ returnPath, demoAccount: { account, password }, busy, form }: Props) {
  const { t } = useTranslation('account');
  const FormElement = form ?? Form;
  return (
    <FormElement method="post" action={accountPath('/login', returnPath)} className="auth__demo" preventScrollReset={form !== undefined}>
      <Alert kind="info">
        <p>{t('demo.account')}</p>
        <dl>
          <dt>{t('login.account')}</dt><dd className="strong">{account}</dd>
          <dt>{t('password.label')}</dt><dd className="strong">{password}</dd>
        </dl>
        <input type="hidden" name="by" value="password" />
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="password" value={password} />
        {form && <input type="hidden" name={IN_PAGE} value="1" />}
        {returnPath && <input type="hidden" name="_r" value={returnPath} />}
        <button className="btn btn--s" aria-busy={busy || undefined} type="submit">{t('demo.signIn')}</button>
      </Alert>
    </FormElement>
  );
}
