/** The paths to which visitors return after sign-in (README, "Return paths"). */

/** Names in the addresses of order pages. Sign-in never returns to these pages. */
const ORDER_PAGES: readonly string[] = ['order_detail', 'confirm_order'];

/** A host that cannot exist. Paths are resolved against it: a path that resolves to another host leaves the site. */
const SITE = 'http://site.invalid';

const LONGEST = 2_000;

/**
 * The address of the sign-in page: `/login?_r={current path plus query, encoded}`. There is no `_r` if `current` is the login page, an
 * order or checkout, or is not a path of this site.
 */
export function loginPath(current: string): string {
  return withReturnPath('/login', current);
}

/** The address of the registration page. Its return path follows the rules of {@link loginPath}. */
export function registerPath(current: string): string {
  return withReturnPath('/register', current);
}

/**
 * A return path that is safe to follow: path, query and hash of this site. `null` for anything else: another host or scheme, `//host`,
 * backslashes, control characters, more than 2,000 characters, or a value that is not a text.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  // Browsers drop tabs and line ends, and read a backslash as a slash: "/\t/host" would leave the site.
  if (!value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const url = parse(value);
  if (url?.origin !== SITE) return null;
  const path = url.pathname + url.search + url.hash;
  // Without its dot segments, a path may begin with "//host".
  return path.startsWith('//') ? null : path;
}

/** A path as a form carries it; empty for one that nobody would be led back to. A list has hundreds of such forms. */
export function carriedPath(path: string): string {
  return path.length <= LONGEST ? path : '';
}

/** Whether a path is the sign-in or the registration page. These pages never send a visitor to sign in. */
export function isSignInPage(path: string): boolean {
  return /^\/(?:login|register)(?:[?#]|$)/.test(path);
}

/** Whether signing out on a page leads to the login page. It does on the membership centre and on order pages. */
export function leadsToLogin(path: string): boolean {
  return path.replace(/[?#].*/s, '').split('/').some((segment) => segment === 'membership_center' || ORDER_PAGES.includes(segment));
}

function withReturnPath(page: string, current: string): string {
  const path = safeReturnPath(current);
  const segments = path?.replace(/[?#].*/s, '').split('/') ?? [];
  const keepsNone = segments[1] === 'login' || segments.some((segment) => ORDER_PAGES.includes(segment));
  if (path === null || keepsNone) return page;
  return `${page}?_r=${encodeURIComponent(path.replace(/#.*/s, ''))}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, SITE);
  } catch {
    return null;
  }
}
