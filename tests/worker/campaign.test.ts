/** The strip of the sale and the popup, in a browser without script. */
import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { add, failing, openCarts, product, refusal, type Product } from '../fixtures/visitors/cart-visitor';
import { Visitor, type Page } from '../fixtures/visitors/visitor';

openCarts();

const START = Date.parse('2026-12-01T00:00:00+08:00');
const END = Date.parse('2026-12-12T23:59:59+08:00');
const DAY = 86_400_000;
const RULE = {
  itemList: [{ amount: '500', discount: '0.95' }, { amount: '2000', discount: '0.85' }],
  startTime: '2026-12-01T00:00:00+08:00', endTime: '2026-12-12T23:59:59+08:00',
};
const POPUP = {
  popupId: 'lottery / 抽奖', titleEn: 'Lottery <b>', contentEn: 'One draw a day.', linkUrl: '/brand',
  startTime: '2026-12-01T00:00:00+08:00', endTime: '2026-12-05T23:59:59+08:00',
};

let marked: Product;

/** The visible text of the strip; `null` if the page has none. */
function stripOf({ text }: Page): string | null {
  const [, strip] = /<div class="strip">(.*?)<\/aside><\/div>/s.exec(text) ?? [];
  return strip === undefined ? null : strip.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ').trim();
}

async function writeContent(kind: string, data: object): Promise<void> {
  await env.DB.prepare('INSERT OR REPLACE INTO content (kind, id, position, data) VALUES (?1, ?2, 1, ?3)').bind(kind, kind, JSON.stringify(data)).run();
}

beforeAll(async () => {
  marked = product(2);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM content WHERE kind IN ('discount', 'popup')"),
    env.DB.prepare('UPDATE goods SET has_discount = 1, tiers = ?2 WHERE id = ?1').bind(marked.id, '[[1,2000000]]'),
  ]);
  await writeContent('discount', RULE);
  await writeContent('popup', POPUP);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(START + DAY);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the strip', () => {
  test.each([
    ['8 days before the sale', START - 8 * DAY, null],
    ['a week before', START - 7 * DAY, 'Double-twelve Up to 15% off on sale parts Starts 1 Dec, 00:00 China Standard Time (UTC+8) 7 d 00:00:00'],
    ['a second before', START - 1000, 'Double-twelve Up to 15% off on sale parts Starts 1 Dec, 00:00 China Standard Time (UTC+8) 0 d 00:00:01'],
    ['at its start', START, 'Double-twelve Add ¥500 of sale parts for 5% off Ends 12 Dec, 23:59 China Standard Time (UTC+8) 11 d 23:59:59'],
  ])('%s', async (_, now, text) => {
    vi.setSystemTime(now);
    expect(stripOf(await new Visitor().get('/brand'))).toBe(text);
  });

  test('stands on every kind of page, in the language of the page', async () => {
    const visitor = new Visitor();
    for (const path of ['/', '/about', '/catalogue', '/login', '/shopping_cart', `/product_detail/${marked.id}`, '/product_list/search/LM358']) {
      expect(stripOf(await visitor.get(path)), path).toContain('Add ¥500 of sale parts for 5% off');
    }
    expect(stripOf(await visitor.get('/?lang=cn'))).toBe('双十二 再购 ¥500 活动元器件，享 95 折 12 月 12 日 23:59 结束，中国标准时间（UTC+8） 10 d 23:59:59'.replace('d', '天'));
  });

  test('knows the cart, and reads it only after a change', async () => {
    let reads = 0;
    const visitor = new Visitor((request, pass) => {
      if (request.url.endsWith('cart/qryCart')) reads += 1;
      return pass(request);
    });
    await add(visitor, marked, 100);
    expect(stripOf(await visitor.get('/brand'))).toContain('Add ¥300 of sale parts for 5% off');
    const page = await visitor.get('/about');
    expect([stripOf(page)?.includes('Add ¥300 '), page.headers.get('cache-control'), reads]).toEqual([true, 'private, no-cache', 1]);
    await add(visitor, marked, 300);
    expect(stripOf(await visitor.get('/brand'))).toContain('You have 5% off. Add ¥1,200 of sale parts for 15% off');
    await add(visitor, marked, 1000);
    expect(stripOf(await visitor.get('/brand'))).toContain('You have 15% off on sale parts, the highest discount');
    await visitor.post('/shopping_cart', { intent: 'clear' });
    expect(stripOf(await visitor.get('/brand'))).toContain('Add ¥500 of sale parts for 5% off');
  });

  test('counts marked parts only', async () => {
    const visitor = new Visitor();
    await env.DB.prepare('UPDATE goods SET has_discount = 0 WHERE id = ?1').bind(product(0).id).run();
    await add(visitor, product(0), 1000);
    expect(stripOf(await visitor.get('/brand'))).toContain('Add ¥500 of sale parts for 5% off');
  });

  test('names the tiers if the cart cannot be read, and the page is there', async () => {
    const visitor = new Visitor(failing('cart/qryCart', refusal('500', 'down')));
    await add(visitor, marked, 100);
    const page = await visitor.get('/brand');
    expect([page.status, stripOf(page)?.includes('Up to 15% off on sale parts')]).toEqual([200, true]);
  });

  test('keeps the channel in its link', async () => {
    expect((await new Visitor().get('/brand?p=fair')).text.includes('<a href="/?p=fair#sale">')).toBe(true);
  });
});

