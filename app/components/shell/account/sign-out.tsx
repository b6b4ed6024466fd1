import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '../reload/chunk-failure';
import { useSite } from '../site-context';

/** The form that signs out. With script, the press loads the code that signs out. If that fails, the browser sends the form. */
export function SignOut() {
  const { t } = useTranslation();
  const { path } = useSite();
  const [busy, setBusy] = useState(false);
  const post = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    loadInTime(import('./signing-out')).then(({ signOut }) => signOut(path)).catch(() => form.submit());
  };
  return (
    <form method="post" action="/logout" onSubmit={post}>
      <input type="hidden" name="_r" value={path} />
      <button aria-busy={busy || undefined} type="submit">{t('account.signOut')}</button>
    </form>
  );
}
