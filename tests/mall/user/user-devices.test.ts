/** Known devices: their tokens, the list of sign-ins, and how they are forgotten. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { changePassword, listSignIns, loginWithPassword, logout, removeDevice, signOutEverywhere } from '../../../app/upstream/contract/records/user';
import { DEVICE_LIFE, HASHES, MOST_DEVICES, PASSWORD_ATTEMPTS } from '../../../functions/mall/user/limits/policies';
import { ask, NOW, sendCall } from '../../fixtures/mall/mall';
import { credentials, from, LOGIN, newAccount, newAddress, openUsers, PASSWORD, passed, signUp, countUses, userOf } from '../../fixtures/visitors/mall-users';

const WINDOW = 900_000;

beforeAll(openUsers);

interface Device {
  device: string;
  token: string;
  session: string;
}

/** Signs in from a new address. @param device - token of the device; empty for a new one */
async function signIn(account: string, device = '', now = NOW, password = PASSWORD): Promise<Device> {
  const payload = { ...LOGIN, account, password, ...(await passed('login', account, now)) };
  const { headers } = await ask(loginWithPassword, payload, from(newAddress(), { now, headers: device ? { 'x-device-token': device } : {} }));
  return { device: headers.get('x-device-token') ?? '', ...credentials(headers) };
}

const at = ({ token, session, device }: Device, now = NOW) =>
  from(newAddress(), { now, headers: { 'access-token': token, cookie: `SESSION=${session}`, 'x-device-token': device } });

/** Whether a device is known to an account: where strangers have used up the passwords of the account, a known device may still try one. */
async function isKnown(account: string, device: string, now = NOW): Promise<boolean> {
  await countUses([PASSWORD_ATTEMPTS.perAccount, account], PASSWORD_ATTEMPTS.perAccount.most, now);
  const payload = { ...LOGIN, account, password: 'a guess', ...(await passed('login', account, now)) };
  const { envelope } = await sendCall(loginWithPassword, payload, from(newAddress(), { now, headers: { 'x-device-token': device } }));
  expect([CODES.credentials, CODES.tooMany]).toContain(envelope.code);
  return envelope.code === CODES.credentials;
}

const list = async (device: Device, now = NOW) => (await ask(listSignIns, {}, at(device, now))).data.rows;

