import type { CartCookie, CartCookieValue } from '../upstream/trade';
import { writeCookie } from './cookies';

/** Lines that are counted on the header at most: a cookie may say anything. */
const MOST = 9999;
const PATTERN = /^(\d{1,4})(?:\.([\w-]{32,64}))?$/;

/** The cookie `cart` of one request. */
export interface OpenCartCookie extends CartCookie {
  /** The upstream was asked about the cart: what is answered is nobody else's business, and true for now only. */
  readonly used: boolean;
  /** `Set-Cookie` lines: renewed with each change, so that it lives as long as it is used. */
  commit(): string[];
}

/** Reads the cookie `cart`: how many lines are in the cart, and the key of an anonymous one. Whatever is wrong with it, there is none. */
export function openCartCookie(cookies: ReadonlyMap<string, string>, secure: boolean): OpenCartCookie {
  const cookie = cookies.get('cart');
  const [, lines, key] = PATTERN.exec(cookie ?? '') ?? [];
  const before: CartCookieValue = { lines: Number(lines ?? 0), ...(key === undefined ? {} : { key }) };
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

function textOf({ key, lines }: CartCookieValue): string | undefined {
  const count = Math.min(lines, MOST);
  if (key !== undefined) return `${count}.${key}`;
  return count > 0 ? String(count) : undefined;
}
