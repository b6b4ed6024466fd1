import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { getCaptcha, loginWithPassword, loginWithValidCode, sendValidCode } from '../../../app/upstream/contract/records/user';
import { drawCaptcha } from '../../../functions/mall/user/captcha';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { ask, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import { codeFor, from, LOGIN, newAccount, newAddress, openUsers, PASSWORD, signUp, tryPassword } from '../../fixtures/visitors/mall-users';

const LIFE = 300_000;

beforeAll(openUsers);

/** A captcha and its answer, which the mall sends in a demonstration. */
async function captcha(now = NOW): Promise<{ imgCodeId: string; imgCode: string }> {
  const { imgCodeId, imgCode = '' } = (await ask(getCaptcha, {}, { demo: true, now })).data;
  return { imgCodeId, imgCode };
}

const login = async (account: string, password: string, picture: object, asking: Asking = from(newAddress())) =>
  (await sendCall(loginWithPassword, { ...LOGIN, account, password, ...picture }, asking)).envelope.code;

describe('the picture of a captcha', () => {
  test('is drawn with paths and contains no text; only a demonstration sends the answer', async () => {
    const { data } = await ask(getCaptcha, {});
    const svg = atob(data.image.replace('data:image/svg+xml;base64,', ''));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><rect [^>]*\/><path d="[ML\d .-]+"[^>]*\/><\/svg>$/);
    expect(svg.length).toBeLessThan(4000);
    expect(Object.keys(data).sort()).toEqual(['image', 'imgCodeId']);
    expect((await captcha()).imgCode).toMatch(/^[A-Z0-9]{4}$/);
  });

  test('and its answer differ each time', () => {
    const drawn = Array.from({ length: 50 }, drawCaptcha);
    expect(new Set(drawn.map(({ answer }) => answer)).size).toBeGreaterThan(45);
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(50);
    for (const { answer } of drawn) expect(answer).toMatch(/^[A-Z0-9]{4}$/);
  });
});

describe('S12: the answer of a captcha', () => {
  test('is valid once', async () => {
    const { account } = await signUp();
    const picture = await captcha();
    expect(await login(account, PASSWORD, picture)).toBe('0');
    expect(await login(account, PASSWORD, picture)).toBe(CODES.captcha);
  });

  test('is valid in any letter case and with blanks', async () => {
    const { account } = await signUp();
    const { imgCodeId, imgCode } = await captcha();
    expect(await login(account, PASSWORD, { imgCodeId, imgCode: ` ${imgCode.toLowerCase()}` })).toBe('0');
  });

  test('invalidates the picture if it is wrong, without a check of the password', async () => {
    const { account } = await signUp();
    const before = hashesComputed();
    const { imgCodeId, imgCode } = await captcha();
    for (const wrong of [{ imgCodeId, imgCode: 'ZZZZ0' }, { imgCodeId, imgCode }, { imgCodeId }, { imgCode }, { imgCodeId: 'x', imgCode }]) {
      expect(await login(account, PASSWORD, wrong)).toBe(CODES.captcha);
    }
    expect(hashesComputed()).toBe(before);
  });

  test('is valid for five minutes', async () => {
    const { account } = await signUp();
    const [late, intime] = [await captcha(), await captcha()];
    expect(await login(account, PASSWORD, intime, from(newAddress(), { now: NOW + LIFE - 1 }))).toBe('0');
    expect(await login(account, PASSWORD, late, from(newAddress(), { now: NOW + LIFE }))).toBe(CODES.captcha);
  });

  test('is valid once in fifty concurrent calls', async () => {
    const picture = await captcha();
    const account = newAccount();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(account, PASSWORD, picture)));
    expect(answers.filter((code) => code === CODES.captcha)).toHaveLength(49);
    expect(answers.filter((code) => code === CODES.credentials)).toHaveLength(1);
  });

  test('is deleted with its picture after expiry', async () => {
    await captcha();
    await captcha(NOW + LIFE);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM captcha WHERE expires_at <= ?1').bind(NOW + LIFE).first('n')).toBe(0);
  });

  test('that is too long is refused by its field and not as a wrong sign-in', async () => {
    expect(await login(newAccount(), PASSWORD, { imgCode: 'x'.repeat(21) })).toBe(CODES.badPayload);
  });
});

describe('S11: a captcha is required where no script runs', () => {
  const fail = async (account: string, asking: Asking) => (await tryPassword(account, 'a wrong one', asking)).envelope.code;

  test('after three wrong passwords for an account from any address, until the owner signs in', async () => {
    const { account } = await signUp();
    for (let tries = 0; tries < 3; tries++) expect(await fail(account, from(newAddress()))).toBe(CODES.credentials);
    expect(await fail(account, from(newAddress()))).toBe(CODES.captcha);
    expect(await login(account, PASSWORD, {})).toBe(CODES.captcha);
    expect(await login(account, PASSWORD, await captcha())).toBe('0');
    expect(await login(account, PASSWORD, {})).toBe('0');
  });

  test('after three wrong passwords from an address for any account that has not signed in there', async () => {
    const { account } = await signUp();
    const asking = from(newAddress());
    for (let tries = 0; tries < 3; tries++) expect(await fail(newAccount(), asking)).toBe(CODES.credentials);
    expect(await login(account, PASSWORD, {}, asking)).toBe(CODES.captcha);
    expect(await login(account, PASSWORD, await captcha(), asking)).toBe('0');
    // The account has signed in from there now, and all others have not.
    expect(await login(account, PASSWORD, {}, asking)).toBe('0');
    expect(await fail(newAccount(), asking)).toBe(CODES.captcha);
  });

  test('until the window ends', async () => {
    const { account } = await signUp();
    for (let tries = 0; tries < 3; tries++) await fail(account, from(newAddress()));
    expect(await login(account, PASSWORD, {}, from(newAddress(), { now: NOW + 899_999 }))).toBe(CODES.captcha);
    expect(await login(account, PASSWORD, {}, from(newAddress(), { now: NOW + 900_000 }))).toBe('0');
  });

  test('for an unknown account as for a known one', async () => {
    const account = newAccount();
    for (let tries = 0; tries < 3; tries++) expect(await fail(account, from(newAddress()))).toBe(CODES.credentials);
    expect(await fail(account, from(newAddress()))).toBe(CODES.captcha);
  });

  test('never for a sign-in by code', async () => {
    const { account } = await signUp();
    const asking = from(newAddress());
    for (let tries = 0; tries < 4; tries++) await fail(account, asking);
    const code = await codeFor(account, 'login');
    expect((await sendCall(loginWithValidCode, { ...LOGIN, account, ...code }, asking)).envelope.code).toBe('0');
  });

  test('after three codes sent by an address', async () => {
    const asking = from(newAddress());
    const send = async (picture: object = {}) =>
      (await sendCall(sendValidCode, { account: newAccount(), purpose: 'login', lang: 'zh_cn', ...picture }, asking)).envelope.code;
    expect([await send(), await send(), await send(), await send()]).toEqual(['0', '0', '0', CODES.captcha]);
    expect([await send(await captcha()), await send()]).toEqual(['0', CODES.captcha]);
  });

  test('after two codes sent to an account, from any address', async () => {
    const account = newAccount();
    const send = async (picture: object = {}) =>
      (await sendCall(sendValidCode, { account, purpose: 'login', lang: 'zh_cn', ...picture }, from(newAddress()))).envelope.code;
    for (let sent = 0; sent < 2; sent++) expect(await send()).toBe('0');
    expect([await send(), await send(await captcha()), await send()]).toEqual([CODES.captcha, '0', CODES.captcha]);
  });
});
