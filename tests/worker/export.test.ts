/** Downloads through the whole storefront: who gets them, with which headers, and where a refusal leads. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FILE_TYPES } from '../../app/upstream/contract/records/export';
import { createIsolate } from '../../functions/isolate/isolate';
import { UPLOADS } from '../../functions/isolate/upload-gate';
import { createMall } from '../../functions/mall/app';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { filledCart } from '../fixtures/trade/carts';
import { SITE, Visitor, type Between } from '../fixtures/visitors/visitor';
import { newBuyer, newPart, openTrade, pay, place } from '../fixtures/trade/trade';

const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
/** The path of the upstream call that answers files. */
const CALL = '/export/exportFile';

let product: string;
/** An order of the demo account, and one of another user. */
let own: string;
let foreign: string;

beforeAll(async () => {
  await openTrade();
  product = await newPart({ stock: 100_000, tiers: [[1, '0.25']] });
  const buyer = await newBuyer();
  [own, foreign] = [await place(buyer, [[product, 100]]), await place(buyer, [[product, 200]])];
  await pay(buyer, foreign);
  const demo = await env.DB.prepare('SELECT user_code FROM account WHERE account = ?1').bind(DEMO_ACCOUNT.account).first<string>('user_code');
  await env.DB.prepare('UPDATE trade_order SET user_code = ?1, pay_until = NULL WHERE order_no = ?2').bind(demo, own).run();
});
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function signedIn(between?: Between): Promise<Visitor> {
  const visitor = new Visitor(between);
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  return visitor;
}

/** Answers in place of the call for files. */
function inPlaceOfFiles(answer: () => Response): Between {
  return (request, pass) => (new URL(request.url).pathname.endsWith(CALL) ? Promise.resolve(answer()) : pass(request));
}

describe('a file', () => {
  test.each([['order', 'pdf', /^%PDF-1\.7/], ['order', 'csv', /^\ufeff"Order number"/], ['order', 'xlsx', /^PK/], ['orders', 'csv', /F\d{8}-\d+/]] as const)(
    'of %s as %s goes to its owner with no-store', async (what, format, content) => {
      const visitor = await signedIn();
      const { status, headers, bytes } = await visitor.post(`/export/${what}`, { format, orderNo: own });
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, FILE_TYPES[format], 'private, no-store']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${what}-[\\w-]+\\.${format}"$`));
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toMatch(content);
    },
  );

  test('S41: that is a document waits for its turn; while too many wait, its page says when to try again', async () => {
    const isolate = createIsolate();
    const asked = vi.spyOn(isolate.uploads, 'wait');
    const visitor = new Visitor(undefined, {}, isolate);
    expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
    expect((await visitor.post('/export/order', { format: 'pdf', orderNo: own })).status).toBe(200);
    expect(asked.mock.calls).toEqual([[2 * UPLOADS.small, undefined, expect.any(Function)]]);
    asked.mockResolvedValue('others');
    const refused = await visitor.post('/export/order', { format: 'pdf', orderNo: own });
    expect([refused.status, refused.location]).toEqual([303, `/order_detail/${own}`]);
    expect((await visitor.get(`/order_detail/${own}`)).shows('Too many documents are being made right now. Download yours again in ten seconds.')).toBe(true);
    expect((await visitor.post('/export/order', { format: 'csv', orderNo: own })).status).toBe(200);
  });

  test('has a name in the language of the site, by RFC 6266 and for old browsers', async () => {
    const visitor = await signedIn();
    const { headers, bytes } = await visitor.post('/export/order?lang=cn', { format: 'csv', orderNo: own });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${own}.csv"; filename*=UTF-8''%E8%AE%A2%E5%8D%95-${own}.csv`);
    expect(new TextDecoder().decode(bytes)).toContain('订单号');
  });

  test('of the cart needs no sign-in, and is sent with no-store', async () => {
    const visitor = new Visitor();
    visitor.cookies.set('__Host-cart', `1.${await filledCart([[product, 300]])}`);
    const { status, headers, text } = await visitor.post('/export/cart', { format: 'csv' });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(text).toMatch(/,300,0\.25,75,75,"Yes",/);
  });

  test('gets a safe name whatever name the upstream sends', async () => {
    const file = (disposition: string | null) => () => new Response('a', {
      headers: { 'content-type': FILE_TYPES.csv, 'set-cookie': 'SESSION=mine; Path=/', ...(disposition === null ? {} : { 'content-disposition': disposition }) },
    });
    const names: Array<[string | null, string]> = [
      [null, 'attachment; filename="export.csv"'], ['inline; filename="..\\\\..\\\\x.html"', 'attachment; filename="x.html.csv"'],
      ["attachment; filename*=UTF-8''a%0d%0aSet-Cookie%3A%20x%3D1", 'attachment; filename="aSet-Cookie x=1.csv"'],
    ];
    for (const [given, told] of names) {
      const visitor = await signedIn(inPlaceOfFiles(file(given)));
      const { headers } = await visitor.post('/export/orders', { format: 'csv' });
      expect(headers.get('content-disposition')).toBe(told);
    }
  });
});

