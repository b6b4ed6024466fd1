import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { getLoginInfo, register, sendValidCode, updateProfile } from '../../../app/upstream/contract/records/user';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { ask, NOW, sendCall, type Asking, type Sent } from '../../fixtures/mall/mall';
import {
  as, codeFor, credentials, from, newAccount, newAddress, openUsers, otherThan, passed, PASSWORD, signUp, tryPassword, userOf,
} from '../../fixtures/visitors/mall-users';

beforeAll(openUsers);

const tryRegister = async (account: string, code: { validCode: string; validCodeId?: string }, asking: Asking = from(newAddress())) =>
  sendCall(register, { account, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', account, asking.now)) }, asking);
const NEVER_SENT = { validCode: '123456', validCodeId: 'nobody-was-given-this' };

const accounts = (account: string) =>
  env.DB.prepare('SELECT count(*) AS n FROM account WHERE account = ?1').bind(account).first<number>('n');

describe('registration', () => {
  test('opens an account and signs it in', async () => {
    const account = newAccount();
    const payload = { account: ` ${account.toUpperCase()}`, password: PASSWORD, ...(await codeFor(account, 'register')), ...(await passed('register', account)), lang: 'zh_cn' } as const;
    const { data, headers } = await ask(register, payload, from(newAddress()));
    expect(data).toEqual({ userCode: expect.stringMatching(/^U\d{12}$/), account, creditLimit: '0' });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^SESSION=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(await userOf(credentials(headers).token)).toBe(data.userCode);
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe('0');
  });

  test('S12: needs the code of its account and purpose, within ten minutes and five tries', async () => {
    const account = newAccount();
    const refused = async (sent: Parameters<typeof tryRegister>[1], now = NOW) => {
      const { envelope, headers } = await tryRegister(account, sent, from(newAddress(), { now }));
      expect([envelope.code, headers.get('access-token')]).toEqual([CODES.credentials, null]);
    };
    await refused(NEVER_SENT);
    await refused(await codeFor(account, 'login'));
    const expired = await codeFor(account, 'register');
    await refused(expired, NOW + 600_000);
    const code = await codeFor(account, 'register');
    await refused(await codeFor(newAccount(), 'register'));
    await refused({ validCode: code.validCode });
    for (let tries = 0; tries < 5; tries++) await refused(otherThan(code));
    await refused(code);
    expect(await accounts(account)).toBe(0);
  });

  test('of an existing account is refused with any code', async () => {
    const { account, token } = await signUp();
    const told = await codeFor(account, 'register');
    const { envelope } = await tryRegister(account, told);
    expect(envelope).toEqual((await tryRegister(newAccount(), NEVER_SENT)).envelope);
    expect(envelope.code).toBe(CODES.credentials);
    expect([await accounts(account), await userOf(token)]).toEqual([1, expect.any(String)]);
  });

  test('by twenty concurrent calls with one code opens one account', async () => {
    const account = newAccount();
    const code = await codeFor(account, 'register');
    const codes = (await Promise.all(Array.from({ length: 20 }, () => tryRegister(account, code)))).map(({ envelope }) => envelope.code);
    expect(codes.filter((one) => one === '0')).toHaveLength(1);
    expect(await accounts(account)).toBe(1);
  });

  test('does not change an account that was opened after the code was sent', async () => {
    const account = newAccount();
    const code = await codeFor(account, 'register');
    await env.DB.prepare("INSERT INTO account (user_code, account, password, created_at) VALUES ('U2', ?1, 'kept', 0)").bind(account).run();
    expect((await tryRegister(account, code)).envelope.code).toBe(CODES.credentials);
    expect(await env.DB.prepare('SELECT password FROM account WHERE account = ?1').bind(account).first('password')).toBe('kept');
  });
});

describe('S10: known and unknown accounts', () => {
  const texts = ({ statements }: { statements: Array<{ sql: string }> }) => statements.map(({ sql }) => sql);

  /** The answers for both accounts, and the number of passwords hashed. */
  async function both(known: () => Promise<Sent>, unknown: () => Promise<Sent>): Promise<{ known: Sent; unknown: Sent; hashes: [number, number] }> {
    const start = hashesComputed();
    const one = await known();
    const between = hashesComputed();
    const other = await unknown();
    return { known: one, unknown: other, hashes: [between - start, hashesComputed() - between] };
  }

  test('are refused equally at sign-in, with the same statements and hashes', async () => {
    const { account } = await signUp();
    const { known, unknown, hashes } = await both(() => tryPassword(account, 'a wrong one'), () => tryPassword(newAccount(), 'a wrong one'));
    expect(hashes).toEqual([1, 1]);
    expect(known.envelope).toEqual(unknown.envelope);
    expect(known.envelope).toMatchObject({ code: CODES.credentials, data: null });
    expect([...known.headers].filter(([name]) => name !== 'x-mall-queries')).toEqual([...unknown.headers].filter(([name]) => name !== 'x-mall-queries'));
    expect(texts(known)).toEqual(texts(unknown));
  });

  test.each(['login', 'register'])('are sent a code for %s with equal answers', async (purpose) => {
    const { account } = await signUp();
    const send = (to: string, demo: boolean) => sendCall(sendValidCode, { account: to, purpose, lang: 'zh_cn' }, from(newAddress(), { demo }));
    const { known, unknown, hashes } = await both(() => send(account, false), () => send(newAccount(), false));
    expect(hashes).toEqual([0, 0]);
    const ID = expect.stringMatching(/^[\w-]{43}$/);
    for (const { envelope } of [known, unknown]) expect(envelope).toEqual({ code: '0', data: { validCodeId: ID }, message: null });
    expect(known.envelope.data).not.toEqual(unknown.envelope.data);
    expect(texts(known)).toEqual(texts(unknown));
    for (const told of [await send(account, true), await send(newAccount(), true)]) {
      expect(told.envelope).toEqual({ code: '0', data: { validCodeId: ID, validCode: expect.stringMatching(/^\d{6}$/) }, message: null });
    }
  });

  test('are refused equally at registration, with the same statements and hashes, with or without a code', async () => {
    const { account } = await signUp();
    const fresh = newAccount();
    for (const sent of [false, true]) {
      const [one = NEVER_SENT, other = NEVER_SENT] = sent ? [await codeFor(account, 'register'), await codeFor(fresh, 'register')] : [];
      const { known, unknown, hashes } = await both(
        () => tryRegister(account, otherThan(one)), () => tryRegister(fresh, otherThan(other)),
      );
      expect(hashes).toEqual([0, 0]);
      expect(known.envelope).toEqual(unknown.envelope);
      expect(texts(known)).toEqual(texts(unknown));
    }
  });
});

describe('the profile', () => {
  test('can be changed by its user', async () => {
    const [user, stranger] = [await signUp(), await signUp()];
    const names = { userName: ' Ada\nLovelace ', companyName: '解析机有限公司' };
    expect((await sendCall(updateProfile, names, from(newAddress()))).envelope).toMatchObject({ code: CODES.signIn, data: null });
    const { data } = await ask(updateProfile, names, as(user));
    expect(data).toMatchObject({ account: user.account, userName: 'Ada Lovelace', companyName: '解析机有限公司' });
    expect((await ask(getLoginInfo, {}, as(user))).data).toEqual(data);
    expect((await ask(getLoginInfo, {}, as(stranger))).data).not.toHaveProperty('userName');
    expect((await ask(updateProfile, { userName: '', companyName: '' }, as(user))).data).toEqual({
      userCode: data.userCode, account: user.account, creditLimit: '0',
    });
  });

  test('S15: accepts its own fields only', async () => {
    const user = await signUp();
    const more = { userName: 'Ada', companyName: '', creditLimit: '1000000', userCode: 'U00000001', account: 'x@farad.example', password: 'x' };
    expect((await sendCall(updateProfile, more, as(user))).envelope.code).toBe('0');
    expect((await ask(getLoginInfo, {}, as(user))).data).toMatchObject({ account: user.account, creditLimit: '0', userName: 'Ada' });
    expect((await tryPassword(user.account, PASSWORD)).envelope.code).toBe('0');
  });

  test('accepts names of the lengths of the contract', async () => {
    const user = await signUp();
    expect((await sendCall(updateProfile, { userName: 'x'.repeat(51), companyName: '' }, as(user))).envelope.message).toMatch(/^Name: .* 50/);
    expect((await sendCall(updateProfile, { userName: '', companyName: 'x'.repeat(101) }, as(user))).envelope.message).toMatch(/^Company: .* 100/);
  });
});
