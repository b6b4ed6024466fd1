import { redirect } from '@remix-run/cloudflare';
import { centrePath } from '../../domain/account/centre-path';
import { safeReturnPath } from '../../domain/account/return-path';
import { withChannel } from '../../domain/portal/channel';
import type { PostedForm } from '../form/posted-form';

/**
 * The path of the page to show after sign-in: the return path of the form, or of the address; otherwise `goal`; otherwise the membership
 * centre. After sign-in by code the membership centre shows the profile, so that the user can set a forgotten password.
 * @param goal - page of an action that waited for sign-in
 */
export function landingPath(form: PostedForm | undefined, request: Request, goal?: string): string {
  const path = safeReturnPath(form?.text('_r')) ?? safeReturnPath(new URL(request.url).searchParams.get('_r'));
  return path === null || SIGN_IN_PAGES.test(path) ? (goal ?? centrePath(form?.text('by') === 'code' ? 'profile' : undefined)) : path;
}

/**
 * The return path in the address of a sign-in page.
 * @throws Response that redirects to the address without the return path, if the path is unsafe, given twice, or itself a sign-in page
 */
export function readReturnPath(request: Request, channel: string | undefined): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const [path = null, ...others] = searchParams.getAll('_r').map(safeReturnPath);
  if (!searchParams.has('_r') || (path !== null && others.length === 0 && !SIGN_IN_PAGES.test(path))) return path;
  searchParams.delete('_r');
  throw redirect(withChannel(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, channel));
}

const SIGN_IN_PAGES = /^\/(?:login|register|logout)(?:[/?#]|$)/;
