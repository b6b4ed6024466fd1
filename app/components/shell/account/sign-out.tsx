import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadInTime } from '../reload/chunk-failure';
import { useSite } from '../site-context';

/** The form that signs out. With script the page stays; the code for that loads at the press, and if it fails the form is sent plainly. */
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
      <button aria-busy={busy || undefined}>{t('account.signOut')}</button>
    </form>
  );
}
