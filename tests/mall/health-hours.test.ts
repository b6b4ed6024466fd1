/** The requests that a shop without Analytics Engine counts: how they add up, how many rows there are, and the report. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Queries } from '../../functions/mall/db/queries';
import { healthOfHours, hoursOf } from '../../functions/mall/health/health-report';
import type { RequestPoint } from '../../functions/mall/health/request-point';
import { addRequests, countedAs, forgetOldHours, HOURS_KEPT, type CountedRequests } from '../../functions/mall/health/store';
import { runSchedule } from '../../functions/mall/schedule';
import { migrate, NOW } from '../fixtures/mall/mall';

const HOUR = 3_600_000;
const ZONE = 'Asia/Shanghai';
const queries = () => new Queries(env.DB);
const point = (more: Partial<RequestPoint> = {}): RequestPoint => ({ route: '/about', cache: 'hit', outcome: '2xx', country: 'BR', upstreamMs: 0, calls: 0, totalMs: 5, ...more });
const store = (points: readonly RequestPoint[], now = NOW) => queries().run(addRequests(points.map((one) => countedAs(one, now))));
const report = async (days = 1, now = NOW) => healthOfHours(await queries().all<Omit<CountedRequests, 'hour'>>(hoursOf(days, now, ZONE)));
const hours = async () => (await env.DB.prepare('SELECT DISTINCT hour FROM request_hour ORDER BY hour').all<{ hour: number }>()).results.map(({ hour }) => (hour - NOW) / HOUR);

beforeAll(migrate);
beforeEach(() => env.DB.prepare('DELETE FROM request_hour').run());

describe('the report', () => {
  test('has views, shares and times of each route, those with most views first', async () => {
    await store([
      point(), point({ cache: 'stale' }), point({ cache: 'miss', upstreamMs: 8, calls: 2 }), point({ cache: 'none', outcome: '4xx' }), point({ cache: 'none', outcome: '5xx', upstreamMs: 300, calls: 1 }),
      point({ route: '/brand', cache: 'none', outcome: 'shed' }), point({ route: '/brand', cache: 'none', outcome: 'failing' }),
    ]);
    await store([point()]);
    expect(await report()).toEqual([
      { route: '/about', views: 6, hits: 3 / 4, upstreamP50: 8, upstreamP95: 363, errors: 1 / 6, shed: 0 },
      { route: '/brand', views: 2, hits: null, upstreamP50: null, upstreamP95: null, errors: 1 / 2, shed: 1 / 2 },
    ]);
  });

  test('has the last days, from the hour in which the first begins', async () => {
    // The day of the shop begins at 16:00 UTC, 12 hours before.
    for (const before of [0, 12, 13]) await store([point()], NOW - before * HOUR);
    expect([(await report())[0]?.views, (await report(2))[0]?.views]).toEqual([2, 3]);
  });

  test('property: times are those of a sorted list of all views, and at most 42 % above them', async () => {
    const times = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(fc.property(times, (list) => {
      const [row] = healthOfHours(list.map((upstreamMs) => countedAs(point({ upstreamMs, calls: 1 }), NOW)));
      const sorted = list.toSorted((a, b) => a - b);
      const exact = (share: number) => sorted[Math.max(0, Math.ceil(share * list.length - 1e-9) - 1)] ?? 0;
      for (const [found, share] of [[row?.upstreamP50, 0.5], [row?.upstreamP95, 0.95]] as const) {
        expect(found).toBeGreaterThanOrEqual(exact(share));
        expect(found).toBeLessThan(exact(share) * 1.42 + 1);
      }
    }));
  });
});

describe('the rows', () => {
  test('are as many as there are different kinds, however many requests', async () => {
    const all = Array.from({ length: 3_000 }, (_, ms) => point({ upstreamMs: ms * 10, calls: 1, country: `${ms}`, totalMs: ms }));
    await store(all);
    const { rows, views } = await env.DB.prepare('SELECT COUNT(*) AS rows, SUM(views) AS views FROM request_hour').first<{ rows: number; views: number }>() ?? {};
    expect(views).toBe(3_000);
    expect(rows).toBeLessThanOrEqual(33);
  });

  test('go after 90 days with the schedule, and above their number the oldest hours, once an hour', async () => {
    for (const at of [NOW - HOURS_KEPT - HOUR, NOW - HOURS_KEPT, NOW - HOUR, NOW]) await store([point(), point({ route: '/brand' })], at);
    await runSchedule({ DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, NOW);
    expect(await hours()).toEqual([-HOURS_KEPT / HOUR, -1, 0]);
    await queries().batch(forgetOldHours(NOW + 60_000, 1));
    expect(await hours()).toEqual([-1, 0]);
    await queries().batch(forgetOldHours(NOW, 2));
    expect(await hours()).toEqual([-1, 0]);
    await queries().batch(forgetOldHours(NOW, 1));
    expect(await hours()).toEqual([0]);
  });

  test('are read by their hour', async () => {
    for (const { sql, values } of [hoursOf(7, NOW, ZONE), ...forgetOldHours(NOW)]) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values).all<{ detail: string }>();
      const plans = results.map(({ detail }) => detail).filter((detail) => /request_hour/.test(detail));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).toMatch(/SEARCH request_hour USING PRIMARY KEY|SCAN request_hour$/);
    }
    const [{ detail = '' } = {}] = (await env.DB.prepare(`EXPLAIN QUERY PLAN ${hoursOf(7, NOW, ZONE).sql}`).bind(NOW).all<{ detail: string }>()).results;
    expect(detail).toMatch(/^SEARCH request_hour USING PRIMARY KEY \(hour>\?\)/);
  });
});
