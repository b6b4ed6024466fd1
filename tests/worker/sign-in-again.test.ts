/** Visits whose token has expired, or whose user the upstream cannot name at the moment (app/session/README.md, "Stored user"). */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORED_USER_LIFETIME_MS } from '../../app/domain/account/stored-user';
import { createSealer } from '../../app/session/seal';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { SECRET, Visitor, type Page } from '../fixtures/visitors/visitor';

const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const ENDED = 'Your session has ended';
const SIGN_IN_FIRST = 'Please sign in to continue.';
const CENTRE = '/membership_center?tab=profile';

let product: { id: string; mpn: string };
/** Answers in place of the mall's, by call. */
let answers: Map<string, () => Response>;

beforeAll(async () => {
  await loadMall(smallCatalogue());
  product = (await env.DB.prepare('SELECT id, mpn FROM goods ORDER BY rank').first<{ id: string; mpn: string }>()) ?? { id: '', mpn: '' };
});
beforeEach(async () => {
  answers = new Map();
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch(['saved_goods', 'sign_in', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const dead = () => Response.json({ message: `401&${ENDED}` }, { status: 500 });
const refused = (code: string, message = 'refused 7791') => () => Response.json({ code, message });
const newVisitor = () => new Visitor(async (request, pass) => answers.get(new URL(request.url).pathname.replace('/api/farad/', ''))?.() ?? pass(request));
const save = (more: Record<string, string> = {}) => ({ intent: 'add', goodsId: product.id, _r: '/brand', ...more });

async function signedIn(): Promise<Visitor> {
  const visitor = newVisitor();
  expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
  return visitor;
}

/** A signed-in visitor whose stored user has expired. */
async function unnamed(): Promise<Visitor> {
  const visitor = await signedIn();
  const storedAt = Date.now() - STORED_USER_LIFETIME_MS - 1;
  visitor.cookies.set('__Host-user', await createSealer([SECRET]).seal('user', JSON.stringify({ userCode: 'U00000001', name: 'Demo', storedAt, keep: true })));
  return visitor;
}

describe('an expired token', () => {
  test('is noticed by saving: the sign-in page says why once, and the product is saved after sign-in', async () => {
    const visitor = await signedIn();
    answers.set('savedGoods/addSavedGoods', dead);
    const asked = await visitor.post('/saved_parts', save());
    expect([asked.status, asked.location]).toEqual([303, '/login?_r=%2Fbrand']);
    expect(visitor.cookies.has('__Host-access-token')).toBe(false);
    const login = await visitor.get('/login?_r=%2Fbrand');
    expect([login.shows(ENDED), login.shows(SIGN_IN_FIRST)]).toEqual([true, false]);
    expect((await visitor.get('/login')).shows(ENDED)).toBe(false);
    answers.clear();
    expect((await visitor.follow('/login', { ...CREDENTIALS, _r: '/brand' })).shows(`${product.mpn} is saved for later.`)).toBe(true);
  });

  test('is noticed by saving by script, which leads to the sign-in page too', async () => {
    const visitor = await signedIn();
    answers.set('savedGoods/addSavedGoods', dead);
    const asked = await visitor.post('/saved_parts', save({ inPage: '1' }));
    expect([asked.status, asked.location]).toEqual([303, '/login?_r=%2Fbrand']);
    expect((await visitor.get('/login')).shows(ENDED)).toBe(true);
  });

  test('is noticed by reading the user: one message, wherever it is noticed', async () => {
    for (const path of ['/brand', CENTRE]) {
      const visitor = await unnamed();
      answers.set('user/getLoginInfo', dead);
      const asked = await visitor.get(path);
      expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(path)}`]);
      const login = await visitor.get(asked.location ?? '');
      expect([login.shows(ENDED), login.shows(SIGN_IN_FIRST)]).toEqual([true, false]);
      answers.clear();
    }
  });

  test('is noticed by a form of the membership centre, which is carried out after sign-in with a message', async () => {
    const visitor = await signedIn();
    answers.set('user/updateProfile', dead);
    const fields = { intent: 'profile', userName: 'Ada', companyName: 'Canary works 7791' };
    const asked = await visitor.post(CENTRE, fields);
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(CENTRE)}`]);
    expect((await visitor.get('/login')).shows(ENDED)).toBe(true);
    answers.clear();
    const centre = await visitor.follow('/login', { ...CREDENTIALS, _r: CENTRE });
    expect([centre.shows('Your profile is saved.'), centre.shows('value="Canary works 7791"')]).toEqual([true, true]);
  });
});

describe('an action that waits since a session expired', () => {
  const PASSWORD = 'four resistors in a row';
  async function register(visitor: Visitor): Promise<void> {
    expect((await visitor.register(`${crypto.randomUUID()}@farad.example`, PASSWORD)).status).toBe(303);
  }

  test('is not carried out for another user who signs in, with a message', async () => {
    const visitor = await signedIn();
    answers.set('address/saveAddress', dead);
    const address = { name: 'Canary 7791', phone: '13800138000', province: '1-44', city: '1-44-4403', district: '1-44-4403-440305', detail: '1 Test Road' };
    expect((await visitor.post('/membership_center?tab=addresses', { intent: 'address', ...address })).status).toBe(303);
    answers.clear();
    await register(visitor);
    const page = await visitor.get('/membership_center?tab=addresses');
    expect([page.shows('belongs to another account. It was not carried out.'), page.shows('Canary 7791')]).toEqual([true, false]);
  });

  test('is carried out for any user where nobody was signed in before', async () => {
    const visitor = newVisitor();
    await visitor.post('/saved_parts', save());
    await register(visitor);
    expect((await visitor.get('/membership_center?tab=saved')).shows(product.mpn)).toBe(true);
  });
});

describe('the cookie of the token', () => {
  test('lives 7 days, with or without "stay signed in"', async () => {
    for (const isAutomatic of ['', 'T']) {
      const { headers } = await newVisitor().post('/login', { ...CREDENTIALS, isAutomatic });
      expect(headers.getSetCookie().find((line) => line.startsWith('__Host-access-token='))).toContain('Max-Age=604800');
    }
  });
});

describe('a form posted by script', () => {
  const profile = { intent: 'profile', userName: 'Ada', companyName: 'Prompted works 7791' };
  const idOf = ({ text }: Page) => /"promptId","([^"]+)"/.exec(text)?.[1] ?? '';

  test.each<[string, Record<string, string>]>([
    ['/membership_center', profile], ['/order_detail/F20261120-00000001', { intent: 'receive' }], ['/confirm_order', { remark: 'x' }], ['/pay/P1', { intent: 'start' }],
  ])('to %s prompts for sign-in on its page; without script it leads to the sign-in page', async (path, fields) => {
    const asked = await newVisitor().post(`${path}.data`, fields);
    expect([asked.status, asked.location, idOf(asked)]).toEqual([401, null, expect.stringMatching(/./)]);
    const document = await newVisitor().post(path, fields);
    expect([document.status, document.location]).toEqual([303, expect.stringMatching(/^\/login/)]);
  });

  test.each<[string, string, Record<string, string>]>([
    ['/membership_center', 'user/updateProfile', profile], ['/order_detail/F20261120-00000001', 'order/qryOrderDetail', { intent: 'receive' }],
    ['/pay/P1', 'payment/qryPayment', { intent: 'start' }],
  ])('to %s prompts too where its own call refuses the token, whose cookie is deleted', async (path, call, fields) => {
    const visitor = await signedIn();
    answers.set(call, refused('ERR-TMS-0034'));
    expect((await visitor.post(`${path}.data`, fields)).status).toBe(401);
    expect(visitor.cookies.has('__Host-access-token')).toBe(false);
  });

  test('leads to the sign-in page where the upstream answers 401', async () => {
    const visitor = await signedIn();
    answers.set('user/updateProfile', dead);
    const asked = await visitor.post('/membership_center.data', profile);
    expect([asked.status, asked.text]).toEqual([202, expect.stringContaining('/login')]);
  });

  test.each([false, true])('is carried out after sign-in unless its prompt is closed: %s', async (closed) => {
    const visitor = newVisitor();
    const promptId = idOf(await visitor.post('/membership_center.data', { ...profile, companyName: `Works ${closed}` }));
    if (closed) await visitor.post('/login.data', { intent: 'forget', promptId });
    expect((await visitor.follow('/login', { ...CREDENTIALS, _r: CENTRE })).shows(`value="Works ${closed}"`)).toBe(!closed);
  });
});

