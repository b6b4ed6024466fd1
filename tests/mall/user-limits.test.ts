import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../app/upstream/contract/envelope';
import { loginWithPassword, loginWithValidCode, register, sendValidCode } from '../../app/upstream/contract/user';
import { Queries } from '../../functions/mall/queries';
import { CHECKS, HASHES } from '../../functions/mall/user/limits/policies';
import { hashesComputed, takeHashPlace } from '../../functions/mall/user/secrets';
import { keepCaptcha } from '../../functions/mall/user/store/captchas';
import { count, spend } from '../../functions/mall/user/store/limits';
import { visitorAddress } from '../../functions/mall/user/limits/visitor';
import { ask, fetchMall, NOW, sendCall } from '../fixtures/mall';
import {
  codeFor, from, LOGIN, newAccount, newAddress, openUsers, otherThan, PASSWORD, signUp, tryPassword,
} from '../fixtures/mall-users';

const WINDOW = 900_000;
const queries = new Queries(env.DB);
let pictures = 0;

beforeAll(openUsers);

/** A wrong password from somebody who reads every captcha. */
async function guess(account: string, address: string, now = NOW): Promise<string> {
  const picture = { imgCodeId: `picture-${++pictures}`, imgCode: 'AB34' };
  await keepCaptcha(queries, picture.imgCodeId, picture.imgCode, now);
  const asking = from(address, { now });
  return (await sendCall(loginWithPassword, { ...LOGIN, account, password: `guess ${pictures}`, ...picture }, asking)).envelope.code;
}

/** Runs an attack and tells its answers by number, and what it made the mall hash. */
async function attack(tries: number, one: (index: number) => Promise<string>): Promise<{ checks: number; answers: Record<string, number> }> {
  const before = hashesComputed();
  const answers: Record<string, number> = {};
  for (let index = 0; index < tries; index++) {
    const code = await one(index);
    answers[code] = (answers[code] ?? 0) + 1;
  }
  return { checks: hashesComputed() - before, answers };
}

async function signInByCode(account: string, asking = from(newAddress())): Promise<string> {
  const validCode = await codeFor(account, 'login', asking.now);
  return (await sendCall(loginWithValidCode, { ...LOGIN, account, validCode }, asking)).envelope.code;
}

test('right passwords keep nobody out: an office signs in from one address, and wrong ones still end after ten', async () => {
  const { account } = await signUp();
  const address = newAddress();
  for (let index = 0; index < 15; index++) expect((await tryPassword(account, PASSWORD, from(address))).envelope.code).toBe('0');
  const { checks, answers } = await attack(14, (index) => (index % 2 ? guess(account, address) : guess(newAccount(), address)));
  expect({ checks, answers }).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 4 } });
});

describe('S11: a thousand wrong passwords', { timeout: 120_000 }, () => {
  test('from one address over a thousand accounts are ten checks a window; the owner of the address gets in by code', async () => {
    const { account } = await signUp();
    const address = newAddress();
    const first = await attack(1000, (index) => guess(`victim-${index}@farad.example`, address));
    expect(first).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 990 } });
    expect(await signInByCode(account, from(address))).toBe('0');
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe('0');
    expect(await guess(newAccount(), address, NOW + WINDOW - 1)).toBe(CODES.tooMany);
    const next = await attack(12, (index) => guess(`victim-${index}@farad.example`, address, NOW + WINDOW));
    expect(next).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 2 } });
  });

  test('over one account from a thousand addresses are ten checks a window; its owner gets in by code', async () => {
    const { account } = await signUp();
    const first = await attack(1000, () => guess(account, newAddress()));
    expect(first).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 990 } });
    expect(await signInByCode(account)).toBe('0');
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe(CODES.tooMany);
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: NOW + WINDOW }))).envelope.code).toBe('0');
  });

  test('without captchas are three checks', async () => {
    const address = newAddress();
    const { checks, answers } = await attack(100, async () => (await tryPassword(newAccount(), 'a guess', from(address))).envelope.code);
    expect([checks, answers]).toEqual([3, { [CODES.credentials]: 3, [CODES.captcha]: 97 }]);
  });

  test('an account that does not exist answers as one that does', async () => {
    const [known, unknown] = [(await signUp()).account, newAccount()];
    for (let tries = 0; tries < 12; tries++) expect(await guess(unknown, newAddress())).toBe(await guess(known, newAddress()));
    const [one, other] = [await tryPassword(known, PASSWORD), await tryPassword(unknown, PASSWORD)];
    expect(one.envelope).toEqual(other.envelope);
    expect(one.statements.map(({ sql }) => sql)).toEqual(other.statements.map(({ sql }) => sql));
  });
});

describe('S11: at the same moment', { timeout: 60_000 }, () => {
  test('fifty wrong passwords are ten checks at most', async () => {
    const account = newAccount();
    const before = hashesComputed();
    for (let round = 0; round < 3; round++) {
      const codes = await Promise.all(Array.from({ length: 50 }, () => guess(account, newAddress())));
      expect(new Set([...codes, CODES.tooMany, CODES.credentials]).size).toBe(2);
      expect(hashesComputed() - before).toBeLessThanOrEqual(10);
    }
    expect(hashesComputed() - before).toBe(10);
  });

  test('fifty uses of an allowance are as many as there are', async () => {
    const uses = (subject: string, other: string) => spend(queries, [[CHECKS.ofAccount, subject], [CHECKS.ofAddress, other]], NOW);
    const alone = await Promise.all(Array.from({ length: 50 }, () => uses('racing', 'racing')));
    expect(alone.filter(Boolean)).toHaveLength(10);
    // One that is used up leaves the other whole.
    expect(await uses('racing', 'untouched')).toBe(false);
    const others = await Promise.all(Array.from({ length: 50 }, () => uses('another', 'untouched')));
    expect(others.filter(Boolean)).toHaveLength(10);
  });

  test('S8: few hash in an isolate, a few wait, the rest are told to come again', async () => {
    const places = Array.from({ length: HASHES.atOnce + HASHES.waiting }, takeHashPlace);
    expect(places).not.toContain(undefined);
    const { envelope } = await tryPassword(newAccount(), PASSWORD);
    expect(envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('in a moment') });
    for (const giveBack of places) giveBack?.();
    expect((await tryPassword(newAccount(), PASSWORD)).envelope.code).toBe(CODES.credentials);
  });
});

