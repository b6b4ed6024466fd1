/** S38: what each page does with each fault of the upstream: with snapshots, and without. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIsolate } from '../../functions/isolate/isolate';
import { TIMEOUTS } from '../../app/upstream/client/policies';
import { BreakingUpstream, BROKEN, EmptyCache, LASTING, type Broken } from '../fixtures/faults/broken-upstream';
import { CHOICES, CREDENTIALS, fill, openOrders, orderAfter, product, shownBy } from '../fixtures/visitors/order-visitor';
import { cartOf } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

const SOAK = env.SOAK === '1';
const FAULTS = Object.keys(BROKEN).filter((name): name is Broken => name in BROKEN);
/** Ms within which a page with snapshots is complete. */
const WITH_SNAPSHOT = 5_000;
const BUSY = 'This page cannot be shown right now';

/** Pages that everybody may read. They have snapshots. */
const PUBLIC = {
  home: () => '/',
  list: () => `/product_list/search/${product(0).mpn}`,
  detail: () => `/product_detail/${product(0).id}`,
};
/** Pages of a user. Nothing of them is stored. */
const OWN = {
  cart: () => '/shopping_cart',
  checkout: () => '/confirm_order',
  membershipCentre: () => '/membership_center',
  bom: () => bomPath,
};
const PAGES = { ...PUBLIC, ...OWN };
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);

/** Calls of a page without any snapshot. */
const MOST_CALLS: Record<PageName, number> = { home: 20, list: 10, detail: 13, cart: 11, checkout: 15, membershipCentre: 10, bom: 11 };

let bomPath = '';
let cookies: Array<[string, string]> = [];

openOrders();

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  const buyer = new Visitor();
  await buyer.post('/login', CREDENTIALS);
  const form = new FormData();
  form.append('intent', 'read');
  form.append('file', new File([`Quantity,Part number\n1,${product(0).mpn}`], 'driver.csv'));
  bomPath = (await buyer.send('/bom', { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } })).location ?? '';
  cookies = [...buyer.cookies];
});
beforeEach(async () => {
  await fill(open().visitor, [0, 10], [1, 20]);
  const cache = new EmptyCache();
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Cell {
  upstream: BreakingUpstream;
  visitor: Visitor;
}

/** A signed-in visitor of an isolate of their own. */
function open(): Cell {
  const upstream = new BreakingUpstream();
  const visitor = new Visitor(upstream.between, {}, createIsolate());
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return { upstream, visitor };
}

async function timed(work: Promise<Page>): Promise<Page & { ms: number }> {
  const started = performance.now();
  return { ...(await work), ms: performance.now() - started };
}

/** Requests of the upstream for a page without snapshots, by page and fault. */
const sent = { without: new Map<PageName, number>(), with: new Map<string, number>() };

async function visitWithout(name: PageName, fault: Broken | null): Promise<Page & { ms: number }> {
  vi.stubGlobal('caches', { open: async () => new EmptyCache() });
  const { upstream, visitor } = open();
  upstream.broken = fault;
  const page = await timed(visitor.get(PAGES[name]()));
  if (fault) sent.with.set(`${name} ${fault}`, upstream.requests);
  else sent.without.set(name, upstream.requests);
  return page;
}

test('S38: with snapshots pages are complete within 5 s under every fault, and old figures say so', async () => {
  const { upstream, visitor } = open();
  const names = ['home', 'list', 'detail'] as const;
  for (const name of [...names, ...names]) expect((await visitor.get(PUBLIC[name]())).status).toBe(200);
  expect(upstream.requests).toBeGreaterThan(0);
  const visit = async (name: keyof typeof PUBLIC, fault: Broken) => {
    const other = new Visitor(() => BROKEN[fault](), {}, createIsolate());
    return { name, cell: `${name}, ${fault}`, ...(await timed(other.get(PUBLIC[name]()))) };
  };
  // Pages under faults that last wait at the same time. The others do not, since each would wait for the work of all.
  const cells = await Promise.all(names.flatMap((name) => LASTING.map((fault) => visit(name, fault))));
  for (const name of names) for (const fault of FAULTS.filter((one) => !LASTING.includes(one))) cells.push(await visit(name, fault));
  expect(cells).toHaveLength(names.length * FAULTS.length);
  for (const { name, cell, status, ms, text, shows } of cells) {
    expect([cell, status]).toEqual([cell, 200]);
    expect(ms, cell).toBeLessThan(WITH_SNAPSHOT);
    expect(text, cell).toMatch(/<h1[ >]/);
    if (name === 'home') continue;
    expect(text, cell).toContain(product(0).mpn);
    expect(name === 'list' ? text.includes('data-s="stale"') : shows('Could not be checked.'), cell).toBe(true);
  }
});

describe('S38: without snapshots', () => {
  const brief = FAULTS.filter((fault) => SOAK || !LASTING.includes(fault));

  test.each(NAMES)('%s says within the deadline that it cannot be shown, and works afterwards', async (name) => {
    expect((await visitWithout(name, null)).status).toBe(200);
    const pages = await Promise.all(brief.map(async (fault) => ({ fault, ...(await visitWithout(name, fault)) })));
    for (const { fault, status, ms, headers, shows } of pages) {
      expect([fault, status, shows(BUSY)]).toEqual([fault, 503, true]);
      expect(Number(headers.get('retry-after')), fault).toBeGreaterThan(0);
      expect(ms, fault).toBeLessThan(TIMEOUTS.wall + 2_000);
    }
    expect((await visitWithout(name, null)).status).toBe(200);
  });

  test('S40: a page sends at most 1.1 times the requests that it sends without a fault', () => {
    const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
    expect(sent.without.size).toBe(NAMES.length);
    expect(sum(sent.without.values())).toBeGreaterThan(40);
    for (const fault of brief) {
      const under = NAMES.map((name) => sent.with.get(`${name} ${fault}`) ?? NaN);
      expect(sum(under), fault).toBeLessThanOrEqual(1.1 * sum(sent.without.values()));
    }
  });

  test('S39: no page makes more calls than it needs today, the shell included', () => {
    for (const name of NAMES) expect(sent.without.get(name), name).toBeLessThanOrEqual(MOST_CALLS[name]);
  });
});

describe('S38: nothing is lost', () => {
  const brief = FAULTS.filter((fault) => !LASTING.includes(fault));

  test.each(brief)('%s: cart, fields and order survive a failed post, and the same form places one order afterwards', async (fault) => {
    const { upstream, visitor } = open();
    const page = await visitor.get('/confirm_order');
    const shown = shownBy(page);
    const form = { ...CHOICES, ...shown, customerOrderNo: '', remark: `typed under ${fault}` };
    upstream.concerns = (path) => path.includes('/order/');
    upstream.broken = fault;
    const failed = await visitor.post('/confirm_order', form);
    expect([failed.status === 303, failed.shows(`typed under ${fault}`), failed.shows(shown['idempotencyKey'] ?? '?')]).toEqual([false, true, true]);
    upstream.broken = null;
    expect(Object.keys(await cartOf(visitor)).toSorted()).toEqual([product(0).id, product(1).id].toSorted());
    const placed = await visitor.post('/confirm_order', form);
    expect(placed.status).toBe(303);
    const again = await visitor.post('/confirm_order', form);
    expect(await orderAfter(visitor, again.location ?? '')).toBe(await orderAfter(visitor, placed.location ?? ''));
  });
});
