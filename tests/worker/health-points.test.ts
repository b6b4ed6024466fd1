/** What the Worker notes of each request, and where: Analytics Engine, or the database of the mall. */
import { createRequestHandler, type AppLoadContext } from '@remix-run/cloudflare';
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as build from '../../build/server/index.js';
import type { Env } from '../../functions/configuration';
import { createIsolate } from '../../functions/isolate/isolate';
import { SHEDDING } from '../../functions/isolate/load';
import { HELD_FOR } from '../../functions/isolate/request-points';
import { healthOfHours, hoursOf } from '../../functions/mall/health/health-report';
import { ALERT_EVERY } from '../../functions/mall/outbox/delivery-policies';
import { serve } from '../../functions/serve';
import { failingDb } from '../fixtures/faults/failing-db';
import { EmptyCache } from '../fixtures/faults/broken-upstream';
import { openCarts, product } from '../fixtures/visitors/cart-visitor';
import { SECRET, SITE } from '../fixtures/visitors/visitor';

openCarts();

const { MALL: _, ...bound } = env;
const SHOP: Env = {
  ...bound,
  PRODUCT: 'farad', PRODUCT_NAME: 'Farad', UPSTREAM_URL: '', SITE_ORIGIN: SITE, SITE_HOSTS: '{}', IMAGE_HOSTS: '', TIME_ZONE: 'Asia/Shanghai', SESSION_SECRET: SECRET,
};
const handle = createRequestHandler(build, 'production');

let errors: string[];

