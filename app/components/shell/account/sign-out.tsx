import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_PAGE, type SignOutAnswer } from '~/domain/form-answer';
import { useSite } from '../site-context';

/** After signing out, the page is anew in so many ms (section 4). */
const RELOAD_DELAY = 500;

/** The form that signs out. With script it stays in the page, then leads on with a new document: nothing of the user is left. */
export function SignOut() {
  const { t } = useTranslation();
  const { path } = useSite();
  const { data, state, submit } = useFetcher<SignOutAnswer>();
  useEffect(() => {
    if (!data) return;
    const { goTo } = data;
    if (goTo !== null) {
      location.assign(goTo);
      return;
    }
    const timer = setTimeout(() => location.reload(), RELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [data]);
  const post = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set(IN_PAGE, '1');
    submit(fields, { method: 'post', action: '/logout' });
  };
  return (
    <form method="post" action="/logout" onSubmit={post}>
      <input type="hidden" name="_r" value={path} />
      <button aria-busy={state !== 'idle' || undefined}>{t('account.signOut')}</button>
    </form>
  );
}
