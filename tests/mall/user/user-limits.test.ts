import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { changePassword, loginWithPassword, loginWithValidCode, register, sendValidCode } from '../../../app/upstream/contract/records/user';
import { Queries } from '../../../functions/mall/db/queries';
import { FAILURES, HASHES, PASSWORD_ATTEMPTS, PASSWORD_CHANGES, PASSWORDS_IN_A_ROW } from '../../../functions/mall/user/limits/policies';
import { forNetworks, visitorAddress } from '../../../functions/mall/user/limits/visitor';
import { HashGate } from '../../../functions/mall/user/secrets/hash-gate';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { spend } from '../../../functions/mall/user/store/limits';
import { ask, fetchMall, NOW, sendCall } from '../../fixtures/mall/mall';
import {
  as, codeFor, from, LOGIN, newAccount, newAddress, openUsers, otherThan, passed, PASSWORD, signUp, tryPassword, countUses,
} from '../../fixtures/visitors/mall-users';

const WINDOW = 900_000;
/** Wrong passwords of an attack. */
const TRIES = env.SOAK === '1' ? 1000 : 30;
const queries = new Queries(env.DB);

beforeAll(openUsers);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Tries a wrong password and passes every challenge. */
async function guess(account: string, address: string, now = NOW): Promise<string> {
  const payload = { ...LOGIN, account, password: 'a guess', ...(await passed('login', account, now)) };
  return (await sendCall(loginWithPassword, payload, from(address, { now }))).envelope.code;
}

/** Runs an attack. @returns the number of passwords hashed, and of answers by code */
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
  const code = await codeFor(account, 'login', asking.now);
  return (await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, asking)).envelope.code;
}

test('right passwords do not count: an office signs in from one address, and wrong passwords for others are still stopped after ten', async () => {
  const { account } = await signUp();
  const address = newAddress();
  for (let index = 0; index < 11; index++) expect((await tryPassword(account, PASSWORD, from(address))).envelope.code).toBe('0');
  const { checks, answers } = await attack(14, () => guess(newAccount(), address));
  expect({ checks, answers }).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 4 } });
});

describe(`S11: ${TRIES} wrong passwords`, { timeout: 120_000 }, () => {
  test('from one address for as many accounts are checked ten times a window; visitors of that address can sign in by code', async () => {
    const { account } = await signUp();
    const address = newAddress();
    const first = await attack(TRIES, (index) => guess(`victim-${index}@farad.example`, address));
    expect(first).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: TRIES - 10 } });
    expect(await signInByCode(account, from(address))).toBe('0');
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe('0');
    expect(await guess(newAccount(), address, NOW + WINDOW - 1)).toBe(CODES.tooMany);
    const next = await attack(12, (index) => guess(`victim-${index}@farad.example`, address, NOW + WINDOW));
    expect(next).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: 2 } });
  });

  test('for one account from as many addresses are checked ten times a window; its owner can sign in by code', async () => {
    const { account } = await signUp();
    const first = await attack(TRIES, () => guess(account, newAddress()));
    expect(first).toEqual({ checks: 10, answers: { [CODES.credentials]: 10, [CODES.tooMany]: TRIES - 10 } });
    expect(await signInByCode(account)).toBe('0');
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe(CODES.tooMany);
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: NOW + WINDOW }))).envelope.code).toBe('0');
  });

  test('without challenges are checked three times', async () => {
    const address = newAddress();
    const { checks, answers } = await attack(20, async () => (await tryPassword(newAccount(), 'a guess', from(address))).envelope.code);
    expect([checks, answers]).toEqual([3, { [CODES.credentials]: 3, [CODES.captcha]: 17 }]);
  });

  test('get the same answers for an unknown account', async () => {
    const [known, unknown] = [(await signUp()).account, newAccount()];
    for (let tries = 0; tries < 12; tries++) expect(await guess(unknown, newAddress())).toBe(await guess(known, newAddress()));
    const [one, other] = [await tryPassword(known, PASSWORD), await tryPassword(unknown, PASSWORD)];
    expect(one.envelope).toEqual(other.envelope);
    expect(one.statements.map(({ sql }) => sql)).toEqual(other.statements.map(({ sql }) => sql));
  });
});

