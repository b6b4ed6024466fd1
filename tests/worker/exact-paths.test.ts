/** Paths are exact: a route in another letter case or with a trailing slash leads to the home page, like every unknown path. */
import { beforeAll, expect, test, vi } from 'vitest';
import routes from '../../app/routes';
import { loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { Visitor } from '../fixtures/visitors/visitor';

/** Values for the parameters of paths. */
const VALUES: Readonly<Record<string, string>> = {
  ':originName': 'search', ':productKey': 'F1', ':productKey?': 'LM358', ':orderNo': 'F1', ':paymentNo': 'P1', ':menuId': 'M1', ':noticeId': 'N1', ':what': 'cart',
  ':product': 'farad', ':part': '1',
};
const PATHS = [...routes.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path])), 'healthz', 'product_list/:originName'];

const fill = (path: string, change: (fixed: string) => string) => `/${path.split('/').map((part) => VALUES[part] ?? change(part)).join('/')}`;

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await loadMall(smallCatalogue());
});

test.each(PATHS)('S37: %s', async (path) => {
  const visitor = new Visitor();
  const exact = fill(path, (fixed) => fixed);
  const others = [fill(path, (fixed) => fixed.toUpperCase()), fill(path, (fixed) => fixed.replace(/^./, (first) => first.toUpperCase())), `${exact}/`, `${exact}//`, `${exact}/?a=b`];
  for (const other of others) {
    const { status, location } = await visitor.get(other);
    expect([other, status, location]).toEqual([other, 302, '/']);
  }
  // The framework's script requests data and follows its redirects.
  const data = await visitor.get(`${others[0]}.data`);
  expect([data.status, data.text]).toEqual([202, expect.stringContaining('"/"')]);
});

test('the exact paths are pages', async () => {
  const visitor = new Visitor();
  for (const path of ['/', '/agent', '/agent.data', '/notice', '/notice/double-twelve', '/product_list/search/LM358', '/product_list/search', '/login', '/sitemap.xml', '/healthz']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  }
});

test('a post to another spelling of a path does nothing', async () => {
  for (const path of ['/SHOPPING_CART', '/shopping_cart/']) {
    const visitor = new Visitor();
    const { status, location } = await visitor.post(path, { intent: 'add', goodsId: 'F1', cartNum: '1' });
    expect([path, status, location]).toEqual([path, 302, '/']);
  }
});

test('an unknown notice is a page of the shop that says so', async () => {
  const { status, text } = await new Visitor().get('/notice/none');
  expect([status, text]).toEqual([404, expect.stringContaining('This page does not exist')]);
});
