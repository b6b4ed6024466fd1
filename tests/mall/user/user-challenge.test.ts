import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { solveWork } from '../../../app/components/account/challenge/later/solve-work';
import type { ChallengeAction } from '../../../app/domain/challenge/challenge-records';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { getChallenge } from '../../../app/upstream/contract/records/challenge';
import { getCaptcha, loginWithPassword, register, sendValidCode } from '../../../app/upstream/contract/records/user';
import { PICTURES } from '../../../functions/mall/user/limits/policies';
import { visitorAddress, WHOLE_SHOP } from '../../../functions/mall/user/limits/visitor';
import { drawCaptcha } from '../../../functions/mall/user/captcha';
import { createWork } from '../../../functions/mall/user/challenge/work';
import { count } from '../../../functions/mall/user/store/limits';
import { Queries } from '../../../functions/mall/db/queries';
import { hashesComputed } from '../../fixtures/mall/hashes-computed';
import { ask, NOW, sendCall, type Asking } from '../../fixtures/mall/mall';
import {
  codeFor, from, LOGIN, newAccount, newAddress, openUsers, passed, PASSWORD, readCaptcha, signUp, tryPassword,
} from '../../fixtures/visitors/mall-users';
import { readPicture } from '../../fixtures/visitors/read-picture';

const LIFE = 600_000;
const HOUR = 3_600_000;
const ROUNDS = env.SOAK === '1' ? 2_000 : 40;

beforeAll(openUsers);

/** Asks for a challenge and solves it, as the program of a page does. */
async function solved(action: ChallengeAction, account?: string, asking: Asking = from(newAddress())): Promise<{ challengeId: string; challengeAnswer: string }> {
  const { challengeId, work } = (await ask(getChallenge, { action, ...(account ? { account } : {}) }, asking)).data;
  if (!work) throw new Error('The challenge is no proof of work');
  return { challengeId, challengeAnswer: (await solveWork(work)) ?? '' };
}

const login = async (account: string, challenge: object, asking: Asking = from(newAddress())) =>
  (await sendCall(loginWithPassword, { ...LOGIN, account, password: PASSWORD, ...challenge }, asking)).envelope.code;

const send = async (account: string, proof: object, asking: Asking = from(newAddress())) =>
  (await sendCall(sendValidCode, { account, purpose: 'login', lang: 'zh_cn', ...proof }, asking)).envelope.code;

/** Fails until a challenge is needed. */
async function failing(account: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) expect((await tryPassword(account, 'a wrong one')).envelope.code).toBe(CODES.credentials);
  expect(await login(account, {})).toBe(CODES.captcha);
}

