/** A forgotten password: after a sign-in by code the membership centre sets a new one. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FRESH_CODE } from '../../functions/mall/user/limits/policies';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor } from '../fixtures/visitors/visitor';

const CENTRE = '/membership_center?tab=profile';
const FIELD = 'name="oldPassword"';
const NEW = 'seven diodes in a bridge';
const CHANGE = { intent: 'password', password: NEW, confirmPassword: NEW };
const { account, password } = DEMO_ACCOUNT;

let stored: string;

beforeAll(async () => {
  await loadMall(smallCatalogue());
  stored = (await env.DB.prepare('SELECT password FROM account WHERE account = ?1').bind(account).first<string>('password')) ?? '';
});
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.batch([
    ...['sign_in', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare('UPDATE account SET password = ?2 WHERE account = ?1').bind(account, stored),
  ]);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function byCode(): Promise<Visitor> {
  const visitor = new Visitor();
  const validCode = await visitor.code('/login', account);
  const { status, location } = await visitor.post('/login', { account, by: 'code', validCode });
  expect([status, location]).toEqual([303, CENTRE]);
  return visitor;
}

async function byPassword(tried: string): Promise<{ visitor: Visitor; status: number }> {
  const visitor = new Visitor();
  return { visitor, status: (await visitor.post('/login', { account, by: 'password', password: tried })).status };
}

describe('the old password', () => {
  test('is not needed for one change after a sign-in by code', async () => {
    const visitor = await byCode();
    const before = await visitor.get(CENTRE);
    expect([before.shows(FIELD), before.shows('your current password is not needed until')]).toEqual([false, true]);
    const after = await visitor.follow(CENTRE, CHANGE);
    expect([after.shows('Your password is changed.'), after.shows(FIELD)]).toEqual([true, true]);
    expect([(await byPassword(NEW)).status, (await byPassword(password)).status]).toEqual([303, 401]);
  });

  test('is needed again when the sign-in by code is no longer recent', async () => {
    const visitor = await byCode();
    await env.DB.prepare('UPDATE sign_in SET created_at = created_at - ?1').bind(FRESH_CODE).run();
    const asked = await visitor.post(CENTRE, CHANGE);
    expect([asked.status, asked.shows(FIELD), asked.shows('Enter your current password.'), asked.shows(NEW)]).toEqual([401, true, true, false]);
    expect((await byPassword(password)).status).toBe(303);
  });

  test('is needed after a sign-in by password', async () => {
    const { visitor } = await byPassword(password);
    expect((await visitor.get(CENTRE)).shows(FIELD)).toBe(true);
    for (const [fields, status] of [[CHANGE, 401], [{ ...CHANGE, oldPassword: '' }, 422]] as const) {
      const asked = await visitor.post(CENTRE, fields);
      expect([asked.status, asked.shows('Enter your current password.')]).toEqual([status, true]);
    }
    expect((await byPassword(password)).status).toBe(303);
  });
});
