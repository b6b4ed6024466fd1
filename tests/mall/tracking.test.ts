/** Events in the embedded mall: what is stored, for how long, how many of an address, and the reports of the operator. */
import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payload } from '../../app/upstream/contract/base/call';
import { CODES } from '../../app/upstream/contract/base/envelope';
import { addActionLog } from '../../app/upstream/contract/records/portal/tracking';
import { Queries } from '../../functions/mall/db/queries';
import { runSchedule } from '../../functions/mall/schedule';
import { reportOf } from '../../functions/mall/tracking/report';
import { EVENTS_KEPT, forgetOldEvents } from '../../functions/mall/tracking/store';
import { EVENT_BYTES, EVENTS_OF_ADDRESS, EVENTS_OF_SHOP, type Rule } from '../../functions/mall/user/limits/policies';
import { ask, migrate, NOW, sendCall } from '../fixtures/mall/mall';

type WireEvent = Payload<typeof addActionLog>;

const DAY = 86_400_000;
const ZONE = 'Asia/Shanghai';
const queries = () => new Queries(env.DB);

const visit = (currentUrl: string, more: Partial<WireEvent> = {}): WireEvent => ({
  eventName: 'pageVisit', eventType: 'PAGE_VISIT', source: 'farad', screenSize: '1440*900', currentUrl, createTime: NOW, ...more,
});
const click = (eventName: string): WireEvent => ({ ...visit('/shopping_cart'), eventName, eventType: 'BUTTON_CLICK' });
const store = (event: WireEvent, now = NOW) => ask(addActionLog, event, { now });
const rowsOf = async (name: string, days = 7, now = NOW, zone = ZONE) => {
  const { statement, columns } = reportOf(name, days, now, zone);
  return (await queries().all<Record<string, unknown>>(statement)).map((row) => columns.map((column) => row[column]));
};

/** Uses a limit up for everybody who has used it. */
const useUp = ({ name, most }: Rule) => env.DB.prepare('UPDATE allowance SET uses = ?1 WHERE rule = ?2').bind(most, name).run();