describe('the shop refuses', () => {
  test.each([['order', 'pdf'], ['order', 'xlsx'], ['order', 'csv'], ['invoice', 'pdf']])('the %s of another user as %s: 404 (S14)', async (what, format) => {
    const visitor = await signedIn();
    for (const orderNo of [foreign, 'F20200101-00000000', '', `${own}/../${foreign}`]) {
      const { status, headers, text } = await visitor.post(`/export/${what}`, { format, orderNo, _r: '/brand' });
      expect([status, headers.get('content-disposition'), text.startsWith('We cannot find this order')]).toEqual([404, null, orderNo !== '']);
      expect(headers.get('content-type') ?? 'text/plain').not.toContain('html');
      expect(text).not.toContain(foreign);
    }
  });

  test('files of users without a sign-in, which leads back to the page', async () => {
    for (const [what, format] of [['order', 'pdf'], ['invoice', 'pdf'], ['orders', 'xlsx']] as const) {
      const visitor = new Visitor();
      const asked = await visitor.post(`/export/${what}`, { format, orderNo: own, _r: '/brand?p=1' });
      expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent('/brand?p=1')}`]);
    }
  });

  test('files of users with an expired token', async () => {
    const visitor = await signedIn();
    await env.DB.prepare('DELETE FROM sign_in').run();
    const asked = await visitor.post('/export/orders', { format: 'csv', _r: '/brand' });
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent('/brand')}`]);
    expect((await visitor.get(asked.location ?? '')).text).toContain('Please sign in to continue.');
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('any file by %s: 405', async (method) => {
    const visitor = await signedIn();
    const { status, headers } = await visitor.send('/export/orders', { method, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test.each([['catalogue', { format: 'csv' }, 404], ['cart', { format: 'pdf' }, 422], ['cart', {}, 422], ['orders', { format: 'csv', status: 'x' }, 422]])(
    '%s with %j', async (what, fields, status) => {
      expect((await (await signedIn()).post(`/export/${what}`, fields)).status).toBe(status);
    },
  );
});

describe('a refused download', () => {
  const UNBILLED = 'You have not requested an invoice yet.';

  test('shows its message on the page of the form', async () => {
    const visitor = await signedIn();
    const asked = await visitor.post('/export/invoice', { format: 'pdf', orderNo: own, _r: '/brand' });
    expect([asked.status, asked.location]).toEqual([303, '/brand']);
    expect((await visitor.get('/brand')).shows(UNBILLED)).toBe(true);
    expect((await visitor.get('/brand')).shows(UNBILLED)).toBe(false);
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', undefined])('with the return path %j leads to a page that offers the file', async (_r) => {
    const visitor = await signedIn();
    const asked = await visitor.post('/export/invoice', { format: 'pdf', orderNo: own, ...(_r === undefined ? {} : { _r }) });
    expect([asked.status, asked.location]).toEqual([303, `/order_detail/${own}`]);
  });

  test.each<[string, () => Response]>([
    ['fails', () => new Response(null, { status: 500 })],
    ['sends a page', () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'text/html' } })],
    ['sends another file', () => new Response('%PDF', { headers: { 'content-type': FILE_TYPES.pdf } })],
  ])('shows a message where the upstream %s', async (_, answer) => {
    const visitor = await signedIn(inPlaceOfFiles(answer));
    const asked = await visitor.post('/export/orders', { format: 'csv', _r: '/brand' });
    expect([asked.status, asked.location, asked.text]).toEqual([303, '/brand', '']);
    expect((await visitor.get('/brand')).text).toMatch(/class="[^"]*alert/);
  });
});

test('the mall answers no export under the shop’s own host', async () => {
  const mall = createMall({ ...env, PRODUCT: 'farad' });
  expect((await mall.fetch(new Request(`${SITE}/api/farad${CALL}`, { method: 'POST', body: '{"what":"cart","format":"csv"}' }))).status).toBe(200);
  const visitor = await signedIn();
  const { status } = await visitor.send(`/api/farad${CALL}`, {
    method: 'POST', body: '{"what":"cart","format":"csv"}', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(status).not.toBe(200);
});
