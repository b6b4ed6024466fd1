import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIST_SIZES } from '../../app/domain/catalogue/list-params';
import { LONGEST_QUERY } from '../../app/domain/catalogue/list-reading';
import { productListPath } from '../../app/domain/catalogue/list-path';
import { type Aside, loadClassOf } from '../../functions/isolate/load';
import { BILLS } from '../../functions/isolate/bill-turns';
import { PAGE_TIME, PageTime } from '../../functions/isolate/page-time';
import { timeOf, timeSpared } from '../../functions/isolate/request-time';
import { UPLOADS } from '../../functions/isolate/upload-gate';
import { check } from '../domain/property';

const asked = (path: string, method = 'GET') => {
  const { pathname, searchParams } = new URL(path, 'https://farad.example');
  return { kind: loadClassOf({ method, pathname }), request: { method, pathname, searchParams } };
};
const of = (path: string, method?: string) => {
  const { kind, request } = asked(path, method);
  return timeOf(kind, request);
};
const spared = (path: string, answer: Response, method = 'POST') => {
  const { kind, request } = asked(path, method);
  return timeSpared(kind, request, answer);
};
const [smallest, , , largest] = LIST_SIZES;

const { takes, own, common, burst } = PAGE_TIME;
/** What the parameters of a list take. */
const parameters = (text: string) => (text.length / 1024) * takes.parameterKilobyte;

describe('S41: the time of a page', () => {
  test.each([
    ['/', takes.page], ['/product_detail/F1', takes.page], ['/brand', takes.page], ['/brand?size=100', takes.page],
    ['/product_list/search/LM358', takes.list + 20 * takes.row + takes.piece], ['/product_list/search/LM358?size=99', takes.list + 20 * takes.row + takes.piece + parameters('size=99')],
    [`/product_list/search/LM358?size=${largest}`, takes.list + largest * takes.row + takes.piece + parameters('size=100')], [`/product_list/search/LM358.data?size=${smallest}`, takes.list + smallest * takes.row + takes.piece + parameters('size=10')],
    ['/suggest?keyword=lm', takes.search], ['/suggest?keyword=a+b+c+d', takes.search], ['/suggest?keyword=a+b+c+d+e+f', takes.search + 2 * takes.suggestedPiece.takes], ['/popular.data', takes.search], ['/captcha', takes.short], ['/captcha.data', takes.trade], ['/pay/callback', takes.short], ['/suggestions', takes.page],
    ['/sitemap/parts-1.xml', takes.sitemap], ['/shopping_cart', takes.page], ['/membership_center?tab=lottery', takes.page], ['/shopping_cart.data', takes.trade], ['/confirm_order', takes.confirm], ['/confirm_order.data', takes.trade], ['/export/bom', takes.file], ['/healthz', 0], ['/package/0603.svg', 0],
  ])('%s', (path, time) => {
    expect(of(path)).toBeCloseTo(time);
  });

  test.each([
    ['', 0], ['10k', 1], ['4.7k 0603 1%', 3], ['10nF/50V/X7R', 3], ['贴片电阻 10k', 3], ['贴片电阻10k', 3], ['贴'.repeat(99), 50], ['10k 5V '.repeat(30), 57], ['%', 0],
  ])('the keyword %j has so many pieces, as far as it is read', (keyword, pieces) => {
    const rows = takes.list + 20 * takes.row;
    for (const address of [productListPath('search', keyword), `/product_list/search/${encodeURIComponent(keyword)}`]) expect(of(address)).toBeCloseTo(rows + pieces * takes.piece);
    expect(of(productListPath('brand', keyword))).toBe(rows);
  });

  test('what is posted to a list, a product or a bill may give the whole page', () => {
    expect([of(`/product_list/search/LM358?size=${largest}`, 'POST'), of('/product_detail/F1', 'POST'), of('/bom', 'POST'), of('/bom.data', 'POST'), of('/bombast', 'POST'), of('/feedback', 'POST')])
      .toEqual([takes.list + largest * takes.row + takes.piece + parameters('size=100') + takes.posted, takes.page + takes.posted, takes.page + takes.posted, takes.page + takes.posted, takes.trade + takes.page, takes.trade + takes.page]);
  });
});

