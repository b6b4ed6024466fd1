import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { loginWithValidCode, sendValidCode } from '../../../app/upstream/contract/records/user';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import {
  codeFor, credentials, from, LOGIN, newAccount, newAddress, openUsers, otherThan, signUp, userOf,
  type SentCode,
} from '../../fixtures/visitors/mall-users';

const LIFE = 600_000;

beforeAll(openUsers);

const tryCode = async (account: string, code: Partial<SentCode>, now = NOW) =>
  (await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, from(newAddress(), { now }))).envelope.code;

const outbox = async (recipient: string) =>
  (await env.DB.prepare('SELECT purpose, kind, code FROM outbox WHERE recipient = ?1 ORDER BY message_id').bind(recipient).all()).results;

describe('S12: a verification code', () => {
  test('has six random digits, and only a demonstration sends it in the answer', async () => {
    const codes = await Promise.all(Array.from({ length: 200 }, () => codeFor(newAccount(), 'login')));
    for (const { validCode } of codes) expect(validCode).toMatch(/^\d{6}$/);
    expect(new Set(codes.map(({ validCode }) => validCode)).size).toBeGreaterThan(190);
    expect(new Set(codes.map(({ validCode }) => validCode.charAt(0))).size).toBe(10);
    const { data } = await ask(sendValidCode, { account: newAccount(), purpose: 'login', lang: 'zh_cn' }, from(newAddress()));
    expect(Object.keys(data ?? {})).toEqual(['validCodeId']);
  });

  test('has a new id of 256 bits each time', async () => {
    const account = newAccount();
    const ids = [await codeFor(account, 'login'), await codeFor(account, 'login')].map(({ validCodeId }) => validCodeId);
    for (const id of ids) expect(atob(id.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(32);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('signs in once', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    const { headers, data } = await ask(loginWithValidCode, { ...LOGIN, account: account.toUpperCase(), ...code }, from(newAddress()));
    expect(await userOf(credentials(headers).token)).toBe(data.userCode);
    expect(await tryCode(account, code)).toBe(CODES.credentials);
  });

  test('without its id, with another id or never sent is refused exactly as for an unknown account', async () => {
    const { account } = await signUp();
    const [{ validCode, validCodeId }, later] = [await codeFor(account, 'login'), await codeFor(account, 'login')];
    const nobody = { ...LOGIN, account: newAccount(), validCode, validCodeId: 'x' };
    const wrong = (await sendCall(loginWithValidCode, nobody, from(newAddress()))).envelope;
    expect(wrong.code).toBe(CODES.credentials);
    const other = validCode === later.validCode ? { validCodeId: 'x' } : { validCodeId: later.validCodeId };
    for (const id of [{}, { validCodeId: '' }, { validCodeId: 'x'.repeat(64) }, other]) {
      const { envelope } = await sendCall(loginWithValidCode, { ...LOGIN, account, validCode, ...id }, from(newAddress()));
      expect(envelope).toEqual(wrong);
    }
    expect(await tryCode(account, { validCode, validCodeId })).toBe('0');
  });

  test('is valid for ten minutes', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    expect(await tryCode(account, code, NOW + LIFE)).toBe(CODES.credentials);
    expect(await tryCode(account, code, NOW + LIFE - 1)).toBe('0');
  });

  test('is valid for its account and its purpose', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const code = await codeFor(one.account, 'login');
    expect(await tryCode(other.account, code)).toBe(CODES.credentials);
    expect(await tryCode(one.account, await codeFor(newAccount(), 'register'))).toBe(CODES.credentials);
    const fresh = newAccount();
    const registration = await codeFor(fresh, 'register');
    await signUp(fresh);
    expect(await tryCode(fresh, registration)).toBe(CODES.credentials);
    expect(await tryCode(one.account, code)).toBe('0');
  });

  test('is valid after four wrong tries, but not after five', async () => {
    const { account } = await signUp();
    for (const [wrong, then] of [[4, '0'], [5, CODES.credentials]] as const) {
      const code = await codeFor(account, 'login');
      for (let tries = 0; tries < wrong; tries++) expect(await tryCode(account, otherThan(code))).toBe(CODES.credentials);
      expect(await tryCode(account, code)).toBe(then);
    }
  });

  test('stays valid when later codes are sent, used or tried', async () => {
    const { account } = await signUp();
    const [first, second, third] = [await codeFor(account, 'login'), await codeFor(account, 'login'), await codeFor(account, 'login')];
    for (let tries = 0; tries < 6; tries++) expect(await tryCode(account, otherThan(third))).toBe(CODES.credentials);
    expect(await tryCode(account, third)).toBe(CODES.credentials);
    expect([await tryCode(account, second), await tryCode(account, first)]).toEqual(['0', '0']);
  });

  test('counts five tries of fifty concurrent ones', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    await Promise.all(Array.from({ length: 50 }, () => tryCode(account, otherThan(code))));
    expect(await tryCode(account, code)).toBe(CODES.credentials);
    expect(await env.DB.prepare('SELECT tries FROM valid_code WHERE account = ?1 AND purpose = ?2').bind(account, 'login').first('tries')).toBe(5);
  });

  test('signs in once in fifty concurrent calls', async () => {
    const { account } = await signUp();
    for (let round = 0; round < 3; round++) {
      const code = await codeFor(account, 'login');
      const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(account, code)));
      expect(answers.filter((answer) => answer === '0')).toHaveLength(1);
      expect(answers.filter((answer) => answer === CODES.credentials)).toHaveLength(49);
    }
  });
});

