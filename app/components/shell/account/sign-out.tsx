import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IN_PAGE, type SignOutAnswer } from '~/domain/form-answer';
import { useSite } from '../site-context';

/** After signing out, the page is anew in so many ms (section 4). */
const RELOAD_DELAY = 500;

/** The form that signs out. With script it stays in the page, then leads on with a new document: nothing of the user is left. */
export function SignOut() {
  const { t } = useTranslation();
  const { path } = useSite();
  const [busy, setBusy] = useState(false);
  const post = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    signOut(path).then(leadOn, () => form.submit());
  };
  return (
    <form method="post" action="/logout" onSubmit={post}>
      <input type="hidden" name="_r" value={path} />
      <button aria-busy={busy || undefined}>{t('account.signOut')}</button>
    </form>
  );
}

/** Not by the router: it would read the page's data again, of nobody, and what is to be told would be lost with the old document. */
async function signOut(path: string): Promise<SignOutAnswer> {
  const response = await fetch('/logout', { method: 'POST', body: new URLSearchParams({ _r: path, [IN_PAGE]: '1' }) });
  if (!response.ok) throw new Error(`Signing out answered ${response.status}`);
  const answer: SignOutAnswer = await response.json();
  return answer;
}

function leadOn({ goTo }: SignOutAnswer): void {
  if (goTo === null) setTimeout(() => location.reload(), RELOAD_DELAY);
  else location.assign(goTo);
}
