/**
 * S41: beyond the load that it is rated for, the shop sheds lists and goes on selling. The rate is found in the same run, since it depends on the
 * machine. `npm run soak` runs it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultState, freePort, startServer, type RunningServer } from '../fixtures/servers/servers';
import { isolateMemory } from '../fixtures/servers/inspector';
import { latencyTable, openLoop, type Latencies } from './open-loop';
import { openVisits, type ShopVisits } from './shop-visits';

/** The longest p95 of lists at the rated load, ms. */
const LIST_P95 = 1000;
const STEP_SECONDS = 15;
const FIRST_RATE = 4;
const GROWTH = 1.3;
const MOST_RATE = 400;
const OVERLOAD = 1.5;
const OVERLOAD_SECONDS = 120;
const BUYERS = 30;
/** Minutes for which the memory is watched, with the time that the readings take. */
const MEMORY_MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 60);
/** How much the isolate's memory may grow after the start, in bytes: less is no leak. Nine tenths of the readings count. */
const MEMORY_GROWTH = 8e6;
/** The most memory that an isolate may take between requests, in bytes. With 128 MB the platform ends it. */
const MOST_MEMORY = 100e6;

let shop: RunningServer;
let visits: ShopVisits;
let inspector: number;
/** Arrivals per second. `LOAD_RATE` stands in for it where a test runs alone. */
let rated = Number(process.env['LOAD_RATE'] ?? 0);

beforeAll(async () => {
  await defaultState();
  inspector = await freePort();
  const mall = await startServer('mall', 'load-mall');
  shop = await startServer('shop', 'load-shop', '', false, { INSPECTOR_PORT: String(inspector), UPSTREAM_REST: '15' });
  visits = await openVisits(shop.url, mall.url, BUYERS);
  await mall.stop();
}, 600_000);
afterAll(async () => {
  visits.close();
  await shop.stop();
});

function run(rate: number, seconds: number): Promise<Latencies[]> {
  return openLoop({ rate, seconds, next: visits.mixed });
}

const of = (all: readonly Latencies[], kind: string) => all.find((one) => one.kind === kind);
const report = (title: string, all: readonly Latencies[]) => console.log(`${title}\n${latencyTable(all)}`);

test('the rated load is the highest at which lists keep their p95 under a second', async () => {
  rated = 0;
  await run(FIRST_RATE, STEP_SECONDS);
  for (let rate = FIRST_RATE; rate <= MOST_RATE; rate *= GROWTH) {
    const seen = await run(rate, STEP_SECONDS);
    report(`${rate.toFixed(1)} a second`, seen);
    const lists = of(seen, 'list');
    if (!lists || lists.p95 >= LIST_P95 || lists.of(200).count < lists.count) break;
    rated = rate;
  }
  expect(rated).toBeGreaterThan(0);
}, 1_800_000);

test('S41: at 150 % of it checkout succeeds always, and lists are shed with a page', async () => {
  const seen = await run(rated * OVERLOAD, OVERLOAD_SECONDS);
  report(`150 % of ${rated.toFixed(1)} a second`, seen);
  for (const [kind, { status, body }] of visits.odd) console.log(kind, status, /<h1[^>]*>([^<]*)/.exec(body)?.[1]);
  const [lists, checkout] = [of(seen, 'list'), of(seen, 'checkout')];
  expect([...(checkout?.statuses ?? [])]).toEqual([[200, checkout?.count]]);
  expect([...(lists?.statuses.keys() ?? [])].sort()).toEqual([200, 503]);
  const shed = visits.odd.get('list 503');
  expect(shed?.body).toContain('This page cannot be shown right now');
  expect(Number(shed?.headers['retry-after'])).toBeGreaterThan(0);
}, 600_000);

test('the memory of the isolate stays flat', async () => {
  const readings: number[] = [];
  const end = Date.now() + MEMORY_MINUTES * 60_000;
  while (Date.now() < end) {
    const seen = await run(rated / 2, 60);
    const { objects, buffers } = await isolateMemory(inspector);
    readings.push(objects + buffers);
    report(`reading ${readings.length}: ${(objects / 1e6).toFixed(1)} MB of objects, ${(buffers / 1e6).toFixed(1)} MB of buffers`, seen);
  }
  const [first = NaN, last = NaN] = [readings[Math.floor(readings.length / 10)], readings.at(-1)];
  console.log(`MB by reading: ${readings.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')}`);
  expect(last - first).toBeLessThan(MEMORY_GROWTH);
  expect(Math.max(...readings)).toBeLessThan(MOST_MEMORY);
}, (MEMORY_MINUTES + 30) * 60_000);
