/** Where a visitor goes back to after signing in. */

/** Order pages, from which no return path is kept; they are recognised by these names in the address. */
const ORDER_PAGES: readonly string[] = ['order_detail', 'confirm_order'];

/** A host that cannot exist: an address that leaves it has left the site. */
const SITE = 'http://site.invalid';

const LONGEST = 2_000;

/**
 * The address of the sign-in page: `/login?_r={current path plus query, encoded}`. None is added if the current page
 * is login, an order detail page or a confirm-order page, or is no path of this site.
 */
export function loginPath(current: string): string {
  return withReturnPath('/login', current);
}

/** The address of the registration page, with the return path as in {@link loginPath}. */
export function registerPath(current: string): string {
  return withReturnPath('/register', current);
}

/**
 * A return path as it may be followed: path, query and hash of this site. `null` for anything else: another
 * host or scheme, `//host`, backslashes, control characters, text over 2,000 characters, or no text at all.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  // Addresses lose tabs and line ends and read a backslash as a slash, so that "/\t/host" would leave the site.
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const url = parse(value);
  if (url?.origin !== SITE) return null;
  const path = url.pathname + url.search + url.hash;
  // Dot segments may have collapsed into "//host".
  return path.startsWith('//') ? null : path;
}

/** Whether a path is where people sign in: nobody is sent there from there. */
export function isSignInPage(path: string): boolean {
  return /^\/(?:login|register)(?:[?#]|$)/.test(path);
}

/** Whether signing out on a page leads to the sign-in page: on the membership centre and order pages. */
export function leadsToLogin(path: string): boolean {
  return path.replace(/[?#].*$/s, '').split('/').some((segment) => segment === 'membership_center' || ORDER_PAGES.includes(segment));
}

function withReturnPath(page: string, current: string): string {
  const path = safeReturnPath(current);
  const segments = path?.replace(/[?#].*$/s, '').split('/') ?? [];
  const keepsNone = segments[1] === 'login' || segments.some((segment) => ORDER_PAGES.includes(segment));
  if (path === null || keepsNone) return page;
  return `${page}?_r=${encodeURIComponent(path.replace(/#.*$/s, ''))}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, SITE);
  } catch {
    return null;
  }
}
