import { writeCookie } from '../cookies';

/** The maximum number of ids. A further one takes the place of the oldest. */
const MOST_IDS = 10;
/** The maximum length of an id, in characters as the cookie writes them. A longer one is not kept. */
const LONGEST_ID = 200;
const ID = /^[\w.*+%-]+$/;

/** The popups that a visitor has seen: the cookie `popup` of one request. */
export interface OpenPopupCookie {
  /** Whether the visitor has seen this popup. */
  wasShown(id: string): boolean;
  /** Remembers that a popup is shown to the visitor. */
  markShown(id: string): void;
  /** The `Set-Cookie` lines. */
  commit(): string[];
}

/** Reads the cookie `popup`. Malformed ids are left out. */
export function openPopupCookie(cookies: ReadonlyMap<string, string>, secure: boolean): OpenPopupCookie {
  let ids = (cookies.get('popup') ?? '').split('/').filter((id) => id.length <= LONGEST_ID && ID.test(id)).slice(-MOST_IDS);
  let changed = false;
  return {
    wasShown: (id) => ids.includes(written(id)),
    markShown(id) {
      const text = written(id);
      if (text === '' || text.length > LONGEST_ID || ids.includes(text)) return;
      changed = true;
      ids = [...ids, text].slice(-MOST_IDS);
    },
    commit: () => (changed ? [writeCookie('popup', ids.join('/'), secure)] : []),
  };
}

/** An id in the characters that a cookie allows. */
function written(id: string): string {
  return new URLSearchParams({ '': id }).toString().slice(1);
}
