import { describe, expect, test } from 'vitest';
import { guard } from '../../functions/guard';

const OWN = 'https://shop.example';
const SHAPES = ['/login', '/product_list/search/x', '/_root.data', '/login.data', '/?_data=routes%2Fhome', '/?index', '/suggest', '/healthz'];
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const FORM = 'application/x-www-form-urlencoded';

function ask(path: string, method: string, headers: Record<string, string>, body?: string): number | undefined {
  return guard(new Request(OWN + path, { method, headers, ...(body === undefined ? {} : { body }) }))?.status;
}

describe('reading', () => {
  test.each(['GET', 'HEAD'])('by %s is allowed from any site', (method) => {
    for (const path of SHAPES) {
      expect(ask(path, method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    }
  });
});

describe.each(CHANGING)('%s', (method) => {
  const ours: Array<Record<string, string>> = [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: OWN },
    { origin: OWN },
  ];
  const foreign: Array<Record<string, string>> = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://sub.shop.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'http://shop.example' },
    { origin: 'https://shop.example:8443' },
    { origin: 'https://SHOP.example' },
    { origin: `${OWN}/` },
    { origin: `${OWN} https://evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: OWN },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://sub.shop.example' },
    { 'sec-fetch-site': '', origin: OWN },
    { 'sec-fetch-site': 'nonsense', origin: OWN },
    { 'sec-fetch-site': 'same-origin, cross-site', origin: OWN },
  ];
  const forwarded = {
    'x-forwarded-host': 'evil.example', 'x-forwarded-for': '127.0.0.1', 'x-user-id': '1', 'x-http-method-override': 'GET',
    referer: `${OWN}/`, host: 'evil.example',
  };

  test.each(SHAPES)('of %s is allowed from pages of the shop', (path) => {
    for (const headers of ours) expect(ask(path, method, { ...headers, 'content-type': FORM }, 'a=b')).toBeUndefined();
  });

  test.each(SHAPES)('of %s is 403 from other sites', (path) => {
    for (const headers of foreign) {
      for (const type of [FORM, 'application/json', 'text/plain']) {
        expect([headers, ask(path, method, { ...headers, 'content-type': type }, 'a=b')]).toEqual([headers, 403]);
      }
    }
  });

  test('is not allowed by headers that a proxy or a client adds', () => {
    expect(ask('/login', method, { ...forwarded, 'content-type': FORM }, 'a=b')).toBe(403);
    expect(ask('/login', method, { ...forwarded, origin: 'https://evil.example', 'content-type': FORM }, 'a=b')).toBe(403);
  });

  test.each([
    [FORM, undefined], [`${FORM}; charset=UTF-8`, undefined], ['Application/X-WWW-Form-Urlencoded', undefined],
    ['multipart/form-data; boundary=x', undefined], ['application/json', undefined], ['text/plain', 415],
    ['text/plain;charset=UTF-8', 415], ['application/xml', 415], ['application/octet-stream', 415], ['nonsense', 415], [';', 415],
    ['application/json, text/plain', 415],
  ])('with a body of type %s: %s', (type, status) => {
    expect(ask('/login', method, { origin: OWN, 'content-type': type }, 'a=b')).toBe(status);
  });

  test('with a body without a type is 415; without a body it is allowed', () => {
    const stream = new Request(OWN, { method, headers: { origin: OWN }, body: new Blob(['a=b']) });
    expect(stream.headers.get('content-type')).toBeNull();
    expect(guard(stream)?.status).toBe(415);
    expect(ask('/logout', method, { origin: OWN })).toBeUndefined();
  });
});

test.each(['OPTIONS', 'PROPFIND', 'post', 'BREW'])('%s is refused as a method', (method) => {
  const normal = new Request(OWN, { method }).method;
  expect(ask('/', method, { origin: 'https://evil.example' })).toBe(403);
  expect(ask('/', method, { origin: OWN })).toBe(normal === 'POST' ? undefined : 405);
});

test('a refusal has no details', async () => {
  const refused = guard(new Request(OWN, { method: 'POST' }));
  expect(refused?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await refused?.text()).toBe('Forbidden');
});

describe('the callback of the payment provider', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const anywhere: Array<Record<string, string>> = [{}, { origin: 'https://pay.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }];

  test('is allowed from any site, since its signature is checked', () => {
    for (const headers of anywhere) {
      expect(ask('/pay/callback', 'POST', { ...headers, ...JSON_TYPE }, '{}')).toBeUndefined();
      expect(ask('/pay/callback', 'POST', { ...headers, 'content-type': 'Application/JSON; charset=utf-8' }, '{}')).toBeUndefined();
    }
  });

  test.each([
    '/pay/callback/', '/pay//callback', '/pay/Callback', '/pay/callback.data', '/pay/callback;x', '/pay/callback%2Fx', '/pay/%63allback', '/x/../pay/P1',
    '/pay/callback?index', '/pay/callback?_data=root', '/pay/P20261122-00000001', '/pay', '/login?/pay/callback',
  ])('does not allow %s', (path) => {
    for (const headers of anywhere) expect([headers, ask(path, 'POST', { ...headers, ...JSON_TYPE }, '{}')]).toEqual([headers, 403]);
  });

  test.each([FORM, 'multipart/form-data; boundary=x', 'text/plain', 'application/json, text/plain', 'application/jsonx'])('does not allow %s', (type) => {
    expect(ask('/pay/callback', 'POST', { origin: 'https://pay.example', 'content-type': type }, 'a=b')).toBe(403);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('does not allow %s', (method) => {
    expect(ask('/pay/callback', method, { origin: 'https://pay.example', ...JSON_TYPE }, '{}')).toBe(403);
  });

  test('without a type is refused', () => {
    const request = new Request(`${OWN}/pay/callback`, { method: 'POST', headers: { origin: 'https://pay.example' }, body: new Blob(['{}']) });
    expect(guard(request)?.status).toBe(403);
  });
});
