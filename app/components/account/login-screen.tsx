import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import type { DemoAccount } from '~/domain/account/account-records';
import type { LoginAnswer, SignInMethod } from '~/domain/text/form-answer';
import { AuthPanel } from './auth-panel';
import { DemoSignIn } from './demo-sign-in';
import { LoginForms } from './login-forms';
import { accountPath } from './paths';

interface Props {
  /** Where to go after signing in. */
  returnPath: string | null;
  /** The form that is open first. */
  by?: SignInMethod;
  /** The demo account, which everybody may use. */
  demoAccount?: DemoAccount | undefined;
  answer?: LoginAnswer | undefined;
}

/** The page `/login`. */
export function LoginScreen({ returnPath, by, demoAccount, answer }: Props) {
  const { t } = useTranslation('account');
  const busy = useNavigation().state === 'submitting';
  return (
    <AuthPanel>
      <h1>{t('login.title')}</h1>
      <p className="ink2 auth__else">
        {t('login.new')} <SiteLink className="strong" href={accountPath('/register', returnPath)}>{t('login.register')}</SiteLink>
      </p>
      {demoAccount && <DemoSignIn returnPath={returnPath} demoAccount={demoAccount} busy={busy} />}
      <LoginForms returnPath={returnPath} by={by} answer={answer} busy={busy} />
    </AuthPanel>
  );
}