describe('S11: a hundred failures in a row', () => {
  test('close the password of an account until its owner is in by code', async () => {
    const { account } = await signUp();
    for (let tries = 0; tries < 99; tries++) await count(queries, [[CHECKS.inARow, account]], NOW);
    expect(await guess(account, newAddress())).toBe(CODES.credentials);
    const later = NOW + 30 * 24 * 3_600_000;
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: later }))).envelope.code).toBe(CODES.tooMany);
    expect(await signInByCode(account, from(newAddress(), { now: later }))).toBe('0');
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: later }))).envelope.code).toBe('0');
  });
});

describe('S11: codes', { timeout: 30_000 }, () => {
  const send = async (account: string, address: string, now = NOW) => {
    const picture = { imgCodeId: `picture-${++pictures}`, imgCode: 'AB34' };
    await keepCaptcha(queries, picture.imgCodeId, picture.imgCode, now);
    const payload = { account, purpose: 'login', lang: 'zh_cn', ...picture };
    return (await sendCall(sendValidCode, payload, from(address, { now }))).envelope.code;
  };

  test('are sent five times to an account in a window', async () => {
    // The one who has an account was sent a code to register.
    for (const [account, before] of [[(await signUp()).account, 1], [newAccount(), 0]] as const) {
      for (let sent = before; sent < 5; sent++) expect(await send(account, newAddress())).toBe('0');
      expect(await send(account, newAddress())).toBe(CODES.tooMany);
      expect(await send(account, newAddress(), NOW + WINDOW)).toBe('0');
    }
  });

  test('are sent twenty times by an address in a window', async () => {
    const address = newAddress();
    for (let sent = 0; sent < 20; sent++) expect(await send(newAccount(), address)).toBe('0');
    expect(await send(newAccount(), address)).toBe(CODES.tooMany);
    expect(await send(newAccount(), address, NOW + WINDOW)).toBe('0');
  });

  test('are tried thirty times by an address in a window, registrations among them', async () => {
    const { account } = await signUp();
    const address = newAddress();
    const code = await codeFor(account, 'login');
    const tryCode = async (validCode: string, now = NOW) =>
      (await sendCall(loginWithValidCode, { ...LOGIN, account, validCode }, from(address, { now }))).envelope.code;
    const asking = from(address);
    const registration = { account: newAccount(), password: PASSWORD, validCode: '000000', lang: 'zh_cn' };
    expect((await sendCall(register, registration, asking)).envelope.code).toBe(CODES.credentials);
    for (let tries = 1; tries < 30; tries++) expect(await tryCode(otherThan(code))).toBe(CODES.credentials);
    const before = hashesComputed();
    expect([await tryCode(code), (await sendCall(register, registration, asking)).envelope.code]).toEqual([CODES.tooMany, CODES.tooMany]);
    expect(hashesComputed()).toBe(before);
    await ask(loginWithValidCode, { ...LOGIN, account, validCode: await codeFor(account, 'login') }, from(newAddress()));
  });
});

describe('the counters', () => {
  test('name neither account nor address, and go with their window', async () => {
    const [account, address] = ['ada@private.example', '2001:db8:ada:ada::1'];
    await tryPassword(account, 'a guess', from(address));
    await ask(sendValidCode, { account, purpose: 'register', lang: 'zh_cn' }, from(address));
    const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM allowance').all()).results);
    expect(rows).not.toMatch(/ada@private|2001:db8/);
    const after = NOW + 400 * 24 * 3_600_000;
    await tryPassword(account, 'a guess', from(address, { now: after }));
    expect(await env.DB.prepare('SELECT count(*) AS n FROM allowance WHERE until <= ?1').bind(after).first('n')).toBe(0);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'], [undefined, 'local'], [' ', 'local'], ['no address', 'no address'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'], ['2001:db8:1:2::6', '2001:db8:1:2::/64'], ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'], ['fe80::', 'fe80:0:0:0::/64'], ['1::2::3', '1::2::3'],
  ])('of %j count for %s', (address, subject) => {
    const headers = new Headers(address === undefined ? {} : { 'x-visitor-address': address });
    expect(visitorAddress(new Request('https://mall.test/', { headers }))).toBe(subject);
  });

  test('the shield refuses before the database is asked', async () => {
    const keys: string[] = [];
    const shield: RateLimit = {
      limit: async ({ key }) => {
        keys.push(key);
        return { success: false };
      },
    };
    const body = JSON.stringify({ ...LOGIN, account: newAccount(), password: PASSWORD });
    const { response, statements } = await fetchMall('user/loginWithPassword', { method: 'POST', body }, from('203.0.113.9', { shield }));
    expect(await response.json()).toMatchObject({ code: CODES.tooMany });
    expect([keys, statements]).toEqual([['203.0.113.9'], []]);
  });
});
