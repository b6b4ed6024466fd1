/** Security in the browser: origin guard, policy, headers, cookies. */
import { rawRequest, type RawAnswer } from '../../../fixtures/servers/raw-http';
import { expect, stageUrl, test } from '../../fixtures';

const shop = () => stageUrl('TEST_SHOP_URL');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The headers that `public/_headers` gives every file. */
const FILE_HEADERS = [
  'content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'x-frame-options',
  'strict-transport-security',
];

/** A document, `.data`, `?_data=`, a resource route, the mall's paths under the shop's host, and an unknown path. */
const SHAPES = [
  '/', '/product_list/search/LM358', '/_root.data', '/product_list/search/LM358.data?_routes=routes%2Fproduct-list',
  '/?_data=root', '/product_detail/F1?_data=product-detail', '/suggest?keyword=a', '/search', '/sitemap.xml',
  '/api/farad/goods/search', '/api/farad/userActionLog/addActionLog', '/healthz', '/elsewhere', '/assets/x.js',
];
const FOREIGN: Array<[name: string, headers: Record<string, string>]> = [
  ['cross-site by Sec-Fetch-Site, foreign origin', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['cross-site, origin null', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['cross-site, no origin', { 'sec-fetch-site': 'cross-site' }],
  ['same-site, a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://sibling.127.0.0.1' }],
  ['cross-site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'OWN' }],
  ['an old browser, foreign origin', { origin: 'https://evil.example' }],
  ['an old browser, origin null', { origin: 'null' }],
  ['no word of where it comes from', {}],
  ['a forged host', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
];

for (const [name, headers] of FOREIGN) {
  test(`refuses writing requests from other sites before a loader or action runs: ${name}`, async () => {
    const sent = { ...FORM, ...headers, ...(headers.origin === 'OWN' ? { origin: shop() } : {}) };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const path of SHAPES) {
        const answer = await rawRequest(shop(), path, { method, headers: sent, body: 'intent=add' });
        expect(answer.status, `${method} ${path}: ${answer.body.slice(0, 200)}`).toBe(403);
        // Without `Server-Timing` no context was made, so no loader or action ran.
        expect(answer.headers['server-timing'], `${method} ${path}`).toBeUndefined();
        expectSafeHeaders(answer);
      }
    }
  });
}

test('accepts the shop\'s own forms', async () => {
  const own: Array<Record<string, string>> = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: shop() }];
  for (const headers of own) {
    const answer = await rawRequest(shop(), '/elsewhere', { method: 'POST', headers: { ...FORM, ...headers }, body: 'a=1' });
    expect(answer.status).toBe(302);
    expect(answer.headers['server-timing']).toBeDefined();
  }
});

test('refuses bodies of unknown types with 415', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };
  for (const path of ['/', '/_root.data', '/suggest', '/elsewhere']) {
    expect((await rawRequest(shop(), path, { method: 'POST', headers, body: 'a=1' })).status, path).toBe(415);
  }
});

test('S29: every response has the security headers, each with a nonce of its own', async () => {
  const paths = ['/', '/', '/about', '/_root.data', '/search?keyword=a', '/elsewhere', '/product_detail/none', '/suggest?keyword=LM', '/robots.txt', '/sitemap.xml', '/healthz', '/assets/gone.js', '/%0A'];
  const nonces = new Set<string>();
  for (const path of paths) {
    const answer = await rawRequest(shop(), path);
    expectSafeHeaders(answer);
    nonces.add(nonceOf(answer));
  }
  expect(nonces.size).toBe(paths.length);
});

