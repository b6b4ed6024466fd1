import { Form, type FetcherWithComponents } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '~/components/shell/site-link';
import { IN_PAGE, type LoginAnswer, type SignInMethod } from '~/domain/text/form-answer';
import { Checkbox } from '~/ui/field/checkbox';
import { Field } from '~/ui/field/field';
import { RadioTabs } from '~/ui/tabs/tabs';
import { useFormState } from './fields/answered-form';
import { ChallengeStep } from './challenge/challenge-step';
import { CaptchaField } from './fields/captcha-field';
import { CodeField } from './fields/code-field';
import { Password } from './fields/password-fields';
import { accountPath } from './paths';

interface Props {
  /** Where to go after signing in. */
  returnPath: string | null;
  /** The form that is open first. */
  by?: SignInMethod;
  answer?: LoginAnswer | undefined;
  /** A post is being sent. */
  busy?: boolean;
  /** For the dialog, where the page stays: the form component of a fetcher, and the prefix of ids. */
  inPage?: { form: FetcherWithComponents<unknown>['Form']; id: string };
}

/** Two forms in tabs: to sign in by password, and by verification code. */
export function LoginForms({ returnPath, by = 'password', answer, busy, inPage }: Props) {
  const { t } = useTranslation('account');
  const id = inPage?.id ?? 'login';
  const own = (method: SignInMethod) => (answer?.by === method ? answer : undefined);
  const common = { returnPath, busy, inPage, id };
  return (
    <div onChange={({ target }) => share(target, id)}>
      <RadioTabs
        label={t('login.how')} name={`${id}-by`} open={`${id}-by-${answer?.by ?? by}`}
        tabs={[
          { id: `${id}-by-password`, label: t('login.byPassword'), panel: <LoginForm {...common} by="password" answer={own('password')} /> },
          { id: `${id}-by-code`, label: t('login.byCode'), panel: <LoginForm {...common} by="code" answer={own('code')} /> },
        ]}
      />
    </div>
  );
}

/** Copies a typed account to the other form. */
function share(typed: EventTarget, id: string): void {
  if (!(typed instanceof HTMLInputElement) || typed.name !== 'account') return;
  for (const method of ['password', 'code']) {
    const other = document.getElementById(`${id}-${method}-account`);
    if (other instanceof HTMLInputElement) other.value = typed.value;
  }
}

/** A link to the sign-in by code. With script, it opens the other tab. */
function ByCode({ id, returnPath, children }: { id: string; returnPath: string | null; children: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(`${id}-by-code`)?.click();
    document.getElementById(`${id}-code-account`)?.focus();
  };
  return <SiteLink className="small" href={accountPath('/login', returnPath, 'code')} onClick={open}>{children}</SiteLink>;
}

function LoginForm({ returnPath, by, answer, busy, inPage, id }: Props & { by: SignInMethod; id: string }) {
  const { t } = useTranslation('account');
  const state = useFormState(`${id}-${by}`, answer);
  const FormElement = inPage?.form ?? Form;
  const { defaultValue: keep, ...keepField } = state.field('isAutomatic');
  return (
    <FormElement method="post" action={accountPath('/login', returnPath)} className="form" preventScrollReset={inPage !== undefined} {...state.form}>
      {/* Enter presses the first submit button: this one, not the button for a code or a picture. */}
      <button hidden type="submit" />
      <input type="hidden" name="by" value={by} />
      {returnPath && <input type="hidden" name="_r" value={returnPath} />}
      {inPage && <input type="hidden" name={IN_PAGE} value="1" />}
      {state.summary}
      <Field
        {...state.field('account')} label={t('login.account')} size="large" autoComplete="username" autoCapitalize="none" spellCheck={false}
        required
      />
      {by === 'password' && (
        <Password
          state={state} name="password" label={t('password.label')} kind="current-password" size="large"
          aside={<ByCode id={id} returnPath={returnPath}>{t('login.forgot')}</ByCode>}
        />
      )}
      {answer?.captcha && (
        <CaptchaField
          captcha={answer.captcha} state={state}
          {...(by === 'password' ? { required: true, hint: <ByCode id={id} returnPath={returnPath}>{t('captcha.otherwise')}</ByCode> } : {})}
        />
      )}
      {answer?.challenge && <ChallengeStep challenge={answer.challenge} />}
      {by === 'code' && <CodeField answer={answer} state={state} />}
      <Checkbox {...keepField} value="T" defaultChecked={keep === 'T'}>{t('login.keep')}</Checkbox>
      <button className="btn btn--p btn--l btn--w" aria-busy={busy || undefined} type="submit">{t('login.submit')}</button>
    </FormElement>
  );
}
