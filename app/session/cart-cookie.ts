import type { CartCookie, CartCookieValue } from '../upstream/trade';
import { writeCookie } from './cookies';

/** The maximum number of lines that the header shows. It is limited because a cookie could contain any number. */
const MOST = 9999;
const PATTERN = /^(\d{1,4})(?:\.([\w-]{32,64}))?(?:~(\d{1,12}(?:\.\d{1,6})?))?$/;

/** The cookie `cart` of one request. */
export interface OpenCartCookie extends CartCookie {
  /** Whether a call of the cart was made. Then the response is private and is not stored. */
  readonly used: boolean;
  /** The `Set-Cookie` lines. Each call about an anonymous cart renews the cookie, so the cookie does not expire while the cart is used. */
  commit(): string[];
}

/** Reads the cookie `cart`: the number of lines, the key of an anonymous cart, and the eligible total. A malformed cookie counts as missing. */
export function openCartCookie(cookies: ReadonlyMap<string, string>, secure: boolean): OpenCartCookie {
  const cookie = cookies.get('cart');
  const [, lines, key, eligible] = PATTERN.exec(cookie ?? '') ?? [];
  const before: CartCookieValue = {
    lines: Number(lines ?? 0), ...(key === undefined ? {} : { key }), ...(eligible === undefined ? {} : { eligible }),
  };
  let used = false;
  let value = before;
  return {
    get used() {
      return used;
    },
    get value() {
      return value;
    },
    set value(next) {
      used = true;
      value = next;
    },
    commit() {
      const text = textOf(value);
      if (!used || (text === undefined && cookie === undefined)) return [];
      return text === cookie && value.key === undefined ? [] : [writeCookie('cart', text, secure)];
    },
  };
}

function textOf({ key, lines, eligible }: CartCookieValue): string | undefined {
  const count = Math.min(lines, MOST);
  if (key === undefined && count === 0) return undefined;
  const text = key === undefined ? String(count) : `${count}.${key}`;
  const whole = `${text}~${eligible}`;
  return eligible !== undefined && PATTERN.test(whole) ? whole : text;
}