beforeEach(async () => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(String(line)));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const cache = new EmptyCache();
  vi.stubGlobal('caches', { open: async () => cache });
  await env.DB.batch(['request_hour', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A shop and its points. `finish` waits for the work behind the answers. */
function open(changes: Partial<Env> = {}, handler: (request: Request, context: AppLoadContext) => Promise<Response> = handle) {
  const points: AnalyticsEngineDataPoint[] = [];
  const isolate = createIsolate();
  let work: Array<Promise<unknown>> = [];
  const get = async (path: string, init: RequestInit = {}) => {
    const shop = { ...SHOP, HEALTH: { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }, ...changes };
    const response = await serve(new Request(new URL(path, SITE), { redirect: 'manual', ...init }), shop, { waitUntil: (one) => void work.push(one) }, handler, isolate);
    const before = points.length;
    const body = await response.text();
    return { response, body, before };
  };
  const finish = async () => {
    while (work.length > 0) await Promise.all(work.splice(0));
    work = [];
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answered = await get(path, init);
    await finish();
    return answered;
  };
  return { points, isolate, get, ask, finish };
}

const blobsOf = ({ blobs = [] }: AnalyticsEngineDataPoint) => blobs.slice(0, 3);

describe('a request writes one point', () => {
  test('behind its answer, with route, cache, outcome, country and times', async () => {
    const { points, ask } = open();
    const path = `/product_detail/${product(0).id}`;
    const first = await ask(path, { headers: { 'cf-ray': 'a1' }, cf: { country: 'BR' } });
    expect([first.response.status, first.before, points.length]).toEqual([200, 0, 1]);
    const [{ indexes, blobs, doubles = [] } = {}] = points;
    expect([indexes, blobs]).toEqual([['/product_detail/*'], ['/product_detail/*', 'miss', '2xx', 'BR']]);
    const [upstreamMs = -1, calls = 0, totalMs = -1] = doubles;
    expect(calls).toBeGreaterThan(0);
    expect(upstreamMs).toBeGreaterThanOrEqual(0);
    expect(upstreamMs).toBeLessThanOrEqual(totalMs);
    await ask(`${path}.data`);
    expect(points.map(blobsOf).slice(1)).toEqual([['/product_detail/*', 'hit', '2xx']]);
  });

  test('that has the calls of searches too, though `Server-Timing` has not', async () => {
    const { points, ask } = open();
    for (const word of ['first', 'second']) await ask(`/product_list/search/${word}`);
    expect(points.map(blobsOf)).toEqual(Array(2).fill(['/product_list/search/*', 'miss', '2xx']));
  });

  test.each<[string, string, RequestInit, Partial<Env>, string[]]>([
    ['a missing file', '/assets/gone.js', {}, {}, ['/*', 'none', '4xx']],
    ['a post from elsewhere', '/login', { method: 'POST' }, {}, ['POST /login', 'none', '4xx']],
    ['an address of no page', '/nothing/at/all?a=b', {}, {}, ['/*', 'none', '3xx']],
    ['a call that nobody has', '/api/farad/anything/else', {}, {}, ['/*', 'none', '3xx']],
    ['a wrong configuration', '/', {}, { TIME_ZONE: 'Nowhere' }, ['/', 'none', 'failing']],
  ])('of %s', async (_name, path, init, changes, blobs) => {
    const { points, ask } = open(changes);
    await ask(path, init);
    expect(points.map(blobsOf)).toEqual([blobs]);
  });

  test('of a failure, and of a page that was shed', async () => {
    const broken = open({}, () => Promise.reject(new Error('x')));
    await broken.ask('/about');
    expect(broken.points.map(blobsOf)).toEqual([['/about', 'none', '5xx']]);
    const crowded = open();
    for (let request = 0; request < SHEDDING.list.underWay; request += 1) crowded.isolate.load.begin('list', Date.now());
    await crowded.ask('/product_list/search/word');
    expect(crowded.points.map(blobsOf)).toEqual([['/product_list/search/*', 'none', 'shed']]);
  });

  test('that names no visitor and nothing that they asked for', async () => {
    const { points, ask } = open();
    const headers = { cookie: 'cart=canary', 'cf-connecting-ip': '203.0.113.9', 'user-agent': 'canary', 'accept-language': 'en' };
    for (const path of ['/product_list/search/canary', '/order_detail/F20261120-12345678', '/pay/P20261120-12345678', '/canary?canary=1', '/api/canary/canary/canary']) await ask(path, { headers });
    await ask('/login', { method: 'POST', headers: { ...headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }, body: 'account=canary' });
    expect(points).toHaveLength(6);
    expect(JSON.stringify(points)).not.toMatch(/canary|203|12345678/);
  });

  test('and a binding that fails is one line of the log', async () => {
    const { ask } = open({ HEALTH: { writeDataPoint: () => { throw new Error('no dataset'); } } });
    expect((await ask('/about')).response.status).toBe(200);
    expect(errors.filter((line) => line.includes('health_failed'))).toHaveLength(1);
  });
});

/** A shop whose configuration has no dataset. */
function openUnbound(changes: Partial<Env> = {}) {
  const page = async () => new Response('page');
  const { HEALTH: _health, ...without } = { ...SHOP, ...changes };
  const isolate = createIsolate();
  return async (path: string) => {
    const work: Array<Promise<unknown>> = [];
    await serve(new Request(new URL(path, SITE)), without, { waitUntil: (one) => void work.push(one) }, page, isolate);
    await Promise.all(work);
  };
}

describe('without the binding', () => {
  const rows = async () => (await env.DB.prepare('SELECT route, cache, outcome, upstream, views FROM request_hour ORDER BY route').all()).results;

  test('points are held for some seconds, counted by hour, and the report has them', async () => {
    const start = Date.parse('2026-11-20T04:59:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const get = openUnbound();
    for (const path of ['/about', '/about', '/product_detail/F1', '/assets/gone.js']) await get(path);
    expect(await rows()).toEqual([]);
    vi.setSystemTime(start + HELD_FOR);
    await get('/about');
    const counted = [
      { route: '/*', cache: 'none', outcome: '4xx', upstream: 0, views: 1 },
      { route: '/about', cache: 'none', outcome: '2xx', upstream: 0, views: 3 },
      { route: '/product_detail/*', cache: 'none', outcome: '2xx', upstream: 0, views: 1 },
    ];
    expect(await rows()).toEqual(counted);
    await get('/about');
    vi.setSystemTime(start + 3 * HELD_FOR);
    await get('/about');
    expect((await rows())[1]).toMatchObject({ views: 5 });
    const { sql, values } = hoursOf(1, Date.now(), 'Asia/Shanghai');
    const { results } = await env.DB.prepare(sql).bind(...values).all<Parameters<typeof healthOfHours>[0][number]>();
    expect(healthOfHours(results).map(({ route, views }) => [route, views])).toEqual([['/about', 5], ['/*', 1], ['/product_detail/*', 1]]);
  });

  test('a database that fails is one line of the log, and later points are stored', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const get = openUnbound({ DB: failingDb(env.DB, 1, 'before').db });
    await get('/about');
    vi.setSystemTime(start + HELD_FOR);
    await get('/about');
    expect(errors.filter((line) => line.includes('health_failed'))).toHaveLength(1);
    await get('/brand');
    vi.setSystemTime(start + 2 * HELD_FOR);
    await get('/brand');
    expect(await rows()).toMatchObject([{ route: '/brand', views: 2 }]);
  });

  test('with an upstream of somebody else nothing is kept', async () => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const get = openUnbound({ UPSTREAM: { fetch: async () => new Response() } });
    await get('/about');
    vi.setSystemTime(start + HELD_FOR);
    await get('/about');
    expect(await rows()).toEqual([]);
  });
});

test('the operator is told by mail, once an hour, that a group of calls rests', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T04:00:00Z') });
  const fallen = { UPSTREAM: { fetch: async () => new Response('', { status: 500 }) }, ALERTS_TO: 'operator@farad.example' };
  const told = async () => (await env.DB.prepare("SELECT recipient, subject FROM outbox WHERE kind = 'alert' ORDER BY created_at").all()).results;
  const fall = async () => {
    const { ask } = open(fallen);
    for (let visit = 0; visit < 4; visit += 1) await ask(`/product_detail/F${visit}`);
  };
  await fall();
  const alert = { recipient: 'operator@farad.example', subject: 'breaker' };
  expect(await told()).toEqual([alert]);
  await fall();
  expect(await told()).toEqual([alert]);
  vi.setSystemTime(Date.now() + ALERT_EVERY);
  await fall();
  expect(await told()).toEqual([alert, alert]);
});