describe('a visitor without a sign-in', () => {
  test('can post a form of the membership centre, which waits for sign-in', async () => {
    const visitor = newVisitor();
    await visitor.post(CENTRE, { intent: 'profile', userName: 'Ada', companyName: 'Nobody’s works 7791' });
    expect((await visitor.get('/login')).shows('Sign in to complete your request.')).toBe(true);
    expect((await visitor.follow('/login', { ...CREDENTIALS, _r: CENTRE })).shows('value="Nobody’s works 7791"')).toBe(true);
  });

  test.each(['password', 'signOutEverywhere', 'region', 'constructor', ''])('cannot have the form %j wait', async (intent) => {
    const visitor = newVisitor();
    const { status } = await visitor.post(CENTRE, { intent, oldPassword: 'canary-old', password: 'canary-new', confirmPassword: 'canary-new' });
    expect(status).toBe(303);
    const state = await createSealer([SECRET]).open('state', visitor.cookies.get('__Host-state') ?? '');
    expect(JSON.parse(state ?? '{}')).toMatchObject({ queue: [] });
    expect(state).not.toContain('canary');
  });

  test.each([['ERR-TMS-00-0001', { message: { text: 'A user is needed' } }], ['ERR-TMS-0034', {}]])('gets a prompt on the page where the upstream requires a user by %s', async (code, told) => {
    const visitor = await signedIn();
    answers.set('savedGoods/addSavedGoods', refused(code, 'A user is needed'));
    const asked = await visitor.post('/saved_parts', save({ inPage: '1' }));
    expect([asked.status, JSON.parse(asked.text)]).toEqual([401, { prompt: 'signIn', promptId: expect.any(String), ...told }]);
  });
});

