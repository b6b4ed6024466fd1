/** Requests that no browser and no page of the shop sends: they are answered or refused, and never fail with 500. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { SITE, Visitor } from '../fixtures/visitors/visitor';

let failures: string[];
let product: string;

beforeAll(async () => {
  await loadMall(smallCatalogue());
  product = (await env.DB.prepare('SELECT id FROM goods ORDER BY rank').first<string>('id')) ?? '';
});
beforeEach(() => {
  failures = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void failures.push(String(line)));
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const FORM = 'application/x-www-form-urlencoded';
const CLEAR = { method: 'POST', body: 'intent=clear' };

describe('a post of the shop’s own page', () => {
  test.each<[string, Record<string, string>]>([
    ['a forwarded host', { origin: SITE, 'x-forwarded-host': 'proxy.example' }],
    ['an empty forwarded host', { origin: SITE, 'x-forwarded-host': '' }],
    ['the origin null', { origin: 'null' }],
    ['an origin that is none', { origin: 'shop' }],
    ['another origin', { origin: 'https://other.example' }],
  ])('with %s is answered', async (_, headers) => {
    for (const path of ['/shopping_cart', '/shopping_cart.data']) {
      const answered = await new Visitor().send(path, { ...CLEAR, headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM, ...headers } });
      expect([path, answered.status]).toEqual([path, path.endsWith('.data') ? 202 : 303]);
    }
    expect(failures).toEqual([]);
  });
});

test.each(['null', 'shop', 'https://other.example'])('a HEAD of a page’s data with the origin %s does not fail', async (origin) => {
  const { status } = await new Visitor().send('/brand.data', { method: 'HEAD', headers: { origin } });
  expect([status < 500, failures]).toEqual([true, []]);
});

test.each(['GET', 'HEAD', 'POST'])('the framework’s old form of a data request is refused before a loader runs: %s', async (method) => {
  const asked: string[] = [];
  const visitor = new Visitor((request, pass) => {
    asked.push(request.url);
    return pass(request);
  });
  for (const path of ['/?_data=root', '/brand?_data=routes%2Fbrand', '/brand?a=1&_data', '/brand?%5Fdata=x']) {
    const { status } = await visitor.send(path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([path, status]).toEqual([path, 400]);
  }
  expect(asked).toEqual([]);
});

test('S45: a report of lists in lists without end is answered', async () => {
  const body = `${'['.repeat(6000)}{"5":1}${']'.repeat(6000)}`;
  const { status } = await new Visitor().send('/action_log', { method: 'POST', body, headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' } });
  expect([status, failures]).toEqual([204, []]);
});

/** Requests with random headers. */
const ROUNDS = env.SOAK === '1' ? 2_000 : 60;
const LONG = 'a'.repeat(8 * 1024);
const SEED = 20261122;

const VALUES: Readonly<Record<string, readonly string[]>> = {
  origin: ['null', '', 'shop', SITE, 'https://other.example', 'https://', 'file://', '://'],
  'sec-fetch-site': ['same-origin', 'none', 'cross-site', 'same-site', ''],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  'sec-fetch-dest': ['document', 'empty', 'x'],
  'sec-fetch-user': ['?1', '?2'],
  host: ['evil.example', '', 'a b', SITE],
  'x-forwarded-host': ['proxy.example', '', 'a b', '[::1', ','],
  'x-forwarded-proto': ['http', 'https,http', ''],
  'x-forwarded-for': ['203.0.113.1', 'unknown'],
  'x-forwarded-port': ['443', '-1', 'x'],
  'x-forwarded-prefix': ['/x', '//evil.example'],
  forwarded: ['for=x;host=proxy.example', ';;'],
  'content-type': [FORM, `${FORM}; charset=x`, 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', ''],
  accept: ['*/*', 'text/html', 'application/json;q=x', ''],
  'accept-language': ['zh-CN,zh;q=0.9', '*', ';q=', 'en;q=NaN'],
  'accept-encoding': ['identity', 'br;q=0', 'x'],
  cookie: ['lang=cn', '__Host-state=x; __Host-user=y; __Host-access-token=z', '=;=;', '__Host-cart=9.x'],
  referer: [SITE, 'null', 'not an address', ''],
  'user-agent': ['', 'Mozilla/5.0', 'Googlebot/2.1'],
  'if-none-match': ['"x"', '*'],
  'if-modified-since': ['yesterday'],
  range: ['bytes=0-', 'bytes=9-1'],
  purpose: ['prefetch'],
  'cf-ray': ['<x>', '8a1b-FRA'],
  'cf-connecting-ip': ['203.0.113.9', 'x'],
  'x-remix-revalidate': ['1', ''],
  'x-http-method-override': ['DELETE'],
  'x-site-variant': ['PC', 'x'],
  'access-token': ['x'],
};

test('S45: no combination of headers fails', async () => {
  // A header that comes twice is one value with a comma for the Worker.
  const valueOf = (values: readonly string[]) => fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.constantFrom('', LONG) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values)).map((two) => two.join(', ')) },
  );
  const header = fc.constantFrom(...Object.entries(VALUES)).chain(([name, values]) => fc.tuple(fc.constant(name), valueOf(values)));
  const headers = fc.array(header, { maxLength: 8 }).map((pairs) => Object.fromEntries(pairs));
  const path = fc.constantFrom(
    '/brand', '/brand.data', '/about', '/_root.data', '/login', '/login.data', '/logout', '/shopping_cart', '/shopping_cart.data', `/product_detail/${product}`,
    '/membership_center', '/order_detail/x.data', '/suggest?keyword=1', '/region?parent=1-44', '/saved_parts', '/export/cart', '/pay/callback', '/healthz', '/none', '/__manifest',
  );
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(path, method, headers, async (where, how, sent) => {
      const body = how === 'POST' || how === 'PUT' ? { body: new TextEncoder().encode('intent=clear') } : {};
      const { status } = await new Visitor().send(where, { method: how, headers: sent, ...body });
      expect([status < 500, failures]).toEqual([true, []]);
    }),
    { numRuns: ROUNDS, seed: SEED },
  );
});
