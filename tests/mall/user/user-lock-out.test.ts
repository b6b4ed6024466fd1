/** Lock-out by all limits together: what strangers do to an account, and what its owner can still do. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { loginWithPassword, loginWithValidCode, register, sendValidCode, unlockAccount } from '../../../app/upstream/contract/records/user';
import { CODE_SENDS, CODE_TRIALS, PASSWORDS_IN_A_ROW } from '../../../functions/mall/user/limits/policies';
import { forNetworks } from '../../../functions/mall/user/limits/visitor';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { ask, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { codeFor, from, LOGIN, newAccount, newAddress, openUsers, otherThan, passed, PASSWORD, signUp, tryPassword, countUses, type SentCode } from '../../fixtures/visitors/mall-users';

const WINDOW = 900_000;
const DAY = 86_400_000;
const SOAK = env.SOAK === '1';
const RUNS = SOAK ? 60 : 3;
const STEPS = SOAK ? 60 : 15;

beforeAll(openUsers);

/** Where somebody is: an address, and a device that has signed in. */
interface Spot {
  address: string;
  device?: string;
}

const asking = ({ address, device }: Spot, now: number): Asking => from(address, { now, ...(device ? { headers: { 'x-device-token': device } } : {}) });
const elsewhere = (): Spot => ({ address: newAddress() });

/** Signs in with the password, and answers a challenge. @returns the code of the answer, and the token of the device */
async function byPassword(account: string, spot: Spot, now = NOW, password = PASSWORD): Promise<{ code: string; device: string | undefined }> {
  const payload = { ...LOGIN, account, password, ...(await passed('login', account, now)) };
  const { envelope, headers } = await sendCall(loginWithPassword, payload, asking(spot, now));
  return { code: envelope.code, device: keepDevice(spot, headers) };
}

async function sendCode(account: string, spot: Spot, now: number): Promise<{ code: string; sent: SentCode }> {
  const payload = { account, purpose: 'login', lang: 'zh_cn', ...(await passed('sendCode', account, now)) };
  const { envelope } = await sendCall(sendValidCode, payload, { ...asking(spot, now), demo: true });
  const { validCode = '', validCodeId = '' } = v.parse(sendValidCode.data, envelope.data) ?? {};
  return { code: envelope.code, sent: { validCode, validCodeId } };
}

async function tryCode(account: string, sent: SentCode, spot: Spot, now: number): Promise<string> {
  const { envelope, headers } = await sendCall(loginWithValidCode, { ...LOGIN, account, ...sent }, asking(spot, now));
  keepDevice(spot, headers);
  return envelope.code;
}

/** A device gets a new token with each sign-in. */
function keepDevice(spot: Spot, headers: Headers): string | undefined {
  const device = headers.get('x-device-token') ?? undefined;
  if (spot.device && device) spot.device = device;
  return device;
}

/** Requests a code and signs in with it. */
async function byCode(account: string, spot: Spot, now = NOW): Promise<string> {
  const { code, sent } = await sendCode(account, spot, now);
  return code === '0' ? tryCode(account, sent, spot, now) : code;
}

/** A user with a device and a home address. The device has signed in elsewhere, so only its token is known. */
async function owner(): Promise<{ account: string; device: Spot; home: Spot }> {
  const { account } = await signUp();
  const home = elsewhere();
  const { device } = await byPassword(account, elsewhere());
  await byPassword(account, home);
  return { account, device: { ...elsewhere(), device: device ?? '' }, home };
}

async function wrongPasswords(account: string, now: number): Promise<void> {
  for (let tries = 0; tries < 12; tries++) await byPassword(account, elsewhere(), now, 'a guess');
}

/** Does all that strangers can to an account: ten wrong passwords, twenty codes, and wrong codes. @param triesOfEach - wrong tries of each code */
async function attack(account: string, now: number, triesOfEach = 1): Promise<void> {
  await wrongPasswords(account, now);
  for (let codes = 0; codes < 22; codes++) {
    const { code, sent } = await sendCode(account, elsewhere(), now);
    for (let tries = 0; code === '0' && tries < triesOfEach; tries++) await tryCode(account, otherThan(sent), elsewhere(), now);
  }
}

