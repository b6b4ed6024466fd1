/** All lines that the Worker writes while it answers: each has the request's id, and none has what a visitor keeps to themselves. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { captureConsole } from '../../functions/mall/log/log';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor, type Between } from '../fixtures/visitors/visitor';

const PASSWORD = 'canary-7791-of-a-coal-mine';
const ACCOUNT = 'canary.7791@farad.example';
const NAME = 'Canary 7791';

let lines: string[];
let release: () => void;

beforeAll(() => loadMall(smallCatalogue()));
beforeEach(() => {
  lines = [];
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' ')));
  release = captureConsole();
});
afterEach(() => {
  release();
  vi.restoreAllMocks();
});

test('S44: every line of a visit has an id, and none a password, code, token, cookie, address or account', async () => {
  await env.DB.prepare("INSERT INTO content (kind, id, position, data) VALUES ('menu', 'broken', 99, '{\"menuName\":7}')").run().catch(() => undefined);
  const secrets = new Map<string, string>([['password', PASSWORD], ['account', ACCOUNT], ['name', NAME], ['network address', '203.0.113.77']]);
  let failing = false;
  const between: Between = async (request, pass) => {
    const token = request.headers.get('access-token');
    if (token) secrets.set(`token ${token.slice(0, 4)}`, token);
    const code = /"validCode":"(\d{6})"/.exec(await request.clone().text())?.[1];
    if (code) secrets.set('code', code);
    const session = /SESSION=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
    if (session) secrets.set(`session ${session.slice(0, 4)}`, session);
    if (failing) throw new Error(`the call "${await request.text()}" for ${ACCOUNT} failed`);
    return pass(request);
  };
  const visitor = new Visitor(between, { 'cf-connecting-ip': '203.0.113.77' });
  await visitor.register(ACCOUNT, PASSWORD);
  await visitor.post('/login', { account: ACCOUNT, by: 'password', password: PASSWORD });
  await visitor.post('/login', { account: ACCOUNT, by: 'password', password: `wrong-${PASSWORD}` });
  await visitor.post('/membership_center', { intent: 'profile', userName: NAME, companyName: '' });
  await visitor.get('/membership_center?tab=profile');
  for (const [name, value] of visitor.cookies) if (value.length > 20) secrets.set(`cookie ${name}`, value);
  await visitor.get(`/product_list/search/%E4%zz${PASSWORD}`);
  await visitor.get(`/${PASSWORD}/%`);
  await visitor.get(`/order_detail/${PASSWORD}%E0%A4%A${'x'.repeat(700)}`);
  await visitor.get(`/order_detail/F20261122-00482137`);
  await visitor.post('/brand', { password: PASSWORD });
  await visitor.post('/shopping_cart', { intent: 'add', goodsId: PASSWORD, cartNum: PASSWORD });
  failing = true;
  await visitor.get('/membership_center?tab=addresses');
  await visitor.post('/login', { account: ACCOUNT, by: 'password', password: PASSWORD });
  await visitor.get(`/order_detail/F20261122-00482137`);

  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes('[object')), 'what went wrong is said').toEqual([]);
  expect(lines.filter((line) => line.includes('"path":"/brand"'))).toEqual([expect.stringContaining('"error":"405 Method Not Allowed"')]);
  const unnamed = lines.filter((line) => !/^\{"requestId":"[\w-]{1,64}",/.test(line));
  expect(unnamed).toEqual([]);
  for (const [name, secret] of [...secrets, ['an order', 'F20261122-00482137'] as const]) expect([name, lines.filter((line) => line.includes(secret))]).toEqual([name, []]);
  expect([...secrets.keys()].map((name) => name.split(' ')[0])).toEqual(expect.arrayContaining(['password', 'code', 'token', 'session', 'cookie']));
});
