import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { loginWithValidCode, register, sendValidCode } from '../../../app/upstream/contract/records/user';
import { Queries } from '../../../functions/mall/db/queries';
import { CODE_SENDS, CODE_TRIALS } from '../../../functions/mall/user/limits/policies';
import { forNetworks } from '../../../functions/mall/user/limits/visitor';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { count } from '../../../functions/mall/user/store/limits';
import { NOW, sendCall } from '../../fixtures/mall/mall';
import {
  codeFor, countUses, from, LOGIN, newAccount, newAddress, openUsers, otherThan, passed, PASSWORD, signUp, tryPassword, type SentCode,
} from '../../fixtures/visitors/mall-users';

const WINDOW = 900_000;
const DAY = 24 * 3_600_000;
const MONTH = 30 * DAY;

beforeAll(openUsers);

const send = async (account: string, address: string, now = NOW) => {
  const payload = { account, purpose: 'login', lang: 'zh_cn', ...(await passed('sendCode', account, now)) };
  return (await sendCall(sendValidCode, payload, from(address, { now }))).envelope.code;
};

const tryCode = async (account: string, code: Partial<SentCode>, address: string, now = NOW) =>
  (await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, from(address, { now }))).envelope.code;

const tryRegister = async (account: string, code: Partial<SentCode>, address: string, now = NOW) =>
  (await sendCall(register, { account, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', account, now)) }, from(address, { now }))).envelope.code;

/** Requests a code and uses it from the same address. */
const signInByCode = async (account: string, address: string, now = NOW) =>
  tryCode(account, await codeFor(account, 'login', now, address), address, now);

/** Requests codes and tries wrong ones, in a window of its own. @returns the codes of the answers */
async function guess(account: string, tries: number, address: string, now: number): Promise<string[]> {
  const answers: string[] = [];
  let code: SentCode | undefined;
  for (let index = 0; index < tries; index++) {
    if (!code || index % 5 === 0) code = await codeFor(account, 'login', now, address);
    answers.push(await tryCode(account, otherThan(code), address, now));
  }
  return answers;
}

/** Tries a hundred wrong codes from five addresses. */
async function attack(account: string): Promise<void> {
  for (let index = 0; index < 5; index++) {
    const answers = await guess(account, 20, newAddress(), NOW + index * WINDOW);
    expect(new Set(answers)).toEqual(new Set([CODES.credentials]));
  }
}

/** The end of such an attack: the first eighty wrong codes are counted without being tried. */
async function endOfAttack(account: string, now = NOW): Promise<void> {
  for (let tries = 20; tries < CODE_TRIALS.inARow.most; tries++) await count(new Queries(env.DB), [[CODE_TRIALS.inARow, account]], now);
  expect(new Set(await guess(account, 20, newAddress(), now))).toEqual(new Set([CODES.credentials]));
}

describe('the limit of codes sent', { timeout: 30_000 }, () => {
  test('is five for an account and an address in a window', async () => {
    for (const account of [(await signUp()).account, newAccount()]) {
      const address = newAddress();
      for (let sent = 0; sent < 5; sent++) expect(await send(account, address)).toBe('0');
      expect(await send(account, address)).toBe(CODES.tooMany);
      expect([await send(newAccount(), address), await send(account, newAddress())]).toEqual(['0', '0']);
      expect(await send(account, address, NOW + WINDOW)).toBe('0');
    }
  });

  test('is twenty for an account in a window', async () => {
    // Signing up has sent one code already.
    for (const [account, before] of [[(await signUp()).account, 1], [newAccount(), 0]] as const) {
      for (let sent = before; sent < 20; sent++) expect(await send(account, newAddress())).toBe('0');
      expect(await send(account, newAddress())).toBe(CODES.tooMany);
      expect(await send(account, newAddress(), NOW + WINDOW)).toBe('0');
    }
  });

  test('is twenty for an address in a window', async () => {
    const address = newAddress();
    for (let sent = 0; sent < 20; sent++) expect(await send(newAccount(), address)).toBe('0');
    expect(await send(newAccount(), address)).toBe(CODES.tooMany);
    expect(await send(newAccount(), address, NOW + WINDOW)).toBe('0');
  });

  test('S11: is two hundred for an address in a day, whatever accounts it names', async () => {
    const address = newAddress();
    const visitor = new Request('https://mall.test/', { headers: { 'x-visitor-address': address } });
    const ofDay = forNetworks(CODE_SENDS.perAddressInDay, visitor);
    for (const allowance of ofDay) await countUses(allowance, 199);
    const evening = NOW + 40 * WINDOW;
    expect(await send(newAccount(), address, evening)).toBe('0');
    expect(await send(newAccount(), address, evening)).toBe(CODES.tooMany);
    expect(await send(newAccount(), newAddress(), evening)).toBe('0');
    expect(await send(newAccount(), address, NOW + DAY)).toBe('0');
  });
});

describe('the limit of codes tried', { timeout: 30_000 }, () => {
  test('is thirty for an address in a window, registrations included', async () => {
    const { account } = await signUp();
    const address = newAddress();
    const code = await codeFor(account, 'login');
    const never = { validCode: '000000' };
    expect(await tryRegister(newAccount(), never, address)).toBe(CODES.credentials);
    for (let tries = 1; tries < 30; tries++) expect(await tryCode(account, never, address)).toBe(CODES.credentials);
    const before = hashesComputed();
    expect([await tryCode(account, code, address), await tryRegister(newAccount(), never, address)]).toEqual([CODES.tooMany, CODES.tooMany]);
    expect(hashesComputed()).toBe(before);
    expect(await tryCode(account, code, newAddress())).toBe('0');
  });
});

describe('S12: attackers who request codes for an account and guess', { timeout: 60_000 }, () => {
  test('do not invalidate the owner’s code', async () => {
    const { account } = await signUp();
    const code = await codeFor(account, 'login');
    await guess(account, 20, newAddress(), NOW);
    expect(await tryCode(account, code, newAddress())).toBe('0');
  });

  test('are stopped after twenty wrong codes in a row from one address; other addresses are not', async () => {
    const { account } = await signUp();
    const address = newAddress();
    await guess(account, 20, address, NOW);
    expect(await signInByCode(account, address, NOW + MONTH)).toBe(CODES.tooMany);
    expect(await signInByCode(account, newAddress(), NOW + MONTH)).toBe('0');
  });

  test('are stopped after a hundred wrong codes in a row; the owner can still sign in from home or by password, which resets the count', async () => {
    const home = newAddress();
    const { account } = await signUp();
    expect((await tryPassword(account, PASSWORD, from(home))).envelope.code).toBe('0');
    await attack(account);
    const later = NOW + MONTH;
    const code = await codeFor(account, 'login', later);
    const { envelope } = await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, from(newAddress(), { now: later }));
    expect(envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('with your password') });
    expect(await signInByCode(account, home, later)).toBe('0');
    expect(await signInByCode(account, newAddress(), later)).toBe('0');
    await endOfAttack(account, later + WINDOW);
    expect(await signInByCode(account, newAddress(), later + MONTH)).toBe(CODES.tooMany);
    expect((await tryPassword(account, PASSWORD, from(newAddress(), { now: later + MONTH }))).envelope.code).toBe('0');
    expect(await signInByCode(account, newAddress(), later + MONTH)).toBe('0');
  });

  test('do not use up the account’s tries with codes that were never sent', async () => {
    const { account } = await signUp();
    const never = { validCode: '000000', validCodeId: 'nobody-was-given-this' };
    for (let tries = 0; tries < 120; tries++) expect(await tryCode(account, never, newAddress())).toBe(CODES.credentials);
    expect(await signInByCode(account, newAddress())).toBe('0');
  });

  test('get no more tries by concurrent calls', async () => {
    const { account } = await signUp();
    const address = newAddress();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeFor(account, 'login', NOW, address)));
    const answers = await Promise.all(codes.flatMap((code) => Array.from({ length: 5 }, () => tryCode(account, otherThan(code), address))));
    expect(answers.filter((answer) => answer === CODES.credentials)).toHaveLength(20);
    expect(answers.filter((answer) => answer === CODES.tooMany)).toHaveLength(5);
  });

  test('get the same answers for an unknown account', async () => {
    const [known, unknown] = [(await signUp()).account, newAccount()];
    for (const account of [known, unknown]) await endOfAttack(account);
    const refused = async (account: string) => {
      const code = await codeFor(account, 'login', NOW + MONTH);
      const { envelope, statements } = await sendCall(loginWithValidCode, { ...LOGIN, account, ...otherThan(code) }, from(newAddress(), { now: NOW + MONTH }));
      return { envelope, statements: statements.map(({ sql }) => sql) };
    };
    expect(await refused(known)).toEqual(await refused(unknown));
  });

  test('cannot prevent a registration', async () => {
    const account = newAccount();
    for (let tries = 0; tries < CODE_TRIALS.inARow.most; tries++) await count(new Queries(env.DB), [[CODE_TRIALS.inARow, account]], NOW);
    expect(await tryRegister(account, await codeFor(account, 'register'), newAddress())).toBe('0');
  });

  test('are stopped after twenty wrong codes in a row when registering too', async () => {
    const [account, address] = [newAccount(), newAddress()];
    for (let index = 0; index < 4; index++) {
      const code = await codeFor(account, 'register');
      for (let tries = 0; tries < 5; tries++) expect(await tryRegister(account, otherThan(code), address)).toBe(CODES.credentials);
    }
    const code = await codeFor(account, 'register');
    expect([await tryRegister(account, code, address), await tryRegister(account, code, newAddress())]).toEqual([CODES.tooMany, '0']);
  });
});