describe('S11: an account under attack from everywhere at once', { timeout: 120_000 }, () => {
  test('lets its owner in by password and by code, at a known device anywhere and at an address of before', async () => {
    const { account, device, home } = await owner();
    await attack(account, NOW, 5);
    expect([(await byPassword(account, elsewhere())).code, (await sendCode(account, elsewhere(), NOW)).code]).toEqual([CODES.tooMany, CODES.tooMany]);
    expect([await byCode(account, device), await byCode(account, home)]).toEqual(['0', '0']);
    for (const [windows, spot] of [[1, home], [2, device]] as const) {
      const now = NOW + windows * WINDOW;
      await wrongPasswords(account, now);
      expect([(await byPassword(account, elsewhere(), now)).code, (await byPassword(account, spot, now)).code]).toEqual([CODES.tooMany, '0']);
    }
  });

  test('asks strangers for a challenge, and not its owner', async () => {
    const { account, device, home } = await owner();
    for (let tries = 0; tries < 4; tries++) await byPassword(account, elsewhere(), NOW, 'a guess');
    expect((await tryPassword(account, PASSWORD)).envelope.code).toBe(CODES.captcha);
    for (const spot of [home, device]) expect((await tryPassword(account, PASSWORD, asking(spot, NOW))).envelope.code).toBe('0');
  });

  test('from its owner’s address lets the owner in at a known device', async () => {
    const { account, device, home } = await owner();
    const office = { address: home.address, device: device.device };
    for (let tries = 0; tries < 12; tries++) {
      await byPassword(account, home, NOW, 'a guess');
      await byPassword(newAccount(), home, NOW, 'a guess');
    }
    for (let codes = 0; codes < 6; codes++) {
      const { sent } = await sendCode(account, home, NOW);
      for (let tries = 0; tries < 5; tries++) await tryCode(account, otherThan(sent), home, NOW);
    }
    expect([(await byPassword(account, home)).code, await byCode(account, home)]).toEqual([CODES.tooMany, CODES.tooMany]);
    expect(await byCode(account, office)).toBe('0');
  });

  test('property: whatever strangers try, in any order, the owner signs in at the device and at home', async () => {
    const step = fc.record({ what: fc.constantFrom('password', 'code', 'codes'), later: fc.constantFrom(0, 0, 1_000, WINDOW, DAY), same: fc.boolean() });
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: STEPS }), async (steps) => {
      const { account, device, home } = await owner();
      const office = elsewhere();
      let now = NOW;
      for (const { what, later, same } of steps) {
        now += later;
        const spot = same ? office : elsewhere();
        if (what === 'password') await byPassword(account, spot, now, 'a guess');
        else {
          const { sent } = await sendCode(account, spot, now);
          for (let tries = 0; tries < (what === 'code' ? 1 : 6); tries++) await tryCode(account, otherThan(sent), spot, now);
        }
      }
      const entered = [await byCode(account, device, now), await byCode(account, home, now), (await byPassword(account, home, now)).code];
      expect(entered).toEqual(['0', '0', '0']);
    }), { numRuns: RUNS });
  });
});

test('strangers fill nobody’s mailbox with codes: in a day an account gets 15 from one address and 60 from all, and its owner more at home', { timeout: 60_000 }, async () => {
  const { account, home } = await owner();
  const stranger = elsewhere();
  const sent: string[] = [];
  for (let tries = 0; tries < 24; tries++) sent.push((await sendCode(account, stranger, NOW + Math.floor(tries / 6) * WINDOW)).code);
  expect(sent.filter((code) => code === '0')).toHaveLength(15);
  const evening = NOW + 40 * WINDOW;
  // One code has opened the account, and two are left.
  await countUses([CODE_SENDS.perAccountInDay, account], 60 - 15 - 1 - 2);
  const late: string[] = [];
  for (let tries = 0; tries < 4; tries++) late.push((await sendCode(account, elsewhere(), evening)).code);
  expect(late).toEqual(['0', '0', CODES.tooMany, CODES.tooMany]);
  expect((await sendCode(account, home, evening)).code).toBe('0');
  expect((await sendCode(account, stranger, NOW + DAY + WINDOW)).code).toBe('0');
});

