import type { AppLoadContext } from '@remix-run/cloudflare';
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../app/domain/text/language';
import { createSealer } from '../../app/session/seal';
import { NO_ANSWER_TEXTS } from '../../app/upstream/failures/status-texts';
import { LastHealth } from '../../functions/health';
import { createIsolate, type Isolate } from '../../functions/isolate/isolate';
import { SHEDDING } from '../../functions/isolate/load';
import { PAGE_TIME } from '../../functions/isolate/page-time';
import { serve } from '../../functions/serve';
import type { Env } from '../../functions/configuration';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';

const SECRET = 'a key for tests only of more than 32 signs';
const ENV: Env = {
  ...env,
  PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: 'https://erp.example', SITE_ORIGIN: 'https://farad.example', SITE_HOSTS: '{"mall.example":"PC"}', IMAGE_HOSTS: '',
  TIME_ZONE: 'Asia/Shanghai', SESSION_SECRET: SECRET,
};

/** A busy machine takes its time. */
const PATIENCE = { timeout: 30_000 };

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

let errors: string[];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page: Handle = async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

function ask(path: string, init: RequestInit = {}, handle: Handle = page, changes: Partial<Env> = {}): Promise<Response> {
  const background = { waitUntil: () => undefined };
  return serve(new Request(new URL(path, 'https://shop.example'), init), { ...ENV, ...changes }, background, handle);
}

function cookies(response: Response): string[] {
  return response.headers.getSetCookie();
}

test('S29: the origin of Turnstile is in the policy of pages where its keys are set, and nowhere else', async () => {
  const policy = async (changes: Partial<Env>) => (await ask('/login', {}, page, changes)).headers.get('content-security-policy') ?? '';
  expect(await policy({})).not.toContain('cloudflare');
  const [TURNSTILE_SITE_KEY, TURNSTILE_SECRET] = ['1x00000000000000000000AA', '1x0000000000000000000000000000000AA'];
  const allowed = await policy({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET });
  expect(allowed).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com;.*frame-src https:\/\/challenges\.cloudflare\.com;/);
  expect((await ask('/login', {}, page, { TURNSTILE_SITE_KEY })).status).toBe(503);
});

describe('S41: what visitors leave unfinished does not make the isolate shed other visitors', () => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } };
  const background = { waitUntil: () => undefined };
  const send = (isolate: Isolate, request: Request, handle: Handle) => serve(request, ENV, background, handle, isolate);

  test('bodies that do not end', async () => {
    const isolate = createIsolate();
    const read: Handle = async (request) => new Response(`account ${String((await request.formData()).get('account'))}`);
    const writers = Array.from({ length: SHEDDING.page.underWay }, () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      return { answer: send(isolate, new Request('https://shop.example/login', { ...form, body: readable }), read), writer: writable.getWriter() };
    });
    for (const { writer } of writers) await writer.write(new TextEncoder().encode('account=A'));
    expect([isolate.load.sheds('list', Date.now()), isolate.load.sheds('page', Date.now())]).toEqual([false, false]);
    for (const { writer } of writers) await writer.close();
    for (const { answer } of writers) expect(await (await answer).text()).toBe('account A');
  });

  test('requests of visitors who have left', async () => {
    const isolate = createIsolate();
    const leaving = new AbortController();
    const never: Handle = () => new Promise(() => undefined);
    for (let request = 0; request < SHEDDING.page.underWay; request += 1) void send(isolate, new Request('https://shop.example/about', { signal: leaving.signal }), never);
    await vi.waitFor(() => expect(isolate.load.sheds('page', Date.now())).toBe(true), PATIENCE);
    leaving.abort();
    expect([isolate.load.sheds('list', Date.now()), isolate.load.sheds('page', Date.now())]).toEqual([false, false]);
  });
});

