import { safeReturnPath } from '../../domain/return-path';
import type { PostedForm } from './form';

/** Where a signed-in visitor has something to look at. */
const MEMBERSHIP_CENTRE = '/membership_center';

/**
 * Where signing in leads: the return path of the form or of the address, else where something that waited for it leads, else the membership
 * centre (section 2).
 */
export function landingPath(form: PostedForm | undefined, request: Request, goal?: string): string {
  const path = safeReturnPath(form?.text('_r')) ?? safeReturnPath(new URL(request.url).searchParams.get('_r'));
  return path === null || SIGN_IN_PAGES.test(path) ? (goal ?? MEMBERSHIP_CENTRE) : path;
}

const SIGN_IN_PAGES = /^\/(?:login|register|logout)(?:[/?#]|$)/;