beforeAll(migrate);
beforeEach(async () => {
  await env.DB.batch(['action_log', 'allowance'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe('an event', () => {
  test('is stored as it came, with the kind of its page, its channel and what was searched and found', async () => {
    const event = visit('/product_list/search/10%25C2%25B5F%2520%2520X7R', { channnelId: 'wx', extParam: 'found=12' });
    await store(event);
    const row = await env.DB.prepare('SELECT * FROM action_log').first<Record<string, unknown>>();
    expect({ ...row, event: JSON.parse(String(row?.['event'])) }).toEqual({
      log_id: 1, event_name: 'pageVisit', event_type: 'PAGE_VISIT', event, created_at: NOW, page: 'product_list/search', channel: 'wx', word: '10µf x7r', found: 12,
    });
  });

  test.each<[string, WireEvent]>([
    ['a click on a list of a search', { ...click('search'), currentUrl: '/product_list/search/lm358' }],
    ['a list of a brand', visit('/product_list/brand/TI', { extParam: 'found=3' })],
    ['a list without a word', visit('/product_list/search')],
  ])('is no search if it is %s', async (_, event) => {
    await store(event);
    expect(await env.DB.prepare('SELECT word, found FROM action_log').first()).toEqual({ word: null, found: null });
  });

  test('of a page that the shop does not have is counted as other, and of a long search 100 characters', async () => {
    await store(visit('/product_list/elsewhere/x'));
    await store(visit(`/none/${'x'.repeat(200)}`));
    await store(visit(`/product_list/search/${'好'.repeat(99)}${'x'.repeat(50)}`));
    const { results } = await env.DB.prepare('SELECT page, word FROM action_log ORDER BY log_id').all();
    expect(results).toEqual([{ page: 'other', word: null }, { page: 'other', word: null }, { page: 'product_list/search', word: `${'好'.repeat(99)}x` }]);
  });

  test('S49: is refused above the limit of its address, and of no other', async () => {
    const here = { 'x-visitor-address': '203.0.113.7' };
    await ask(addActionLog, visit('/'), { headers: here });
    await useUp(EVENTS_OF_ADDRESS);
    expect((await sendCall(addActionLog, visit('/'), { headers: here })).envelope).toMatchObject({ code: CODES.tooMany });
    await ask(addActionLog, visit('/'), { headers: { 'x-visitor-address': '203.0.113.8' } });
    await ask(addActionLog, visit('/'), { headers: here, now: NOW + EVENTS_OF_ADDRESS.window });
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM action_log').first('n')).toBe(3);
    const { results } = await env.DB.prepare('SELECT * FROM action_log').all();
    expect(JSON.stringify(results)).not.toContain('203.0.113');
  });

  test('S49: is refused if it takes more than 1,024 bytes, and counts for nobody', async () => {
    for (const sign of ['x', '好', '\u0001']) {
      const { envelope } = await sendCall(addActionLog, visit('/', { extParam: sign.repeat(1_000) }));
      expect(envelope).toMatchObject({ code: CODES.badPayload, message: expect.stringContaining('1024') });
    }
    const [rows, uses] = await env.DB.batch<{ n: number }>(['action_log', 'allowance'].map((table) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`)));
    expect([rows?.results, uses?.results]).toEqual([[{ n: 0 }], [{ n: 0 }]]);
  });

  test('S49: takes so little that those of a day take at most 50 MB', async () => {
    const path = `/product_list/search/${'%F0%9F%98%80'.repeat(23)}`;
    const longest = visit(path, { channnelId: 'x'.repeat(32), extParam: '' });
    const room = EVENT_BYTES - JSON.stringify(longest).length;
    await store({ ...longest, extParam: 'x'.repeat(room) });
    expect(await env.DB.prepare('SELECT length(event) AS n FROM action_log').first('n')).toBe(EVENT_BYTES);
    const more = (count: number) => env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO action_log (event_name, event_type, event, created_at, page, channel, word, found)
       SELECT event_name, event_type, event, created_at + i, page, channel, word, found FROM (SELECT * FROM action_log LIMIT 1), n`,
    ).bind(count).run();
    const sizes = [];
    for (const count of [5_000, 5_000]) sizes.push((await more(count)).meta.size_after);
    const [before = 0, after = 0] = sizes;
    expect(after).toBeGreaterThan(before);
    expect((after - before) / 5_000 * EVENTS_OF_SHOP.most).toBeLessThan(50_000_000);
  });

  test('has no control characters in what was searched', async () => {
    await store(visit('/product_list/search/lm%2501358%2509x', { extParam: 'found=1' }));
    expect(await env.DB.prepare('SELECT word FROM action_log').first('word')).toBe('lm 358 x');
  });

  test('S49: is refused above the limit of the shop, from any address, until a day is over', async () => {
    await ask(addActionLog, visit('/'), { headers: { 'x-visitor-address': '203.0.113.7' } });
    await useUp(EVENTS_OF_SHOP);
    const other = { 'x-visitor-address': '198.51.100.9' };
    expect((await sendCall(addActionLog, visit('/'), { headers: other })).envelope).toMatchObject({ code: CODES.tooMany });
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM action_log').first('n')).toBe(1);
    await ask(addActionLog, visit('/'), { headers: other, now: NOW + EVENTS_OF_SHOP.window });
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM action_log').first('n')).toBe(2);
  });

  test('goes after 90 days with the schedule, and each run removes a bounded number, oldest first', async () => {
    for (const at of [NOW - EVENTS_KEPT - 2, NOW - EVENTS_KEPT - 1, NOW - EVENTS_KEPT, NOW]) await store(visit('/'), at);
    await queries().batch([forgetOldEvents(NOW, 1)]);
    const kept = async () => (await env.DB.prepare('SELECT created_at FROM action_log ORDER BY created_at').all<{ created_at: number }>()).results.map((row) => row.created_at - NOW);
    expect(await kept()).toEqual([-EVENTS_KEPT - 1, -EVENTS_KEPT, 0]);
    await runSchedule({ DB: env.DB, CATALOGUE: env.CATALOGUE, PRODUCT: 'farad' }, NOW);
    expect(await kept()).toEqual([-EVENTS_KEPT, 0]);
  });
});

describe('the report', () => {
  test('of visits counts by day of the shop, page and channel', async () => {
    // The day ends at 16:00 UTC in the zone of the shop.
    const midnight = Date.parse('2026-11-19T16:00:00Z');
    await store(visit('/'), midnight - 1);
    await store(visit('/'), midnight);
    await store(visit('/', { channnelId: 'wx' }), midnight);
    await store(visit('/product_detail/F1'), midnight);
    await store(visit('/product_detail/F2'), midnight);
    await store(click('pay'), midnight);
    await store(visit('/'), midnight - 8 * DAY);
    expect(await rowsOf('visits')).toEqual([
      ['2026-11-20', 'product_detail', '', 2],
      ['2026-11-20', 'home', '', 1],
      ['2026-11-20', 'home', 'wx', 1],
      ['2026-11-19', 'home', '', 1],
    ]);
    expect(await rowsOf('visits', 1)).toHaveLength(3);
    expect(await rowsOf('visits', 1, NOW, 'UTC')).toEqual([]);
  });

  test('of visits has at most 1,000 rows', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
       INSERT INTO action_log (event_name, event_type, event, created_at, page, channel) SELECT 'pageVisit', 'PAGE_VISIT', '{}', ?1, 'home', 'c' || i FROM n`,
    ).bind(NOW).run();
    expect(await rowsOf('visits')).toHaveLength(1_000);
  });

  test('of searches counts each word in one spelling, with the latest known number of parts', async () => {
    await store(visit('/product_list/search/LM358', { extParam: 'found=9' }));
    await store(visit('/product_list/search/lm358', { extParam: 'found=7' }));
    await store(visit('/product_list/search/lm358'));
    await store(visit('/product_list/search/zz', { extParam: 'found=0' }));
    await store(visit('/product_list/search/narrowed'));
    await store(visit('/product_list/search/old'), NOW - 8 * DAY);
    expect(await rowsOf('searches')).toEqual([['lm358', 3, 7], ['narrowed', 1, null], ['zz', 1, 0]]);
  });

  test('of searches that found nothing has only these', async () => {
    for (const found of [0, 5, 0]) await store(visit('/product_list/search/zz', { extParam: `found=${found}` }));
    await store(visit('/product_list/search/yy', { extParam: 'found=0' }));
    await store(visit('/product_list/search/xx'));
    expect(await rowsOf('nothing-found')).toEqual([['zz', 2], ['yy', 1]]);
  });

  test('of the funnel counts events, step by step', async () => {
    await store(visit('/'));
    await store(visit('/product_detail/F1'));
    await store({ ...visit('/product_detail/F1'), eventName: 'pageJump', eventType: 'PAGE_JUMP', lastUrl: '/', leaveTime: NOW });
    for (const name of ['search', 'addToCart', 'addToCart', 'checkOut']) await store(click(name));
    await store(click('pay'), NOW - 8 * DAY);
    expect(await rowsOf('funnel')).toEqual([['visit', 2], ['detail', 1], ['addToCart', 2], ['checkOut', 1], ['pay', 0]]);
    expect(await rowsOf('funnel', 30)).toContainEqual(['pay', 1]);
  });

  test.each(['visits', 'searches', 'funnel', 'nothing-found'])('%s reads events of its days by the index', async (name) => {
    const { statement: { sql, values } } = reportOf(name, 7, NOW, ZONE);
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values).all<{ detail: string }>();
    const reads = results.map(({ detail }) => detail).filter((detail) => /action_log|\ba\b/.test(detail));
    expect(reads.length).toBeGreaterThan(0);
    for (const detail of reads) expect(detail).toMatch(/USING INDEX action_log_by_time/);
  });

  test.each<[string, number, RegExp]>([
    ['visit', 7, /^There is no report visit; there are visits, searches, funnel, nothing-found, winners, health$/],
    ['constructor', 7, /^There is no report/],
    ['visits', 0, /^--days must be a whole number from 1 to 90$/],
    ['visits', 91, /^--days/],
    ['visits', 1.5, /^--days/],
    ['visits', Number.NaN, /^--days/],
  ])('%s of %s days is refused in one line', (name, days, why) => expect(() => reportOf(name, days, NOW, ZONE)).toThrow(why));
});
