/** S31: the shop over HTTPS by the rules of MDN's HTTP Observatory. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from 'cloudflare:test';
import { serve } from '../../functions/serve';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { observe, type Observed } from '../fixtures/pages/observatory';
import { SECRET, SITE, Visitor } from '../fixtures/visitors/visitor';

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** An answer of a shop whose address begins with `https`. */
function bare(url: string, init: RequestInit = {}): Promise<Response> {
  const settings = {
    ...env, PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: SITE, SITE_HOSTS: '{}', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai', SESSION_SECRET: SECRET,
  };
  return serve(new Request(url, { redirect: 'manual', ...init }), settings, { waitUntil: () => undefined }, async () => new Response('page'));
}

async function observed(path: string): Promise<Observed> {
  const { status, headers, text } = await new Visitor().get(path);
  expect(status).toBe(200);
  return {
    page: new Response(null, { headers }), html: text, unencrypted: await bare(`http://shop.example${path}`),
    preflight: await bare(`${SITE}${path}`, { method: 'OPTIONS', headers: { origin: 'https://http-observatory.example', 'access-control-request-method': 'GET' } }),
  };
}

describe('S31: the HTTP Observatory', () => {
  test.each(['/', '/login', '/shopping_cart', '/about?lang=cn&p=news-1'])('gives %s an A+ and finds nothing wrong', async (path) => {
    const { score, grade, findings } = observe(await observed(path));
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
    expect([grade, score]).toEqual(['A+', path.includes('lang') ? 135 : 130]);
  });

  test('would find a header that is missing or weak, a frame, a cookie, a script and an open preflight', async () => {
    const good = await observed('/');
    const changed = (name: string, value: string | null) => {
      const headers = new Headers(good.page.headers);
      if (value === null) headers.delete(name);
      else headers.set(name, value);
      return observe({ ...good, page: new Response(null, { headers }) }).score;
    };
    expect(changed('content-security-policy', null)).toBe(75);
    expect(changed('content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'")).toBe(80);
    expect(changed('strict-transport-security', null)).toBe(80);
    expect(changed('strict-transport-security', 'max-age=3600')).toBe(120);
    expect(changed('x-content-type-options', null)).toBe(125);
    expect(changed('set-cookie', 'SESSION=x; Path=/; HttpOnly; SameSite=Lax')).toBe(80);
    expect(observe({ ...good, html: '<script src="https://cdn.example/x.js"></script>' }).grade).toBe('less');
    expect(observe({ ...good, unencrypted: new Response('page') }).score).toBe(80);
    expect(observe({ ...good, preflight: new Response(null, { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } }) }).score).toBe(50);
  });
});

describe('S31: a request without encryption', () => {
  test('of a page is led to the same address with https', async () => {
    const { status, headers } = await bare('http://shop.example/product_list/search/a%2Fb?page=2');
    expect([status, headers.get('location')]).toEqual([301, 'https://shop.example/product_list/search/a%2Fb?page=2']);
  });

  test('that would change something is refused, and a shop on this computer is not led anywhere', async () => {
    expect((await bare('http://shop.example/shopping_cart', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(403);
    expect((await bare('http://localhost/')).status).toBe(200);
  });
});
