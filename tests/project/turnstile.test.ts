/** Challenges of Cloudflare Turnstile against a stand-in for Cloudflare's service that checks tokens. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTurnstile } from '../../functions/mall/user/challenge/turnstile';

const NOW = Date.parse('2026-11-20T04:00:00Z');
const LIFE = 600_000;
const SCOPE = { action: 'login', subject: 'a'.repeat(64) } as const;
const SECRET_KEY = 'the secret key of the widget';

let service: Server;
let verifyUrl = '';
/** The bodies of the requests, and what the service answers. A token counts once, as at Cloudflare. */
let asked: URLSearchParams[];
let used: Set<string>;
let answer: (fields: URLSearchParams) => { status?: number; headers?: Record<string, string>; body: string } | null;

/** What Cloudflare tells of a token that the widget made for a challenge. */
const told = (cData: string, more: object = {}) => JSON.stringify({ success: true, action: SCOPE.action, cdata: cData, hostname: 'shop.example', ...more });

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const fields = new URLSearchParams(body);
      asked.push(fields);
      const reply = answer(fields);
      if (!reply) return request.socket.destroy();
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  verifyUrl = `http://127.0.0.1:${address.port}/turnstile/v0/siteverify`;
});
beforeEach(() => {
  [asked, used] = [[], new Set()];
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

const provider = (secret = 'f'.repeat(64)) => createTurnstile(secret, { siteKey: 'the site key', secretKey: SECRET_KEY, verifyUrl });

/** A service that knows one token, which the widget made with `cData`. */
function knows(token: string, cData: string, more: object = {}): void {
  answer = (fields) => {
    const known = fields.get('secret') === SECRET_KEY && fields.get('response') === token && !used.has(token);
    used.add(token);
    return { body: known ? told(cData, more) : JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }) };
  };
}

async function issue(secret?: string) {
  const { challengeId: id, turnstile } = await provider(secret).issue(SCOPE, NOW);
  return { id, cData: turnstile?.cData ?? '' };
}

test('S11: a token of the widget passes the challenge that it was made for', async () => {
  const { id, cData } = await issue();
  knows('a token', cData);
  expect(await provider().check({ id, answer: 'a token' }, SCOPE, NOW + LIFE - 1)).toEqual({ challenge: cData, expiresAt: NOW + LIFE });
  expect(asked.map((fields) => Object.fromEntries(fields))).toEqual([{ secret: SECRET_KEY, response: 'a token' }]);
  expect(await provider().check({ id, answer: 'a token' }, SCOPE, NOW)).toBeUndefined();
});

test('S11: a challenge of another action, subject, time or mall is refused before Cloudflare is asked', async () => {
  const { id, cData } = await issue();
  const foreign = await issue('e'.repeat(64));
  const later = id.replace(/^\d+/, String(NOW + 10 * LIFE));
  knows('a token', cData);
  for (const [wrong, scope, now] of [
    [id, { ...SCOPE, action: 'register' }, NOW], [id, { ...SCOPE, subject: 'b'.repeat(64) }, NOW], [id, SCOPE, NOW + LIFE],
    [foreign.id, SCOPE, NOW], [later, SCOPE, NOW], ['', SCOPE, NOW], ['x', SCOPE, NOW], [cData, SCOPE, NOW],
  ] as const) {
    expect(await provider().check({ id: wrong, answer: 'a token' }, scope, now)).toBeUndefined();
  }
  expect(await provider().check({ id, answer: 'x'.repeat(2_049) }, SCOPE, NOW)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('S11: a token that was made for another challenge, or that Cloudflare does not know, is refused', async () => {
  const [{ id, cData }, other] = [await issue(), await issue()];
  for (const [made, more] of [[other.cData, {}], [cData, { action: 'register' }], [cData, { success: false }], [cData, { cdata: undefined }]] as const) {
    used.clear();
    knows('a token', made, more);
    expect(await provider().check({ id, answer: 'a token' }, SCOPE, NOW)).toBeUndefined();
  }
  knows('a token', cData);
  expect(await provider().check({ id, answer: 'a guess' }, SCOPE, NOW)).toBeUndefined();
  expect(asked).toHaveLength(5);
});

test('S11: a token counts as wrong if the service fails, sends no JSON, leads elsewhere or breaks off', async () => {
  const { id, cData } = await issue();
  for (const reply of [
    { status: 500, body: '' }, { status: 200, body: '<html>' }, { status: 200, body: 'null' }, { status: 302, headers: { location: verifyUrl }, body: '' }, null,
  ]) {
    answer = () => reply;
    expect(await provider().check({ id, answer: 'a token' }, SCOPE, NOW)).toBeUndefined();
  }
  answer = () => ({ status: 500, body: told(cData) });
  expect(await provider().check({ id, answer: 'a token' }, SCOPE, NOW)).toBeUndefined();
});
