/** Challenges of Cloudflare Turnstile against a stand-in for Cloudflare's service that checks tokens. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { showTurnstile } from '../../app/components/account/challenge/later/turnstile-widget';
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

describe('the page', () => {
  const CHALLENGE = { id: 'x', action: 'sendCode', provider: 'turnstile', turnstile: { siteKey: 'the site key', cData: 'bound' } } as const;

  /** A page in which Cloudflare's program arrives and does `render`, or does not arrive. */
  function openPage(render?: (options: Record<string, unknown>) => void): { loaded: string[]; place: HTMLElement } {
    const loaded: string[] = [];
    const page: { turnstile?: unknown } = {};
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: {
        appendChild(script: { src: string; onload(): void; onerror(): void }) {
          loaded.push(script.src);
          if (!render) return script.onerror();
          page.turnstile = { render: (_: unknown, options: Record<string, unknown>) => render(options) };
          script.onload();
        },
      },
    });
    return { loaded, place: Object.create(null) };
  }

  const run = (action: unknown, ...values: unknown[]) => {
    if (typeof action !== 'function') throw new Error('There is no such callback');
    action(...values);
  };

  test('shows the widget with what the challenge says, and gets its token', async () => {
    let shown: Record<string, unknown> = {};
    const { loaded, place } = openPage((options) => {
      shown = options;
      run(options['callback'], 'a token');
    });
    expect(await showTurnstile(place, CHALLENGE, new AbortController().signal)).toBe('a token');
    expect(shown).toMatchObject({ sitekey: 'the site key', action: 'sendCode', cData: 'bound' });
    expect(loaded).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
    // The program loads once in a page.
    expect(await showTurnstile(place, CHALLENGE, new AbortController().signal)).toBe('a token');
    expect(loaded).toHaveLength(1);
  });

  test('gets no token if the program does not arrive, if the widget fails, or if the answer is not needed any more', async () => {
    await expect(showTurnstile(openPage().place, CHALLENGE, new AbortController().signal)).rejects.toThrow('does not load');
    await expect(showTurnstile(openPage((options) => run(options['error-callback'])).place, CHALLENGE, new AbortController().signal)).rejects.toThrow('fails');
    const left = new AbortController();
    const waiting = showTurnstile(openPage(() => left.abort()).place, CHALLENGE, left.signal);
    await expect(waiting).rejects.toThrow('fails');
  });
});
