import { redirect } from '@remix-run/cloudflare';
import { centrePath } from '../../domain/account/membership';
import { safeReturnPath } from '../../domain/account/return-path';
import type { PostedForm } from '../form/posted-form';

/**
 * Where signing in leads: to the return path of the form or the address, otherwise where an action that waited leads, otherwise to the
 * membership centre. Signing in by code leads to the profile, where a forgotten password can be set.
 */
export function landingPath(form: PostedForm | undefined, request: Request, goal?: string): string {
  const path = safeReturnPath(form?.text('_r')) ?? safeReturnPath(new URL(request.url).searchParams.get('_r'));
  return path === null || SIGN_IN_PAGES.test(path) ? (goal ?? centrePath(form?.text('by') === 'code' ? 'profile' : undefined)) : path;
}

/**
 * The return path of the address of a sign-in page.
 * @throws Response that redirects to the address without it, if it is not safe to follow
 */
export function readReturnPath(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const [path = null, ...others] = searchParams.getAll('_r').map(safeReturnPath);
  if (!searchParams.has('_r') || (path !== null && others.length === 0 && !SIGN_IN_PAGES.test(path))) return path;
  searchParams.delete('_r');
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}

const SIGN_IN_PAGES = /^\/(?:login|register|logout)(?:[/?#]|$)/;
