import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKIE_LIFE, readCookies, writeCookie } from '~/session/cookies';
import { openCredentials } from '~/session/credentials';
import { createSealer } from '~/session/seal';
import { CREDENTIAL_LIMIT } from '~/upstream/client/policies';

const sealer = createSealer(['a key for tests only of more than 32 signs']);

describe('a cookie line', () => {
  test.each([
    ['access-token', 'v', true, '__Host-access-token=v; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800'],
    ['access-token', 'v', false, 'access-token=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800'],
    ['SESSION', 'v', true, '__Host-SESSION=v; Path=/; HttpOnly; SameSite=Lax; Secure'],
    ['lang', 'cn', false, 'lang=cn; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000'],
    ['user', undefined, true, '__Host-user=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0'],
    ['SESSION', undefined, false, 'SESSION=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
  ] as const)('for %s=%s, secure %s', (name, value, secure, line) => {
    expect(writeCookie(name, value, secure)).toBe(line);
  });

  test('without a lifetime ends with the browser session', () => {
    expect(writeCookie('access-token', 'v', true, 0)).not.toContain('Max-Age');
  });

  test('has no domain', () => {
    for (const name of ['access-token', 'SESSION', 'user', 'state', 'cart', 'lang', 'p'] as const) {
      for (const secure of [true, false]) expect(writeCookie(name, 'v', secure)).not.toMatch(/domain/i);
    }
  });

  test('has the lifetime of the table, in days', () => {
    const days = Object.fromEntries(Object.entries(COOKIE_LIFE).map(([name, life]) => [name, life / 86_400]));
    expect(days).toEqual({ 'access-token': 7, SESSION: 0, user: 0, state: 0, cart: 30, bom: 7, columns: 365, currency: 365, popup: 365, lang: 365, p: 0, tracking: 365, device: 365, bookmark: 10 / (24 * 60) });
  });
});

describe('the cookies of a request', () => {
  const read = (header: string | null, secure = false) => Object.fromEntries(readCookies(header, secure));

  test.each<[string | null, Record<string, string>]>([
    [null, {}], ['', {}], ['lang=cn', { lang: 'cn' }], ['lang=cn; p=abc', { lang: 'cn', p: 'abc' }],
    [' lang = cn ;p=a', { lang: 'cn', p: 'a' }], ['a=b=c', { a: 'b=c' }], ['nothing', {}], ['lang=', { lang: '' }],
    ['lang=cn; lang=en', { lang: 'cn' }], [';;;', {}], ['=x', { '': 'x' }],
  ])('%j', (header, cookies) => {
    expect(read(header)).toEqual(cookies);
  });

  test('over HTTPS count only with the prefix that other hosts cannot set', () => {
    expect(read('lang=cn; __Host-lang=en; __Secure-p=x', true)).toEqual({ lang: 'en' });
  });

  test('that browsers do not keep are not read', () => {
    expect(read(`lang=${'x'.repeat(4097)}; p=a`)).toEqual({ p: 'a' });
    const many = Array.from({ length: 100 }, (_, index) => `c${index}=1`).join('; ');
    expect(readCookies(many, false).size).toBe(64);
  });

  test('never throw for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.boolean(), (header, secure) => {
      readCookies(header, secure);
    }));
  });
});

describe('credentials', () => {
  const cookiesOf = (lines: string[]) => readCookies(lines.map((line) => line.split(';')[0]).join('; '), true);
  const open = (cookies: ReadonlyMap<string, string>) => openCredentials(cookies, sealer, true);

  async function signedIn() {
    const first = await open(new Map());
    first.jar.accessToken = 'tok-canary';
    first.jar.session = 'ses-canary';
    return first.commit();
  }

  test('are sealed for the browser and opened again', async () => {
    const lines = await signedIn();
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('canary');
    const back = await open(cookiesOf(lines));
    expect(back.jar).toEqual({ accessToken: 'tok-canary', session: 'ses-canary' });
    expect(back.present).toBe(true);
    expect(await back.commit()).toEqual([]);
  });

  test('are written only if they changed', async () => {
    const back = await open(cookiesOf(await signedIn()));
    back.jar.accessToken = 'tok-new';
    const lines = await back.commit();
    expect(lines).toHaveLength(1);
    expect((await open(cookiesOf(lines))).jar.accessToken).toBe('tok-new');
  });

  test('that are cleared are deleted, and the response stays private', async () => {
    const back = await open(cookiesOf(await signedIn()));
    back.jar.accessToken = undefined;
    back.jar.session = undefined;
    expect(back.present).toBe(true);
    expect(await back.commit()).toEqual([
      '__Host-access-token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
      '__Host-SESSION=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });

  test('are missing for an anonymous visitor', async () => {
    const none = await open(new Map([['lang', 'cn']]));
    expect(none.present).toBe(false);
    expect(await none.commit()).toEqual([]);
  });

  test.each(['one byte changed', 'cut', 'foreign', 'of another cookie', 'oversized', 'empty'])(
    '%s mean signed out, and are deleted', async (how) => {
      const cookies = new Map(cookiesOf(await signedIn()));
      const good = cookies.get('access-token') ?? '';
      const foreign = createSealer(['a key of somebody else with its 32 signs']);
      const bad: Record<string, string> = {
        'one byte changed': (good.startsWith('A') ? 'B' : 'A') + good.slice(1),
        cut: good.slice(0, -4),
        foreign: await foreign.seal('access-token', 'tok-evil'),
        'of another cookie': cookies.get('SESSION') ?? '',
        oversized: 'A'.repeat(4000),
        empty: '',
      };
      cookies.set('access-token', bad[how] ?? '');
      const back = await open(cookies);
      expect(back.jar).toEqual({ accessToken: undefined, session: 'ses-canary' });
      expect(await back.commit()).toEqual(['__Host-access-token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0']);
    },
  );

  test('of the maximum length fit a cookie of 4,096 bytes', async () => {
    const first = await open(new Map());
    first.jar.accessToken = 'x'.repeat(CREDENTIAL_LIMIT);
    first.jar.session = 'y'.repeat(CREDENTIAL_LIMIT);
    for (const line of await first.commit()) expect(line.split(';')[0]?.length).toBeLessThanOrEqual(4096);
  });
});
