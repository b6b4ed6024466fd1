import { describe, expect, test } from 'vitest';
import { BodyRoom } from '../../functions/isolate/body-room';
import { ALL_SHED, BLOCKED, beginOnceReceived, DELAYS_KEPT, FEWEST_DELAYS, FEWEST_UNDER_WAY, GREEDY, LATENESS_WINDOW, Load, type LoadClass, loadClassOf, OF_NETWORK, probeLateness, SHEDDING } from '../../functions/isolate/load';

const of = (pathname: string, method = 'GET') => loadClassOf({ method, pathname });

describe('S41: what is shed', () => {
  test.each([
    ['/product_list/search/LM358', 'list'], ['/product_list/search/LM358.data', 'list'], ['/catalogue', 'list'], ['/suggest', 'list'], ['/sitemap/pages.xml', 'list'],
    ['/', 'page'], ['/product_detail/F1', 'page'], ['/help/terms', 'page'], ['/bom', 'page'], ['/anything', 'page'],
    ['/shopping_cart', 'trade'], ['/confirm_order', 'trade'], ['/confirm_order.data', 'trade'], ['/order_detail/F1', 'trade'], ['/pay/P1', 'trade'], ['/pay/callback', 'trade'],
    ['/membership_center', 'trade'], ['/api/farad/store/publicDownloadByUrl', 'picture'], ['/package/0603.svg', 'picture'], ['/package/0603.svg.data', 'page'], ['/login', 'trade'], ['/register', 'trade'], ['/healthz', 'trade'],
  ] as const)('%s is of the class %s', (path, kind) => {
    expect(of(path)).toBe(kind);
  });

  test.each(['/product_list/search/LM358', '/', '/feedback', '/bom'])('a post to %s is never shed', (path) => {
    expect(of(path, 'POST')).toBe('trade');
  });

  test('lists go first, pages later, the trade never', () => {
    const load = new Load();
    const sheds = () => (['list', 'page', 'trade'] as const).map((kind) => load.sheds(kind, 0));
    const ends = Array.from({ length: SHEDDING.list.underWay }, () => load.begin('list', 0));
    expect(sheds()).toEqual([true, false, false]);
    while (ends.length < SHEDDING.page.underWay) ends.push(load.begin('trade', 0));
    expect(sheds()).toEqual([true, true, false]);
    for (let picture = 0; picture < 100; picture += 1) load.begin('picture', 0);
    for (const end of ends) end();
    expect(sheds()).toEqual([false, false, false]);
  });

  test('one network sheds its own lists and pages by asking for much at once, and those of nobody else', () => {
    const load = new Load();
    const sheds = (network?: string) => (['list', 'page', 'trade', 'picture'] as const).map((kind) => load.sheds(kind, 0, network));
    const ends = Array.from({ length: 3 * SHEDDING.page.underWay }, (_, index) => load.begin(index % 2 ? 'trade' : 'page', 0, 'greedy'));
    expect([sheds('greedy'), sheds('other'), sheds()]).toEqual([[true, true, false, false], [false, false, false, false], [false, false, false, false]]);
    for (const end of ends.slice(OF_NETWORK - 1)) end();
    expect(sheds('greedy')).toEqual([false, false, false, false]);
    for (const end of [...ends, ...ends]) end();
    const crowd = Array.from({ length: SHEDDING.list.underWay }, (_, index) => load.begin('list', 0, `network ${index % 4}`));
    expect(sheds('other')).toEqual([true, false, false, false]);
    for (const end of crowd) end();
    expect(sheds('network 0')).toEqual([false, false, false, false]);
  });

  test('a network that has most of the work is shed wholly before the first list of somebody else', () => {
    const busy = (ms: number, others = 0) => {
      const load = new Load();
      for (let request = 0; request < FEWEST_UNDER_WAY; request += 1) load.begin('page', 0, 'greedy');
      for (let request = 0; request < others; request += 1) load.begin('page', 0, `other ${request}`);
      for (const delay of Array<number>(FEWEST_DELAYS).fill(ms)) load.noteLateness(delay, 0);
      return (kind: LoadClass, network?: string) => Array.from({ length: 100 }).filter(() => load.sheds(kind, 0, network)).length;
    };
    const shed = busy(ALL_SHED * GREEDY.late);
    expect(ALL_SHED * GREEDY.late).toBe(SHEDDING.list.late);
    expect([shed('page', 'greedy'), shed('list', 'greedy'), shed('trade', 'greedy'), shed('list', 'other'), shed('list'), shed('page', 'other')]).toEqual([100, 100, 0, 0, 0, 0]);
    expect(busy(GREEDY.late)('page', 'greedy')).toBe(0);
    expect(busy(ALL_SHED * GREEDY.late, FEWEST_UNDER_WAY + 1)('page', 'greedy')).toBe(0);
  });

  test('what a network had under way when the runtime ended it is forgotten too', () => {
    const load = new Load();
    for (let request = 0; request < 2 * OF_NETWORK; request += 1) load.begin('page', 0, 'greedy');
    expect([load.sheds('page', 30_000, 'greedy'), load.sheds('page', 60_000, 'greedy')]).toEqual([true, false]);
    for (let request = 0; request < SHEDDING.list.underWay - 1; request += 1) load.begin('page', 60_000);
    expect(load.sheds('list', 60_000)).toBe(false);
  });

  /** An isolate with some requests under way, whose work began late by so many ms each time. */
  function late(...delays: number[]) {
    const load = new Load();
    for (let request = 0; request < FEWEST_UNDER_WAY; request += 1) load.begin('trade', 0);
    for (const ms of delays) load.noteLateness(ms, 0);
    return load;
  }
  const often = (ms: number) => Array<number>(FEWEST_DELAYS).fill(ms);
  const shedOf = (load: Load, kind: LoadClass, requests = 100) => Array.from({ length: requests }).filter(() => load.sheds(kind, 0)).length;

  test.each(['list', 'page'] as const)('the later an isolate is with its work, the more of the class %s are shed', (kind) => {
    const bound = SHEDDING[kind].late;
    expect([0.5, 1, (ALL_SHED + 1) / 2, ALL_SHED, 100].map((times) => shedOf(late(...often(times * bound)), kind))).toEqual([0, 0, 50, 100, 100]);
  });

  test('an isolate so late that all lists are shed answers other pages, and the trade at any time', () => {
    const load = late(...often(ALL_SHED * SHEDDING.list.late));
    expect((['list', 'page', 'trade', 'picture'] as const).map((kind) => shedOf(load, kind))).toEqual([100, 0, 0, 0]);
    expect((['trade', 'picture'] as const).map((kind) => shedOf(late(...often(60_000)), kind))).toEqual([0, 0]);
  });

  test('an isolate with few requests under way sheds nothing, however late it is', () => {
    const load = new Load();
    for (const ms of often(60_000)) load.noteLateness(ms, 0);
    for (let request = 1; request < FEWEST_UNDER_WAY; request += 1) load.begin('trade', 0);
    expect(shedOf(load, 'list')).toBe(0);
    load.begin('trade', 0);
    expect(shedOf(load, 'list')).toBe(100);
  });

  test('some pieces of work that take long are no load, nor is one piece that is early', () => {
    expect(shedOf(late(...often(0), ...often(60_000).slice(1)), 'list')).toBe(0);
    expect(shedOf(late(...often(60_000).slice(1)), 'list')).toBe(0);
    expect(shedOf(late(...often(60_000), 0), 'list')).toBe(100);
  });

  test('what was measured long ago says nothing', () => {
    const load = late(...often(60_000));
    expect([load.sheds('list', LATENESS_WINDOW), load.sheds('list', LATENESS_WINDOW + 1)]).toEqual([true, false]);
  });

  test('one piece of long work shows that the isolate was blocked, for as long as it counts', () => {
    const load = late(BLOCKED - 1);
    expect(load.wasBlocked(0)).toBe(false);
    load.noteLateness(BLOCKED, 0);
    expect([load.wasBlocked(DELAYS_KEPT), load.wasBlocked(DELAYS_KEPT + 1)]).toEqual([true, false]);
  });

  test('the lateness is measured behind the answer, because a busy request ends before its timers run', async () => {
    const load = new Load();
    for (let request = 0; request < FEWEST_UNDER_WAY; request += 1) load.begin('trade', Date.now());
    const behind: Array<Promise<unknown>> = [];
    for (let request = 0; request < FEWEST_DELAYS; request += 1) probeLateness(load, { waitUntil: (work) => void behind.push(work) });
    expect(behind).toHaveLength(FEWEST_DELAYS);
    const until = performance.now() + 10 * SHEDDING.list.late;
    while (performance.now() < until);
    await Promise.all(behind);
    expect(load.sheds('list', Date.now())).toBe(true);
  });

  test('requests that the runtime has ended without a word are forgotten', () => {
    const load = new Load();
    for (let request = 0; request < SHEDDING.page.underWay; request += 1) load.begin('page', 0);
    expect([load.sheds('list', 30_000), load.sheds('page', 30_000)]).toEqual([true, true]);
    load.begin('page', 30_000);
    expect([load.sheds('list', 60_000), load.sheds('page', 60_000)]).toEqual([false, false]);
  });

  test('requests that wait for their turn make an isolate shed nobody', async () => {
    const load = new Load();
    let goOn = () => {};
    const turn = new Promise<void>((resolve) => (goOn = resolve));
    const many = Array.from({ length: SHEDDING.list.underWay }, (_, index) => beginOnceReceived(load, 'trade', null, new BodyRoom().enter(undefined), `network ${index % 2}`));
    expect(load.sheds('list', Date.now())).toBe(true);
    const waits = many.map(({ aside }) => aside(() => turn));
    expect(load.sheds('list', Date.now())).toBe(false);
    many[0]?.end();
    goOn();
    await Promise.all(waits);
    expect(load.sheds('list', Date.now())).toBe(false);
    load.begin('list', Date.now(), 'other');
    expect(load.sheds('list', Date.now())).toBe(true);
  });

  test('a request counts from when its body is there, and not if it is over before', async () => {
    const load = new Load();
    const many = Array.from({ length: SHEDDING.list.underWay }, () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
      return { ...beginOnceReceived(load, 'trade', readable, new BodyRoom().enter(undefined)), writer: writable.getWriter() };
    });
    const read = many.map(({ body }) => new Response(body).text());
    for (const { writer } of many) await writer.write(new TextEncoder().encode('account='));
    expect(load.sheds('list', Date.now())).toBe(false);
    for (const { writer } of many) await writer.close();
    expect(await Promise.all(read)).toEqual(many.map(() => 'account='));
    expect(load.sheds('list', Date.now())).toBe(true);
    for (const { end } of many) end();
    expect(load.sheds('list', Date.now())).toBe(false);
    const left = many.map(() => beginOnceReceived(load, 'trade', new Response('account=').body, new BodyRoom().enter(undefined)));
    for (const { end } of left) end();
    for (const { body } of left) await body?.cancel();
    expect(load.sheds('list', Date.now())).toBe(false);
  });
});
