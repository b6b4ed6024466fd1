/** Known devices through the whole storefront: the cookie, signing in under attack, and the list in the membership centre. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Queries } from '../../functions/mall/db/queries';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { FAILURES, PASSWORD_ATTEMPTS } from '../../functions/mall/user/limits/policies';
import { count } from '../../functions/mall/user/store/limits';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

const CENTRE = '/membership_center?tab=profile';
const COOKIE = '__Host-device';
const HEADER = 'x-device-token';
const { account, password } = DEMO_ACCOUNT;

beforeAll(async () => {
  await loadMall(smallCatalogue());
});
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch(['sign_in', 'allowance', 'device'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const signIn = (visitor: Visitor, address: string) => visitor.post('/login', { account, by: 'password', password }, { 'cf-connecting-ip': address });

/** Counts as much as strangers can cause: the account takes no more passwords from elsewhere. */
async function attack(): Promise<void> {
  for (let tries = 0; tries < PASSWORD_ATTEMPTS.perAccount.most; tries++) {
    await count(new Queries(env.DB), [[PASSWORD_ATTEMPTS.perAccount, account], [FAILURES.perAccount, account]], Date.now());
  }
}

const cookieLine = ({ headers }: Page) => headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));

describe('the cookie of a device', () => {
  test('S4: is sealed, lives a year, changes with each sign-in, and stays when the visitor signs out', async () => {
    const visitor = new Visitor();
    const line = cookieLine(await signIn(visitor, '192.0.2.1'));
    expect(line).toMatch(/^__Host-device=[\w-]{80,200}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/);
    const first = visitor.cookies.get(COOKIE);
    expect(cookieLine(await visitor.post('/logout', {}))).toBeUndefined();
    expect(visitor.cookies.get(COOKIE)).toBe(first);
    await signIn(visitor, '192.0.2.1');
    expect(visitor.cookies.get(COOKIE)).not.toBe(first);
  });

  test('S3: holds the token only sealed; the upstream gets it with calls about the user, and no other call has it', async () => {
    const calls: Array<[path: string, token: string | null]> = [];
    const tokens: string[] = [];
    const between: Between = async (request, pass) => {
      calls.push([new URL(request.url).pathname, request.headers.get(HEADER)]);
      const answer = await pass(request);
      tokens.push(answer.headers.get(HEADER) ?? '');
      return answer;
    };
    const visitor = new Visitor(between);
    const answers = [await signIn(visitor, '192.0.2.1'), await visitor.get(CENTRE), await visitor.get('/shopping_cart')];
    const [token = ''] = tokens.filter(Boolean);
    expect(token).toHaveLength(43);
    for (const { text, headers } of answers) expect(`${text}${[...headers].join()}`).not.toContain(token);
    const withToken = calls.filter(([, sent]) => sent !== null);
    expect(new Set(withToken.map(([, sent]) => sent))).toEqual(new Set([token]));
    expect(withToken.length).toBeGreaterThan(0);
    for (const [path] of withToken) expect(path).toContain('/user/');
  });

  test('S5: one that was changed counts as none and is deleted', async () => {
    const visitor = new Visitor();
    await signIn(visitor, '192.0.2.1');
    visitor.cookies.set(COOKIE, `${visitor.cookies.get(COOKIE)?.slice(0, -2)}AA`);
    expect(cookieLine(await visitor.get('/about'))).toMatch(/^__Host-device=; .*Max-Age=0/);
    await attack();
    expect((await signIn(visitor, '192.0.2.99')).status).not.toBe(303);
  });
});

test('S11: under attack, a known device signs in from any address, and a known address without a device; others do not', async () => {
  const [known, fresh, home] = [new Visitor(), new Visitor(), new Visitor()];
  await signIn(known, '192.0.2.1');
  await known.post('/logout', {});
  await attack();
  expect((await signIn(fresh, '192.0.2.50')).status).not.toBe(303);
  expect((await signIn(known, '192.0.2.51')).status).toBe(303);
  await attack();
  expect((await signIn(home, '192.0.2.1')).status).toBe(303);
});

test('a device that is forgotten in the membership centre is signed out, and is no longer known', async () => {
  const [here, other] = [new Visitor(), new Visitor()];
  await signIn(here, '192.0.2.1');
  await signIn(other, '192.0.2.2');
  const page = await here.get(CENTRE);
  const [, deviceId = ''] = /name="deviceId"[^>]*value="([\w-]+)"/.exec(page.text) ?? [];
  expect(page.text.match(/name="deviceId"/g)).toHaveLength(1);
  const done = await here.follow(CENTRE, { intent: 'removeDevice', deviceId });
  expect(done.shows('The device is forgotten and signed out.')).toBe(true);
  expect(done.text).not.toContain('name="deviceId"');
  expect((await other.get('/membership_center')).location).toMatch(/^\/login/);
  expect((await here.follow(CENTRE, { intent: 'removeDevice', deviceId })).shows('This device is not in your list any more. Reload the page to see the list.')).toBe(true);
  await attack();
  expect((await signIn(other, '192.0.2.60')).status).not.toBe(303);
});
