/** The report on the health of a deployed shop, from a stand-in for the SQL API of Analytics Engine. */
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataPointOf, type RequestPoint } from '../../functions/mall/health/request-point';
import { cellsOf, COLUMNS, datasetOf, readAnalytics } from '../../scripts/lib/report/health';
import { ACCOUNT, AnalyticsStandIn, TOKEN } from '../fixtures/servers/analytics-stand-in';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NOW = Date.parse('2026-11-20T04:00:00Z');
const DAY = 86_400_000;
const ASKED = { days: 7, now: NOW, timeZone: 'Asia/Shanghai' };

const standIn = new AnalyticsStandIn('farad_health');
let access: Record<string, string>;

beforeAll(async () => {
  standIn.server.listen(0, '127.0.0.1');
  await once(standIn.server, 'listening');
});
beforeEach(() => {
  standIn.rows = [];
  access = { CLOUDFLARE_ACCOUNT_ID: ACCOUNT, CLOUDFLARE_API_TOKEN: TOKEN, CLOUDFLARE_API_BASE_URL: standIn.url };
});
afterAll(() => void standIn.server.close());

const point = (more: Partial<RequestPoint> = {}): RequestPoint => ({ route: '/about', cache: 'hit', outcome: '2xx', country: 'BR', upstreamMs: 0, calls: 0, totalMs: 5, ...more });
const write = (more: Partial<RequestPoint>, { at = NOW, sampleInterval = 1 } = {}) => standIn.write(dataPointOf(point(more)), at, sampleInterval);

describe('the report of a deployed shop', () => {
  test('has views, shares and times of each route, and a row counts as often as its sample says', async () => {
    write({}, { sampleInterval: 6 });
    write({ cache: 'stale' });
    write({ cache: 'miss', upstreamMs: 20, calls: 1 }, { sampleInterval: 2 });
    write({ cache: 'none', outcome: '5xx', upstreamMs: 700, calls: 3 });
    write({ route: '/brand', cache: 'none', outcome: 'shed' });
    write({}, { at: NOW - 8 * DAY });
    const rows = await readAnalytics(ASKED, 'farad_health', access);
    expect(rows).toEqual([
      { route: '/about', views: 10, hits: 7 / 9, upstreamP50: 20, upstreamP95: 700, errors: 1 / 10, shed: 0 },
      { route: '/brand', views: 1, hits: null, upstreamP50: null, upstreamP95: null, errors: 0, shed: 1 },
    ]);
    expect(COLUMNS).toHaveLength(7);
    expect(rows.map(cellsOf)).toEqual([['/about', '10', '77.8 %', '20', '700', '10.0 %', '0.0 %'], ['/brand', '1', '-', '-', '-', '0.0 %', '100.0 %']]);
  });

  test('is empty where nobody came', async () => {
    write({}, { at: NOW - 8 * DAY });
    expect(await readAnalytics(ASKED, 'farad_health', access)).toEqual([]);
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    ['no account', { CLOUDFLARE_ACCOUNT_ID: '' }, 'farad_health', /^Set CLOUDFLARE_ACCOUNT_ID to the id of your account/],
    ['an account that is a path', { CLOUDFLARE_ACCOUNT_ID: '../../user' }, 'farad_health', /^Set CLOUDFLARE_ACCOUNT_ID/],
    ['no token', { CLOUDFLARE_API_TOKEN: '' }, 'farad_health', /^Set CLOUDFLARE_API_TOKEN to a token with the permission Account Analytics, Read$/],
    ['a wrong token', { CLOUDFLARE_API_TOKEN: 'canary' }, 'farad_health', /^Production: the token is refused \(401\)\. Set CLOUDFLARE_API_TOKEN/],
    ['an account of somebody else', { CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32) }, 'farad_health', /^Production: the token is refused \(403\)\./],
    ['a dataset that nothing was written to', {}, 'other', /^Production: Analytics Engine answers 422: unknown table other\. A dataset is made by the first request/],
    ['a name that is no dataset', {}, 'a; DROP', /^The dataset a; DROP of HEALTH in wrangler\.toml must be letters, digits and _$/],
    ['nobody who answers', { CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:1' }, 'farad_health', /^Production: Analytics Engine does not answer\. Check the connection/],
  ])('with %s is one line that says what to do', async (_, changes, dataset, fault) => {
    const refused = readAnalytics(ASKED, dataset, { ...access, ...changes });
    await expect(refused).rejects.toThrow(fault);
    await expect(refused).rejects.not.toThrow(/canary|\n/);
  });

  test('refuses points of somebody else, and days that are not kept', async () => {
    standIn.write({ indexes: ['x'], blobs: ['x', 'warm', 'x', 'x'], doubles: [1, 1, 1] }, NOW, 1);
    await expect(readAnalytics(ASKED, 'farad_health', access)).rejects.toThrow('Check that only this shop writes to the dataset');
    await expect(readAnalytics({ ...ASKED, days: 91 }, 'farad_health', access)).rejects.toThrow('--days must be a whole number from 1 to 90');
  });
});

test('the dataset is that of wrangler.toml, which the project has in comments', () => {
  const deployed = readFileSync(fileURLToPath(new URL('../../wrangler.toml', import.meta.url)), 'utf8');
  expect(datasetOf(deployed)).toBeUndefined();
  const block = /^# \[\[analytics_engine_datasets\]\]\n(?:# .+\n)+/m.exec(deployed)?.[0] ?? '';
  const enabled = deployed.replace(block, block.replaceAll(/^# /gm, ''));
  expect(datasetOf(enabled)).toBe('farad_health');
  expect(datasetOf(enabled.replace(/^dataset .*\n/m, ''))).toBe('HEALTH');
  expect(datasetOf(enabled.replace('binding = "HEALTH"', 'binding = "OTHER"'))).toBeUndefined();
});
