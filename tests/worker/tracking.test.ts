/** What the Worker does with reported events, and how visitors switch counting off without script. */
import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EVENT_BYTES } from '../../functions/mall/user/limits/policies';
import { CREDENTIALS, openCarts } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Between, type Page } from '../fixtures/visitors/visitor';

openCarts();

let lines: unknown[];

beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))));
  await env.DB.prepare('DELETE FROM action_log').run();
});

const CALL = '/userActionLog/addActionLog';
const JSON_TYPE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const SCRIPT = /<script async="" src="\/assets\/collector-[\w-]+\.js" data-collector=""><\/script>/;

const AT = 1_795_000_000_000;
const visit = (more: object = {}) => ({ eventName: 'pageVisit', eventType: 'PAGE_VISIT', screenSize: '1440*900', currentUrl: '/brand', createTime: AT, ...more });
const jump = (more: object = {}) => ({ ...visit(), eventName: 'pageJump', eventType: 'PAGE_JUMP', lastUrl: '/', leaveTime: AT - 5, ...more });
const click = (more: object = {}) => ({ ...visit(), eventName: 'search', eventType: 'BUTTON_CLICK', eventParam: 'lm358', ...more });

/** A visitor, and the events that reach the upstream. */
function reporting(answer?: () => Response, headers: Record<string, string> = {}) {
  const seen: Array<{ headers: Headers; event: unknown }> = [];
  const between: Between = async (request, pass) => {
    if (!new URL(request.url).pathname.endsWith(CALL)) return pass(request);
    seen.push({ headers: request.headers, event: await request.clone().json() });
    return answer?.() ?? pass(request);
  };
  const visitor = new Visitor(between, headers);
  const report = (body: unknown, more: Record<string, string> = {}): Promise<Page> =>
    visitor.send('/action_log', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: { ...JSON_TYPE, ...more } });
  return { visitor, report, seen, events: () => seen.map(({ event }) => event) };
}

/** The lines of the log with this event. */
const logged = (name: string) => lines.filter((line) => JSON.stringify(line).includes(`"event":"${name}"`));

