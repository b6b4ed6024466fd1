import { IN_PAGE, type SignOutAnswer } from '~/domain/text/form-answer';

/** The page reloads this many ms after signing out. */
const RELOAD_DELAY = 500;

/**
 * Signs out by script, then loads a new document, so that nothing of the user is left. It does not use the router: the router would load the
 * page's data again without a user, and the message in that data would be lost with the old document.
 */
export async function signOut(path: string): Promise<void> {
  const response = await fetch('/logout', { method: 'POST', body: new URLSearchParams({ _r: path, [IN_PAGE]: '1' }) });
  if (!response.ok) throw new Error(`Signing out answered ${response.status}`);
  const { goTo }: SignOutAnswer = await response.json();
  if (goTo === null) setTimeout(() => location.reload(), RELOAD_DELAY);
  else location.assign(goTo);
}
