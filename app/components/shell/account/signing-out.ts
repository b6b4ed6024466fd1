import { IN_PAGE, type SignOutAnswer } from '~/domain/text/form-answer';

/** After signing out the page is loaded again in so many ms. */
const RELOAD_DELAY = 500;

/**
 * Signs out from within the page, then leads on with a new document: nothing of the user is left.
 * Not by the router: it would read the page's data again, of nobody, and what is to be told would be lost with the old document.
 */
export async function signOut(path: string): Promise<void> {
  const response = await fetch('/logout', { method: 'POST', body: new URLSearchParams({ _r: path, [IN_PAGE]: '1' }) });
  if (!response.ok) throw new Error(`Signing out answered ${response.status}`);
  const { goTo }: SignOutAnswer = await response.json();
  if (goTo === null) setTimeout(() => location.reload(), RELOAD_DELAY);
  else location.assign(goTo);
}
