/** Accounts through the whole storefront: pages, cookies and the mall behind a service binding. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeReturnPath } from '../../app/domain/account/return-path';
import { STORED_USER_LIFETIME_MS } from '../../app/domain/account/stored-user';
import { createSealer } from '../../app/session/seal';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { SECRET, Visitor, type Between } from '../fixtures/visitors/visitor';

/** Number of changed cookies to try. */
const MUTATIONS = env.SOAK === '1' ? 10_000 : 100;

let products: Array<{ id: string; mpn: string }>;
let lines: string[];

beforeAll(async () => {
  await loadMall(smallCatalogue());
  products = (await env.DB.prepare('SELECT id, mpn FROM goods ORDER BY rank LIMIT 10').all<{ id: string; mpn: string }>()).results;
});
beforeEach(async () => {
  lines = [];
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  await env.DB.batch(['saved_goods', 'sign_in', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const product = (at: number) => products[at] ?? { id: '', mpn: '' };
const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };

async function signedIn(between?: Between): Promise<Visitor> {
  const visitor = new Visitor(between);
  const { status } = await visitor.post('/login', CREDENTIALS);
  expect(status).toBe(303);
  return visitor;
}

/** Records the calls to the mall with their headers. */
function watching(): { calls: Array<{ name: string; headers: Headers }>; between: Between; count(name: string): number } {
  const calls: Array<{ name: string; headers: Headers }> = [];
  return {
    calls,
    count: (name) => calls.filter((call) => call.name === name).length,
    between: (request, pass) => {
      calls.push({ name: new URL(request.url).pathname.replace('/api/farad/', ''), headers: request.headers });
      return pass(request);
    },
  };
}

describe('an action that waits for sign-in', () => {
  test('is carried out after sign-in, with a message on the page, and is not shown after sign-out', async () => {
    const visitor = new Visitor();
    const page = `/product_detail/${product(0).id}`;
    const asked = await visitor.post('/saved_parts', { intent: 'add', goodsId: product(0).id, _r: page });
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(page)}`]);
    expect((await visitor.get(asked.location ?? '')).text).toContain('Sign in to save the part for later.');
    const entered = await visitor.post(asked.location ?? '', { ...CREDENTIALS, _r: page });
    expect([entered.status, entered.location]).toEqual([303, page]);
    const told = (await visitor.get(page)).text;
    expect(told).toContain(`${product(0).mpn} is saved for later.`);
    expect(told).toMatch(/<noscript>.*<a [^>]*href="\/membership_center\?tab=saved"[^>]*>View saved parts<\/a>.*<\/noscript>/s);
    expect((await visitor.get(page)).text).not.toContain('is saved for later.');
    for (const _ of [1, 2]) expect((await visitor.get('/membership_center?tab=saved')).text).toContain(`/product_detail/${product(0).id}"`);
    const left = await visitor.post('/logout', { _r: '/membership_center?tab=saved' });
    expect([left.status, left.location, [...visitor.cookies.keys()].sort()]).toEqual([303, '/login', ['__Host-device', '__Host-state']]);
    expect((await visitor.get('/login')).text).toContain('You are signed out.');
    const centre = await visitor.get('/membership_center?tab=saved');
    expect([centre.status, centre.location]).toEqual([303, `/login?_r=${encodeURIComponent('/membership_center?tab=saved')}`]);
  });

  test('is carried out in order; one that fails does not stop others, and each result has a message', async () => {
    const visitor = new Visitor();
    for (const goodsId of [product(0).id, 'NOSUCHPART', product(2).id]) await visitor.post('/saved_parts', { intent: 'add', goodsId, _r: '/brand' });
    const { text } = await visitor.follow('/login?_r=%2Fbrand', { ...CREDENTIALS, _r: '/brand' });
    const [first, second, third] = [`${product(0).mpn} is saved for later.`, 'NOSUCHPART', `${product(2).mpn} is saved for later.`];
    expect([text.includes(first), text.includes(second), text.includes(third)]).toEqual([true, true, true]);
    expect(text.indexOf(first)).toBeLessThan(text.indexOf(second));
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(third));
    const { results } = await env.DB.prepare('SELECT goods_id FROM saved_goods ORDER BY goods_id').all();
    expect(results.map(({ goods_id }) => goods_id).sort()).toEqual([product(0).id, product(2).id].sort());
    // The queue is empty, so nothing is carried out again.
    await env.DB.prepare('DELETE FROM saved_goods').run();
    await visitor.post('/login', CREDENTIALS);
    expect((await env.DB.prepare('SELECT goods_id FROM saved_goods').all()).results).toEqual([]);
  });

  test('is dropped when its prompt is closed; earlier actions stay', async () => {
    const visitor = new Visitor();
    const prompts: string[] = [];
    for (const at of [0, 1]) {
      const { text } = await visitor.post('/saved_parts', { intent: 'add', goodsId: product(at).id, _r: '/brand', inPage: '1' });
      prompts.push(JSON.parse(text).promptId);
    }
    const [first = '', second = ''] = prompts;
    expect((await visitor.post('/login.data', { intent: 'forget', promptId: first })).status).toBe(200);
    await visitor.post('/login', CREDENTIALS);
    await visitor.post('/login.data', { intent: 'forget', promptId: second });
    expect((await env.DB.prepare('SELECT goods_id FROM saved_goods').all()).results).toEqual([{ goods_id: product(1).id }]);
  });

  test('is refused with a message when twenty wait', async () => {
    const visitor = new Visitor();
    for (let at = 0; at < 20; at++) await visitor.post('/saved_parts', { intent: 'add', goodsId: `part-${at}`, _r: '/brand' });
    await visitor.get('/login');
    await visitor.post('/saved_parts', { intent: 'add', goodsId: product(0).id, _r: '/brand' });
    expect((await visitor.get('/login')).text).toContain('Too many actions are waiting for you to sign in.');
  });

  test('is stored without a password', async () => {
    const visitor = new Visitor();
    await visitor.post('/saved_parts', { intent: 'add', goodsId: product(0).id, password: 'canary-7791-password', _r: '/brand' });
    const state = await createSealer([SECRET]).open('state', visitor.cookies.get('__Host-state') ?? '');
    expect(state).toContain(product(0).id);
    expect(state).not.toContain('canary');
  });
});

test('a sign-in by code needs no captcha, even when a sign-in by password does', async () => {
  const visitor = new Visitor();
  for (let tries = 0; tries < 3; tries++) expect((await visitor.post('/login', { ...CREDENTIALS, password: 'not this one' })).status).toBe(401);
  const asked = await visitor.post('/login', CREDENTIALS);
  expect([asked.status, asked.text.includes('name="imgCode"')]).toEqual([422, true]);
  const validCode = await visitor.code('/login', CREDENTIALS.account);
  const entered = await visitor.post('/login', { account: CREDENTIALS.account, by: 'code', validCode });
  expect([entered.status, entered.location]).toEqual([303, '/membership_center?tab=profile']);
});

describe('a form to sign in', () => {
  test.each([
    [{ validCode: '123456', password: '' }, 'user/loginWithValidCode'],
    [{ validCode: '123456', password: 'not this one' }, 'user/loginWithPassword'],
    [{ password: 'not this one' }, 'user/loginWithPassword'],
  ])('signs in by code if it has a code and no password, otherwise by password: %j', async (fields, call) => {
    const { between, calls } = watching();
    await new Visitor(between).post('/login', { account: DEMO_ACCOUNT.account, ...fields });
    expect(calls.map(({ name }) => name).filter((name) => name.startsWith('user/login'))).toEqual([call]);
  });
});

describe('a token', () => {
  test('that the upstream replaces is sent with the next request', async () => {
    const { calls, between } = watching();
    const rotated = 'r'.repeat(43);
    const visitor = await signedIn(async (request, pass) => {
      const response = await between(request, pass);
      if (!request.url.endsWith('/savedGoods/qrySavedGoodsList')) return response;
      const headers = new Headers(response.headers);
      headers.set('access-token', rotated);
      return new Response(response.body, { status: response.status, headers });
    });
    const token = () => calls.at(-1)?.headers.get('access-token');
    await visitor.get('/membership_center?tab=saved');
    expect(token()).not.toBe(rotated);
    await visitor.get('/membership_center?tab=addresses');
    expect(calls.filter(({ name }) => name === 'address/qryAddressList').map(({ headers }) => headers.get('access-token'))).toEqual([rotated]);
  });

  test('is not sent with public reads, and always with the visitor’s address', async () => {
    const { calls, between } = watching();
    const visitor = await signedIn(between);
    calls.length = 0;
    await visitor.get(`/product_detail/${product(0).id}`, { 'cf-connecting-ip': '192.0.2.77' });
    await visitor.get('/membership_center?tab=saved', { 'cf-connecting-ip': '192.0.2.77', 'x-visitor-address': '198.51.100.1', 'x-forwarded-for': '198.51.100.2' });
    const personal = calls.filter(({ headers }) => headers.has('access-token'));
    expect(new Set(personal.map(({ name }) => name))).toEqual(new Set(['savedGoods/qrySavedGoodsList']));
    expect(new Set(personal.map(({ headers }) => headers.get('x-visitor-address')))).toEqual(new Set(['192.0.2.77']));
    expect(calls.some(({ headers }) => headers.has('x-visitor-address') && !headers.has('access-token'))).toBe(false);
  });

  test('that the upstream refuses leads to the sign-in page with the upstream’s message, and back', async () => {
    let refuses = false;
    const visitor = await signedIn(async (request, pass) =>
      refuses && request.headers.has('access-token') ? Response.json({ message: 'Your session has ended' }, { status: 401 }) : pass(request));
    refuses = true;
    const asked = await visitor.get('/membership_center?tab=addresses');
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent('/membership_center?tab=addresses')}`]);
    expect((await visitor.get(asked.location ?? '')).text).toContain('please log in to get more information');
    expect([...visitor.cookies.keys()]).not.toContain('__Host-access-token');
  });
});

describe('the stored user', () => {
  test('is fetched once more after six hours', async () => {
    const { between, count } = watching();
    const visitor = await signedIn(between);
    const sealer = createSealer([SECRET]);
    const stored = (storedAt: number) => sealer.seal('user', JSON.stringify({ userCode: 'U00000001', name: 'Demo', storedAt, keep: true }));
    visitor.cookies.set('__Host-user', await stored(Date.now() - STORED_USER_LIFETIME_MS + 60_000));
    await visitor.get('/membership_center?tab=saved');
    expect(count('user/getLoginInfo')).toBe(0);
    visitor.cookies.set('__Host-user', await stored(Date.now() - STORED_USER_LIFETIME_MS - 1));
    await visitor.get('/membership_center?tab=saved');
    await visitor.get('/membership_center?tab=saved');
    expect(count('user/getLoginInfo')).toBe(1);
  });
});

describe('S5: with any cookie', () => {
  test('the page is served, signed out or as the same user', async () => {
    const visitor = await signedIn();
    await visitor.post('/saved_parts', { intent: 'add', goodsId: product(0).id, _r: '/brand' });
    const cookies = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const statuses = new Map<number, number>();
    const mutation = fc.tuple(fc.nat(cookies.length - 1), fc.constantFrom(...'AZaz09-_=;., "%{~'), fc.constantFrom<'flip' | 'cut' | 'insert' | 'double'>('flip', 'cut', 'insert', 'double'));
    await fc.assert(fc.asyncProperty(mutation, async ([at, letter, kind]) => {
      const rest = { flip: letter + cookies.slice(at + 1), cut: '', insert: letter + cookies.slice(at), double: cookies }[kind];
      const cookie = cookies.slice(0, at) + rest;
      const stranger = new Visitor();
      const page = await stranger.send('/login', { headers: { cookie } });
      statuses.set(page.status, (statuses.get(page.status) ?? 0) + 1);
      expect(page.status === 200 || (page.status === 302 && page.location === '/membership_center')).toBe(true);
    }), { numRuns: MUTATIONS });
    // Both outcomes occur.
    expect([...statuses.keys()].sort()).toEqual([200, 302]);
  });

  test.each(['access-token', 'SESSION', 'user', 'state', 'cart', 'lang', 'p'])('a flipped byte, a missing end and an overlong value of %s', async (name) => {
    const visitor = await signedIn();
    const value = visitor.cookies.get(`__Host-${name}`) ?? 'abcdefghijklmnopqrstuvwxyz';
    for (const changed of [`${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`, value.slice(0, 9), value.repeat(200), '', '%', '"']) {
      visitor.cookies.set(`__Host-${name}`, changed);
      for (const path of ['/login', '/membership_center', '/brand']) expect((await visitor.get(path)).status).toBeLessThan(400);
    }
  });
});

describe('invalid input', () => {
  const FORMS = ['/login', '/register', '/logout', '/saved_parts', '/membership_center'];

  test('S1: a post from another site is refused by every form, in each spelling of its path', async () => {
    const visitor = await signedIn();
    for (const path of FORMS) {
      for (const address of [path, `${path}.data`, `${path}?_data=root`]) {
        const origins: Array<Record<string, string>> = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, {}];
        for (const headers of origins) {
          const sent = await visitor.send(address, { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
          expect([address, sent.status]).toEqual([address, 403]);
        }
      }
    }
    expect(visitor.cookies.has('__Host-access-token')).toBe(true);
  });

  test('a form answers its own method only, and no GET signs out or saves', async () => {
    const visitor = await signedIn();
    for (const path of ['/logout', `/saved_parts?intent=add&goodsId=${product(0).id}`]) {
      expect((await visitor.get(path)).location).toBe('/');
    }
    expect(visitor.cookies.has('__Host-access-token')).toBe(true);
    for (const path of FORMS) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const { status } = await visitor.send(path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
        expect([path, method, status]).toEqual([path, method, 405]);
      }
    }
  });

  test('S45: any fields lead to a form, a redirect or a refusal', async () => {
    const names = ['intent', 'account', 'password', 'validCode', 'imgCode', 'isAutomatic', '_r', 'goodsId', 'userName', 'companyName', 'oldPassword',
      'confirmPassword', 'addressId', 'name', 'phone', 'province', 'city', 'district', 'detail', 'inPage', 'by', 'agree', 'constructor', '__proto__', 'x[]'];
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('add', 'remove', 'sendCode', 'newCaptcha', 'profile', 'password', 'address', 'region',
        'removeAddress', 'defaultAddress', '', '\0', '1-44', '1-44-4403', '//evil.example', DEMO_ACCOUNT.account, 'a'.repeat(5_000), '{"a":1}', "' OR 1=1 --"),
    );
    const visitor = await signedIn();
    const kept = new Map(visitor.cookies);
    await fc.assert(fc.asyncProperty(
      fc.constantFrom(...FORMS.filter((path) => path !== '/logout')), fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 }),
      async (path, fields) => {
        for (const [name, cookie] of kept) visitor.cookies.set(name, cookie);
        const { status } = await visitor.post(path, new URLSearchParams(fields));
        expect([200, 302, 303, 401, 422, 429]).toContain(status);
      },
    ), { numRuns: MUTATIONS / 5 });
  });
});

describe('S2: a return path', () => {
  const HOSTILE = [
    '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/%09/evil.example', 'https:evil.example', 'https://evil.example',
    'javascript:alert(1)', 'data:text/html,x', '/\r\nlocation: https://evil.example', '／／evil.example', '/／evil.example', '/.//evil.example',
    '/..//evil.example', '/a/..//evil.example', '///evil.example', '/%2f/evil.example', '/%5cevil.example', '@evil.example', '.evil.example',
    'evil.example', '?//evil.example', '#//evil.example', 'http://shop.example@evil.example', '/;//evil.example', '/\u2028/evil.example',
  ];
  /** Two hundred: each alone, and before, after and between other characters. */
  const VALUES = HOSTILE.flatMap((one) => [one, ` ${one}`, `${one}/%2e%2e`, encodeURIComponent(one), one.replaceAll('/', '\\'), one.toUpperCase(), `${one}?_r=/`, `${one}#x`]);

  test('to another site or to a sign-in page is removed from the address of the sign-in pages', async () => {
    for (const value of ['https://evil.example/a', '//evil.example', '/login?_r=//evil.example', '/register', '']) {
      for (const path of ['/login', '/register']) {
        const { status, location } = await new Visitor().get(`${path}?by=code&_r=${encodeURIComponent(value)}`);
        expect([value, status, location]).toEqual([value, 302, `${path}?by=code`]);
      }
    }
    expect((await new Visitor().get('/login?_r=%2Fbrand&_r=%2F%2Fevil.example')).location).toBe('/login');
    expect((await new Visitor().get('/login?_r=%2Fbrand')).status).toBe(200);
  });

  test('never leaves the site after sign-in, sign-out or saving', async () => {
    expect(VALUES.length).toBeGreaterThanOrEqual(200);
    const visitor = await signedIn();
    const kept = new Map(visitor.cookies);
    const stays = (location: string | null) => location !== null && new URL(location, 'https://shop.example').origin === 'https://shop.example' && /^\/(?![/\\])/.test(location);
    for (const value of VALUES) expect([value, stays(safeReturnPath(value) ?? '/')]).toEqual([value, true]);
    // A visit takes five requests.
    for (const value of VALUES.filter((_, index) => env.SOAK === '1' || index % 11 === 0)) {
      const encoded = encodeURIComponent(value);
      for (const [name, cookie] of kept) visitor.cookies.set(name, cookie);
      const leads = [
        await visitor.get(`/login?_r=${encoded}`), await visitor.get(`/register?_r=${encoded}`),
        await visitor.post('/saved_parts', { intent: 'remove', goodsId: product(0).id, _r: value }),
        await visitor.post('/logout', { _r: value }),
        await visitor.post('/saved_parts', { intent: 'remove', goodsId: product(0).id, _r: value }),
      ];
      for (const { status, location } of leads) expect([value, location, status < 400 && stays(location)]).toEqual([value, location, true]);
    }
    // Signing in hashes a password, so only a tenth of the paths is tried.
    for (const value of VALUES.filter((_, index) => index % 10 === 0)) {
      await env.DB.prepare('DELETE FROM allowance').run();
      const { location } = await new Visitor().post(`/login?_r=${encodeURIComponent(value)}`, { ...CREDENTIALS, _r: value });
      expect([value, stays(location)]).toEqual([value, true]);
    }
  });
});
