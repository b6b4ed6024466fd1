import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HelpLinks } from '~/components/portal/help-links';
import { SiteLink } from '~/components/shell/site-link';
import type { RegisterAnswer } from '~/domain/text/form-answer';
import { Checkbox } from '~/ui/field/checkbox';
import { Field } from '~/ui/field/field';
import { AuthPanel } from './auth-panel';
import { useFormState } from './fields/answered-form';
import { ChallengeStep } from './challenge/challenge-step';
import { CaptchaField } from './fields/captcha-field';
import { CodeField } from './fields/code-field';
import { NewPasswords } from './fields/password-fields';
import { accountPath } from './paths';

interface Props {
  /** Where to go after registering. */
  returnPath: string | null;
  answer?: RegisterAnswer | undefined;
}

/** The page `/register`. */
export function RegisterScreen({ returnPath, answer }: Props) {
  const { t } = useTranslation('account');
  const busy = useNavigation().state === 'submitting';
  const state = useFormState('register', answer);
  const { defaultValue: agreed, ...agree } = state.field('agree');
  return (
    <AuthPanel>
      <h1>{t('register.title')}</h1>
      <p className="ink2 auth__else">
        {t('register.known')} <SiteLink className="strong" href={accountPath('/login', returnPath)}>{t('register.login')}</SiteLink>
      </p>
      <Form method="post" action={accountPath('/register', returnPath)} className="form" {...state.form}>
        {/* Enter presses the first submit button: this one, not the button for a code or a picture. */}
        <button hidden type="submit" />
        {returnPath && <input type="hidden" name="_r" value={returnPath} />}
        {state.summary}
        <Field
          {...state.field('account')} label={t('login.account')} hint={t('register.accountHint')} size="large" autoComplete="username"
          autoCapitalize="none" spellCheck={false} required
        />
        {answer?.captcha && <CaptchaField captcha={answer.captcha} state={state} />}
        {answer?.challenge && <ChallengeStep challenge={answer.challenge} />}
        <CodeField answer={answer} state={state} />
        <NewPasswords state={state} size="large" first />
        <Checkbox {...agree} value="T" defaultChecked={agreed === 'T'} required>{t('register.agree')}</Checkbox>
        <HelpLinks label={t('register.read')} articles={[['terms', t('register.terms')], ['privacy', t('register.privacy')]]} />
        <button className="btn btn--p btn--l btn--w" aria-busy={busy || undefined} type="submit">{t('register.submit')}</button>
      </Form>
    </AuthPanel>
  );
}
