import { describe, expect, test } from 'vitest';
import { Load, loadClassOf, SHEDDING } from '../../functions/isolate/load';

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
    const sheds = () => (['list', 'page', 'trade'] as const).map((kind) => load.sheds(kind));
    const ends = Array.from({ length: SHEDDING.list }, () => load.begin('list'));
    expect(sheds()).toEqual([true, false, false]);
    while (ends.length < SHEDDING.page) ends.push(load.begin('trade'));
    expect(sheds()).toEqual([true, true, false]);
    for (let picture = 0; picture < 100; picture += 1) load.begin('picture');
    for (const end of ends) end();
    expect(sheds()).toEqual([false, false, false]);
  });
});
