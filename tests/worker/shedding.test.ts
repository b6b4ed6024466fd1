/** S41: an isolate with too much to do sheds lists first. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIsolate } from '../../functions/isolate/isolate';
import { SHEDDING } from '../../functions/isolate/load';
import { PAGE_TIME } from '../../functions/isolate/page-time';
import { REQUEST_WORK } from '../../functions/isolate/request-work';
import { networkOf } from '../../functions/isolate/visitor-network';
import { seedReference } from '../../functions/mall/reference/seed-reference';
import { add, CREDENTIALS, openCarts, product } from '../fixtures/visitors/cart-visitor';
import { EmptyCache } from '../fixtures/faults/broken-upstream';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

openCarts();
beforeAll(() => seedReference(env.DB, 'tests'));
beforeEach(() => void vi.stubGlobal('caches', { open: async () => new EmptyCache() }));

const BUSY = 'This page cannot be shown right now';
const LIST = () => `/product_list/search/${product(0).mpn}`;

/** An isolate in which as many requests wait for the upstream as lists may. */
async function crowded() {
  let holds = true;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isolate = createIsolate();
  const calls: string[] = [];
  const between: Between = async (request, pass) => {
    const asked = await request.clone().text();
    calls.push(asked);
    if (holds && asked.includes('"keyword":"word')) await released;
    return pass(request);
  };
  const visitor = new Visitor(between, {}, isolate);
  const waiting = Array.from({ length: SHEDDING.list.underWay }, (_, index) => visitor.get(`/product_list/search/word${index}`));
  while (calls.filter((asked) => asked.includes('"keyword":"word')).length < SHEDDING.list.underWay) await new Promise((resolve) => setTimeout(resolve));
  holds = false;
  return { visitor, calls, waiting, release };
}

describe('S41: with as many requests under way as lists may be', () => {
  test('a list is an error page with 503, without a call, and the lists under way are answered', async () => {
    const { visitor, calls, waiting, release } = await crowded();
    calls.length = 0;
    const shed = await visitor.get(LIST());
    expect([shed.status, shed.shows(BUSY), calls]).toEqual([503, true, []]);
    expect(shed.shows('Too many people are here at the moment. Please try again in half a minute')).toBe(true);
    expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(shed.headers.get('content-security-policy')).toContain("default-src 'none'");
    const data = await visitor.get(`${LIST()}.data`);
    expect([data.status, data.headers.get('content-type')]).toEqual([503, expect.stringMatching(/^text\/x-script/)]);
    release();
    for (const page of await Promise.all(waiting)) expect(page.status).toBe(200);
    expect((await visitor.get(LIST())).status).toBe(200);
  });

  test('product pages, cart and posts are answered', async () => {
    const { visitor, waiting, release } = await crowded();
    const answers: Page[] = [
      await visitor.get(`/product_detail/${product(0).id}`),
      await add(visitor, product(0), 10),
      await visitor.get('/shopping_cart'),
      await visitor.post('/login', CREDENTIALS),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200, 303]);
    release();
    await Promise.all(waiting);
  });
});

describe('S41: a page that takes more than rules say', () => {
  const NETWORK = '203.0.113.9';
  const TAB = '/membership_center?tab=feedback';
  const kindOf = (route: string) => ({ route, network: networkOf(new Request('https://farad.example', { headers: { 'cf-connecting-ip': NETWORK } })) });

  /** The answers of a call cost so much more. */
  async function demoVisit(call: string, change: (answer: Response) => Response | Promise<Response>) {
    const isolate = createIsolate();
    const visitor = new Visitor(async (request, pass) => {
      const answer = await pass(request);
      return request.url.endsWith(call) ? change(answer) : answer;
    }, { 'cf-connecting-ip': NETWORK }, isolate);
    expect((await visitor.post('/login', CREDENTIALS)).status).toBe(303);
    return { isolate, visitor };
  }

  test('counts as what its calls cost, before the next one begins', async () => {
    const { isolate, visitor } = await demoVisit('/feedback/qryFeedbackList', (answer) => {
      const dear = new Response(answer.body, answer);
      dear.headers.set('x-mall-queries', '1;400000;1;1;0');
      return dear;
    });
    expect((await visitor.get('/membership_center')).status).toBe(200);
    expect(isolate.pages.known(kindOf('/membership_center'))).toBeLessThan(100);
    expect((await visitor.get(TAB)).status).toBe(200);
    expect(isolate.pages.known(kindOf('/membership_center'))).toBeGreaterThan(700);
    expect(isolate.pages.known(kindOf('/shopping_cart'))).toBe(0);
  });

  test('counts as the bytes that it sends', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ feedbackNo: `FB${index}`, type: 'other', content: 'word '.repeat(100), pageUrl: '/', createTime: '2026-07-01T12:00:00Z' }));
    const { isolate, visitor } = await demoVisit('/feedback/qryFeedbackList', () => Response.json({ code: '0', data: { rows }, message: null }));
    const { status, bytes } = await visitor.get(TAB);
    expect([status, bytes.byteLength > 300 * 500]).toEqual([200, true]);
    expect(isolate.pages.known(kindOf('/membership_center'))).toBeGreaterThan(bytes.byteLength * REQUEST_WORK.sent.page - PAGE_TIME.takes.page);
  });
});

test('S41: a refused form has nothing again of what it counted, an accepted one has its page', async () => {
  const isolate = createIsolate();
  const givenBack = vi.spyOn(isolate.pages, 'giveBack');
  const visitor = new Visitor(undefined, { 'cf-connecting-ip': '203.0.113.9' }, isolate);
  const answers = [await visitor.post('/login', {}), await visitor.post('/login', CREDENTIALS)];
  expect(answers.map(({ status }) => status)).toEqual([422, 303]);
  expect(givenBack.mock.calls.map(([takes]) => takes)).toEqual([0, PAGE_TIME.takes.page]);
});

describe('what depends on the language', () => {
  test.each([
    () => '/region?parent=1-44', () => `/suggest?keyword=${product(0).mpn}`, () => '/popular?cat=1_03', () => '/', () => '/brand.data', LIST,
  ])('%s says so to caches', async (path) => {
    for (const language of ['en', 'zh-CN']) {
      const { headers, status } = await new Visitor(undefined, { 'accept-language': language }).get(path());
      expect(status).toBe(200);
      expect(headers.get('vary')?.split(/, */)).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
      expect(headers.get('cache-control')).toMatch(/^private/);
    }
  });

  test('is never said of files that are the same for everybody', async () => {
    const robots = await new Visitor().get('/robots.txt');
    expect([robots.headers.get('cache-control'), robots.headers.get('vary')]).toEqual(['public, max-age=3600', null]);
  });
});

test('S7: `Server-Timing` of a list is the same whether or not others have searched it', async () => {
  const cache = new EmptyCache();
  vi.stubGlobal('caches', { open: async () => cache });
  const named = async () => (await new Visitor().get(LIST())).headers.get('server-timing')?.replace(/dur=\d+/g, '') ?? '';
  await new Visitor().get('/product_list/search/another');
  const [first, second] = [await named(), await named()];
  expect(first).toBe(second);
  expect(first).toContain('cache;desc="hit');
});
