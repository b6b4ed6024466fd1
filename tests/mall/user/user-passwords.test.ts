import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { changePassword, listSignIns, loginWithPassword, loginWithValidCode, register, sendValidCode, signOutEverywhere } from '../../../app/upstream/contract/records/user';
import { FRESH_CODE } from '../../../functions/mall/user/limits/policies';
import { DEMO_ACCOUNT, seedDemoAccount } from '../../../functions/mall/user/demo-account';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import {
  as, codeFor, credentials, from, LOGIN, newAccount, newAddress, openUsers, passed, PASSWORD, signUp, tryPassword, userOf, type TestUser,
} from '../../fixtures/visitors/mall-users';

beforeAll(openUsers);

/** A database in which something happens before the first sign-in is stored. */
function meanwhile(act: () => Promise<unknown>): D1Database {
  let isDue = true;
  let storesSignIn = false;
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (text: string) => {
        storesSignIn ||= text.includes('INSERT INTO sign_in');
        return target.prepare(text);
      };
      if (name === 'batch') return async (statements: D1PreparedStatement[]) => {
        if (storesSignIn && isDue) {
          isDue = false;
          await act();
        }
        return target.batch(statements);
      };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('sign-in with a password', () => {
  test('answers the user, a token in the header and a session cookie', async () => {
    const { data, headers } = await ask(loginWithPassword, { ...LOGIN, ...DEMO_ACCOUNT }, from(newAddress(), { demo: true }));
    expect(data).toMatchObject({ userCode: 'U00000001', account: DEMO_ACCOUNT.account, userName: 'Demo', creditLimit: '50000' });
    expect(headers.get('access-token')).toMatch(/^[\w-]{43}$/);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^SESSION=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(await userOf(credentials(headers).token)).toBe('U00000001');
  });

  test('finds the account in any letter case and width', async () => {
    for (const account of [' DEMO@Farad.Example ', 'ｄemo@farad.example']) {
      expect((await tryPassword(account, DEMO_ACCOUNT.password, from(newAddress(), { demo: true }))).envelope.code).toBe('0');
    }
  });

  test('adds the demo account once', async () => {
    await seedDemoAccount(env.DB, NOW);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM account WHERE account = ?1').bind(DEMO_ACCOUNT.account).first('n')).toBe(1);
  });

  test('accepts the demo account, whose password is public, in a demonstration only', async () => {
    const { account, password } = DEMO_ACCOUNT;
    for (const [demo, answer, kind] of [[false, CODES.credentials, 'noAccount'], [true, '0', 'code']] as const) {
      const asking = () => from(newAddress(), { demo });
      expect((await tryPassword(account, password, asking())).envelope.code).toBe(answer);
      await ask(sendValidCode, { account, purpose: 'login', lang: 'zh_cn' }, asking());
      expect(await env.DB.prepare('SELECT kind FROM outbox ORDER BY message_id DESC LIMIT 1').first('kind')).toBe(kind);
      const code = await codeFor(account, 'login');
      expect((await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, asking())).envelope.code).toBe(answer);
    }
  });
});

