import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useSite } from '~/components/shell/site-context';
import type { Profile, SignIn } from '~/domain/account/account-records';
import { centrePath } from '~/domain/account/centre-path';
import { type CentreAnswer, type CentreForm } from '~/domain/account/membership';
import { deadlineText } from '~/domain/time/deadline';
import { Field } from '~/ui/field/field';
import { Panel } from '~/ui/panel/panel';
import { useFormState } from '../fields/answered-form';
import { NewPasswords, Password } from '../fields/password-fields';
import { Devices } from './devices';

interface Props {
  profile: Profile;
  signIns: readonly SignIn[];
  answer: CentreAnswer | undefined;
  busy: boolean;
}

/** Profile, password and devices of the user. */
export function ProfileTab({ profile, signIns, answer, busy }: Props) {
  const here = signIns.find(({ current }) => current);
  const own = (form: CentreForm) => (answer?.form === form ? answer : undefined);
  return (
    <>
      <div className="pair">
        <ProfileForm profile={profile} answer={own('profile')} busy={busy} />
        <PasswordForm profile={profile} neededFrom={here?.passwordNeededFrom} answer={own('password')} busy={busy} />
      </div>
      <Devices signIns={signIns} />
    </>
  );
}

type FormProps = Omit<Props, 'signIns'>;

function ProfileForm({ profile, answer, busy }: FormProps) {
  const { t } = useTranslation('account');
  const { userName, companyName } = profile;
  const state = useFormState('profile', answer, { start: { userName, companyName }, intent: 'profile' });
  return (
    <Panel id="profile" title={t('profile.title')}>
      <Form key={state.turn} method="post" action={centrePath('profile')} preventScrollReset className="panel__b form" {...state.form}>
        <input type="hidden" name="intent" value="profile" />
        {state.summary}
        <dl className="dl known"><dt>{t('profile.account')}</dt><dd>{profile.account}</dd></dl>
        <Field {...state.field('userName')} label={t('profile.userName')} autoComplete="name" />
        <Field {...state.field('companyName')} label={t('profile.companyName')} autoComplete="organization" />
        <p><button className="btn btn--p" aria-busy={busy || undefined} type="submit">{t('profile.save')}</button></p>
      </Form>
    </Panel>
  );
}

interface PasswordProps extends FormProps {
  /** When the current password will be needed, ms since 1970; `undefined`: it is needed now. */
  neededFrom: number | undefined;
}

function PasswordForm({ profile, neededFrom, answer, busy }: PasswordProps) {
  const { t } = useTranslation('account');
  const { timeZone, language } = useSite();
  const state = useFormState('change', answer, { intent: 'password' });
  return (
    <Panel id="change" title={t('change.title')}>
      <Form key={state.turn} method="post" action={centrePath('profile')} preventScrollReset className="panel__b form" {...state.form}>
        <input type="hidden" name="intent" value="password" />
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" className="sr" value={profile.account} autoComplete="username" readOnly tabIndex={-1} aria-hidden="true" />
        {state.summary}
        {/* While the current password is not needed, its field shows only if the upstream has asked for it. */}
        {neededFrom === undefined || answer?.fields.oldPassword
          ? <Password state={state} name="oldPassword" kind="current-password" label={t('password.old')} />
          : <p className="hint">{t('change.withoutOld', { time: deadlineText(neededFrom, timeZone, language) })}</p>}
        <NewPasswords state={state} />
        <div>
          <button className="btn" aria-busy={busy || undefined} type="submit">{t('change.submit')}</button>
          <p className="hint">{t('change.note')}</p>
        </div>
      </Form>
    </Panel>
  );
}
