import type { BomCookie } from '../upstream/boms';
import { writeCookie } from './cookies';

const PATTERN = /^[\w-]{32,64}$/;

/** The cookie `bom` of one request. */
export interface OpenBomCookie extends BomCookie {
  /** Whether a call about bills of materials of the visitor was made. Then the response is private and is not stored. */
  readonly used: boolean;
  /** The `Set-Cookie` lines. Each call renews the cookie, so that it lives as long as what is stored under its key. */
  commit(): string[];
}

/** Reads the cookie `bom`: the key of the bills of materials of an anonymous visitor. A malformed cookie counts as missing. */
export function openBomCookie(cookies: ReadonlyMap<string, string>, secure: boolean): OpenBomCookie {
  const cookie = cookies.get('bom');
  let key = cookie !== undefined && PATTERN.test(cookie) ? cookie : undefined;
  let used = false;
  return {
    get used() {
      return used;
    },
    get key() {
      return key;
    },
    set key(next) {
      used = true;
      key = next;
    },
    commit: () => (!used || (key === undefined && cookie === undefined) ? [] : [writeCookie('bom', key, secure)]),
  };
}