describe('an upstream that requires a user', () => {
  const profile = { intent: 'profile', userName: 'Ada', companyName: 'Works 7791' };

  test.each<[string, string, (visitor: Visitor) => Promise<Page>]>([
    ['a form of the membership centre', 'user/updateProfile', (visitor) => visitor.post(CENTRE, profile)],
    ['a save', 'savedGoods/addSavedGoods', (visitor) => visitor.post('/saved_parts', save())],
    ['a page', 'order/qryOrderList', (visitor) => visitor.get('/membership_center?tab=orders')],
  ])('by ERR-TMS-00-0001 has its message shown, by ERR-TMS-0034 only the shop’s prompt: %s', async (_, call, ask) => {
    for (const [code, heard] of [['ERR-TMS-00-0001', true], ['ERR-TMS-0034', false]] as const) {
      const visitor = await signedIn();
      answers.set(call, refused(code, 'canary-asks'));
      const asked = await ask(visitor);
      expect([asked.status, asked.location]).toEqual([303, expect.stringMatching(/^\/login/)]);
      const login = await visitor.get(asked.location ?? '');
      expect([login.text.includes('canary-asks'), login.shows('Please sign in') || login.shows('Sign in to')], code).toEqual([heard, !heard]);
    }
  });

  test('for a public page has the page shown to users only, and not stored', async () => {
    // A product that no other test opens, so no snapshot of it exists.
    const unseen = (await env.DB.prepare('SELECT id, mpn FROM goods ORDER BY rank DESC').first<{ id: string; mpn: string }>()) ?? product;
    const usersOnly = () => new Visitor(async (request, pass) => (
      request.url.endsWith(`/goods/${unseen.id}`) && !request.headers.has('access-token') ? refused('ERR-TMS-0034')() : pass(request)
    ));
    const path = `/product_detail/${unseen.id}`;
    const visitor = usersOnly();
    await visitor.post('/login', CREDENTIALS);
    const page = await visitor.get(path);
    expect([page.status, page.shows(unseen.mpn), page.headers.get('cache-control')]).toEqual([200, true, 'private, no-store']);
    const asked = await usersOnly().get(path);
    expect([asked.status, asked.location]).toEqual([303, `/login?_r=${encodeURIComponent(path)}`]);
  });

  test('by ERR-TMS-0034 right after sign-in has no message shown', async () => {
    const visitor = newVisitor();
    await visitor.post('/saved_parts', save());
    answers.set('savedGoods/addSavedGoods', refused('ERR-TMS-0034', 'canary-asks'));
    const page = await visitor.follow('/login', { ...CREDENTIALS, _r: '/brand' });
    expect([page.text.includes('canary-asks'), page.shows(SIGN_IN_FIRST)]).toEqual([false, true]);
  });
});

describe.each(['ERR-TMS-0034', 'ERR-TMS-00-0001'])('a visitor whose token is refused with %s when the user is read', (code) => {
  async function refusedVisitor(): Promise<Visitor> {
    const visitor = await unnamed();
    answers.set('user/getLoginInfo', refused(code));
    return visitor;
  }

  test('is anonymous on every page', async () => {
    for (const path of ['/', '/brand', '/shopping_cart', `/product_detail/${product.id}`, '/login']) {
      const visitor = await refusedVisitor();
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
      expect(visitor.cookies.has('__Host-access-token')).toBe(false);
    }
  });

  test.each(['/confirm_order', '/order_detail/F20261120-00000001', '/pay/P1'])('is redirected from %s to the sign-in page', async (path) => {
    const visitor = await refusedVisitor();
    const asked = await visitor.get(path);
    expect([asked.status, asked.location?.split('?')[0]]).toEqual([303, '/login']);
  });

  test('signs in for an action that needs a user, which is then carried out', async () => {
    const visitor = await refusedVisitor();
    const asked = await visitor.post('/saved_parts', save());
    expect([asked.status, asked.location]).toEqual([303, '/login?_r=%2Fbrand']);
    answers.clear();
    expect((await visitor.follow('/login', { ...CREDENTIALS, _r: '/brand' })).shows(`${product.mpn} is saved for later.`)).toBe(true);
  });
});

