/** The cookies (app/routes/README.md, "Cookies"). All are HttpOnly, SameSite=Lax and Path=/; on HTTPS also Secure and `__Host-`. */
export type CookieName = 'access-token' | 'SESSION' | 'user' | 'state' | 'cart' | 'bom' | 'columns' | 'popup' | 'lang' | 'p' | 'tracking' | 'currency' | 'device' | 'bookmark';

/** The maximum size of a cookie that browsers keep, in bytes. */
const COOKIE_LIMIT = 4096;
/** The maximum number of cookies that are read. */
const COOKIES_LIMIT = 64;

const DAY = 86_400;

/** The lifetime of each cookie, in seconds; 0 means until the browser session ends. */
export const COOKIE_LIFE: Record<CookieName, number> = {
  'access-token': 7 * DAY, SESSION: 0, user: 0, state: 0, cart: 30 * DAY, bom: 7 * DAY, columns: 365 * DAY, popup: 365 * DAY,
  lang: 365 * DAY, p: 0, tracking: 365 * DAY, currency: 365 * DAY, device: 365 * DAY,
  // Longer than any replica is behind.
  bookmark: 600,
};

/** Reads the cookies by name. If cookies have the same name, the first one counts. Malformed cookies are dropped. */
export function readCookies(header: string | null, secure: boolean): Map<string, string> {
  const prefix = secure ? '__Host-' : '';
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';').slice(0, COOKIES_LIMIT)) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    const value = part.slice(at + 1).trim();
    if (!name.startsWith(prefix) || value.length > COOKIE_LIMIT) continue;
    const bare = name.slice(prefix.length);
    if (!found.has(bare)) found.set(bare, value);
  }
  return found;
}

/** A `Set-Cookie` line; an undefined value deletes the cookie. The value may contain only characters that a cookie allows. */
export function writeCookie(name: CookieName, value: string | undefined, secure: boolean, life = COOKIE_LIFE[name]): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (secure) attributes.push('Secure');
  if (value === undefined) attributes.push('Max-Age=0');
  else if (life > 0) attributes.push(`Max-Age=${life}`);
  return [`${secure ? '__Host-' : ''}${name}=${value ?? ''}`, ...attributes].join('; ');
}
