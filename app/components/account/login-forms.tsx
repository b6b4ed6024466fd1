import { Form, type FetcherWithComponents } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { IN_PAGE, type LoginAnswer, type SignInMethod } from '~/domain/form-answer';
import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { RadioTabs } from '~/ui/tabs';
import { useFormState } from './fields/answered-form';
import { CaptchaField } from './fields/captcha-field';
import { CodeField } from './fields/code-field';
import { Password } from './fields/password-fields';
import { accountPath } from './paths';

interface Props {
  /** Where to go after signing in. */
  returnPath: string | null;
  /** The form that is open before anything was posted. */
  by?: SignInMethod;
  answer?: LoginAnswer | undefined;
  /** A post is on its way. */
  busy?: boolean;
  /** Stands in a page that stays: its form, and the beginning of the ids. */
  inPage?: { form: FetcherWithComponents<unknown>['Form']; id: string };
}

/** Signing in: by password or by verification code, two forms behind tabs. */
export function LoginForms({ returnPath, by = 'password', answer, busy, inPage }: Props) {
  const { t } = useTranslation('account');
  const id = inPage?.id ?? 'login';
  const own = (method: SignInMethod) => (answer?.by === method ? answer : undefined);
  const common = { returnPath, busy, inPage, id };
  const open = answer?.by ?? by;
  return (
    <RadioTabs
      key={open} label={t('login.how')} name={`${id}-by`} open={`${id}-by-${open}`}
      tabs={[
        { id: `${id}-by-password`, label: t('login.byPassword'), panel: <LoginForm {...common} by="password" answer={own('password')} /> },
        { id: `${id}-by-code`, label: t('login.byCode'), panel: <LoginForm {...common} by="code" answer={own('code')} /> },
      ]}
    />
  );
}

function LoginForm({ returnPath, by, answer, busy, inPage, id }: Props & { by: SignInMethod; id: string }) {
  const { t } = useTranslation('account');
  const state = useFormState(`${id}-${by}`, answer);
  const FormElement = inPage?.form ?? Form;
  const { defaultValue: keep, ...keepField } = state.field('isAutomatic');
  return (
    <FormElement key={state.turn} method="post" action={accountPath('/login', returnPath)} className="form">
      {/* The one that Enter takes: the first submit, before those that only ask for a code or a picture. */}
      <button hidden />
      <input type="hidden" name="by" value={by} />
      {returnPath && <input type="hidden" name="_r" value={returnPath} />}
      {inPage && <input type="hidden" name={IN_PAGE} value="1" />}
      {state.summary}
      <Field
        {...state.field('account')} label={t('login.account')} size="large" autoComplete="username" autoCapitalize="none" spellCheck={false}
        required
      />
      {by === 'password'
        ? <Password state={state} name="password" label={t('password.label')} kind="current-password" size="large" />
        : <CodeField answer={answer} state={state} />}
      {answer?.captcha && (
        <CaptchaField captcha={answer.captcha} state={state} {...(by === 'password' ? { hint: t('captcha.otherwise') } : {})} />
      )}
      <Checkbox {...keepField} value="T" defaultChecked={keep === 'T'}>{t('login.keep')}</Checkbox>
      <button className="btn btn--p btn--l btn--w" aria-busy={busy || undefined}>{t('login.submit')}</button>
    </FormElement>
  );
}