describe('S11: the answer to a challenge', () => {
  test('lets an account sign in after three wrong passwords, once', async () => {
    const { account } = await signUp();
    await failing(account);
    const proof = await solved('login', account);
    expect(await login(account, proof)).toBe('0');
    await failing(account);
    expect(await login(account, proof)).toBe(CODES.captcha);
  });

  test('counts for its account in any spelling, and for no other account or action', async () => {
    const { account } = await signUp();
    expect(await login(account, await solved('login', ` ${account.toUpperCase()}`))).toBe('0');
    for (const proof of [await solved('login', newAccount()), await solved('sendCode', account), await solved('register', account)]) {
      expect(await login(account, proof)).toBe(CODES.captcha);
    }
  });

  test('without an account counts for the address that asked, and for no other address', async () => {
    const { account } = await signUp();
    const [here, elsewhere] = [newAddress(), newAddress()];
    const beside = here.replace(/7$/, '8');
    expect(await login(account, await solved('login', undefined, from(here)), from(beside))).toBe('0');
    expect(await login(account, await solved('login', undefined, from(here)), from(elsewhere))).toBe(CODES.captcha);
  });

  test('counts for ten minutes', async () => {
    const { account } = await signUp();
    const [late, intime] = [await solved('login', account), await solved('login', account)];
    expect(await login(account, intime, from(newAddress(), { now: NOW + LIFE - 1 }))).toBe('0');
    expect(await login(account, late, from(newAddress(), { now: NOW + LIFE }))).toBe(CODES.captcha);
  });

  test('counts once in fifty concurrent calls, in whatever way its id is written', async () => {
    const account = newAccount();
    const { challengeId, challengeAnswer } = await passed('login', account);
    const written = JSON.parse(Buffer.from(challengeId, 'base64url').toString());
    const ids = [challengeId, `${challengeId}=`, Buffer.from(JSON.stringify(written, null, 1)).toString('base64url'), Buffer.from(JSON.stringify({ ...written, x: 1 })).toString('base64')];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => login(account, { challengeId: ids[index % ids.length], challengeAnswer })));
    expect(answers.filter((code) => code === CODES.credentials)).toHaveLength(1);
    expect(answers.filter((code) => code === CODES.captcha)).toHaveLength(49);
  });

  test('is not found without the work, and a changed challenge is not accepted', async () => {
    const { account } = await signUp();
    const { challengeId, challengeAnswer } = await passed('login', account);
    const [counter = '', key = ''] = challengeAnswer.split('.');
    const read = JSON.parse(Buffer.from(challengeId, 'base64url').toString());
    const { keyPrefix } = read.parameters;
    const forged = (change: object, more: object = {}) =>
      Buffer.from(JSON.stringify({ ...read, parameters: { ...read.parameters, ...change }, ...more })).toString('base64url');
    const before = hashesComputed();
    for (const answer of ['', '1', `${counter}.`, `${counter}.${keyPrefix}`, `${counter}.${keyPrefix.padEnd(64, '0')}`, `${counter}.${key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`, `${counter}.${key.toUpperCase()}`, key]) {
      if (answer !== challengeAnswer) expect([answer, await login(account, { challengeId, challengeAnswer: answer })]).toEqual([answer, CODES.captcha]);
    }
    for (const [id, at] of ['', 'x', forged({ cost: 7 }), forged({ keyPrefix: '00' }), forged({ keySignature: '0'.repeat(64) }), forged({ data: { ...read.parameters.data, expiresAt: NOW + 10 * LIFE } }), forged({}, { signature: '' }), forged({}, { signature: null })].map((one, index) => [one, index] as const)) {
      expect([at, await login(account, { challengeId: id, challengeAnswer })]).toEqual([at, CODES.captcha]);
    }
    expect(hashesComputed()).toBe(before);
    expect(await login(account, { challengeId, challengeAnswer })).toBe('0');
  });

  test('property: no other id or key is accepted', async () => {
    const account = newAccount();
    const right = await passed('login', account);
    // The key proves the work, so the counter before it may be another one. The last sign of the id has bits that mean nothing.
    const key = right.challengeAnswer.indexOf('.') + 1;
    await fc.assert(fc.asyncProperty(
      fc.nat({ max: right.challengeId.length - 2 }), fc.integer({ min: key, max: right.challengeAnswer.length - 1 }), fc.constantFrom(...'0aZ.-_=9'), fc.boolean(),
      async (at, place, sign, ofId) => {
        const put = (text: string, index: number) => text.slice(0, index) + sign + text.slice(index + 1);
        const changed = ofId ? { ...right, challengeId: put(right.challengeId, at) } : { ...right, challengeAnswer: put(right.challengeAnswer, place) };
        fc.pre(changed.challengeId !== right.challengeId || changed.challengeAnswer !== right.challengeAnswer);
        expect(await login(account, changed)).toBe(CODES.captcha);
      },
    ), { numRuns: ROUNDS });
    expect(await login(account, right)).toBe(CODES.credentials);
  });

  test('of another mall is not accepted', async () => {
    const account = newAccount();
    const other = createWork('f'.repeat(64), () => 1);
    const { challengeId, work } = await other.issue({ action: 'login', subject: 'x' }, NOW);
    expect(await login(account, { challengeId, challengeAnswer: work && (await solveWork(work)) })).toBe(CODES.captcha);
  });

  test('leaves a mark that is deleted after its expiry; a challenge leaves none', async () => {
    const marks = () => env.DB.prepare('SELECT count(*) AS n FROM used_challenge').first('n');
    const before = await marks();
    await ask(getChallenge, { action: 'login' }, from(newAddress()));
    expect(await marks()).toBe(before);
    await login(newAccount(), await passed('login', newAccount()));
    const account = newAccount();
    await login(account, await passed('login', account, NOW + LIFE), from(newAddress(), { now: NOW + LIFE }));
    expect(await marks()).toBe(1);
  });
});