test('known places have bounds of a day too: 15 codes for each, 60 for an account, 200 for an address', { timeout: 60_000 }, async () => {
  const { account, device, home } = await owner();
  const sent: string[] = [];
  for (let tries = 0; tries < 24; tries++) sent.push((await sendCode(account, device, NOW + Math.floor(tries / 5) * WINDOW)).code);
  expect(sent.filter((code) => code === '0')).toHaveLength(15);
  const evening = NOW + 40 * WINDOW;
  expect((await sendCode(account, home, evening)).code).toBe('0');
  await countUses([CODE_SENDS.fromKnownInDay, account], 60 - 15 - 1);
  expect((await sendCode(account, home, evening)).code).toBe(CODES.tooMany);
  const another = await owner();
  const visitor = new Request('https://mall.test/', { headers: { 'x-visitor-address': another.device.address } });
  for (const allowance of forNetworks(CODE_SENDS.knownOfAddressInDay, visitor)) await countUses(allowance, 199);
  expect([(await sendCode(another.account, another.device, evening)).code, (await sendCode(another.account, another.device, evening)).code]).toEqual(['0', CODES.tooMany]);
});

describe('S11: a hundred wrong passwords in a row', { timeout: 120_000 }, () => {
  test('are checked at most, strangers, home and device together; then a code signs in and resets the counts', async () => {
    const { account, device, home } = await owner();
    expect(Object.values(PASSWORDS_IN_A_ROW).reduce((sum, { most }) => sum + most, 0)).toBe(100);
    for (const rule of Object.values(PASSWORDS_IN_A_ROW)) await countUses([rule, account], SOAK ? 0 : rule.most - 5);
    const before = hashesComputed();
    let now = NOW;
    for (let windows = 0; windows < (SOAK ? 8 : 2); windows++, now += WINDOW) {
      for (let tries = 0; tries < 11; tries++) for (const spot of [elsewhere(), home, device]) await byPassword(account, spot, now, 'a guess');
    }
    expect(hashesComputed() - before).toBe(SOAK ? 100 : 15);
    for (const spot of [elsewhere(), home, device]) expect((await byPassword(account, spot, now)).code).toBe(CODES.tooMany);
    expect(await byCode(account, elsewhere(), now)).toBe('0');
    for (const spot of [elsewhere(), home, device]) expect((await byPassword(account, spot, now)).code).toBe('0');
  });
});

describe('S11: networks', { timeout: 60_000 }, () => {
  const inNetwork = (network: string) => (index: number): Spot => ({ address: `${network}${index.toString(16)}::1` });
  let made = 0;
  const network = () => `2001:aaaa:${(made += 1).toString(16)}:`;

  test.each([['/64 of one /56', (index: number) => `1${index.toString(16).padStart(2, '0')}`, 20], ['/56 of one /48', (index: number) => `${index.toString(16)}00`, 40]])(
    'many %s may try passwords as often as an address, times its share', async (_, part, most) => {
      const prefix = network();
      const before = hashesComputed();
      for (let index = 0; index < most + 20; index++) await byPassword(newAccount(), { address: `${prefix}${part(index)}::1` }, NOW, 'a guess');
      expect(hashesComputed() - before).toBe(most);
    });

  test('one /48 gets twelve codes without a challenge', async () => {
    const spot = inNetwork(network());
    const plain = async (index: number) => (await sendCall(sendValidCode, { account: newAccount(), purpose: 'register', lang: 'zh_cn' }, asking(spot(index << 8), NOW))).envelope.code;
    const codes = [];
    for (let index = 1; index <= 14; index++) codes.push(await plain(index));
    expect(codes.filter((code) => code === '0')).toHaveLength(12);
    expect(codes.slice(12)).toEqual([CODES.captcha, CODES.captcha]);
  });
});