describe('S9: a new password', () => {
  const WEAK: Array<[why: string, password: string]> = [
    ['seven characters', 'seven77'],
    ['seven characters in fourteen units', '😀'.repeat(7)],
    ['seven characters once composed', 'a\u0308'.repeat(7)],
    ['129 characters', 'x'.repeat(129)],
    ['129 characters in 256 units', `${'😀'.repeat(127)}xx`],
    ['common', 'password123'],
    ['common in other letters', 'Ｐassword１２３'],
  ];
  const GOOD: Array<[why: string, password: string]> = [
    ['eight characters', 'eight888'],
    ['eight characters in sixteen units', '😀'.repeat(8)],
    ['128 characters', 'x'.repeat(128)],
    ['128 characters in 256 units', '😀'.repeat(128)],
    ['no capitals, figures or signs', 'nothing but small letters'],
    ['blanks and Chinese', ' 电阻 电容 电感 '],
  ];

  test.each(WEAK)('of %s is refused, and the code stays valid', async (_, password) => {
    const account = newAccount();
    const code = await codeFor(account, 'register');
    const { envelope } = await sendCall(register, { account, password, ...code, lang: 'zh_cn', ...(await passed('register', account)) }, from(newAddress()));
    expect(envelope).toMatchObject({ code: CODES.weakPassword, data: null, message: expect.stringMatching(/\.$/) });
    const again = await sendCall(register, { account, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', account)) }, from(newAddress()));
    expect(again.envelope.code).toBe('0');
  });

  test.each(GOOD)('of %s is accepted, and signs in', async (_, password) => {
    const { account } = await signUp(newAccount(), password);
    expect((await tryPassword(account, password)).envelope.code).toBe('0');
    expect((await tryPassword(account, `${password.slice(0, -1)}_`)).envelope.code).toBe(CODES.credentials);
  });
});

describe('changing a password', () => {
  const NEW = 'five capacitors in a ring';
  const NEWER = 'seven resistors in a row';

  test('needs a sign-in and the old password', async () => {
    const user = await signUp();
    const change = { oldPassword: PASSWORD, password: NEW };
    expect((await sendCall(changePassword, change, from(newAddress()))).envelope.code).toBe(CODES.signIn);
    const { envelope, headers } = await sendCall(changePassword, { ...change, oldPassword: 'another one' }, as(user));
    expect([envelope.code, headers.get('access-token')]).toEqual([CODES.credentials, null]);
    expect((await sendCall(changePassword, { ...change, password: 'password123' }, as(user))).envelope.code).toBe(CODES.weakPassword);
    expect(await userOf(user.token)).toBeDefined();
    expect((await tryPassword(user.account, PASSWORD)).envelope.code).toBe('0');
  });

  test('S6: ends all other sign-ins and renews the token of this one', async () => {
    const user = await signUp();
    const other = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const { headers } = await ask(changePassword, { oldPassword: PASSWORD, password: NEW }, as(user));
    const rotated = credentials(headers);
    expect(new Set([user.token, other.token, rotated.token]).size).toBe(3);
    expect(await Promise.all([user.token, other.token, rotated.token].map((token) => userOf(token)))).toEqual([
      undefined, undefined, expect.stringMatching(/^U\d{12}$/),
    ]);
    expect(rotated.session).toMatch(/^[\w-]{43}$/);
    expect((await tryPassword(user.account, PASSWORD)).envelope.code).toBe(CODES.credentials);
    expect((await tryPassword(user.account, NEW)).envelope.code).toBe('0');
  });

  test.each([
    ['another change of it', (user: TestUser) => ask(changePassword, { oldPassword: PASSWORD, password: NEWER }, as(user))],
    ['signing out everywhere', (user: TestUser) => ask(signOutEverywhere, {}, as(user))],
  ])('S6: is refused after %s, even if it began before', async (_, end) => {
    const user = await signUp();
    const thief = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const late = meanwhile(() => end(user));
    const { envelope, headers } = await sendCall(changePassword, { oldPassword: PASSWORD, password: NEW }, as(thief, { db: late }));
    expect([envelope.code, headers.get('access-token'), headers.getSetCookie()]).toEqual([CODES.credentials, null, []]);
    expect(envelope.message).toMatch(/changed, or you were signed out everywhere/);
    expect((await tryPassword(user.account, NEW)).envelope.code).toBe(CODES.credentials);
    expect(await userOf(thief.token)).toBeUndefined();
  });

  test('S6: no sign-in with the old password comes after it, even if it began before', async () => {
    const user = await signUp();
    const late = meanwhile(() => ask(changePassword, { oldPassword: PASSWORD, password: NEW }, as(user)));
    const { envelope, headers } = await tryPassword(user.account, PASSWORD, from(newAddress(), { db: late }));
    expect([envelope.code, headers.get('access-token'), headers.getSetCookie()]).toEqual([CODES.credentials, null, []]);
    expect((await tryPassword(user.account, NEW)).envelope.code).toBe('0');
  });

  test('S11: allows ten wrong old passwords in a window, whatever others try', async () => {
    const user = await signUp();
    for (let tries = 0; tries < 10; tries++) await tryPassword(user.account, 'a stranger', from(newAddress()));
    const change = async (oldPassword: string, now = NOW) =>
      (await sendCall(changePassword, { oldPassword, password: NEW }, as(user, { now }))).envelope.code;
    for (let tries = 0; tries < 10; tries++) expect(await change('wrong one')).toBe(CODES.credentials);
    expect(await change(PASSWORD)).toBe(CODES.tooMany);
    expect(await change(PASSWORD, NOW + 15 * 60_000)).toBe('0');
  });
});

describe('a forgotten password', () => {
  const NEW = 'six inductors in a box';
  const change = async (user: Pick<TestUser, 'token' | 'session'>, now = NOW) =>
    (await sendCall(changePassword, { password: NEW }, as(user, { now }))).envelope;
  const neededFrom = async (token: string, now = NOW) =>
    (await ask(listSignIns, {}, as({ token, session: '' }, { now }))).data.rows.map(({ current, passwordNeededFrom }) => [current, passwordNeededFrom]);

  async function signInByCode(account: string): Promise<{ token: string; session: string }> {
    const code = await codeFor(account, 'login');
    return credentials((await ask(loginWithValidCode, { ...LOGIN, account, ...code }, from(newAddress()))).headers);
  }

  test('can be changed right after a sign-in by code, which ends all other sign-ins', async () => {
    const user = await signUp();
    const thief = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const owner = await signInByCode(user.account);
    const now = NOW + FRESH_CODE - 1;
    const { envelope, headers } = await sendCall(changePassword, { password: NEW }, as(owner, { now }));
    expect(envelope.code).toBe('0');
    const rotated = credentials(headers);
    expect(await Promise.all([user, thief, owner, rotated].map(({ token }) => userOf(token)))).toEqual([
      undefined, undefined, undefined, expect.stringMatching(/^U\d{12}$/),
    ]);
    expect((await tryPassword(user.account, PASSWORD)).envelope.code).toBe(CODES.credentials);
    expect((await tryPassword(user.account, NEW)).envelope.code).toBe('0');
    expect((await change(rotated, now)).code).toBe(CODES.credentials);
  });

  test('can be changed right after registration', async () => {
    expect((await change(await signUp())).code).toBe('0');
  });

  test('cannot be changed 15 minutes after the code, after a sign-in by password, or without one', async () => {
    const registered = await signUp();
    const byPassword = credentials((await tryPassword(registered.account, PASSWORD)).headers);
    const byCode = await signInByCode(registered.account);
    expect(FRESH_CODE).toBe(900_000);
    for (const [user, now] of [[byCode, NOW + FRESH_CODE], [registered, NOW + FRESH_CODE], [byPassword, NOW]] as const) {
      expect(await change(user, now)).toMatchObject({ code: CODES.credentials, message: 'Enter your current password.' });
    }
    expect((await change({ token: '', session: byCode.session })).code).toBe(CODES.signIn);
    expect((await tryPassword(registered.account, PASSWORD)).envelope.code).toBe('0');
  });

  test('needs a new password that is accepted, and the right old one if any is sent', async () => {
    const user = await signUp();
    expect((await sendCall(changePassword, { password: 'password123' }, as(user))).envelope.code).toBe(CODES.weakPassword);
    expect((await sendCall(changePassword, { oldPassword: 'wrong one', password: NEW }, as(user))).envelope.code).toBe(CODES.credentials);
    expect((await change(user)).code).toBe('0');
  });

  test('is mentioned in the list of sign-ins as long as the sign-in may change it', async () => {
    const user = await signUp();
    const byPassword = credentials((await tryPassword(user.account, PASSWORD)).headers);
    const until = new Date(NOW + FRESH_CODE).toISOString();
    expect(await neededFrom(user.token, NOW + FRESH_CODE - 1)).toEqual(expect.arrayContaining([['T', until], ['F', undefined]]));
    expect(await neededFrom(user.token, NOW + FRESH_CODE)).toEqual(expect.arrayContaining([['T', undefined], ['F', undefined]]));
    expect((await neededFrom(byPassword.token)).map(([, moment]) => moment)).toEqual([undefined, undefined]);
  });
});