describe('S41: a network that asks for very many lists at once', () => {
  const LISTS = 200;

  /** What the lists of a network get, and one of another network that comes after them. */
  async function ofOneNetwork(handle: Handle, method = 'GET', path = '/product_list/search/LM358?size=100') {
    const isolate = createIsolate();
    const ask = (network: string) => serve(
      new Request(`https://shop.example${path}`, { method, headers: { 'cf-connecting-ip': network, 'sec-fetch-site': 'same-origin' } }),
      ENV, { waitUntil: () => undefined }, handle, isolate,
    );
    const answers = Promise.all(Array.from({ length: LISTS }, () => ask('203.0.113.9')));
    const started = Date.now();
    const other = await ask('198.51.100.9');
    const waited = Date.now() - started;
    return { answers: await answers, other, waited };
  }

  test.each(['GET', 'POST'])('gets what its part of the time has room for, some pages that say so, and else two lines; others do not wait (%s)', async (method) => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    let handled = 0;
    const { answers, other, waited } = await ofOneNetwork(async (request, context) => {
      handled += 1;
      return page(request, context);
    }, method);
    const away = answers.filter(({ status }) => status === 503);
    const shed = lines.filter((line) => line.includes('"event":"shed"')).length;
    const made = LISTS + 1 - shed;
    expect(made).toBeGreaterThan(5);
    expect(made).toBeLessThan(40);
    expect(handled + away.length).toBe(LISTS + 1);
    expect(handled - made).toBeGreaterThan(0);
    expect(handled - made).toBeLessThanOrEqual(2 * PAGE_TIME.late);
    expect([other.status, waited < PAGE_TIME.wait / 2]).toEqual([200, true]);
    const [first] = away;
    expect([first?.headers.get('retry-after'), first?.headers.get('cache-control'), await first?.text()]).toEqual(['30', 'no-store', LANGUAGES.map((language) => NO_ANSWER_TEXTS.busy[language]).join('\n')]);
  });
});

test('S41: an address that is too long is refused, so that no page repeats it', async () => {
  expect((await ask(`/product_list/catalogue?x=${'x'.repeat(9_000)}`)).status).toBe(414);
  expect((await ask(`/product_list/catalogue?x=${'x'.repeat(7_000)}`)).status).toBe(200);
});

test('S41: an encoded letter of a path makes it count no less', async () => {
  const isolate = createIsolate();
  const counted = vi.spyOn(isolate.pages, 'comes');
  for (const path of ['/sitemap/parts-1.xml', '/%73itemap/parts-1.xml', '/api%2Fx', '/%E0%A4%A']) {
    await serve(new Request(`https://shop.example${path}`), ENV, { waitUntil: () => undefined }, page, isolate);
  }
  expect(counted.mock.calls.map(([time]) => time)).toEqual([PAGE_TIME.takes.sitemap, PAGE_TIME.takes.sitemap, PAGE_TIME.takes.page, PAGE_TIME.takes.page]);
});

describe('the demo account', () => {
  const told = async (changes: Partial<Env>) => {
    let account: unknown;
    await ask('/login', {}, async (request, context) => {
      account = context.demoAccount;
      return page(request, context);
    }, changes);
    return account;
  };

  test('is passed to pages on the embedded mall', async () => {
    expect(await told({ UPSTREAM_URL: '', DEMO: '1' })).toEqual(DEMO_ACCOUNT);
  });

  test.each<[string, Partial<Env>]>([
    ['outside a demonstration', { UPSTREAM_URL: '', DEMO: '0' }],
    ['with a foreign upstream', { DEMO: '1' }],
    ['with a bound upstream', { UPSTREAM_URL: '', UPSTREAM: { fetch: async () => new Response() }, DEMO: '1' }],
  ])('is not passed %s', async (_, changes) => {
    expect(await told(changes)).toBeUndefined();
  });
});

