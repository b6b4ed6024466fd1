import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import {
  changePassword, getLoginInfo, listSignIns, loginWithPassword, loginWithValidCode, logout, register, signOutEverywhere,
} from '../../../app/upstream/contract/records/user';
import { DEVICE_LENGTH, MOST_SIGN_INS, TOKEN_LIFE, UNUSED_LIFE } from '../../../functions/mall/user/limits/policies';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import {
  as, codeFor, credentials, from, LOGIN, newAccount, newAddress, openUsers, passed, PASSWORD, signUp, tryPassword, userOf, type TestUser,
} from '../../fixtures/visitors/mall-users';

const HOUR = 3_600_000;

beforeAll(openUsers);

/** A new user who signs in without "stay signed in". */
async function signInForNow(method: 'password' | 'code'): Promise<TestUser> {
  const { account } = await signUp();
  const login = { account, isAutomatic: 'F', lang: 'zh_cn' } as const;
  const { headers } = method === 'password'
    ? await ask(loginWithPassword, { ...login, password: PASSWORD }, from(newAddress()))
    : await ask(loginWithValidCode, { ...login, ...await codeFor(account, 'login') }, from(newAddress()));
  return { account, password: PASSWORD, ...credentials(headers) };
}

describe('a token', () => {
  test('that is missing or wrong leaves the visitor anonymous', async () => {
    for (const token of ['', 'x', 'ü', 'A'.repeat(5000)]) expect(await userOf(encodeURIComponent(token))).toBeUndefined();
  });

  test('S6: has 256 bits, new at each sign-in', async () => {
    const user = await signUp();
    const again = credentials((await tryPassword(user.account, PASSWORD)).headers);
    expect(again.token).not.toBe(user.token);
    expect(atob(again.token.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(32);
  });

  test('with "stay signed in" ends after seven days, used or not', async () => {
    const user = await signUp();
    const { token } = credentials((await tryPassword(user.account, PASSWORD)).headers);
    expect(TOKEN_LIFE).toBe(7 * 24 * HOUR);
    expect(await userOf(token, NOW + TOKEN_LIFE - 1)).toBeDefined();
    expect(await userOf(token, NOW + TOKEN_LIFE)).toBeUndefined();
    expect((await sendCall(listSignIns, {}, as({ token, session: '' }, { now: NOW + TOKEN_LIFE }))).envelope.code).toBe(CODES.signIn);
  });

  test('of a registration ends after seven days too', async () => {
    const { token } = await signUp();
    expect(await userOf(token, NOW + TOKEN_LIFE - 1)).toBeDefined();
    expect(await userOf(token, NOW + TOKEN_LIFE)).toBeUndefined();
  });

  test.each(['password', 'code'] as const)('without "stay signed in" ends after a day without use: by %s', async (method) => {
    const { token } = await signInForNow(method);
    expect(UNUSED_LIFE).toBe(24 * HOUR);
    expect(await userOf(token, NOW + UNUSED_LIFE - 1)).toBeDefined();
    expect(await userOf(token, NOW + 2 * UNUSED_LIFE - 1)).toBeUndefined();
    const unused = await signInForNow(method);
    expect(await userOf(unused.token, NOW + UNUSED_LIFE)).toBeUndefined();
    expect((await sendCall(listSignIns, {}, as(unused, { now: NOW + UNUSED_LIFE }))).envelope.code).toBe(CODES.signIn);
  });

  test('without "stay signed in" stays valid beyond a week if it is used every 23 hours', async () => {
    const { token } = await signInForNow('password');
    for (let hours = 23; hours <= 23 * 8; hours += 23) expect(await userOf(token, NOW + hours * HOUR), `after ${hours} hours`).toBeDefined();
  });

  test('is extended by at most one write an hour; reads write nothing else', async () => {
    const [forNow, kept] = [await signInForNow('password'), await signUp()];
    const writes = async (token: string, now: number) => {
      const { statements } = await ask(getLoginInfo, {}, { headers: { 'access-token': token }, now });
      return statements.map((one) => one.sql).filter((one) => !one.startsWith('SELECT')).length;
    };
    const at = [0, HOUR - 1, HOUR, HOUR + 1, 2 * HOUR - 1, 2 * HOUR].map((later) => NOW + later);
    const counted = { forNow: [0, 0, 1, 0, 0, 1], kept: [0, 0, 0, 0, 0, 0] };
    for (const [index, now] of at.entries()) {
      expect([await writes(forNow.token, now), await writes(kept.token, now)]).toEqual([counted.forNow[index], counted.kept[index]]);
    }
  });

  test('after a change of the password is valid as long as the one before', async () => {
    const forNow = await signInForNow('password');
    const change = async (user: TestUser) => {
      const fields = { oldPassword: user.password, password: 'four capacitors in a row' };
      return credentials((await ask(changePassword, fields, as(user))).headers).token;
    };
    expect(await userOf(await change(forNow), NOW + UNUSED_LIFE)).toBeUndefined();
    expect(await userOf(await change(await signUp()), NOW + UNUSED_LIFE)).toBeDefined();
  });

  test('that has expired is deleted at the next sign-in', async () => {
    await signUp();
    const left = (now: number) => env.DB.prepare('SELECT count(*) AS n FROM sign_in WHERE expires_at <= ?1').bind(now).first('n');
    expect(await left(NOW + TOKEN_LIFE)).not.toBe(0);
    const account = newAccount();
    await tryPassword(account, PASSWORD, from(newAddress(), { now: NOW + TOKEN_LIFE }));
    const code = await codeFor(account, 'register', NOW + TOKEN_LIFE);
    await ask(register, { account, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', account, NOW + TOKEN_LIFE)) }, from(newAddress(), { now: NOW + TOKEN_LIFE }));
    expect(await left(NOW + TOKEN_LIFE)).toBe(0);
  });

  test('S6: that is sent with a sign-in ends; other tokens do not', async () => {
    const [user, code] = [await signUp(), await signUp()];
    const other = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const rotated = credentials((await tryPassword(user.account, PASSWORD, as(user))).headers);
    expect(await userOf(user.token)).toBeUndefined();
    expect([await userOf(other.token), await userOf(rotated.token)]).not.toContain(undefined);

    const sent = await codeFor(code.account, 'login');
    await ask(loginWithValidCode, { ...LOGIN, account: code.account, ...sent }, as({ ...rotated, session: '' }));
    expect(await userOf(rotated.token)).toBeUndefined();
    const account = newAccount();
    const registered = await codeFor(account, 'register');
    await ask(register, { account, password: PASSWORD, ...registered, lang: 'zh_cn', ...(await passed('register', account)) }, as({ token: '', session: other.session }));
    expect(await userOf(other.token)).toBeUndefined();
    expect(await userOf(code.token)).toBeDefined();
  });

  test('stays valid after a refused sign-in', async () => {
    const user = await signUp();
    expect((await tryPassword(user.account, 'another one', as(user))).envelope.code).toBe(CODES.credentials);
    expect(await userOf(user.token)).toBeDefined();
  });
});

describe('logout', () => {
  test('ends the token; other tokens stay valid', async () => {
    const user = await signUp();
    const other = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const { headers } = await ask(logout, {}, { headers: { 'access-token': user.token } });
    expect(headers.getSetCookie()[0]).toMatch(/^SESSION=; .*Max-Age=0/);
    expect([await userOf(user.token), await userOf(other.token)]).toEqual([undefined, expect.any(String)]);
  });

  test('by the session cookie alone ends the token too; without either it does nothing', async () => {
    const { token, session } = await signUp();
    await ask(logout, {});
    expect(await userOf(token)).toBeDefined();
    await ask(logout, {}, { headers: { cookie: `a=b; SESSION=${session}` } });
    expect(await userOf(token)).toBeUndefined();
  });
});

describe('the list of sign-ins', () => {
  test('needs a sign-in', async () => {
    for (const call of [listSignIns, signOutEverywhere]) {
      expect((await sendCall(call, {}, from(newAddress()))).envelope).toMatchObject({ code: CODES.signIn, data: null });
    }
  });

  test('is newest first, has device and times, and marks the current one', async () => {
    const user = await signUp();
    const stranger = await signUp();
    const phone = from(newAddress(), { now: NOW + 60_000, headers: { 'user-agent': 'Phone/1.0' } });
    await tryPassword(user.account, PASSWORD, phone);
    const long = from(newAddress(), { now: NOW + 120_000, headers: { 'user-agent': 'x'.repeat(1000) } });
    await tryPassword(user.account, PASSWORD, long);
    const { rows } = (await ask(listSignIns, {}, as(user, { now: NOW + 120_000 }))).data;
    expect(rows).toMatchObject([
      { current: 'F', device: 'x'.repeat(DEVICE_LENGTH), createTime: new Date(NOW + 120_000).toISOString() },
      { current: 'F', device: 'Phone/1.0', createTime: new Date(NOW + 60_000).toISOString() },
      { current: 'T', createTime: new Date(NOW).toISOString() },
    ]);
    expect(new Set(rows.map(({ signInId }) => signInId)).size).toBe(3);
    expect((await ask(listSignIns, {}, as(stranger))).data.rows).toHaveLength(1);
  });

  test('S6: ends with one call, without affecting other users', async () => {
    const user = await signUp();
    const other = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const stranger = await signUp();
    const { headers } = await ask(signOutEverywhere, {}, as(user));
    expect(headers.getSetCookie()[0]).toMatch(/^SESSION=; .*Max-Age=0/);
    expect([await userOf(user.token), await userOf(other.token)]).toEqual([undefined, undefined]);
    expect(await userOf(stranger.token)).toBeDefined();
    expect((await tryPassword(user.account, PASSWORD)).envelope.code).toBe('0');
  });

  test('is limited: a further sign-in ends the oldest', async () => {
    const user = await signUp();
    const userCode = await userOf(user.token);
    await env.DB.batch(Array.from({ length: MOST_SIGN_INS - 1 }, (_, index) =>
      env.DB.prepare('INSERT INTO sign_in (token, session, user_code, expires_at, created_at) VALUES (?1, ?1, ?2, ?3, ?4)')
        .bind(`older-${index}`, userCode ?? '', NOW + TOKEN_LIFE, NOW - 1000 + index)));
    const latest = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const { rows } = (await ask(listSignIns, {}, as(latest))).data;
    expect(rows).toHaveLength(MOST_SIGN_INS);
    expect(await env.DB.prepare("SELECT count(*) AS n FROM sign_in WHERE token = 'older-0'").first('n')).toBe(0);
    expect([await userOf(user.token), await userOf(latest.token)]).toEqual([userCode, userCode]);
  });
});