describe('S11: one network takes half of what strangers have for an account', { timeout: 120_000 }, () => {
  let made = 0;
  /** The connections of a /48 of its own. */
  const network = () => {
    const prefix = `2001:bbbb:${(made += 1).toString(16)}`;
    return (index: number): Spot => ({ address: `${prefix}:${(index + 1).toString(16)}::1` });
  };

  /** Tries two passwords more than are checked, from one connection, has codes sent to eight others, two more than are sent, and tries each code wrongly. @returns how many passwords were checked, codes sent, and codes tried */
  async function attackFrom(spot: (index: number) => Spot, account: string, now = NOW, triesOfEach = 0): Promise<{ checked: number; sent: number; tried: number }> {
    const before = hashesComputed();
    const answers: string[] = [];
    const codes: string[] = [];
    const tries: string[] = [];
    for (let index = 0; index < 7; index++) answers.push((await byPassword(account, spot(0), now, 'a guess')).code);
    const checked = hashesComputed() - before;
    for (let index = 0; index < 12; index++) {
      const { code, sent } = await sendCode(account, spot(1 + (index % 8)), now);
      codes.push(code);
      for (let tried = 0; code === '0' && tried < triesOfEach; tried++) tries.push(await tryCode(account, otherThan(sent), spot(1 + (index % 8)), now));
    }
    expect(answers).toEqual(answers.map((_, index) => (index < checked ? CODES.credentials : CODES.tooMany)));
    expect(new Set(codes.filter((code) => code !== '0'))).toEqual(new Set([CODES.tooMany]));
    return { checked, sent: codes.filter((code) => code === '0').length, tried: tries.filter((code) => code === CODES.credentials).length };
  }

  test('in a quarter of an hour: an owner elsewhere keeps both ways to sign in, and loses them to two networks only', async () => {
    const { account } = await owner();
    const one = network();
    expect(await attackFrom(one, account)).toEqual({ checked: 5, sent: 10, tried: 0 });
    expect([(await byPassword(account, one(50))).code, (await sendCode(account, one(51), NOW)).code]).toEqual([CODES.tooMany, CODES.tooMany]);
    expect([await byCode(account, elsewhere()), (await byPassword(account, elsewhere())).code]).toEqual(['0', '0']);
    // The owner has had two codes: the one that opened the account, and the one of this test.
    expect(await attackFrom(network(), account)).toEqual({ checked: 5, sent: 8, tried: 0 });
    expect([(await byPassword(account, elsewhere())).code, (await sendCode(account, elsewhere(), NOW)).code]).toEqual([CODES.tooMany, CODES.tooMany]);
  });

  test.each(['203.0.113.77', '::ffff:198.51.100.77'])('in a quarter of an hour: the address %s leaves half of the passwords to others', async (address) => {
    const { account } = await owner();
    const answers: string[] = [];
    for (let tries = 0; tries < 12; tries++) answers.push((await byPassword(account, { address }, NOW, 'a guess')).code);
    expect(answers.filter((code) => code === CODES.credentials)).toHaveLength(5);
    expect((await byPassword(account, elsewhere())).code).toBe('0');
  });

  test('in a day and in a row: an owner elsewhere keeps both ways, and the next sign-in resets what counts in a row', async () => {
    const { account } = await owner();
    const one = network();
    const took = { checked: 0, sent: 0, tried: 0 };
    for (let windows = 0; windows < 8; windows++) {
      const { checked, sent, tried } = await attackFrom(one, account, NOW + windows * WINDOW, 3);
      took.checked += checked;
      took.sent += sent;
      took.tried += tried;
    }
    expect(took).toEqual({ checked: 30, sent: 30, tried: 50 });
    const evening = NOW + 40 * WINDOW;
    expect([(await byPassword(account, one(50), evening)).code, (await sendCode(account, one(51), evening)).code]).toEqual([CODES.tooMany, CODES.tooMany]);
    // A wrong password resets nothing, so it shows that passwords are checked before the code signs in.
    expect((await byPassword(account, elsewhere(), evening, 'a guess')).code).toBe(CODES.credentials);
    expect([await byCode(account, elsewhere(), evening), (await byPassword(account, elsewhere(), evening)).code]).toEqual(['0', '0']);
    expect(await attackFrom(one, account, NOW + DAY + WINDOW, 1)).toEqual({ checked: 5, sent: 10, tried: 10 });
  });

  test('S10: of an account that does not exist too', async () => {
    const account = newAccount();
    const one = network();
    expect(await attackFrom(one, account)).toEqual({ checked: 5, sent: 10, tried: 0 });
    expect((await byPassword(account, one(50))).code).toBe(CODES.tooMany);
    expect([(await byPassword(account, elsewhere())).code, (await sendCode(account, elsewhere(), NOW)).code]).toEqual([CODES.credentials, '0']);
  });

  test('not at known places: they keep their own counts in that network', async () => {
    const { account, home, device } = await owner();
    const neighbours = (index: number): Spot => ({ address: home.address.replace(/:[^:]*::7$/, `:${(index + 100).toString(16)}::1`) });
    expect(await attackFrom(neighbours, account)).toEqual({ checked: 5, sent: 10, tried: 0 });
    for (const spot of [home, { address: neighbours(50).address, device: device.device }]) {
      expect([(await byPassword(account, spot, NOW, 'a guess')).code, await byCode(account, spot)]).toEqual([CODES.credentials, '0']);
    }
  });
});