describe('S11: a registration', () => {
  test('needs a challenge before its password is hashed', async () => {
    const account = newAccount();
    const code = await codeFor(account, 'register');
    const payload = { account, password: PASSWORD, ...code, lang: 'zh_cn' };
    const before = hashesComputed();
    for (const proof of [{}, { challengeId: 'x', challengeAnswer: '1' }, await passed('sendCode', account)]) {
      expect((await sendCall(register, { ...payload, ...proof }, from(newAddress()))).envelope.code).toBe(CODES.captcha);
    }
    expect(hashesComputed()).toBe(before);
    expect((await sendCall(register, { ...payload, ...(await solved('register', account)) }, from(newAddress()))).envelope.code).toBe('0');
  });

  test('is possible with a picture, where no script runs', async () => {
    const account = newAccount();
    const payload = { account, password: PASSWORD, ...(await codeFor(account, 'register')), lang: 'zh_cn' };
    expect((await sendCall(register, { ...payload, ...(await readCaptcha()) }, from(newAddress()))).envelope.code).toBe('0');
  });
});

describe('S11: a program that reads pictures', () => {
  /** Asks for a picture and reads it. */
  async function read(now: number): Promise<{ imgCodeId: string; imgCode: string }> {
    const { imgCodeId, image } = (await ask(getCaptcha, {}, { now })).data;
    return { imgCodeId, imgCode: readPicture(image) };
  }

  test('reads nearly all of them', () => {
    const pictures = Array.from({ length: ROUNDS }, drawCaptcha);
    const right = pictures.filter(({ image, answer }) => readPicture(image) === answer).length;
    expect(right / ROUNDS).toBeGreaterThan(0.95);
  });

  test('gets ten passwords of an account checked in an hour, beside three in each quarter of it that need no challenge, from any number of addresses', async () => {
    const { account } = await signUp();
    const before = hashesComputed();
    // Ten a quarter of an hour are the limit of all passwords of an account, so it waits for the next one.
    for (let tries = 0; tries < 44; tries++) {
      const now = NOW + Math.floor(tries / 11) * 900_000;
      const proof = tries < 3 ? {} : await read(now);
      await sendCall(loginWithPassword, { ...LOGIN, account, password: 'a guess', ...proof }, from(newAddress(), { now }));
    }
    expect(hashesComputed() - before).toBeLessThanOrEqual(10 + 4 * 3);
    // Whoever does the work is let in.
    const later = NOW + 3 * 900_000;
    expect(await login(account, await passed('login', account, later), from(newAddress(), { now: later }))).toBe('0');
  });

  test('sends twelve codes to an account in an hour, and thirteen from an address', async () => {
    const [account, address] = [newAccount(), newAddress()];
    const sent = { toAccount: 0, fromAddress: 0 };
    for (let tries = 0; tries < 26; tries++) {
      const now = NOW + Math.floor(tries / 9) * 900_000;
      if ((await send(account, tries < 2 ? {} : await read(now), from(newAddress(), { now }))) === '0') sent.toAccount += 1;
      if ((await send(newAccount(), tries < 3 ? {} : await read(now), from(address, { now }))) === '0') sent.fromAddress += 1;
    }
    expect(sent).toEqual({ toAccount: 12, fromAddress: 13 });
    const { envelope } = await sendCall(sendValidCode, { account, purpose: 'login', lang: 'zh_cn', ...(await readCaptcha()) }, from(newAddress()));
    expect(envelope).toMatchObject({ code: CODES.tooMany, message: expect.stringContaining('Turn on JavaScript') });
    const later = from(newAddress(), { now: NOW + 2 * 900_000 });
    expect(await send(account, await solved('sendCode', account, later), later)).toBe('0');
  });

  test('gets no further when all visitors together have used two thousand pictures in an hour', async () => {
    const queries = new Queries(env.DB);
    const later = NOW + 10 * HOUR;
    await count(queries, [[PICTURES.ofShop, WHOLE_SHOP]], later);
    await env.DB.prepare("UPDATE allowance SET uses = 2000 WHERE rule = 'picturesOfShop'").run();
    const account = newAccount();
    for (let sent = 0; sent < 2; sent++) expect(await send(account, {}, from(newAddress(), { now: later }))).toBe('0');
    expect(await send(account, await readCaptcha(later), from(newAddress(), { now: later }))).toBe(CODES.tooMany);
    expect(await send(account, await passed('sendCode', account, later), from(newAddress(), { now: later }))).toBe('0');
    await env.DB.prepare("DELETE FROM allowance WHERE rule = 'picturesOfShop'").run();
  });
});

