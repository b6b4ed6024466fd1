import { redirect } from '@remix-run/cloudflare';
import type { User } from '../domain/account/account-records';
import { withChannel } from '../domain/portal/channel';
import type { Words } from '../domain/text/message';
import { loginPath } from '../domain/account/return-path';
import { UpstreamError } from '../upstream/failures/upstream-error';
import type { Session } from './session';

/** What is needed to send a visitor to the sign-in page. */
export interface AskingVisit {
  session: Pick<Session, 'forget' | 'flash'>;
  /** Path and query of the requested page. */
  path: string;
  channel: string | undefined;
}

/** The message if there is no better one. */
export const SIGN_IN_FIRST: Words = { key: 'account:signInFirst' };

/** Sends a visitor to the sign-in page, with a message, and after sign-in to the path `back` (README, "Sign-in prompt"). */
export function askToSignIn({ session, path, channel }: AskingVisit, words = SIGN_IN_FIRST, back = path): Response {
  session.flash({ kind: 'notice', ...words });
  return redirect(withChannel(loginPath(back), channel), 303);
}

/**
 * The signed-in user, for pages that need one.
 * @throws Response that redirects to the sign-in page; UpstreamError if the upstream cannot say who is signed in
 */
export async function signedInUser(visit: AskingVisit & { session: Session }): Promise<User> {
  const user = await visit.session.user();
  if (user) return user;
  const { failure } = visit.session;
  if (failure && !failure.signIn) throw new UpstreamError(failure);
  throw askToSignIn(visit, failure?.words);
}

/** Whether nobody is signed in. `false` if this is not known: then the upstream decides. */
export async function isAnonymous(session: Session): Promise<boolean> {
  return !(await session.user()) && (!session.failure || Boolean(session.failure.signIn));
}
