import { data } from '@remix-run/cloudflare';
import type { SignInAnswer } from '../domain/text/form-answer';
import type { Words } from '../domain/text/message';
import { isUpstreamError, type Failure, type UpstreamError } from '../upstream/failures/upstream-error';
import { askToSignIn, type AskingVisit, SIGN_IN_FIRST } from './ask-sign-in';
import type { Session } from './session';
import type { QueuedAction } from './visit-state';

/** Why the visitor must sign in. */
export interface SignInReason {
  /** The reason that the upstream gave. */
  words?: Words | undefined;
  /** Whether the sign-in page is needed, because the dialog is not enough. */
  toLogin?: boolean | undefined;
}

/** The action to carry out after sign-in, and the message that announces it. */
export interface Waiting {
  action: QueuedAction;
  words: Words;
}

/**
 * Answers a form that needs a user, if nobody is signed in. The action of the form waits. A page with JavaScript stays open and shows the
 * sign-in dialog; without JavaScript the visitor is sent to the sign-in page.
 * @param waiting - `null` if the form may not wait
 * @throws Response that redirects to the sign-in page
 */
export function promptSignIn(
  visit: AskingVisit & { session: Session; scripted: boolean }, { words, toLogin }: SignInReason, waiting: Waiting | null,
) {
  const promptId = newPromptId();
  const inPage = visit.scripted && !toLogin;
  const kept = waiting !== null && keepForSignIn(visit.session, { ...waiting.action, ...(inPage ? { promptId } : {}) });
  const message = words ?? (kept ? waiting.words : SIGN_IN_FIRST);
  if (!inPage) throw askToSignIn(visit, message);
  return data({ prompt: 'signIn', promptId, message } satisfies SignInAnswer, { status: 401 });
}

/** Keeps an action until sign-in. If there is no room, a message says so. @returns whether the action waits */
export function keepForSignIn(session: Session, action: QueuedAction): boolean {
  const kept = session.enqueue(action);
  if (!kept) session.flash({ kind: 'error', key: 'account:message.queueFull' });
  return kept;
}

/** An id, unique among the waiting actions of a browser. */
export function newPromptId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** The reason to sign in that a failed call gives. */
export function reasonToSignIn(failure: Failure | undefined): SignInReason {
  return { words: failure?.words, toLogin: failure?.signIn === 'page' };
}

/**
 * Drops the token if it was refused.
 * @param thrown - what a call threw
 * @returns the error of the call, if it refused the token
 * @throws `thrown` in any other case
 */
export function tokenDied({ forget }: Pick<Session, 'forget'>, thrown: unknown): UpstreamError {
  if (!isUpstreamError(thrown) || !thrown.failure.signIn) throw thrown;
  forget();
  return thrown;
}
