import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../app/upstream/contract/envelope';
import { loginWithValidCode, sendValidCode } from '../../app/upstream/contract/user';
import { ask, NOW, sendCall } from '../fixtures/mall';
import {
  codeFor, credentials, from, LOGIN, newAccount, newAddress, openUsers, otherThan, signUp, tryPassword, userOf,
} from '../fixtures/mall-users';

const LIFE = 600_000;

beforeAll(openUsers);

const tryCode = async (account: string, validCode: string, now = NOW) =>
  (await sendCall(loginWithValidCode, { ...LOGIN, account, validCode }, from(newAddress(), { now }))).envelope.code;

const outbox = async (recipient: string) =>
  (await env.DB.prepare('SELECT purpose, kind, code FROM outbox WHERE recipient = ?1 ORDER BY message_id').bind(recipient).all()).results;

describe('S12: a verification code', () => {
  test('is six digits, from all of them, and told by a demonstration only', async () => {
    const codes = await Promise.all(Array.from({ length: 200 }, () => codeFor(newAccount(), 'login')));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(190);
    expect(new Set(codes.map((code) => code.charAt(0))).size).toBe(10);
    const { data } = await ask(sendValidCode, { account: newAccount(), purpose: 'login', lang: 'zh_cn' }, from(newAddress()));
    expect(data).toBeNull();
  }, 30_000);

  test('signs in once', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    const { headers, data } = await ask(loginWithValidCode, { ...LOGIN, account: account.toUpperCase(), validCode: code }, from(newAddress()));
    expect(await userOf(credentials(headers).token)).toBe(data.userCode);
    expect(await tryCode(account, code)).toBe(CODES.credentials);
  });

  test('that was never sent is refused like a wrong password', async () => {
    const { account } = await signUp();
    const { envelope } = await sendCall(loginWithValidCode, { ...LOGIN, account, validCode: '123456' }, from(newAddress()));
    expect(envelope).toEqual((await tryPassword(account, 'another one')).envelope);
  });

  test('is good for ten minutes', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    expect(await tryCode(account, code, NOW + LIFE)).toBe(CODES.credentials);
    expect(await tryCode(account, code, NOW + LIFE - 1)).toBe('0');
  });

  test('is good for its account and its purpose', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const code = await codeFor(one.account, 'login');
    expect(await tryCode(other.account, code)).toBe(CODES.credentials);
    const registration = await codeFor(newAccount(), 'register');
    expect(await tryCode(one.account, registration === code ? otherThan(code) : registration)).toBe(CODES.credentials);
    expect(await tryCode(one.account, code)).toBe('0');
  });

  test('survives four wrong tries, and not five', async () => {
    const { account } = await signUp();
    for (const [wrong, then] of [[4, '0'], [5, CODES.credentials]] as const) {
      const code = await codeFor(account, 'login');
      for (let tries = 0; tries < wrong; tries++) expect(await tryCode(account, otherThan(code))).toBe(CODES.credentials);
      expect(await tryCode(account, code)).toBe(then);
    }
  });

  test('takes the place of the one before', async () => {
    const { account } = await signUp();
    const [first, second] = [await codeFor(account, 'login'), await codeFor(account, 'login')];
    if (first !== second) expect(await tryCode(account, first)).toBe(CODES.credentials);
    expect(await tryCode(account, second)).toBe('0');
  });

  test('used fifty times at once signs in once', async () => {
    const { account } = await signUp();
    for (let round = 0; round < 3; round++) {
      const code = await codeFor(account, 'login');
      const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(account, code)));
      expect(answers.filter((answer) => answer === '0')).toHaveLength(1);
      expect(answers.filter((answer) => answer === CODES.credentials)).toHaveLength(49);
    }
  }, 30_000);
});

describe('the outbox', () => {
  test('holds the code until it is used', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    expect(await outbox(account)).toEqual([{ purpose: 'login', kind: 'code', code }]);
    expect(await tryCode(account, code)).toBe('0');
    expect(await outbox(account)).toEqual([]);
  });

  test('holds one message for each purpose, and none that has expired', async () => {
    const account = newAccount();
    await codeFor(account, 'login');
    await codeFor(account, 'login');
    const code = await codeFor(account, 'register');
    expect(await outbox(account)).toEqual([{ purpose: 'login', kind: 'noAccount', code: '' }, { purpose: 'register', kind: 'code', code }]);
    await codeFor(newAccount(), 'login', NOW + LIFE);
    expect(await outbox(account)).toEqual([]);
  });

  test('tells whom no code helps, and keeps none that does', async () => {
    const [{ account }, nobody] = [await signUp(), newAccount()];
    const registration = await codeFor(account, 'register');
    const login = await codeFor(nobody, 'login');
    expect([await outbox(account), await outbox(nobody)]).toEqual([
      [{ purpose: 'register', kind: 'hasAccount', code: '' }], [{ purpose: 'login', kind: 'noAccount', code: '' }],
    ]);
    expect([registration, login]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    expect(await tryCode(nobody, login)).toBe(CODES.credentials);
  });
});

test.each(['nobody', 'a b@farad.example', 'two@@farad.example', 'at@farad', '12345', '+86 138'])(
  'nothing is sent to %j', async (account) => {
    const { envelope } = await sendCall(sendValidCode, { account, purpose: 'login', lang: 'zh_cn' }, from(newAddress()));
    expect(envelope).toMatchObject({ code: CODES.badPayload, message: 'account: must be an e-mail address or a mobile number.' });
  },
);

test.each(['+8613800138000', '13800138000', 'Ada.Lovelace+mall@mail.example.cn'])('codes are sent to %j', async (account) => {
  await ask(sendValidCode, { account, purpose: 'register', lang: 'zh_cn' }, from(newAddress()));
  expect(await outbox(account.toLowerCase())).toMatchObject([{ kind: 'code' }]);
});