describe('the popup', () => {
  const shows = (page: Page) => page.text.includes('<aside class="popup"');

  test('is shown once, and closes by a form without script', async () => {
    const visitor = new Visitor();
    const page = await visitor.get('/');
    expect([shows(page), page.shows('Lottery &lt;b&gt;')]).toEqual([true, true]);
    const [, form = ''] = /<form method="post" action="\/popup">(.*?)<\/form>/s.exec(page.text) ?? [];
    const fields = Object.fromEntries([...form.matchAll(/<input name="(\w+)" type="hidden" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
    expect(fields).toEqual({ popupId: POPUP.popupId, _r: '/' });
    const closed = await visitor.post('/popup', fields);
    expect([closed.status, closed.location]).toEqual([303, '/']);
    expect(shows(await visitor.get('/'))).toBe(false);
    expect(shows(await new Visitor().get('/'))).toBe(true);
  });

  test('closes nothing by opening the address, which keeps the channel', async () => {
    const visitor = new Visitor();
    expect((await visitor.get('/popup')).location).toBe('/');
    expect((await visitor.get('/popup?p=wx')).location).toBe('/?p=wx');
    expect(shows(await visitor.get('/'))).toBe(true);
  });

  test('is shown once to a visitor who does not close it', async () => {
    const visitor = new Visitor();
    expect(shows(await visitor.get('/'))).toBe(true);
    expect(shows(await visitor.get('/'))).toBe(false);
  });

  test('with another id is shown again', async () => {
    const visitor = new Visitor();
    await visitor.post('/popup', { popupId: 'another' });
    expect(shows(await visitor.get('/'))).toBe(true);
  });

  test('is gone when its period is over, even if it was read before', async () => {
    vi.setSystemTime(Date.parse('2026-12-05T23:59:58+08:00'));
    expect(shows(await new Visitor().get('/'))).toBe(true);
    vi.setSystemTime(Date.parse('2026-12-06T00:00:01+08:00'));
    expect(shows(await new Visitor().get('/'))).toBe(false);
  });

  test.each([['//evil.example'], ['https://evil.example/'], ['']])('does not lead to another site: %j', async (_r) => {
    const { status, location } = await new Visitor().post('/popup', { popupId: 'x', _r });
    expect([status, location]).toEqual([303, '/']);
  });

  test('closes nothing by a GET request', async () => {
    const visitor = new Visitor();
    const answer = await visitor.get('/popup?popupId=lottery');
    expect([answer.status, answer.location, visitor.cookies.has('__Host-popup')]).toEqual([302, '/', false]);
  });
});

describe('popular parts of a category', () => {
  test('are there with their brands; an unknown category has none', async () => {
    const visitor = new Visitor();
    const [, code] = /\/product_list\/catalogue\/(1_\d+)"/.exec((await visitor.get('/')).text) ?? [];
    const answer = await visitor.get(`/popular?cat=${code}`);
    const { groups, parts, brands } = JSON.parse(answer.text);
    expect(groups[0].children[0].href).toContain(`${groups[0].href}_`);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.length).toBeLessThanOrEqual(9);
    expect(Object.keys(parts[0]).toSorted()).toEqual(['brand', 'id', 'images', 'min', 'mpn', 'price']);
    expect(brands.map(({ count }: { count: number }) => count)).toEqual(brands.map(({ count }: { count: number }) => count).toSorted((a: number, b: number) => b - a));
    for (const cat of ['1_99', 'x', '', '1_'.padEnd(99, '0')]) {
      expect((await visitor.get(`/popular?cat=${cat}`)).text, cat).toBe('{"groups":[],"parts":[],"brands":[]}');
    }
  });
});

// The answer after the sale is kept, so this test is the last.
test('after the sale there is no strip', async () => {
  vi.setSystemTime(END + 1000);
  expect(stripOf(await new Visitor().get('/brand'))).toBeNull();
});