describe('a report', () => {
  test('is answered 204, and each event reaches the upstream in its order, with shop and channel', async () => {
    const { visitor, report, events } = reporting();
    await visitor.get('/?p=wx');
    const { status, text, headers } = await report([jump({ lastUrl: '/about' }), visit({ extParam: 'found=3' }), click()]);
    expect([status, text, headers.get('cache-control')]).toEqual([204, '', expect.stringContaining('no-store')]);
    expect(events()).toEqual([
      { ...jump({ lastUrl: '/about' }), source: 'farad', channnelId: 'wx' },
      { ...visit({ extParam: 'found=3' }), source: 'farad', channnelId: 'wx' },
      { ...click(), source: 'farad', channnelId: 'wx' },
    ]);
    expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM action_log WHERE channel = 'wx'").first('n')).toBe(3);
  });

  test('can be one event; without a channel none is named, and other fields are left out', async () => {
    const { report, events } = reporting();
    await report({ ...visit(), source: 'other', channnelId: 'other', account: 'a@b.example' });
    expect(events()).toEqual([{ ...visit(), source: 'farad' }]);
  });

  test('S51: names neither the user nor queries, orders or payments', async () => {
    const { visitor, report, seen, events } = reporting(undefined, { 'cf-connecting-ip': '203.0.113.7' });
    await visitor.post('/login', CREDENTIALS);
    await report([visit({ currentUrl: '/order_detail/FA260101000001' }), visit({ currentUrl: '/bom?share=secret' }), jump({ lastUrl: '/pay/P260101000001#x' })]);
    expect(events()).toEqual([
      { ...visit({ currentUrl: '/order_detail' }), source: 'farad' }, { ...visit({ currentUrl: '/bom' }), source: 'farad' },
      { ...jump({ lastUrl: '/pay' }), source: 'farad' },
    ]);
    for (const { headers } of seen) {
      expect([headers.get('access-token'), headers.get('cookie'), headers.get('x-visitor-address')]).toEqual([null, null, '203.0.113.7']);
    }
  });

  test('S49: has at most 20 events; the others are dropped and counted', async () => {
    const { report, events } = reporting();
    await report(Array.from({ length: 23 }, (_, index) => visit({ createTime: index })));
    expect(events()).toHaveLength(20);
    expect(events()).toEqual(Array.from({ length: 20 }, (_, index) => ({ ...visit({ createTime: index }), source: 'farad' })));
    expect(logged('events_dropped')).toEqual([expect.objectContaining({ events: 3 })]);
  });

  test.each<[string, unknown, number]>([
    ['no JSON', '{', 1], ['nothing', '', 1], ['null', null, 1], ['a text', '"pageVisit"', 1], ['a list of lists', [[visit()]], 1],
    ['an unknown name', click({ eventName: 'buy' }), 1], ['a name of another type', visit({ eventName: 'search' }), 1], ['an unknown type', visit({ eventType: 'X' }), 1],
    ['no path', visit({ currentUrl: undefined }), 1], ['an address of another site', visit({ currentUrl: '//evil.example' }), 1], ['no address', visit({ currentUrl: 'javascript:x' }), 1],
    ['a time that is a text', visit({ createTime: '1' }), 1], ['a time before 1970', visit({ createTime: -1 }), 1], ['a jump without the page before', jump({ lastUrl: undefined }), 1],
    ['a wrong screen', visit({ screenSize: '1440x900' }), 1], ['a long parameter', click({ eventParam: 'x'.repeat(201) }), 1],
    ['an event over 4 KB', jump({ currentUrl: `/${'x'.repeat(1_999)}`, lastUrl: `/${'x'.repeat(1_999)}`, extParam: '好'.repeat(100) }), 1],
    ['a path that no browser sends', visit({ currentUrl: '/电容' }), 1], ['lists in lists without end', `${'['.repeat(6000)}{"5":1}${']'.repeat(6000)}`, 1], ['a report over 16 KB', JSON.stringify([visit()]) + ' '.repeat(16_384), 1],
    ['a report of megabytes', 'x'.repeat(2_000_000), 1],
    ['two wrong ones among three', [visit({ eventName: 1 }), 'x', 7], 3],
  ])('of %s is dropped, counted and answered 204', async (_, body, dropped) => {
    const { report, events } = reporting();
    expect((await report(body)).status).toBe(204);
    expect(events()).toEqual([]);
    expect(logged('events_dropped')).toEqual([expect.objectContaining({ events: dropped })]);
  });

  test('S49: of a browser is stored, however long its paths and words are', async () => {
    const { visitor, report } = reporting();
    await visitor.get(`/?p=${'x'.repeat(32)}`);
    const page = { screenSize: '99999*99999', currentUrl: `/${'x'.repeat(1_000)}` };
    await report([
      ...['"', '好', '😀', '\u0001'].map((sign) => click({ ...page, eventName: 'addToCart', eventParam: sign.repeat(200 / sign.length) })),
      jump({ ...page, lastUrl: page.currentUrl }), visit({ ...page, extParam: 'found=999999999' }),
    ]);
    const { results } = await env.DB.prepare('SELECT length(CAST(event AS BLOB)) AS bytes FROM action_log').all<{ bytes: number }>();
    expect(results).toHaveLength(6);
    // A shop's name has at most 31 letters.
    for (const { bytes } of results) expect(bytes).toBeLessThanOrEqual(EVENT_BYTES - (31 - 'farad'.length));
    expect([...logged('events_dropped'), ...logged('report_failed')]).toEqual([]);
  });

  test('S49: hands on no control characters', async () => {
    const { report, events } = reporting();
    await report([click({ eventParam: 'lm\u0001358\u009f', extParam: '\u0000x' })]);
    expect(events()).toEqual([{ ...click({ extParam: 'x' }), source: 'farad' }]);
  });

  test('S51: says nothing personal that was searched, and cuts long addresses', async () => {
    const { report, events } = reporting();
    const search = (word: string) => `/product_list/search/${encodeURIComponent(encodeURIComponent(word))}`;
    await report([
      visit({ currentUrl: search('ada@mall.example'), extParam: 'found=0' }), jump({ currentUrl: '/brand', lastUrl: search('138 0013-8000 0') }),
      click({ eventParam: 'F20261122-00482137' }), click({ eventName: 'addToCart', eventParam: '123456789012' }), visit({ currentUrl: `/${'x'.repeat(400)}` }),
    ]);
    expect(events()).toEqual([
      { ...visit({ currentUrl: '/product_list/search', extParam: 'found=0' }), source: 'farad' },
      { ...jump({ currentUrl: '/brand', lastUrl: '/product_list/search' }), source: 'farad' },
      { ...visit({ eventName: 'search', eventType: 'BUTTON_CLICK' }), source: 'farad' },
      { ...click({ eventName: 'addToCart', eventParam: '123456789012' }), source: 'farad' },
      { ...visit({ currentUrl: `/${'x'.repeat(299)}` }), source: 'farad' },
    ]);
  });

  test('keeps what is right beside what is wrong', async () => {
    const { report, events } = reporting();
    await report([visit({ eventName: 'x' }), click(), 5]);
    expect(events()).toEqual([{ ...click(), source: 'farad' }]);
  });

  test('from another site is refused, and only POST reports', async () => {
    const { visitor, report, events } = reporting();
    expect((await report([visit()], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.get('/action_log')).status).toBe(405);
    expect((await visitor.send('/action_log', { method: 'PUT', body: JSON.stringify([visit()]), headers: JSON_TYPE })).status).toBe(405);
    expect(events()).toEqual([]);
  });
});

describe('if the upstream fails', () => {
  test('the answer is the same, the log says so, and the rest of the report is given up', async () => {
    const { report, events } = reporting(() => new Response('down', { status: 503 }));
    expect((await report([visit(), click(), click()])).status).toBe(204);
    expect(events()).toHaveLength(1);
    expect(logged('report_failed')).toEqual([expect.objectContaining({ events: 3 })]);
    expect(logged('upstream')).toEqual([expect.objectContaining({ outcome: 'report failed' })]);
  });

  test('a refused event does not stop the next ones, the log has one line for all, and nobody is signed out', async () => {
    const { visitor, report, events } = reporting(() => Response.json({ code: 'USER_001', data: null, message: 'no' }));
    await visitor.post('/login', CREDENTIALS);
    const before = new Map(visitor.cookies);
    expect((await report([visit(), click()])).status).toBe(204);
    expect(events()).toHaveLength(2);
    expect(visitor.cookies).toEqual(before);
    expect(logged('report_failed')).toEqual([expect.objectContaining({ events: 2 })]);
  });

  test('a refusal of too many events ends the report', async () => {
    const { report, events } = reporting(() => Response.json({ code: 'ERR-COM-0429', data: null, message: 'too many' }));
    expect((await report([visit(), click(), click()])).status).toBe(204);
    expect(events()).toHaveLength(1);
    expect(logged('report_failed')).toEqual([expect.objectContaining({ events: 3 })]);
  });
});

describe('a visitor who does not want to be counted', () => {
  test('S50: gets no script, and events are dropped, if the browser says so', async () => {
    for (const signal of ['sec-gpc', 'dnt']) {
      const { visitor, report, events } = reporting(undefined, { [signal]: '1' });
      for (const path of ['/', '/about', '/login']) expect((await visitor.get(path)).text).not.toContain('collector');
      expect((await report([visit()])).status).toBe(204);
      expect(events()).toEqual([]);
    }
  });

  test('S50: switches counting off and on again without script, on the page about privacy', async () => {
    const { visitor, report, events } = reporting();
    const first = await visitor.get('/help/privacy');
    expect([first.shows('Usage statistics'), first.shows('described above')]).toEqual([true, true]);
    expect(first.text).toMatch(SCRIPT);
    expect(first.shows('Your visits are counted.')).toBe(true);
    const [, action = '', name = '', value = ''] = /<form method="post" action="(\/privacy)">.*?<button [^>]*name="(\w+)" value="(\w+)"/s.exec(first.text) ?? [];
    expect([action, name, value]).toEqual(['/privacy', 'tracking', 'off']);

    const off = await visitor.post(action, { [name]: value, _r: '/help/privacy' });
    expect([off.status, off.location, visitor.cookies.get('__Host-tracking')]).toEqual([303, '/help/privacy', 'off']);
    expect(off.headers.getSetCookie().join('\n')).toMatch(/__Host-tracking=off; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000/);
    const then = await visitor.get('/help/privacy');
    expect(then.text).not.toContain('collector');
    expect(then.shows('Your visits are not counted.') && then.shows('Your visits are no longer counted in this browser.')).toBe(true);
    await report([visit()]);
    expect(events()).toEqual([]);

    await visitor.post('/privacy', { tracking: 'on' });
    expect(visitor.cookies.has('__Host-tracking')).toBe(false);
    expect((await visitor.get('/')).text).toMatch(SCRIPT);
    await report([visit()]);
    expect(events()).toHaveLength(1);
  });

  test('changes nothing by opening the address, by another value, or from another site', async () => {
    const visitor = new Visitor();
    expect((await visitor.get('/privacy')).location).toBe('/help/privacy');
    expect((await visitor.post('/privacy', { tracking: 'maybe', _r: '//evil.example' })).location).toBe('/help/privacy');
    expect((await visitor.post('/privacy', { tracking: 'off' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(visitor.cookies.has('__Host-tracking')).toBe(false);
  });
});

test('every page has the script, also pages without a program and errors, in both languages', async () => {
  for (const path of ['/', '/?lang=cn', '/about', '/brand', '/login', '/product_detail/none', '/shopping_cart']) {
    expect([path, (await new Visitor().get(path)).text]).toEqual([path, expect.stringMatching(SCRIPT)]);
  }
});
