/** Challenges through the whole storefront: the address, and the forms with and without script. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { solveWork } from '../../app/components/account/challenge/later/solve-work';
import { DEMO_ACCOUNT } from '../../functions/mall/user/demo-account';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

const CREDENTIALS = { account: DEMO_ACCOUNT.account, password: DEMO_ACCOUNT.password };
const PASSWORD = 'four resistors in a row';

beforeAll(async () => {
  await loadMall(smallCatalogue());
});
beforeEach(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await env.DB.prepare('DELETE FROM allowance').run();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The challenge in an answer to the script of a page. Remix writes a value as a list, in which numbers stand for other items. */
function challengeIn({ text }: Page): { id: string; work: Parameters<typeof solveWork>[0] } | undefined {
  const items: unknown = JSON.parse(text.split('\n')[0] ?? '');
  if (!Array.isArray(items)) return undefined;
  const read = (index: number): unknown => {
    const item: unknown = items[index];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).map(([key, at]) => [read(Number(key.slice(1))), read(at)]));
  };
  const all = JSON.stringify(read(0));
  const found = /"challenge":(\{"id":"[^"]*".*?\}\})/.exec(all)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}

async function fail(visitor: Visitor): Promise<void> {
  for (let tries = 0; tries < 3; tries++) expect((await visitor.post('/login', { ...CREDENTIALS, password: 'not this one' })).status).toBe(401);
}

/** Answers as an upstream without the call for challenges. */
const withoutChallenges: Between = async (request, pass) =>
  (new URL(request.url).pathname.endsWith('/user/getChallenge') ? new Response('Not found', { status: 404 }) : pass(request));

describe('GET /challenge', () => {
  test('answers with a proof of work that is not stored', async () => {
    const visitor = new Visitor();
    for (const action of ['login', 'sendCode', 'register']) {
      const { status, headers, text } = await visitor.get(`/challenge?action=${action}`);
      expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([200, 'no-store', expect.stringContaining('application/json')]);
      expect(JSON.parse(text)).toEqual({
        challengeId: expect.stringMatching(/^[\w-]{200,1000}$/), action, provider: 'work',
        work: { algorithm: 'PBKDF2/SHA-256', nonce: expect.stringMatching(/^[0-9a-f]{32}$/), salt: expect.stringMatching(/^[0-9a-f]{32}$/), cost: expect.any(Number), keyLength: 32, keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/) },
      });
    }
  });

  test('is 404 for unknown actions and without challenges, and 503 if the upstream fails', async () => {
    for (const query of ['', '?action=', '?action=payment', '?action=LOGIN', '?action=constructor']) expect((await new Visitor().get(`/challenge${query}`)).status).toBe(404);
    expect((await new Visitor(withoutChallenges).get('/challenge?action=login')).status).toBe(404);
    expect((await new Visitor(async () => new Response('', { status: 500 })).get('/challenge?action=login')).status).toBe(503);
  });

  test('its answer is taken by the form', async () => {
    const visitor = new Visitor();
    await fail(visitor);
    expect((await visitor.post('/login', CREDENTIALS)).status).toBe(422);
    const { challengeId, work } = JSON.parse((await visitor.get('/challenge?action=login')).text);
    const challengeAnswer = (await solveWork(work)) ?? '';
    expect((await visitor.post('/login', { ...CREDENTIALS, challengeId, challengeAnswer: `${challengeAnswer}0` })).status).toBe(422);
    expect((await visitor.post('/login', { ...CREDENTIALS, challengeId, challengeAnswer })).status).toBe(303);
  });
});

describe('S11: a form that needs a challenge', () => {
  test('is answered with one where script runs, and with a picture where not', async () => {
    const visitor = new Visitor();
    await fail(visitor);
    const scripted = await visitor.post('/login.data', CREDENTIALS);
    const challenge = challengeIn(scripted);
    expect([scripted.status, scripted.text.includes('data:image/'), challenge !== undefined]).toEqual([422, false, true]);
    const plain = await visitor.post('/login', CREDENTIALS);
    expect([plain.status, plain.text.includes('name="imgCode"'), plain.shows('Checking your browser')]).toEqual([422, true, false]);
    if (!challenge) return;
    const proof = { challengeId: challenge.id, challengeAnswer: (await solveWork(challenge.work)) ?? '' };
    // One answered for another account gives a picture instead of one challenge after the other.
    const other = await visitor.post('/login.data', { ...CREDENTIALS, account: 'ada@farad.example', ...proof });
    expect([other.status, challengeIn(other), other.text.includes('data:image/')]).toEqual([422, undefined, true]);
    expect((await visitor.post('/login.data', { ...CREDENTIALS, ...proof })).status).toBe(202);
  });

  test('is answered with a picture if the upstream has no challenges, and takes its characters', async () => {
    const visitor = new Visitor(withoutChallenges);
    await fail(visitor);
    const asked = await visitor.post('/login.data', CREDENTIALS);
    expect([asked.status, challengeIn(asked)]).toEqual([422, undefined]);
    const imgCode = /"answer","(\w{4})"/.exec(asked.text)?.[1] ?? '';
    expect((await visitor.post('/login.data', { ...CREDENTIALS, imgCode })).status).toBe(202);
  });

  test('shows no picture for a registration if the upstream has no challenges', async () => {
    const account = `${crypto.randomUUID()}@farad.example`;
    const sent = await new Visitor(withoutChallenges).post('/register', { account, intent: 'sendCode' });
    expect([sent.status, sent.text.includes('name="imgCode"')]).toEqual([200, false]);
  });
});

describe('S11: a registration', () => {
  const newAccount = () => `${crypto.randomUUID()}@farad.example`;

  test('without script shows the picture with the code, before the passwords are typed', async () => {
    const [visitor, account] = [new Visitor(), newAccount()];
    const sent = await visitor.post('/register', { account, intent: 'sendCode' });
    expect([sent.status, sent.text.includes('name="imgCode"'), sent.shows('is on its way')]).toEqual([200, true, true]);
    expect((await new Visitor().register(newAccount(), PASSWORD)).status).toBe(303);
  });

  test('with script is answered with a challenge, and then carried out', async () => {
    const [visitor, account] = [new Visitor(), newAccount()];
    const sent = await visitor.post('/register.data', { account, intent: 'sendCode' });
    expect([sent.status, sent.text.includes('data:image/')]).toEqual([200, false]);
    const validCode = /"demoCode","(\d{6})"/.exec(sent.text)?.[1] ?? '';
    const fields = { account, validCode, password: PASSWORD, confirmPassword: PASSWORD, agree: 'T' };
    const asked = await visitor.post('/register.data', fields);
    const challenge = challengeIn(asked);
    expect([asked.status, challenge === undefined]).toEqual([422, false]);
    if (!challenge) return;
    const proof = { challengeId: challenge.id, challengeAnswer: (await solveWork(challenge.work)) ?? '' };
    expect((await visitor.post('/register.data', { ...fields, ...proof })).status).toBe(202);
  });
});
