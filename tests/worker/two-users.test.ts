/** S7, S30: two users and an anonymous visitor on one isolate, while upstream answers arrive in random order. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fingerprint } from '../../functions/mall/user/secrets/secrets';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { PASSWORD } from '../fixtures/visitors/mall-users';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

const REQUESTS = env.SOAK === '1' ? 10_000 : 60;
/** Number of concurrent requests. */
const AT_ONCE = 12;

interface Person {
  visitor: Visitor;
  /** Texts that only this user's pages may show. */
  canary: string;
  /** Texts that no page may show. */
  secrets: string[];
}

let product: string;
const people: Person[] = [];
const stranger = new Visitor(late);

/** The same numbers in each run, so that a failure can be reproduced. */
let seed = 7791;
function random(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
}

async function late(request: Request, pass: (request: Request) => Promise<Response>): Promise<Response> {
  if (random(4) === 0) await new Promise((resolve) => setTimeout(resolve, random(20)));
  const response = await pass(request);
  if (random(4) === 0) await new Promise((resolve) => setTimeout(resolve, random(20)));
  return response;
}

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await loadMall(smallCatalogue());
  product = (await env.DB.prepare('SELECT id FROM goods ORDER BY rank').first<string>('id')) ?? '';
  for (const name of ['ahlberg', 'brovko']) {
    const canary = `canary-${name}`;
    const account = `${canary}@farad.example`;
    const tokens: string[] = [];
    const visitor = new Visitor(async (request, pass) => {
      const response = await late(request, pass);
      const token = response.headers.get('access-token');
      if (token) tokens.push(token, fingerprint(token));
      return response;
    });
    expect((await visitor.register(account, PASSWORD)).status).toBe(303);
    await visitor.post('/membership_center', { intent: 'profile', userName: `${canary} name`, companyName: `${canary} works` });
    await visitor.post('/saved_parts', { intent: 'add', goodsId: product, _r: '/' });
    people.push({ visitor, canary, secrets: [PASSWORD, ...tokens] });
  }
});
afterAll(() => {
  vi.restoreAllMocks();
});

test('no page shows data of another user, and every response to a token is private', async () => {
  const paths = ['/', '/login', '/membership_center', '/membership_center?tab=addresses', '/membership_center?tab=saved', `/product_detail/${product}`, '/brand', '/membership_center.data', '/_root.data'];
  const seen = new Map<string, number>();
  const [first, second] = people;
  if (!first || !second) throw new Error('two people are needed');
  const visits = [first, second, undefined].flatMap((who) => paths.map((path) => ({ who, path })));
  // Everybody visits every page equally often, and each visit is another one's with another page than the one before.
  const visit = async (number: number) => {
    const { who, path } = visits[(number * (paths.length + 1)) % visits.length] ?? { who: undefined, path: '/' };
    look(await (who?.visitor ?? stranger).get(path), path, who);
  };
  function look({ status, headers, text }: Page, path: string, who: Person | undefined): void {
    expect(status).toBeLessThan(400);
    for (const { canary, secrets } of [first, second].filter((one): one is Person => one !== undefined)) {
      if (text.includes(canary)) seen.set(`${canary} ${path}`, (seen.get(`${canary} ${path}`) ?? 0) + 1);
      if (canary !== who?.canary) expect(text.includes(canary)).toBe(false);
      for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    }
    const nonce = /nonce-([^']+)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    for (const [, used] of text.matchAll(/<script[^>]* nonce="([^"]+)"/g)) expect(used).toBe(nonce);
    if (who) expect(headers.get('cache-control')).toBe('private, no-store');
    else expect(headers.get('cache-control')).toMatch(/^private/);
  }
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await visit(left);
  }));
  // The check works: each user's own pages show their own texts.
  for (const { canary } of [first, second]) {
    expect(seen.get(`${canary} /membership_center`)).toBeGreaterThan(0);
    expect(seen.get(`${canary} /`)).toBeGreaterThan(0);
  }
});
