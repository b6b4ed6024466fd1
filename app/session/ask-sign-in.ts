import { redirect } from '@remix-run/cloudflare';
import { withChannel } from '../domain/channel';
import { loginPath } from '../domain/return-path';
import type { Words } from '../domain/message';
import type { Session } from './session';

/** What must be known of a visit to send the visitor to sign in. */
export interface AskingVisit {
  session: Pick<Session, 'forget' | 'tell'>;
  /** Path and query of the page that was asked for. */
  path: string;
  channel: string | undefined;
}

/** Sends a visitor to sign in and back to where they were (section 8), with what is to be said there. */
export function askToSignIn({ session, path, channel }: AskingVisit, words: Words = { key: 'account:signInFirst' }, back = path): Response {
  session.tell({ kind: 'notice', ...words });
  return redirect(withChannel(loginPath(back), channel), 303);
}
