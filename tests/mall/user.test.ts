import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '../../app/upstream/contract/envelope';
import { getCaptcha, getLoginInfo, loginWithPassword, loginWithValidCode, logout } from '../../app/upstream/contract/user';
import { Queries } from '../../functions/mall/queries';
import { drawCaptcha } from '../../functions/mall/user/captcha';
import { checkPassword, hashPassword } from '../../functions/mall/user/secrets';
import { DEMO_ACCOUNT, seedDemoAccount } from '../../functions/mall/user/seed';
import { keepCaptcha, keepCode, TOKEN_LIFE } from '../../functions/mall/user/store';
import { ask, migrate, NOW, sendCall } from '../fixtures/mall';

const good = { ...DEMO_ACCOUNT, isAutomatic: 'T', lang: 'zh_cn' } as const;
const queries = new Queries(env.DB);

beforeAll(async () => {
  await migrate();
  await seedDemoAccount(env.DB, NOW);
});

async function signIn(): Promise<{ token: string; session: string }> {
  const { headers } = await ask(loginWithPassword, good);
  const session = /^SESSION=([^;]+); Path=\/; HttpOnly; SameSite=Lax$/.exec(headers.getSetCookie()[0] ?? '')?.[1];
  return { token: headers.get('access-token') ?? '', session: session ?? '' };
}

const loginInfo = async (token: string, now = NOW) => (await ask(getLoginInfo, {}, { headers: { 'access-token': token }, now })).data;

describe('sign-in with a password', () => {
  test('the right one gives the user, a token in the header and a session cookie', async () => {
    const { data, headers } = await ask(loginWithPassword, good);
    expect(data).toMatchObject({ userCode: 'U00000001', account: DEMO_ACCOUNT.account, creditLimit: '50000' });
    expect(headers.get('access-token')).toMatch(/^[\w-]{43}$/);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^SESSION=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)]);
    expect(await loginInfo(headers.get('access-token') ?? '')).toEqual(data);
  });

  test('the account is found in any letter case', async () => {
    expect((await ask(loginWithPassword, { ...good, account: ' DEMO@Farad.Example ' })).data.userCode).toBe('U00000001');
  });

  test('S10: a wrong password and an unknown account are refused alike', async () => {
    const wrong = await sendCall(loginWithPassword, { ...good, password: 'farad-demo-2027' });
    const unknown = await sendCall(loginWithPassword, { ...good, account: 'nobody@farad.example' });
    expect(wrong.envelope).toEqual(unknown.envelope);
    expect(wrong.envelope).toMatchObject({ code: 'ERR-COM-0401', data: null });
    for (const { status, headers } of [wrong, unknown]) {
      expect([status, headers.get('access-token'), headers.getSetCookie()]).toEqual([200, null, []]);
    }
    // The reads are the same too: one look at the account and no more.
    expect(wrong.statements.map(({ sql }) => sql)).toEqual(unknown.statements.map(({ sql }) => sql));
  });

  test('S6: tokens are 256 bits, new at each sign-in and stored hashed', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first.token).not.toBe(second.token);
    expect(atob(first.token.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(32);
    const { results } = await env.DB.prepare('SELECT * FROM sign_in').all();
    const stored = JSON.stringify(results);
    for (const secret of [first.token, first.session, second.token, second.session]) expect(stored).not.toContain(secret);
  });

  test('S8: passwords are scrypt hashes of the given cost with a salt of their own', async () => {
    const [one, two] = [await hashPassword('same password'), await hashPassword('same password')];
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
    expect(one).not.toBe(two);
    expect([await checkPassword('same password', one), await checkPassword('other password', one)]).toEqual([true, false]);
    expect(await checkPassword('pässword', await hashPassword('pa\u0308ssword'))).toBe(true);
  });
});

describe('the token', () => {
  test('without or with a wrong one the visitor is anonymous', async () => {
    expect((await ask(getLoginInfo, {})).data).toBeNull();
    for (const token of ['x', '', 'ü', 'A'.repeat(5000)]) {
      expect((await ask(getLoginInfo, {}, { headers: { 'access-token': encodeURIComponent(token) } })).data).toBeNull();
    }
  });

  test('it lives for seven days', async () => {
    const { token } = await signIn();
    expect(TOKEN_LIFE).toBe(604_800_000);
    expect(await loginInfo(token, NOW + TOKEN_LIFE - 1)).not.toBeNull();
    expect(await loginInfo(token, NOW + TOKEN_LIFE)).toBeNull();
  });

  test('logout kills it, and no other', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { headers } = await ask(logout, {}, { headers: { 'access-token': mine.token } });
    expect(headers.getSetCookie()[0]).toMatch(/^SESSION=; .*Max-Age=0/);
    expect(await loginInfo(mine.token)).toBeNull();
    expect(await loginInfo(other.token)).not.toBeNull();
  });

  test('logout by the session alone kills it too; without either it does nothing', async () => {
    const { token, session } = await signIn();
    await ask(logout, {});
    expect(await loginInfo(token)).not.toBeNull();
    await ask(logout, {}, { headers: { cookie: `a=b; SESSION=${session}` } });
    expect(await loginInfo(token)).toBeNull();
  });

  test('expired sign-ins are cleared away by the next one', async () => {
    const { headers } = await ask(loginWithPassword, good, { now: NOW - TOKEN_LIFE - 1 });
    const before = await env.DB.prepare('SELECT count(*) AS n FROM sign_in WHERE expires_at <= ?1').bind(NOW).first('n');
    await signIn();
    const after = await env.DB.prepare('SELECT count(*) AS n FROM sign_in WHERE expires_at <= ?1').bind(NOW).first('n');
    expect([headers.has('access-token'), before, after]).toEqual([true, 1, 0]);
  });
});