test('files with a hash in their name are immutable, and have the headers too', async () => {
  const { body } = await rawRequest(shop(), '/');
  const files = new Set([...body.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path));
  expect(files.size).toBeGreaterThan(3);
  for (const path of files) {
    const { status, headers } = await rawRequest(shop(), path);
    expect([status, headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const name of FILE_HEADERS) expect(headers[name], `${name} of ${path}`).toBeTruthy();
    expect(String(headers['content-security-policy']), path).toMatch(/^default-src 'none'; script-src 'self';(?!.*unsafe)/);
  }
});

test('S34: a drawing is a file that runs nothing, wherever it is opened', async () => {
  const { status, headers } = await rawRequest(shop(), '/package/soic-8.svg');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=31536000, immutable']);
  expect(headers['content-security-policy']).toMatch(/^[^,]*\bsandbox\b[^,]*$/);
  for (const name of FILE_HEADERS) expect(headers[name], name).toBeTruthy();
});

test('S46: no address serves a file that is not meant for visitors', async () => {
  const { body } = await rawRequest(shop(), '/');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  const addresses = [
    `${script}.map`, script.replace(/\.js$/, '.map'), `${script}/`, `/assets/../_headers`, '/assets/%2e%2e/_headers', '/assets/..%2f..%2f.dev.vars', '/_headers', '/_redirects', '/_routes.json',
    '/.dev.vars', '/.dev.vars.example', '/.env', '/.git/config', '/.git/HEAD', '/.gitignore', '/.wrangler/state/door.json', '/.well-known/security.txt', '/wrangler.toml', '/package.json', '/package-lock.json',
    '/tsconfig.json', '/README.md', '/build/server/index.js', '/server/index.js', '/functions/storefront.ts', '/app/root.tsx', '/node_modules/react/package.json', '/tests/README.md',
    '/storefront.js', '/index.js', '/__manifest', '/__mf/', '/cdn-cgi/mf/scheduled', '//.dev.vars', '/..%5c.dev.vars', '/%2e%2e/.dev.vars', '/.dev.vars%00.png', '/@fs/etc/passwd', '/@vite/client',
  ];
  for (const path of addresses) {
    const answer = await rawRequest(shop(), path);
    expect([200, 206].includes(answer.status) ? `${path} ${answer.headers['content-type']}` : '', path).toMatch(/^(?:$|.* text\/html)/);
    expect(answer.body, path).not.toMatch(/sourceMappingURL|SESSION_SECRET|compatibility_date|"dependencies"|\[core\]|repositoryformatversion|a-key-for-tests|Content-Security-Policy:/);
  }
});

test('each inline script has the nonce of its response', async () => {
  for (const path of ['/', '/product_list/search/LM358', '/about', '/product_detail/none']) {
    const answer = await rawRequest(shop(), path);
    const nonce = nonceOf(answer);
    const scripts = [...answer.body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const executable = scripts.filter((attributes) => !/type="application\/(?:ld\+)?json"/.test(attributes) && !/\bsrc=/.test(attributes));
    for (const attributes of executable) expect(attributes, path).toContain(`nonce="${nonce}"`);
    expect(answer.body, 'no style attribute, which the policy blocks').not.toMatch(/<[^<>]+\sstyle="/);
  }
});

test('an anonymous visitor gets no credentials, and private responses', async () => {
  for (const path of ['/', '/product_list/search/LM358', '/about']) {
    const answer = await rawRequest(shop(), path);
    expect(answer.headers['set-cookie'], path).toBeUndefined();
    expect(answer.headers['cache-control'], path).toMatch(/^private\b/);
  }
  const answer = await rawRequest(shop(), '/about?lang=cn&p=news-1');
  const cookies = answer.headers['set-cookie'] ?? [];
  expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(['lang', 'p']);
  for (const line of cookies) {
    expect(line).toMatch(/; ?HttpOnly/i);
    expect(line).toMatch(/; ?SameSite=Lax/i);
    expect(line).toMatch(/; ?Path=\//i);
    expect(line).not.toMatch(/Domain=/i);
  }
});

test('a forged token cookie does not sign in and is harmless', async () => {
  const answer = await rawRequest(shop(), '/about', { headers: { cookie: 'access-token=forged; user=forged; SESSION=x' } });
  expect(answer.status).toBe(200);
});

test('forwarding headers of a client change no address', async () => {
  const answer = await rawRequest(shop(), '/about', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } });
  expect(answer.body).not.toContain('evil.example');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('a malformed address never fails with 500', async () => {
  const paths = [
    '/product_list/search/%E0%A4%A', '/product_list/search/%00', '/product_list/search/%C0%80', `/product_list/search/${'a'.repeat(8000)}`,
    '/product_list/catalogue/9_99', '/product_list/catalogue/1_01_2', '/product_list/search/x?page=-1&size=7&sort=up&qty=0&a.x.min=9&a.x.max=1',
    '/product_list/search/x?page=99999999999999999999', '/product_list/search/x?brand=%FF&cat=%00', '/product_detail/%00', '/product_detail/..%2f..%2fx',
    `/product_detail/${'9'.repeat(4000)}`, '/suggest?keyword=%00%FF', `/search?keyword=${'%25'.repeat(1000)}`, '/help/%00', '/brand?q=%FF%00', '/?lang=xx&p=%3Cscript%3E',
  ];
  for (const path of paths) {
    const answer = await rawRequest(shop(), path);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.body, path).not.toMatch(/\bat .+\.(?:js|tsx?):\d+/);
  }
});

function expectSafeHeaders({ headers }: RawAnswer): void {
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  for (const product of ["base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) expect(policy).toContain(product);
  expect(policy).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
  expect(headers['permissions-policy']).toBeTruthy();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-request-id']).toBeTruthy();
}

function nonceOf({ headers }: RawAnswer): string {
  const nonce = /'nonce-([\w+/=]{22,})'/.exec(String(headers['content-security-policy']))?.[1];
  expect(nonce).toBeTruthy();
  return nonce ?? '';
}