test('S11: with the keys of Turnstile, a challenge is its widget, and a token that Cloudflare confirms passes it once', async () => {
  const account = newAccount();
  const asking = from(newAddress(), { turnstile: { TURNSTILE_SITE_KEY: 'the site key', TURNSTILE_SECRET: 'the secret key' } });
  const { challengeId, provider, turnstile, work } = (await ask(getChallenge, { action: 'sendCode', account }, asking)).data;
  expect([provider, turnstile?.siteKey, work]).toEqual(['turnstile', 'the site key', undefined]);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push(`${url} ${body}`);
    return Response.json({ success: body.get('response') === 'a token', action: 'sendCode', cdata: turnstile?.cData });
  });
  for (let sent = 0; sent < 2; sent++) expect(await send(account, {}, asking)).toBe('0');
  expect(await send(account, { challengeId, challengeAnswer: 'a guess' }, asking)).toBe(CODES.captcha);
  expect(await send(newAccount(), { challengeId, challengeAnswer: 'a token' }, asking)).toBe(CODES.captcha);
  expect(await send(account, { challengeId, challengeAnswer: 'a token' }, asking)).toBe('0');
  expect(await send(account, { challengeId, challengeAnswer: 'a token' }, asking)).toBe(CODES.captcha);
  const url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
  expect(asked).toEqual(['a+guess', 'a+token', 'a+token'].map((token) => `${url} secret=the+secret+key&response=${token}`));
});

test('S11: two codes an hour to an account and three from a network need no challenge, at once or one after the other', async () => {
  const [account, address] = [newAccount(), newAddress()];
  const codes = await Promise.all(Array.from({ length: 20 }, () => send(account, {})));
  expect(codes.filter((code) => code === '0')).toHaveLength(2);
  expect(await send(account, {}, from(newAddress(), { now: NOW + HOUR - 1 }))).toBe(CODES.captcha);
  expect(await send(account, {}, from(newAddress(), { now: NOW + HOUR }))).toBe('0');
  const beside = Array.from({ length: 20 }, (_, index) => from(address.replace(/7$/, `${index + 1}`)));
  const others = await Promise.all(beside.map((asking) => send(newAccount(), {}, asking)));
  expect(others.filter((code) => code === '0')).toHaveLength(3);
  expect(visitorAddress(new Request('https://mall.test/', beside[0]))).toMatch(/::\/64$/);
});