describe('S11: concurrent calls', { timeout: 60_000 }, () => {
  test('fifty wrong passwords are checked ten times at most', async () => {
    const account = newAccount();
    const before = hashesComputed();
    const codes = await Promise.all(Array.from({ length: 50 }, () => guess(account, newAddress())));
    expect(new Set(codes)).toEqual(new Set([CODES.tooMany, CODES.credentials]));
    expect(hashesComputed() - before).toBe(10);
  });

  test('fifty uses of an allowance succeed as often as it allows', async () => {
    const uses = (subject: string, other: string) => spend(queries, [[PASSWORD_ATTEMPTS.perAccount, subject], [PASSWORD_ATTEMPTS.perAddress, other]], NOW);
    const alone = await Promise.all(Array.from({ length: 50 }, () => uses('racing', 'racing')));
    expect(alone.filter(Boolean)).toHaveLength(10);
    // A used up allowance does not reduce the other one.
    expect(await uses('racing', 'untouched')).toBe(false);
    const others = await Promise.all(Array.from({ length: 50 }, () => uses('another', 'untouched')));
    expect(others.filter(Boolean)).toHaveLength(10);
  });

  describe('S8: an isolate hashes few passwords a second', () => {
    const crowd = () => vi.spyOn(HashGate.prototype, 'reserve').mockReturnValue(undefined);

    test('others are told to try again, which does not count as a try', async () => {
      const [account, address] = [newAccount(), newAddress()];
      const crowded = crowd();
      for (let tries = 0; tries < 12; tries++) {
        const payload = { ...LOGIN, account, password: PASSWORD, ...(await passed('login', account)) };
        const { envelope } = await sendCall(loginWithPassword, payload, from(address));
        expect(envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('in a moment') });
      }
      crowded.mockRestore();
      const { checks } = await attack(12, () => guess(account, address));
      expect(checks).toBe(5);
    });

    test('who has shown nothing yet is asked for a challenge', async () => {
      const crowded = crowd();
      expect((await tryPassword(newAccount(), PASSWORD)).envelope.code).toBe(CODES.captcha);
      expect(crowded.mock.calls.map(([lane]) => lane)).toEqual(['unproved']);
    });

    test('a right code of a registration can be used when there is room again', async () => {
      const account = newAccount();
      const payload = { account, password: PASSWORD, ...(await codeFor(account, 'register')), lang: 'zh_cn' };
      const crowded = crowd();
      const tried = async () => (await sendCall(register, { ...payload, ...(await passed('register', account)) }, from(newAddress()))).envelope.code;
      for (let tries = 0; tries < 7; tries++) expect(await tried()).toBe(CODES.tooMany);
      crowded.mockRestore();
      expect(await tried()).toBe('0');
    });

    test('each kind of caller has hashes of its own', async () => {
      const { account } = await signUp();
      const home = from(newAddress());
      await tryPassword(account, PASSWORD, home);
      const asked = vi.spyOn(HashGate.prototype, 'reserve');
      await tryPassword(account, PASSWORD, home);
      await guess(newAccount(), newAddress());
      await tryPassword(newAccount(), PASSWORD);
      expect(asked.mock.calls.map(([lane]) => lane)).toEqual(['known', 'proved', 'unproved']);
    });

    test('tries beyond the limit are refused before they take a hash', async () => {
      const account = newAccount();
      await attack(10, () => guess(account, newAddress()));
      const payload = { ...LOGIN, account, password: PASSWORD, ...(await passed('login', account)) };
      crowd();
      const { envelope } = await sendCall(loginWithPassword, payload, from(newAddress()));
      expect(envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('with a verification code') });
    });
  });

  test('S8: thirty registrations without a code, or with a wrong one, hash nothing', async () => {
    const before = hashesComputed();
    const codes = await Promise.all(Array.from({ length: 30 }, async (_, index) => {
      const account = newAccount();
      const code = index % 2 === 0 ? { validCode: '000000' } : otherThan(await codeFor(account, 'register'));
      return (await sendCall(register, { account, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', account)) }, from(newAddress()))).envelope.code;
    }));
    expect([new Set(codes), hashesComputed() - before]).toEqual([new Set([CODES.credentials]), 0]);
  });

  test('S8: twenty registrations with one right code hash once', async () => {
    const account = newAccount();
    const payload = { account, password: PASSWORD, ...(await codeFor(account, 'register')), lang: 'zh_cn' };
    const before = hashesComputed();
    const codes = await Promise.all(Array.from({ length: 20 }, async () =>
      (await sendCall(register, { ...payload, ...(await passed('register', account)) }, from(newAddress()))).envelope.code));
    expect([codes.filter((code) => code === '0').length, hashesComputed() - before]).toEqual([1, 1]);
  });
});

describe('S8: an address may have a hundred passwords hashed in a window', { timeout: 30_000 }, () => {
  test('right or wrong, for sign-in, registration and change', async () => {
    const user = await signUp();
    const address = newAddress();
    const asking = (now = NOW) => from(address, { now, headers: { 'access-token': user.token } });
    const change = { oldPassword: PASSWORD, password: 'five capacitors in a ring' };
    const registration = async (now = NOW) => {
      const account = newAccount();
      return { account, password: PASSWORD, ...(await codeFor(account, 'register', now)), lang: 'zh_cn', ...(await passed('register', account, now)) };
    };
    const codes = async (now?: number) => [
      (await tryPassword(newAccount(), 'another one', asking(now))).envelope.code,
      (await sendCall(register, await registration(now), from(address, { now: now ?? NOW }))).envelope.code,
      (await sendCall(changePassword, change, asking(now))).envelope.code,
    ];
    const here = forNetworks(HASHES.perAddress, new Request('https://mall.test/', asking()));
    for (const allowance of here) await countUses(allowance, 94);
    // One for a sign-in, which gives other allowances back; one each for a wrong sign-in and a registration; two for a change.
    expect((await tryPassword(user.account, PASSWORD, from(address))).envelope.code).toBe('0');
    expect(await codes()).toEqual([CODES.credentials, '0', '0']);
    user.token = (await tryPassword(user.account, change.password)).headers.get('access-token') ?? '';
    expect((await tryPassword(user.account, change.password, from(address))).envelope.code).toBe('0');
    const before = hashesComputed();
    expect(await codes()).toEqual([CODES.tooMany, CODES.tooMany, CODES.tooMany]);
    expect(hashesComputed()).toBe(before);
    expect((await tryPassword(user.account, change.password, from(address, { now: NOW + WINDOW }))).envelope.code).toBe('0');
  });
});

describe('S11: a hundred failures in a row', () => {
  test('lock the password of an account until its owner signs in by code', async () => {
    const { account } = await signUp();
    await countUses([PASSWORDS_IN_A_ROW.elsewhere, account], 59);
    expect(await guess(account, newAddress())).toBe(CODES.credentials);
    const later = NOW + 30 * 24 * 3_600_000;
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: later }))).envelope.code).toBe(CODES.tooMany);
    expect(await signInByCode(account, from(newAddress(), { now: later }))).toBe('0');
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: later }))).envelope.code).toBe('0');
  });

  test('of old passwords lock the change of the password until the next sign-in, and never the sign-in', async () => {
    const user = await signUp();
    const change = async (oldPassword: string, token: string) =>
      (await sendCall(changePassword, { oldPassword, password: 'five capacitors in a ring' }, as({ token, session: '' }))).envelope.code;
    await countUses([PASSWORD_CHANGES.inARow, user.account], 99);
    await countUses([PASSWORDS_IN_A_ROW.elsewhere, user.account], 59);
    expect([await change('a guess', user.token), await change(PASSWORD, user.token)]).toEqual([CODES.credentials, CODES.tooMany]);
    const { envelope, headers } = await tryPassword(user.account, PASSWORD);
    expect(envelope.code).toBe('0');
    expect(await change(PASSWORD, headers.get('access-token') ?? '')).toBe('0');
  });
});