describe('a user whom the upstream cannot name', () => {
  const failing = () => new Response('', { status: 502 });

  test('stays signed in and is not redirected', async () => {
    const visitor = await unnamed();
    answers.set('user/getLoginInfo', failing);
    expect((await visitor.get(CENTRE)).status).toBe(503);
    expect((await visitor.get('/brand')).status).toBe(200);
    answers.clear();
    expect((await visitor.get(CENTRE)).status).toBe(200);
  });

  test('gets the form back with the input', async () => {
    const visitor = await unnamed();
    for (const call of ['user/getLoginInfo', 'user/updateProfile']) answers.set(call, failing);
    const fields = { intent: 'profile', userName: 'Ada', companyName: 'Works 7791' };
    const sent = await visitor.post('/saved_parts', save({ inPage: '1' }));
    expect([sent.status, Object.keys(JSON.parse(sent.text))]).toEqual([422, ['message']]);
    answers.delete('user/getLoginInfo');
    const again = await visitor.post(CENTRE, fields);
    expect([again.status, again.shows('value="Works 7791"')]).toEqual([503, true]);
  });
});

test('a country is not a province: the field shows the error, and the upstream is not called', async () => {
  const visitor = await signedIn();
  const asked: string[] = [];
  answers.set('address/saveAddress', () => (asked.push('saved'), Response.json({ code: '0', data: null })));
  const { status, shows } = await visitor.post('/membership_center?tab=addresses', {
    intent: 'address', name: 'Ada', phone: '13800138000', province: '1', city: '1-44', district: '1-44-4403', detail: '1 Test Road',
  });
  expect([status, shows('Choose a province.'), asked]).toEqual([422, true, []]);
});

describe('a silent refusal', () => {
  test('shows no message, and none that the product is saved', async () => {
    const visitor = await signedIn();
    answers.set('savedGoods/addSavedGoods', refused('ERR-COM-0002', 'canary-silent'));
    const inPage = await visitor.post('/saved_parts', save({ inPage: '1' }));
    expect([inPage.status, JSON.parse(inPage.text)]).toEqual([422, { saved: false }]);
    const page = await visitor.follow('/saved_parts', save());
    expect([page.shows('canary-silent'), page.shows(`${product.mpn} is saved for later.`)]).toEqual([false, false]);
  });

  test('stays silent after sign-in', async () => {
    const visitor = newVisitor();
    answers.set('savedGoods/addSavedGoods', refused('ERR-COM-0002', 'canary-silent'));
    await visitor.post('/saved_parts', save());
    const page = await visitor.follow('/login', { ...CREDENTIALS, _r: '/brand' });
    expect([page.shows('canary-silent'), page.shows(`${product.mpn} is saved for later.`)]).toEqual([false, false]);
  });
});

describe('a message for the next page', () => {
  test('is shown by a GET and not used up by a HEAD', async () => {
    const visitor = newVisitor();
    await visitor.post('/saved_parts', save());
    expect((await visitor.send('/login', { method: 'HEAD' })).text).toBe('');
    const words = 'Sign in to save the part for later.';
    expect([await visitor.get('/login'), await visitor.get('/login')].map((page) => page.shows(words))).toEqual([true, false]);
  });
});

describe('S4: private pages', () => {
  test.each(['/membership_center', '/membership_center.data', '/membership_center/x.css', '/membership_center;x.css', '/membership_center%2Fx.css', '/captcha'])(
    '%s is not stored', async (path) => {
      const visitor = await signedIn();
      const { headers, text } = await visitor.get(path);
      expect(headers.get('cache-control')).toBe('private, no-store');
      if (path.includes('.css')) expect(text).not.toContain(DEMO_ACCOUNT.account);
    },
  );

  test('a redirect to sign-in is not reused without asking the server', async () => {
    for (const path of ['/membership_center', '/membership_center.data']) {
      const visitor = newVisitor();
      for (const _ of [1, 2]) expect((await visitor.get(path)).headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('a captcha is not stored, for an anonymous visitor either', async () => {
    const { status, headers } = await newVisitor().get('/captcha');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