describe('every response', () => {
  const answers: Array<[string, () => Promise<Response>]> = [
    ['a page', () => ask('/')],
    ['a redirect', () => ask('/x', {}, async () => new Response(null, { status: 302, headers: { location: '/' } }))],
    ['a refused post', () => ask('/', { method: 'POST' })],
    ['a missing asset', () => ask('/assets/gone-1a2b.js')],
    ['a line feed', () => ask('/product_list/search/%0A')],
    ['a failure', () => ask('/', {}, () => Promise.reject(new Error('x')))],
    ['a wrong configuration', () => ask('/', {}, page, { TIME_ZONE: 'Nowhere' })],
    ['health', () => ask('/healthz', {}, page, { UPSTREAM_URL: '' })],
  ];

  test.each(answers)('has the security headers and an id: %s', async (_, get) => {
    const { headers } = await get();
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
  });

  test('has a nonce of its own, which is that of its page', async () => {
    const told: string[] = [];
    const handle: Handle = async (request, context) => {
      told.push(context.nonce);
      return page(request, context);
    };
    const [first, second] = [await ask('/', {}, handle), await ask('/', {}, handle)];
    const nonces = [first, second].map(({ headers }) => /nonce-([^']+)/.exec(headers.get('content-security-policy') ?? '')?.[1]);
    expect(nonces).toEqual(told);
    expect(new Set(told).size).toBe(2);
  });

  test('has the network’s request id where there is one, and not one that the visitor invents', async () => {
    expect((await ask('/', { headers: { 'cf-ray': '8a1b2c3d4e5f-FRA' } })).headers.get('x-request-id')).toBe('8a1b2c3d4e5f-FRA');
    expect((await ask('/', { headers: { 'cf-ray': '<script>' } })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('before the page', () => {
  const never: Handle = () => Promise.reject(new Error('the page was asked'));

  test('a post from another site is refused', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['/', '/login', '/login.data', '/?_data=root', '/suggest']) {
      expect((await ask(path, { method: 'POST', body: 'a=b', headers }, never)).status).toBe(403);
    }
    expect(errors).toEqual([]);
  });

  test('a hashed file that no longer exists is answered 404 as plain text', async () => {
    const response = await ask('/assets/root-1a2b3c4d.js', {}, never);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  test.each(['/product_list/search/%0A', '/a%0db', '/%0a'])('%s goes to the home page', async (path) => {
    const response = await ask(path, {}, never);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  test.each([
    ['SESSION_SECRET', ''], ['SITE_ORIGIN', ''], ['SITE_HOSTS', '{'], ['UPSTREAM_URL', 'ftp://x'], ['IMAGE_HOSTS', 'https://x'], ['PRODUCT', 'A'],
  ])('a wrong %s stops every request with a message that names it', async (name, value) => {
    for (const path of ['/', '/healthz', '/product_detail/F1']) {
      const response = await ask(path, {}, never, { [name]: value });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ status: 'failing', failing: expect.stringContaining(name) });
    }
    expect(errors).toHaveLength(3);
  });
});

describe('S33: a failing page', () => {
  test('shows its request id only; the log has the reason', async () => {
    const response = await ask('/', { headers: { cookie: '__Host-lang=cn' } }, () =>
      Promise.reject(new Error('SELECT secret FROM goods at /app/routes/home.tsx:7')));
    const id = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe(`Something failed on our side. Please try again. (${id})`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(errors.map((line): unknown => JSON.parse(line))).toEqual([
      { event: 'unhandled', requestId: id, path: '/', at: expect.stringMatching(/serve\.test\.ts/), error: expect.stringContaining('SELECT secret') },
    ]);
  });
});

describe('Cache-Control', () => {
  const json: Handle = async () => Response.json({});

  test('lets the browser store HTML and makes it revalidate', async () => {
    expect((await ask('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('lets the browser store a page’s data and makes it revalidate, but not failures', async () => {
    expect((await ask('/brand.data', {}, json)).headers.get('cache-control')).toBe('private, no-cache');
    const failing = await ask('/brand.data', {}, async () => Response.json({}, { status: 503 }));
    expect(failing.headers.get('cache-control')).toBe('private, no-store');
  });

  test('forbids to store data about the visitor', async () => {
    for (const query of ['_routes=root', '_routes=product-list%2Croot']) {
      expect((await ask(`/brand.data?${query}`, {}, json)).headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await ask('/brand.data?_routes=brand', {}, json)).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('forbids to store what depends on the cart', async () => {
    for (const path of ['/shopping_cart', '/shopping_cart.data']) {
      const response = await ask(path, {}, async (_, context) => {
        context.cartCookie.value = { lines: 0 };
        return Response.json({});
      });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('of files stays unchanged', async () => {
    const file = await ask('/x', {}, async () => new Response('x', { headers: { 'cache-control': 'public, max-age=60' } }));
    expect(file.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('forbids to store anything where there is a token', async () => {
    const token = await createSealer([SECRET]).seal('access-token', 'tok-canary');
    const headers = { cookie: `__Host-access-token=${token}` };
    for (const path of ['/', '/brand.data', '/order_detail/x.css']) {
      const response = await ask(path, { headers }, async () =>
        new Response('x', { headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/css' } }));
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('is private where a cookie is set', async () => {
    const response = await ask('/x?lang=cn', {}, async () => new Response('x', { headers: { 'cache-control': 'public, max-age=60' } }));
    expect(cookies(response)).toHaveLength(1);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('cookies', () => {
  test('for language and channel are set once', async () => {
    const first = await ask('/?lang=cn&p=spring');
    expect(cookies(first)).toEqual([
      '__Host-lang=cn; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
      '__Host-p=spring; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
    const again = await ask('/?lang=cn', { headers: { cookie: '__Host-lang=cn; __Host-p=spring' } });
    expect(cookies(again)).toEqual([]);
  });

  test.each(['a b', 'x'.repeat(65), '<x>', 'a;b', ''])('for a channel like %j are not set', async (channel) => {
    expect(cookies(await ask(`/?p=${encodeURIComponent(channel)}`))).toEqual([]);
  });

  test('that cannot be opened are deleted, and the page is shown', async () => {
    const response = await ask('/', { headers: { cookie: '__Host-access-token=changed; __Host-SESSION=A' } });
    expect(response.status).toBe(200);
    expect(cookies(response)).toEqual([
      '__Host-access-token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
      '__Host-SESSION=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });
});

describe('the context of a page', () => {
  test('is made from the address, the cookies and trusted headers', async () => {
    const contexts: AppLoadContext[] = [];
    const keep: Handle = async (request, context) => {
      contexts.push(context);
      return page(request, context);
    };
    await ask('/?p=spring', {
      headers: { 'accept-language': 'zh-CN', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-user-id': '1' },
    }, keep);
    await ask('https://mall.example/?lang=en', {}, keep);
    expect(contexts).toMatchObject([
      { language: 'cn', variant: 'PC', channel: 'spring', sites: { origin: 'https://farad.example', origins: { cn: 'https://mall.example' } }, product: 'farad', timeZone: 'Asia/Shanghai' },
      { language: 'cn', variant: 'PC', channel: undefined, sites: { origin: 'https://farad.example', origins: { cn: 'https://mall.example' } } },
    ]);
  });

  test('is never another visitor’s, even when both are served concurrently', async () => {
    const sealer = createSealer([SECRET]);
    const visitors = await Promise.all(
      ['cn', 'en', 'cn', 'en'].map(async (lang, index) => ({
        lang, token: `tok-${index}`,
        cookie: `__Host-lang=${lang}; __Host-access-token=${await sealer.seal('access-token', `tok-${index}`)}`,
      })),
    );
    let waiting = 0;
    let open: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (open = resolve));
    const seen = await Promise.all(
      visitors.map(async ({ cookie }) => {
        const own: unknown[] = [];
        await ask('/', { headers: { cookie } }, async (request, context) => {
          waiting += 1;
          if (waiting === visitors.length) open();
          await all;
          own.push(context.language, context.credentials.jar.accessToken, context.nonce);
          return page(request, context);
        });
        return own;
      }),
    );
    expect(seen.map(([language, token]) => ({ lang: language, token }))).toEqual(visitors.map(({ lang, token }) => ({ lang, token })));
    expect(new Set(seen.map(([, , nonce]) => nonce)).size).toBe(4);
  });
});

describe('/healthz', () => {
  const SERVICE = { upstream: 'url', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) };

  test('of an external upstream makes one call', async () => {
    const asked: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request);
      return Response.json({ code: '0', data: 'LM358' });
    });
    const response = await ask('/healthz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', ...SERVICE });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST https://erp.example/api/farad/wordConfig/getSearchWord']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['down', () => Promise.reject(new TypeError('refused'))],
    ['500', async () => new Response('', { status: 500 })],
    ['a login page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['elsewhere now', async () => new Response(null, { status: 302, headers: { location: 'https://other.example' } })],
    ['refusing', async () => Response.json({ code: 'ERR-COM-0500', message: 'no' })],
  ])('is 503 where the upstream is %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const response = await ask('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'failing', ...SERVICE, failing: 'upstream' });
  });

  test('asks an external upstream once in five seconds, however many ask at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    let answer = 0;
    let release: () => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => {
      answer += 1;
      release = () => resolve(answer === 1 ? new Response('', { status: 500 }) : Response.json({ code: '0', data: 'LM358' }));
    }));
    const isolate = createIsolate();
    const get = async () => (await serve(new Request('https://shop.example/healthz'), ENV, { waitUntil: () => undefined }, page, isolate)).status;
    const first = Array.from({ length: 20 }, get);
    await vi.waitFor(() => expect(answer).toBe(1));
    release();
    expect(new Set(await Promise.all(first))).toEqual(new Set([503]));
    const answered = Date.now();
    vi.setSystemTime(answered + 4_000);
    expect([await get(), answer]).toEqual([503, 1]);
    vi.setSystemTime(answered + 5_000);
    const later = [get(), get()];
    await vi.waitFor(() => expect(answer).toBe(2));
    release();
    expect([await Promise.all(later), await get(), answer]).toEqual([[200, 200], 200, 2]);
    vi.useRealTimers();
  });

  test('does not wait long for a request that the runtime has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const health = new LastHealth();
    void health.get(() => new Promise(() => undefined));
    const second = health.get(async () => ({ status: 'ok', version: '1.0.0', upstream: 'url' }));
    vi.setSystemTime(1_003_000);
    expect(await second).toMatchObject({ status: 'ok' });
    vi.useRealTimers();
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['says what fails', async () => Response.json({ version: '1.0.0', failing: 'database' }), 'mall: database'],
    ['is of another kind', async () => new Response('<html>'), 'mall: no answer'],
    ['is none', () => Promise.reject(new Error('no Worker')), 'mall: no answer'],
  ])('is 503 where the answer of the mall’s Worker %s', async (_, answer, failing) => {
    const response = await ask('/healthz', {}, page, { UPSTREAM_URL: '', MALL: { fetch: answer } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failing', upstream: 'embedded', failing });
  });

  test('is 503 where the embedded mall has no database', async () => {
    const response = await ask('/healthz', {}, page, { UPSTREAM_URL: '' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failing', upstream: 'embedded', failing: 'database' });
  });
});

test('HTML is not compressed locally, because that would delay the stream', async () => {
  expect((await ask('http://localhost:8787/')).headers.get('content-encoding')).toBe('identity');
  expect((await ask('https://shop.example/')).headers.has('content-encoding')).toBe(false);
});

test('Server-Timing has upstream, cache and render', async () => {
  expect((await ask('/')).headers.get('server-timing')).toMatch(/^upstream;dur=0;desc="0 calls", cache;desc="none", render;dur=\d+$/);
});