describe('the counters', () => {
  test('store neither account nor address, and are deleted after their window', async () => {
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
    ['::ffff:203.0.113.7', '203.0.113.7'], ['::FFFF:cb00:7107', '203.0.113.7'], ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'], ['::203.0.113.7', '0:0:0:0::/64'],
  ])('of the address %j count for %s', (address, subject) => {
    const headers = new Headers(address === undefined ? {} : { 'x-visitor-address': address });
    expect(visitorAddress(new Request('https://mall.test/', { headers }))).toBe(subject);
  });

  test('of an address count for its networks too: twice as much for a /56, four times for a /48', () => {
    const networks = (address: string) =>
      forNetworks(FAILURES.perAddress, new Request('https://mall.test/', from(address))).map(({ 0: { name, most, window }, 1: subject }) => [name, most, window, subject]);
    expect(networks('2001:db8:1:2a3b::1')).toEqual([
      ['failuresOfAddress', 3, WINDOW, '2001:db8:1:2a3b::/64'], ['failuresOfAddress', 6, WINDOW, '2001:db8:1:2a00::/56'], ['failuresOfAddress', 12, WINDOW, '2001:db8:1:0::/48'],
    ]);
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7']) expect(networks(address)).toEqual([['failuresOfAddress', 3, WINDOW, '203.0.113.7']]);
  });

  test('property: two IPv6 addresses share a network exactly if their first bits are the same', () => {
    const address = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
    const subjects = (groups: readonly number[]) =>
      forNetworks(FAILURES.perAddress, new Request('https://mall.test/', from(groups.map((group) => group.toString(16)).join(':')))).map(([, subject]) => subject);
    const bits = (groups: readonly number[]) => groups.map((group) => group.toString(2).padStart(16, '0')).join('');
    fc.assert(fc.property(address, fc.integer({ min: 0, max: 127 }), (groups, changed) => {
      const other = groups.map((group, index) => (index === changed >> 4 ? group ^ (0x8000 >> (changed & 15)) : group));
      fc.pre(![groups, other].some((one) => one.slice(0, 5).every((group) => group === 0)));
      const same = subjects(groups).map((subject, index) => subject === subjects(other)[index]);
      expect(same).toEqual([64, 56, 48].map((length) => bits(groups).slice(0, length) === bits(other).slice(0, length)));
    }), { numRuns: env.SOAK === '1' ? 10_000 : 250 });
  });

  test('the rate limiter refuses without a database call', async () => {
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
