/** What crawlers read: robots, sitemaps and the heads of pages. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { listGoodsIds } from '../../app/upstream/contract/records/goods';
import { productListPath } from '../../app/domain/catalogue/list-address';
import { ask, loadMall } from '../fixtures/mall/mall';
import { smallCatalogue } from '../fixtures/mall/mall-catalogue';
import { putLottery } from '../fixtures/trade/lotteries';
import { Visitor } from '../fixtures/visitors/visitor';

const SHOP = 'https://shop.example';
const MAPS = ['pages', 'categories', 'brands', 'parts-1'];

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  await loadMall(smallCatalogue());
});

/** The addresses in a sitemap, or in the index. */
async function addresses(path: string): Promise<string[]> {
  const { status, text, headers } = await new Visitor().get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

test('the ids of all products are read page by page', async () => {
  const { results } = await env.DB.prepare('SELECT id FROM goods ORDER BY rank').all<{ id: string }>();
  const ids: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { data } = await ask(listGoodsIds, { pageNo, pageSize: 100 });
    expect(data.total).toBe(results.length);
    if (data.rows.length === 0) break;
    ids.push(...data.rows.map(({ id }) => id));
  }
  expect(ids).toEqual(results.map(({ id }) => id));
});

test('robots.txt and the index name the sitemaps, whatever host is asked', async () => {
  expect((await new Visitor().get('/robots.txt')).text).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
  expect(await addresses('/sitemap.xml')).toEqual(MAPS.map((name) => `${SHOP}/sitemap/${name}.xml`));
});

test('sitemaps hold each page in both languages', async () => {
  const { results } = await env.DB.prepare('SELECT id FROM goods').all<{ id: string }>();
  const listed = await addresses('/sitemap/parts-1.xml');
  expect(new Set(listed)).toEqual(new Set(results.flatMap(({ id }) => ['cn', 'en'].map((lang) => `${SHOP}/product_detail/${id}?lang=${lang}`))));
  expect(await addresses('/sitemap/pages.xml')).toContain(`${SHOP}/?lang=cn`);
  for (const name of ['parts-2', 'parts-0', 'other', '1']) expect((await new Visitor().get(`/sitemap/${name}.xml`)).status).toBe(404);
});

test('sitemaps are the same for everybody, and name a brand in the language of its address', async () => {
  for (const name of MAPS) {
    const [cn, en] = await Promise.all(['zh-CN', 'en'].map(async (asked) => (await new Visitor().get(`/sitemap/${name}.xml`, { 'accept-language': asked })).text));
    expect([name, cn === en]).toEqual([name, true]);
  }
  const { results } = await env.DB.prepare('SELECT name_cn, name_en FROM brand WHERE parts > 0').all<{ name_cn: string; name_en: string }>();
  const address = (name: string, lang: string) => `${SHOP}${productListPath('brand', name)}?lang=${lang}`;
  expect(new Set(await addresses('/sitemap/brands.xml'))).toEqual(new Set(results.flatMap(({ name_cn, name_en }) => [address(name_cn, 'cn'), address(name_en, 'en')])));
  expect(results.some(({ name_cn, name_en }) => name_cn !== name_en)).toBe(true);
});

test('the lottery is among the pages before its start, while it is open and after its end, and no other one', async () => {
  const listed = async () => (await addresses('/sitemap/pages.xml')).filter((address) => address.includes('/lottery/'));
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const clear = () => env.DB.batch([env.DB.prepare("DELETE FROM content WHERE kind = 'lottery'"), env.DB.prepare('DELETE FROM lottery')]);
  await clear();
  expect(await listed()).toEqual([]);
  for (const [from, to] of [[1, 2], [-1, 1], [-2, -1]] as const) {
    await clear();
    const id = await putLottery({ startTime: at(from), endTime: at(to) });
    expect([from, await listed()]).toEqual([from, ['cn', 'en'].map((lang) => `${SHOP}/lottery/${id}?lang=${lang}`)]);
  }
});

test('a sampled address of each sitemap answers with itself as canonical address', async () => {
  for (const name of MAPS) {
    const all = await addresses(`/sitemap/${name}.xml`);
    for (const address of [all[0], all.at(-1), all[Math.floor(all.length / 2)]]) {
      const url = new URL(address ?? '');
      const { status, text } = await new Visitor().get(url.pathname + url.search);
      expect([address, status]).toEqual([address, 200]);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      expect(canonical).toBe(address);
    }
  }
});

test('an address without language names that of its language, and the English one for others', async () => {
  const { text } = await new Visitor().get('/about', { 'accept-language': 'zh-CN', 'x-forwarded-host': 'evil.example' });
  expect(text).toContain(`<link rel="canonical" href="${SHOP}/about?lang=cn"`);
  expect(text).toContain(`<link rel="alternate" hrefLang="zh-CN" href="${SHOP}/about?lang=cn"`);
  expect(text).toContain(`<link rel="alternate" hrefLang="x-default" href="${SHOP}/about?lang=en"`);
});

test('lists of a search stay out of indexes, lists of a category do not', async () => {
  const robots = async (path: string) => /<meta name="robots" content="([^"]+)"/.exec((await new Visitor().get(path)).text)?.[1];
  expect(await robots('/product_list/search/LM358')).toBe('noindex');
  expect(await robots('/product_list/catalogue')).toBeUndefined();
});
