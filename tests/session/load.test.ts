import { describe, expect, test } from 'vitest';
import { beginOnceReceived, LATE_FOR, Load, loadClassOf, SHEDDING } from '../../functions/isolate/load';

const of = (pathname: string, method = 'GET') => loadClassOf({ method, pathname });

describe('S41: what is shed', () => {
  test.each([
    ['/product_list/search/LM358', 'list'], ['/product_list/search/LM358.data', 'list'], ['/catalogue', 'list'], ['/suggest', 'list'], ['/sitemap/pages.xml', 'list'],
    ['/', 'page'], ['/product_detail/F1', 'page'], ['/help/terms', 'page'], ['/bom', 'page'], ['/anything', 'page'],
    ['/shopping_cart', 'trade'], ['/confirm_order', 'trade'], ['/confirm_order.data', 'trade'], ['/order_detail/F1', 'trade'], ['/pay/P1', 'trade'], ['/pay/callback', 'trade'],
    ['/membership_center', 'trade'], ['/api/farad/store/publicDownloadByUrl', 'picture'], ['/login', 'trade'], ['/register', 'trade'], ['/healthz', 'trade'],
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

  test('an isolate that is late with its work for a second sheds lists, and pages if it is later still; one long piece of work sheds nothing', () => {
    const load = new Load();
    const at = (now: number) => (['list', 'page', 'trade', 'picture'] as const).filter((kind) => load.sheds(kind, now));
    const { list, page } = SHEDDING;
    load.noteLateness(60_000, 0);
    load.noteLateness(0, 10);
    load.noteLateness(60_000, LATE_FOR);
    expect(at(LATE_FOR)).toEqual([]);
    load.noteLateness(list.late, 2 * LATE_FOR);
    expect(at(2 * LATE_FOR)).toEqual(['list']);
    for (const now of [2, 3]) load.noteLateness(page.late, now * LATE_FOR);
    expect(at(3 * LATE_FOR)).toEqual(['list', 'page']);
    load.noteLateness(page.late - 1, 3 * LATE_FOR + 1);
    expect(at(3 * LATE_FOR + 1)).toEqual(['list']);
    load.noteLateness(list.late - 1, 3 * LATE_FOR + 2);
    expect(at(3 * LATE_FOR + 2)).toEqual([]);
  });

  test('what was measured long ago says nothing', () => {
    const load = new Load();
    for (const now of [0, LATE_FOR]) load.noteLateness(60_000, now);
    expect([load.sheds('list', LATE_FOR), load.sheds('list', 10 * LATE_FOR)]).toEqual([true, false]);
    load.noteLateness(60_000, 20 * LATE_FOR);
    expect(load.sheds('list', 20 * LATE_FOR)).toBe(false);
  });

  test('requests that the runtime has ended without a word are forgotten', () => {
    const load = new Load();
    for (let request = 0; request < SHEDDING.page.underWay; request += 1) load.begin('page', 0);
    expect([load.sheds('list', 30_000), load.sheds('page', 30_000)]).toEqual([true, true]);
    load.begin('page', 30_000);
    expect([load.sheds('list', 60_000), load.sheds('page', 60_000)]).toEqual([false, false]);
  });

  test('a request counts from when its body is there, and not if it is over before', async () => {
    const load = new Load();
    const many = Array.from({ length: SHEDDING.list.underWay }, () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
      return { ...beginOnceReceived(load, 'trade', readable), writer: writable.getWriter() };
    });
    const read = many.map(({ body }) => new Response(body).text());
    for (const { writer } of many) await writer.write(new TextEncoder().encode('account='));
    expect(load.sheds('list', Date.now())).toBe(false);
    for (const { writer } of many) await writer.close();
    expect(await Promise.all(read)).toEqual(many.map(() => 'account='));
    expect(load.sheds('list', Date.now())).toBe(true);
    for (const { end } of many) end();
    expect(load.sheds('list', Date.now())).toBe(false);
    const left = many.map(() => beginOnceReceived(load, 'trade', new Response('account=').body));
    for (const { end } of left) end();
    for (const { body } of left) await body?.cancel();
    expect(load.sheds('list', Date.now())).toBe(false);
  });
});