describe('the operator', { timeout: 60_000 }, () => {
  const operatorKey = 'a key of the operator, for tests only';
  const asOperator = { operatorKey, headers: { 'operator-key': operatorKey } };

  test('unlocks an account: everybody may try again, and known places stay known', async () => {
    const { account, device, home } = await owner();
    await attack(account, NOW);
    const { sent } = await sendCode(account, device, NOW);
    for (let tries = 0; tries < 3; tries++) await tryCode(account, otherThan(sent), device, NOW);
    const { data } = await ask(unlockAccount, { account: account.toUpperCase() }, asOperator);
    expect(data.rows.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['checksOfAccount', 'checksInARow', 'sendsToAccount', CODE_TRIALS.inARow.name, 'codesOfVisit', 'sendsOfVisit']));
    expect(data.rows.find(({ rule }) => rule === 'checksOfAccount')).toEqual({ rule: 'checksOfAccount', uses: 10 });
    expect([(await byPassword(account, elsewhere())).code, await byCode(account, elsewhere())]).toEqual(['0', '0']);
    await wrongPasswords(account, NOW);
    expect([(await byPassword(account, elsewhere())).code, (await byPassword(account, home)).code]).toEqual([CODES.tooMany, '0']);
    expect((await ask(unlockAccount, { account }, asOperator)).data.rows).not.toEqual([]);
    expect((await ask(unlockAccount, { account }, asOperator)).data.rows).toEqual([]);
  });

  test('does not touch other accounts, and nobody else may unlock', async () => {
    const [one, other] = [await owner(), await owner()];
    for (const { account } of [one, other]) await wrongPasswords(account, NOW);
    await ask(unlockAccount, { account: one.account }, asOperator);
    expect([(await byPassword(one.account, elsewhere())).code, (await byPassword(other.account, elsewhere())).code]).toEqual(['0', CODES.tooMany]);
    for (const key of ['', 'another key']) {
      expect((await sendCall(unlockAccount, { account: other.account }, { operatorKey, headers: { 'operator-key': key } })).envelope.code).toBe(CODES.notFound);
    }
    expect((await sendCall(unlockAccount, { account: 'nobody@farad.example' }, asOperator)).envelope).toMatchObject({ code: CODES.notFound, message: 'There is no such account.' });
  });
});

test('S10: a device that is known to one account tells nothing about another', async () => {
  const { device } = await owner();
  const [known, unknown] = [(await signUp()).account, newAccount()];
  const tried = async (account: string) => {
    const { envelope, statements } = await sendCall(loginWithPassword, { ...LOGIN, account, password: 'a guess' }, asking(device, NOW));
    return { envelope, statements: statements.map(({ sql }) => sql) };
  };
  expect(await tried(known)).toEqual(await tried(unknown));
  const code = await codeFor(unknown, 'register');
  const { headers } = await ask(register, { account: unknown, password: PASSWORD, ...code, lang: 'zh_cn', ...(await passed('register', unknown)) }, asking(device, NOW));
  expect(headers.get('x-device-token')).not.toBe(device.device);
});