test('S41: the parameters of a list count, since its page repeats them, as far as they are read', () => {
  const filtered = (length: number) => of(`/product_list/search/LM358?package=${'x'.repeat(length)}`) - of('/product_list/search/LM358');
  expect([filtered(100), filtered(100_000)].map(Math.round)).toEqual([parameters('package='.padEnd(108)), parameters(' '.repeat(LONGEST_QUERY))].map(Math.round));
});

describe('S41: a form counts as if it were refused, with its page', () => {
  const page = new Response('', { status: 422, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const stored = new Response(null, { status: 303 });

  test.each([
    ['/shopping_cart', takes.page], ['/membership_center?tab=profile', takes.page], ['/confirm_order', takes.confirm], ['/shopping_cart.data', 0], ['/confirm_order.data', 0],
  ])('%s', (path, time) => {
    expect([of(path, 'POST'), spared(path, page), spared(path, stored), spared(path, stored, 'GET')]).toEqual([takes.trade + time, 0, time, 0]);
  });

  test.each(['/bom', '/product_detail/F1', '/product_list/search/LM358', '/region', '/suggest', '/export/bom', '/healthz', '/sitemap/parts-1.xml'])('%s takes as long either way', (path) => {
    expect(spared(path, stored)).toBe(0);
  });

  test('nothing has more again than it counted', () => {
    const name = fc.constantFrom('', 'healthz', 'currency', 'captcha', 'region', 'suggest', 'popular', 'bom', 'confirm_order', 'shopping_cart', 'export/bom', 'sitemap/a', 'product_list/brand/a', 'product_detail/F1', 'api/a', 'package/a.svg', 'pay/callback', 'pay/P1');
    const rest = fc.constantFrom('', '.data', '/a', '?keyword=a');
    check(fc.tuple(name, rest, fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE')), ([start, end, method]) => {
      expect(spared(`/${start}${end}`, stored, method)).toBeLessThanOrEqual(of(`/${start}${end}`, method));
    });
  });
});

describe('S41: the pages of one network', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const PAGE = takes.page;

  /** The pages of networks, and how long each has waited. */
  function pages() {
    const gate = new PageTime();
    const waits: Array<number | 'late' | 'away'> = [];
    const ask = (network: string | undefined, time: number = PAGE, started = Date.now()) =>
      gate.comes(time, network).then((turn) => void waits.push(turn === 'now' ? Date.now() - started : turn));
    const shown = () => waits.filter((wait): wait is number => typeof wait === 'number');
    return { gate, waits, ask, shown };
  }

  const aside: Aside = (waiting) => waiting();
  const visit = { network: 'one', aside };
  /** So many begin together. */
  const together = Math.floor(burst.free / PAGE) + 1;
  const apart = PAGE / burst.share;

  test('a few begin together and the next ones apart, and those of others never wait', async () => {
    const { waits, ask } = pages();
    const first = Promise.all(Array.from({ length: together + 3 }, () => ask('one')));
    await vi.advanceTimersByTimeAsync(3 * apart);
    await first;
    expect(waits).toEqual([...Array<number>(together).fill(0), 1, 2, 3].map((place) => place * apart));
    for (let page = 0; page < 100; page += 1) void ask('one');
    await vi.advanceTimersByTimeAsync(0);
    waits.length = 0;
    await Promise.all([ask('other'), ask(undefined), ask('one', 0)]);
    expect(waits).toEqual([0, 0, 0]);
  });

  test('begin apart if they are large, and small ones, and those of others, do not wait between them', async () => {
    const { waits, ask } = pages();
    const { from, apart: times } = PAGE_TIME.large;
    const large = 2 * from;
    void Promise.all([ask('one', large), ask('one', large), ask('one', large), ask('other', large), ask('one', from), ask('one')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(waits).toEqual([0, 0, 0, 0]);
    await vi.advanceTimersByTimeAsync(3 * large * times);
    expect(waits.slice(4)).toEqual([large * times, 2 * large * times]);
  });

  test('wait for their part of the time, are late beyond that, and then get nothing', async () => {
    const { waits, ask, shown } = pages();
    const asked = Array.from({ length: 1_000 }, () => ask('one'));
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
    await Promise.all(asked);
    const part = burst.free + burst.share * PAGE_TIME.wait;
    expect(shown().length * PAGE).toBeGreaterThanOrEqual(part);
    expect(shown().length * PAGE).toBeLessThanOrEqual(part + 3 * PAGE);
    expect(Math.max(...shown())).toBeLessThanOrEqual(PAGE_TIME.wait);
    const late = waits.filter((wait) => wait === 'late').length;
    expect([late, shown().length + late + waits.filter((wait) => wait === 'away').length]).toEqual([PAGE_TIME.late, 1_000]);
    await vi.advanceTimersByTimeAsync(1_000 - PAGE_TIME.wait % 1_000);
    waits.length = 0;
    const next = Array.from({ length: 1_000 }, () => ask('one'));
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
    await Promise.all(next);
    expect(waits.filter((wait) => wait === 'late')).toHaveLength(PAGE_TIME.late);
  });

  test.each([1, 10])('of %i networks that go on and on have no more than their own parts and the common one', async (networks) => {
    const { ask, shown } = pages();
    const seconds = 60;
    for (let tenth = 0; tenth < 10 * seconds; tenth += 1) {
      for (let network = 0; network < networks; network += 1) for (let page = 0; page < 3; page += 1) void ask(`network ${network}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
    const part = networks * own.free + (networks * own.share + common.share) * (seconds * 1_000 + PAGE_TIME.wait);
    expect(shown().length * PAGE).toBeLessThanOrEqual(part + 2 * PAGE * networks);
    expect(shown().length * PAGE).toBeGreaterThan(0.8 * part);
  });

  test('wait for the lines of a long bill as far as they are counted, short ones do not', async () => {
    const { gate } = pages();
    const came = async (lines: number, times: number) => {
      const turns = Promise.all(Array.from({ length: times }, () => gate.longLinesCome(lines, visit)));
      await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
      return (await turns).filter(Boolean).length;
    };
    expect(await came(BILLS.short, 100)).toBe(100);
    const each = takes.longLine.takes * takes.longLine.most;
    expect(await came(10 * takes.longLine.most, 100)).toBeLessThanOrEqual((own.free + (own.share + common.share) * PAGE_TIME.wait) / each + 2);
  });

  test('wait for their lines and for texts that are read, of the own part and then of the common one', async () => {
    const { gate, ask, shown } = pages();
    expect([await gate.linesCome(BILLS.short + 1, visit), await gate.textComes(UPLOADS.small + 1, visit), await gate.textComes(0, visit)]).toEqual([true, true, true]);
    await ask('one', own.free);
    expect(shown()).toEqual([0]);
    expect(await gate.linesCome(1, visit)).toBe(true);
    gate.charge(PAGE, { network: undefined });
    const texts = Promise.all(Array.from({ length: 100 }, () => gate.textComes(UPLOADS.small, visit)));
    const lines = Promise.all(Array.from({ length: 100 }, () => gate.linesCome(BILLS.short, visit)));
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
    expect([await texts, await lines].map((came) => came.includes(false))).toEqual([true, true]);
  });

  test('have again what they did not take, of the part that they use then', async () => {
    const { gate, ask, shown } = pages();
    const counted: number[] = [];
    const payer = { network: 'one', counts: (ms: number) => void counted.push(ms) };
    const form = async () => {
      await vi.advanceTimersByTimeAsync(apart);
      await ask('one');
      gate.giveBack(PAGE, payer);
    };
    for (let forms = 0; forms < 500; forms += 1) await form();
    gate.giveBack(PAGE, { network: undefined });
    expect([shown(), counted.length, counted[0]]).toEqual([Array<number>(500).fill(0), 500, -PAGE]);
    gate.charge(2 * own.free, { network: 'one' });
    gate.charge(common.ahead * common.share, { network: 'one' });
    gate.giveBack(common.ahead * common.share, payer);
    await ask('one');
    expect(shown().at(-1)).toBe(0);
  });

  test('begin apart, though they have again what they did not take', async () => {
    const { gate, ask, shown } = pages();
    for (let forms = 0; forms < 20; forms += 1) void ask('one').then(() => gate.giveBack(PAGE, { network: 'one' }));
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait);
    expect(shown().filter((wait) => wait > 0).length).toBeGreaterThan(5);
  });

  test('have all of it again after a rest', async () => {
    const { waits, ask } = pages();
    for (let page = 0; page < 500; page += 1) void ask('one');
    await vi.advanceTimersByTimeAsync(PAGE_TIME.wait + (own.free + PAGE) / own.share);
    waits.length = 0;
    await Promise.all(Array.from({ length: together }, () => ask('one')));
    expect(waits).toEqual(Array(together).fill(0));
  });
});