describe('the outbox', () => {
  test('has the code until it is used', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    const other = await codeFor(account, 'login');
    const messages = [code, other].map(({ validCode }) => ({ purpose: 'login', kind: 'code', code: validCode }));
    expect(await outbox(account)).toEqual(messages);
    expect(await tryCode(account, code)).toBe('0');
    expect(await outbox(account)).toEqual(messages.slice(1));
  });

  test('has one message for each code, and none that has expired', async () => {
    const account = newAccount();
    await codeFor(account, 'login');
    const { validCode } = await codeFor(account, 'register');
    expect(await outbox(account)).toEqual([{ purpose: 'login', kind: 'noAccount', code: '' }, { purpose: 'register', kind: 'code', code: validCode }]);
    await codeFor(newAccount(), 'login', NOW + LIFE);
    expect(await outbox(account)).toEqual([]);
  });

  test('has a message without a code where a code would not help', async () => {
    const [{ account }, nobody] = [await signUp(), newAccount()];
    const registration = await codeFor(account, 'register');
    const login = await codeFor(nobody, 'login');
    expect([await outbox(account), await outbox(nobody)]).toEqual([
      [{ purpose: 'register', kind: 'hasAccount', code: '' }], [{ purpose: 'login', kind: 'noAccount', code: '' }],
    ]);
    const told = { validCode: expect.stringMatching(/^\d{6}$/), validCodeId: expect.stringMatching(/^[\w-]{43}$/) };
    expect([registration, login]).toEqual([told, told]);
    expect(await tryCode(nobody, login)).toBe(CODES.credentials);
  });
});

test.each(['nobody', 'a b@farad.example', 'two@@farad.example', 'at@farad', '12345', '+86 138'])(
  'the mall sends no code to %j', async (account) => {
    const { envelope } = await sendCall(sendValidCode, { account, purpose: 'login', lang: 'zh_cn' }, from(newAddress()));
    expect(envelope).toMatchObject({ code: CODES.badPayload, message: 'Account: must be an e-mail address or a mobile number.' });
  },
);

test.each(['+8613800138000', '13800138000', 'Ada.Lovelace+mall@mail.example.cn'])('the mall sends codes to %j', async (account) => {
  await ask(sendValidCode, { account, purpose: 'register', lang: 'zh_cn' }, from(newAddress()));
  expect(await outbox(account.toLowerCase())).toMatchObject([{ kind: 'code' }]);
});