describe('sign-in with a code', () => {
  const code = { account: DEMO_ACCOUNT.account, validCode: '123456', isAutomatic: 'F', lang: 'zh_cn' } as const;
  beforeEach(() => env.DB.prepare('DELETE FROM valid_code').run());

  const tryCode = async (validCode: string, now = NOW) => (await sendCall(loginWithValidCode, { ...code, validCode }, { now })).envelope.code;

  test('no code was sent: refused like a wrong password', async () => {
    const { envelope } = await sendCall(loginWithValidCode, code);
    expect(envelope).toEqual((await sendCall(loginWithPassword, { ...good, password: 'wrong' })).envelope);
  });

  test('S12: right once, for its account and purpose, for ten minutes', async () => {
    await keepCode(queries, code.account, 'login', '123456', NOW);
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM valid_code').all()).results)).not.toContain('123456');
    expect(await tryCode('123456')).toBe('0');
    expect(await tryCode('123456')).toBe('ERR-COM-0401');
    await keepCode(queries, code.account, 'register', '123456', NOW);
    expect(await tryCode('123456')).toBe('ERR-COM-0401');
    await keepCode(queries, 'other@farad.example', 'login', '123456', NOW);
    expect(await tryCode('123456')).toBe('ERR-COM-0401');
    await keepCode(queries, code.account, 'login', '123456', NOW - 600_000);
    expect(await tryCode('123456')).toBe('ERR-COM-0401');
  });

  test('S12: five wrong tries use it up', async () => {
    await keepCode(queries, code.account, 'login', '123456', NOW);
    for (let tries = 0; tries < 5; tries++) expect(await tryCode('000000')).toBe('ERR-COM-0401');
    expect(await tryCode('123456')).toBe('ERR-COM-0401');
    await keepCode(queries, code.account, 'login', '654321', NOW);
    expect(await tryCode('654321')).toBe('0');
  });
});

describe('the captcha', () => {
  test('is a picture of paths that names no letter', async () => {
    const { data } = await ask(getCaptcha, {});
    const svg = atob(data.image.replace('data:image/svg+xml;base64,', ''));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><rect [^>]*\/><path d="[ML\d .-]+"[^>]*\/><\/svg>$/);
    expect(svg.length).toBeLessThan(4000);
  });

  test('pictures and answers differ', () => {
    const drawn = Array.from({ length: 50 }, drawCaptcha);
    expect(new Set(drawn.map(({ answer }) => answer)).size).toBeGreaterThan(45);
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(50);
    for (const { answer } of drawn) expect(answer).toMatch(/^[A-Z0-9]{4}$/);
  });

  test('S12: a right answer signs in once, a wrong one uses the picture up', async () => {
    await keepCaptcha(queries, 'first', 'AB34', NOW);
    const right = { ...good, imgCodeId: 'first', imgCode: ' ab34' };
    expect((await sendCall(loginWithPassword, right)).envelope.code).toBe('0');
    expect((await sendCall(loginWithPassword, right)).envelope.code).toBe('ERR-COM-0401');
    await keepCaptcha(queries, 'second', 'AB34', NOW);
    const second = { ...good, imgCodeId: 'second' };
    expect((await sendCall(loginWithPassword, { ...second, imgCode: 'XXXX' })).envelope.code).toBe('ERR-COM-0401');
    expect((await sendCall(loginWithPassword, { ...second, imgCode: 'AB34' })).envelope.code).toBe('ERR-COM-0401');
    await keepCaptcha(queries, 'late', 'AB34', NOW - 300_001);
    expect((await sendCall(loginWithPassword, { ...good, imgCodeId: 'late', imgCode: 'AB34' })).envelope.code).toBe('ERR-COM-0401');
  });

  test('a refusal of the contract is no refusal of the sign-in', async () => {
    expect((await sendCall(loginWithPassword, { ...good, imgCode: 'x'.repeat(21) })).envelope.code).toBe(CODES.badPayload);
  });
});

test('the demo account is added once', async () => {
  await seedDemoAccount(env.DB, NOW);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM account').first('n')).toBe(1);
});
