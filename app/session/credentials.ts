import type { TokenJar } from '../upstream/client/exchange';
import { writeCookie } from './cookies';
import type { Sealer } from './seal';

/** The token jar of one request. Device token and bookmark outlive the sign-in. The jar is opened from the cookies, and written back once if it changed. */
export interface Credentials {
  jar: TokenJar;
  /** Whether the request came with a token or a session, or has one now. Then the response is private. */
  readonly present: boolean;
  /** The `Set-Cookie` lines of the cookies that changed. */
  commit(): Promise<string[]>;
}

const NAMES = { accessToken: 'access-token', session: 'SESSION', deviceToken: 'device', bookmark: 'bookmark' } as const;

/** Opens the sealed cookies. If a cookie does not open, the visitor counts as signed out. */
export async function openCredentials(
  cookies: ReadonlyMap<string, string>, sealer: Sealer, secure: boolean,
): Promise<Credentials> {
  const open = async (name: (typeof NAMES)[keyof typeof NAMES]) => {
    const sealed = cookies.get(name);
    return sealed === undefined ? undefined : sealer.open(name, sealed);
  };
  const before: TokenJar = {
    accessToken: await open(NAMES.accessToken), session: await open(NAMES.session), deviceToken: await open(NAMES.deviceToken),
    bookmark: await open(NAMES.bookmark),
  };
  const jar = { ...before };
  return {
    jar,
    get present() {
      return Boolean(before.accessToken || before.session || jar.accessToken || jar.session);
    },
    async commit() {
      const lines: string[] = [];
      for (const key of ['accessToken', 'session', 'deviceToken', 'bookmark'] as const) {
        const name = NAMES[key];
        const value = jar[key];
        const unreadable = cookies.has(name) && before[key] === undefined;
        if (value === before[key] && !(unreadable && value === undefined)) continue;
        const sealed = value === undefined ? undefined : await sealer.seal(name, value);
        lines.push(writeCookie(name, sealed, secure));
      }
      return lines;
    },
  };
}
