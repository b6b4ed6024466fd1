import { redirect } from '@remix-run/cloudflare';
import { centrePath } from '../../domain/account/membership';
import { safeReturnPath } from '../../domain/account/return-path';
import type { PostedForm } from '../form/posted-form';

/**
 * Where signing in leads: the return path of the form or of the address, else where something that waited for it leads, else the membership
 * centre. Who comes in by code is led to the profile: a forgotten password is set anew there.
 */
export function landingPath(form: PostedForm | undefined, request: Request, goal?: string): string {
  const path = safeReturnPath(form?.text('_r')) ?? safeReturnPath(new URL(request.url).searchParams.get('_r'));
  return path === null || SIGN_IN_PAGES.test(path) ? (goal ?? centrePath(form?.text('by') === 'code' ? 'profile' : undefined)) : path;
}

/**
 * The return path of the address of a sign-in page.
 * @throws Response that leads to the same address without it, where it may not be followed: no link or field hands it on
 */
export function readReturnPath(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const [path = null, ...others] = searchParams.getAll('_r').map(safeReturnPath);
  if (!searchParams.has('_r') || (path !== null && others.length === 0 && !SIGN_IN_PAGES.test(path))) return path;
  searchParams.delete('_r');
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
}

const SIGN_IN_PAGES = /^\/(?:login|register|logout)(?:[/?#]|$)/;
