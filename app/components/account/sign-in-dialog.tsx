import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInPrompt } from '~/components/shell/messages/sign-in-prompt';
import { useWords } from '~/components/shell/messages/message-text';
import { SiteLink } from '~/components/shell/site-link';
import { useSite } from '~/components/shell/site-context';
import type { LoginAnswer } from '~/domain/text/form-answer';
import { safeReturnPath } from '~/domain/account/return-path';
import { Dialog } from '~/ui/dialog/dialog';
import { DemoSignIn } from './demo-sign-in';
import { LoginForms } from './login-forms';
import { accountPath } from './paths';

interface Props extends SignInPrompt {
  onClose: () => void;
}

/** The sign-in dialog. It closes when the location changes, as it does after a successful sign-in. */
export function SignInDialog({ words = { key: 'account:message.signInToSave' }, returnPath: goal, onClose }: Props) {
  const { t } = useTranslation('account');
  const { path, demoAccount } = useSite();
  const { key } = useLocation();
  const opened = useRef(key);
  const { Form, data, state } = useFetcher<LoginAnswer>();
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  const say = useWords();
  const returnPath = goal ?? safeReturnPath(path);
  const busy = state !== 'idle';
  return (
    <Dialog id="sign-in" title={t('login.title')} closeLabel={t('common:close')} focus="dialog-password-account" onClose={onClose}>
      <p className="ink2 dlg__p">
        {say(words)} {t('login.new')} <SiteLink className="strong" href={accountPath('/register', returnPath)}>{t('login.register')}</SiteLink>
      </p>
      {demoAccount && <DemoSignIn returnPath={returnPath} demoAccount={demoAccount} busy={busy} form={Form} />}
      <LoginForms returnPath={returnPath} answer={data} busy={busy} inPage={{ form: Form, id: 'dialog' }} />
    </Dialog>
  );
}