describe('S11: the token of a device', { timeout: 60_000 }, () => {
  test('has 256 bits, is stored as a hash, and is replaced at each sign-in: a copied one is worth nothing then', async () => {
    const { account } = await signUp();
    const first = await signIn(account);
    expect(atob(first.device.replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(32);
    const second = await signIn(account, first.device);
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM device').all()).results)).not.toContain(second.device);
    expect([await isKnown(account, second.device), await isKnown(account, first.device)]).toEqual([true, false]);
  });

  test('counts for each account that has signed in with it, and for no other', async () => {
    const [one, other, stranger] = [(await signUp()).account, (await signUp()).account, (await signUp()).account];
    const { device } = await signIn(other, (await signIn(one)).device);
    expect([await isKnown(one, device), await isKnown(other, device), await isKnown(stranger, device), await isKnown(newAccount(), device)]).toEqual([true, true, false, false]);
  });

  test('outlives signing out, and lives a year', async () => {
    const { account } = await signUp();
    const device = await signIn(account);
    await ask(logout, {}, at(device));
    expect(await isKnown(account, device.device, NOW + DEVICE_LIFE - 1)).toBe(true);
    expect(await isKnown(account, device.device, NOW + DEVICE_LIFE)).toBe(false);
  });

  test.each(['', 'x', 'A'.repeat(5_000), "' OR 1=1 --"])('%j is unknown', async (token) => {
    expect(await isKnown((await signUp()).account, encodeURIComponent(token))).toBe(false);
  });

  test('is forgotten if more devices are used than an account keeps', async () => {
    const { account } = await signUp();
    const first = await signIn(account, '', NOW + 1);
    for (let index = 1; index < MOST_DEVICES; index++) await signIn(account, '', NOW + 1 + index);
    expect(await isKnown(account, first.device, NOW + 50)).toBe(true);
    await signIn(account, '', NOW + WINDOW + 60);
    expect(await isKnown(account, first.device, NOW + WINDOW + 70)).toBe(false);
  });
});

test('S8: all known devices of an address have their passwords hashed 200 times in a quarter of an hour, so that many own accounts do not use up the hashes of all owners', async () => {
  const [own, others] = [await signUp(), await signUp()];
  const [mine, theirs] = [await signIn(own.account), await signIn(others.account)];
  const here = newAddress();
  const code = async (account: string, { device }: Device, address: string) =>
    (await sendCall(loginWithPassword, { ...LOGIN, account, password: 'a guess' }, from(address, { headers: { 'x-device-token': device } }))).envelope.code;
  await env.DB.prepare('DELETE FROM allowance').run();
  expect(await code(own.account, mine, here)).toBe(CODES.credentials);
  await env.DB.prepare('UPDATE allowance SET uses = ?2 WHERE rule = ?1').bind(HASHES.devicesOfAddress.name, HASHES.devicesOfAddress.most).run();
  expect([await code(own.account, mine, here), await code(others.account, theirs, here), await code(others.account, theirs, newAddress())]).toEqual([
    CODES.tooMany, CODES.tooMany, CODES.credentials,
  ]);
});

describe('the list of sign-ins', { timeout: 60_000 }, () => {
  test('has the devices that are signed out too, the newest first', async () => {
    const { account } = await signUp();
    const [phone, desk] = [await signIn(account, '', NOW + 1), await signIn(account, '', NOW + 2)];
    await ask(logout, {}, at(phone, NOW + 3));
    const rows = await list(desk, NOW + 4);
    expect(rows.map(({ current, signedIn, deviceId }) => [current, signedIn, typeof deviceId])).toEqual([
      ['T', undefined, 'string'], ['F', 'F', 'string'], ['F', undefined, 'string'],
    ]);
    expect(new Set(rows.map(({ deviceId }) => deviceId)).size).toBe(3);
  });

  test('a device that is forgotten is signed out and unknown; all others stay', async () => {
    const { account } = await signUp();
    const [phone, desk] = [await signIn(account, '', NOW + 1), await signIn(account, '', NOW + 2)];
    const deviceId = (await list(phone, NOW + 3)).find(({ current }) => current === 'T')?.deviceId ?? '';
    await ask(removeDevice, { deviceId }, at(desk));
    expect([await userOf(phone.token), await userOf(desk.token)]).toEqual([undefined, expect.any(String)]);
    expect([await isKnown(account, phone.device), await isKnown(account, desk.device)]).toEqual([false, true]);
    expect((await sendCall(removeDevice, { deviceId }, at(desk))).envelope).toMatchObject({ code: CODES.notFound, message: 'This device is not in your list any more. Reload the page to see the list.' });
  });

  test('S14: another user’s device answers as one that does not exist', async () => {
    const [{ account }, other] = [await signUp(), await signUp()];
    const device = await signIn(account);
    const deviceId = (await list(device)).find(({ current }) => current === 'T')?.deviceId ?? '';
    const stranger = await signIn(other.account);
    const answers = [];
    for (const id of [deviceId, 'no-such-device']) answers.push((await sendCall(removeDevice, { deviceId: id }, at(stranger))).envelope);
    expect(answers[0]).toEqual(answers[1]);
    expect(await isKnown(account, device.device)).toBe(true);
  });

  test.each(['signing out everywhere', 'a new password'])('%s forgets all devices', async (what) => {
    const { account } = await signUp();
    const [phone, desk] = [await signIn(account), await signIn(account)];
    const password = 'five capacitors in a ring';
    if (what === 'a new password') {
      const { headers } = await ask(changePassword, { oldPassword: PASSWORD, password }, at(desk));
      expect(await isKnown(account, headers.get('x-device-token') ?? '')).toBe(true);
    } else await ask(signOutEverywhere, {}, at(desk));
    expect([await isKnown(account, phone.device), await isKnown(account, desk.device)]).toEqual([false, false]);
  });
});
