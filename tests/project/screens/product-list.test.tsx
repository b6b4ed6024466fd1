import { describe, expect, it } from 'vitest';
import { ProductListScreen } from '~/components/catalogue/product-list-screen';
import { keyColumns } from '~/components/catalogue/list/key-columns';
import { appliedFilters } from '~/components/catalogue/filters/list-conditions';
import { hiddenFields } from '~/components/catalogue/shared/list-links';
import type { PostedRow } from '~/components/catalogue/list/list-view';
import { shownPage } from '~/components/catalogue/list/shown-page';
import { subCatalogues } from '~/components/catalogue/filters/sub-catalogues';
import type { Category } from '~/domain/catalogue/category';
import { readProductList } from '~/domain/catalogue/list-address';
import type { Sale } from '~/domain/sale/sale';
import type { SearchPage } from '~/domain/catalogue/search-page';
import { never, sampleProduct, readable, renderAt, SNAPSHOT_AT } from './screens';

const LEVELS: Category[] = [
  { code: '1_03', parentCode: null, name: 'Capacitors', count: 1000 },
  { code: '2_0312', parentCode: '1_03', name: 'Ceramic', count: 1000 },
  { code: '3_031207', parentCode: '2_0312', name: 'Multilayer', count: 940 },
  { code: '3_031208', parentCode: '2_0312', name: 'Arrays', count: 60 },
  { code: '3_031209', parentCode: '2_0312', name: 'Trimmers', count: 0 },
];

const attribute = (key: string, value: string, number?: number) => ({ key, name: key, value, ...(number === undefined ? {} : { number }) });

const PAGE: SearchPage = {
  brands: [{ name: 'Acme', count: 740, agent: false }, { name: 'R&D', count: 260, agent: false }], catalogues: LEVELS,
  pageNo: 3, pageSize: 20, total: 1000, totalPage: 50, found: 1000, capped: true, limited: true,
  columns: [], facets: [], understood: [], corrected: null, relaxed: [], exact: [], nearest: [], products: [sampleProduct(), sampleProduct({ id: 'F0000000002', mpn: 'TEST-200N', stock: 740 })],
};

async function listAt(address: string, page: Partial<SearchPage> = {}, language: 'cn' | 'en' = 'en', sale: Sale | null = null, posted?: PostedRow) {
  const [path = '', query = ''] = address.split('?');
  const list = readProductList(path, query);
  const screen = (
    <ProductListScreen
      list={list} page={shownPage({ ...PAGE, ...page }, list, [])} snapshotAt={SNAPSHOT_AT} live={never} trail={[]} chosen={LEVELS} unknownCatalogue={false} sale={sale}
      {...(posted ? { posted } : {})}
    />
  );
  return (await renderAt(address, screen, language)).shell;
}

describe('a product list without script', () => {
  it('says whether there are more results than it counts', async () => {
    expect(readable(await listAt('/product_list/search/100nF'))).toContain('Results for “100nF” 1,000+ parts');
    expect(readable(await listAt('/product_list/search/100nF', { total: 999, found: 999, capped: false }))).toContain('999 parts');
  });

  it('has the price of every product at the list’s quantity, or at the next valid one', async () => {
    const html = await listAt('/product_list/search/100nF?qty=2000');
    const [first = '', second = ''] = html.split('<tr role="row" id=').slice(1);
    expect(first).toContain('<b class="money">¥0.02180</b>');
    expect(first).toMatch(/<tr class="on"><th scope="row">1,000\+<\/th><td>¥0.02180<\/td>/);
    expect(readable(first)).toContain('for 2,000 ¥43.60');
    expect(readable(second)).toContain('740 left, and no more can be ordered. Use 740');
    expect(html).toMatch(/<th[^>]*><a[^>]*>Price at 2,000/);
  });

  it('has all tiers of a product below its price, and highlights the reached one', async () => {
    const mins = [10, 100, 500, 3000, 15000, 30000];
    const long = sampleProduct({ moq: 10, perAddQuantity: 10, rangePrice: mins.map((min) => ({ min, price: String(1 / min) })) });
    const shown = async (qty: number) => {
      const html = await listAt(`/product_list/search/x?qty=${qty}`, { products: [{ ...long, stock: 99_999 }] });
      expect(readable(html)).toContain('6 tiers');
      return [...html.matchAll(/<tr( class="on")?><th scope="row">([\d,]+)\+/g)].map(([, on = '', min]) => (on ? `[${min}]` : min));
    };
    expect(await shown(10)).toEqual(['[10]', '100', '500', '3,000', '15,000', '30,000']);
    expect(await shown(3000)).toEqual(['10', '100', '500', '[3,000]', '15,000', '30,000']);
  });

  it('has a form of its own for the quantity of each row', async () => {
    const html = await listAt('/product_list/search/100nF?qty=2000');
    const forms = html.match(/<form id="form-[^>]*method="post".*?<\/form>/g) ?? [];
    expect(forms).toHaveLength(2);
    expect(html).toContain('<tr role="row" id="row-F0000000001">');
    expect(forms[1]).toContain('<div aria-live="polite"><p class="msg msg--err"');
    expect(forms[0]).toMatch(/^<form id="form-F0000000001" method="post" action="\/product_list\/search\/100nF\?qty=2000"><input type="hidden" name="goodsId" value="F0000000001"\/>/);
    expect(forms[0]).toMatch(/<button name="qty" value="2100" aria-label="Increase to 2,100"/);
    expect(forms[0]).toMatch(/<input name="cartNum"[^>]*value="2000"/);
    expect(forms[1]).toContain('<button class="take" name="qty" value="740" type="submit">Use 740</button>');
  });

  it('links to a refused product that is not on the page', async () => {
    const posted = { product: sampleProduct({ id: 'F9', mpn: 'GONE-9' }), typed: '1050', unchecked: false };
    const html = await listAt('/product_list/search/x', {}, 'en', null, posted);
    expect(readable(html)).toMatch(/GONE-9 (?:\(.*?\) )?is not on this page\. Sold in multiples of 100\./);
    expect(html).toMatch(/<a [^>]*href="\/product_detail\/F9\?qty=1050"/);
    expect(readable(await listAt('/product_list/search/x', {}, 'cn', null, posted))).toContain('不在本页。 须按 100 的倍数购买。');
    expect(readable(await listAt('/product_list/search/x', { products: [] }, 'en', null, { ...posted, unchecked: true, typed: '1000' })))
      .toContain('is not on this page. The stock could not be checked.');
    const onPage = { ...posted, product: sampleProduct() };
    expect(readable(await listAt('/product_list/search/x', {}, 'en', null, onPage))).not.toContain('not on this page');
  });

  it('shows delivery dates in ordering mode, and delivery times of partners', async () => {
    const ordering = sampleProduct({ stock: 180, orderGoodsFlag: 'T', orderGoodsCycle: 28 });
    const partner = sampleProduct({ goodsType: 'GT2', deliveryCycle: 7 });
    expect(readable(await listAt('/product_list/search/x?qty=400', { products: [ordering] }))).toContain('180 now, 220 to order (28 days).');
    expect(readable(await listAt('/product_list/search/x', { products: [partner] }))).toContain('Third party · 7 days');
    expect(readable(await listAt('/product_list/search/x', { products: [partner] }, 'cn'))).toContain('第三方 · 7 天');
  });

  it('has the discounted price of rows that reach a tier during the sale', async () => {
    const products = [sampleProduct({ hasDiscount: 'T', rangePrice: [{ min: 100, price: '7.36' }] }), sampleProduct({ id: 'F2', hasDiscount: 'T' }), sampleProduct({ id: 'F3' })];
    const sale = { itemList: [{ amount: '500', discount: '0.85' }], startsAt: Date.parse('2026-12-01T00:00:00+08:00'), on: true };
    const rows = async (language: 'cn' | 'en', on: boolean) =>
      (await listAt('/product_list/search/x', { products }, language, { ...sale, on })).split('<tr role="row" id=').slice(1).map(readable);
    const [reached, below, other] = await rows('en', true);
    expect(reached).toMatch(/12\.12 sale .* before the 12\.12 discount ¥736\.00 12\.12 sale 15% off ¥625\.60/);
    expect(below).toMatch(/12\.12 sale .* for 100 ¥3\.12/);
    expect(other).not.toContain('ouble-twelve');
    expect((await rows('cn', true))[0]).toContain('双十二 85 折 ¥625.60');
    const [soon] = await rows('en', false);
    expect(soon).toMatch(/12\.12 sale from 1 Dec .* ¥736\.00/);
    expect(soon).not.toContain('off');
  });

  it('has a link to remove each filter of an empty result', async () => {
    const html = await listAt('/product_list/search/zzz?stock=1&brand=R%26D&cat=3_031207', { products: [], catalogues: [], total: 0, totalPage: 0 });
    expect(readable(html)).toContain('No part meets all 3 filters');
    expect(html).toContain('href="/product_list/search/zzz?brand=R%26D&amp;cat=3_031207"');
    expect(html).toContain('aria-label="Remove filter Category Multilayer"');
    expect(readable(await listAt('/product_list/search/zzz', { products: [], total: 0, totalPage: 0 }))).toContain('No part found for “zzz”');
  });

  it('names the ignored parameters', async () => {
    expect(readable(await listAt('/product_list/search/x?colour=red&size=7'))).toContain('These conditions do not apply here and are ignored: colour, size.');
    expect(readable(await listAt('/product_list/search/x?colour=red', {}, 'cn'))).toContain('以下条件在此不适用，已忽略：colour。');
  });
});

describe('the links of a list', () => {
  const list = readProductList('/product_list/brand/R%2526D', '?page=7&stock=1&brand=B&brand=A&size=50&qty=3');

  it('remove one condition and start at the first page', () => {
    expect(appliedFilters(list).map(({ kind, value, href }) => [kind, value, href])).toEqual([
      ['stock', '1', '/product_list/brand/R%2526D?size=50&qty=3&brand=A&brand=B'],
      ['brand', 'A', '/product_list/brand/R%2526D?size=50&qty=3&stock=1&brand=B'],
      ['brand', 'B', '/product_list/brand/R%2526D?size=50&qty=3&stock=1&brand=A'],
    ]);
  });

  it('keep parameters that a form does not have, except the page', () => {
    expect(hiddenFields(list, 'qty')).toEqual([['size', '50'], ['stock', '1'], ['brand', 'A'], ['brand', 'B']]);
  });
});

describe('the sub-categories of a list', () => {
  it('leave out levels with one branch, and empty categories', () => {
    const list = readProductList('/product_list/search/x', '?sort=mpn');
    expect(subCatalogues(list, [], LEVELS).map(({ name, href }) => [name, href])).toEqual([
      ['Multilayer', '/product_list/search/x?sort=mpn&cat=3_031207'], ['Arrays', '/product_list/search/x?sort=mpn&cat=3_031208'],
    ]);
  });

  it('have addresses of their own in a catalogue list', () => {
    const list = readProductList('/product_list/catalogue/1_03', '?stock=1');
    expect(subCatalogues(list, LEVELS.slice(0, 1), LEVELS)[1]?.href).toBe('/product_list/catalogue/1_03_2_0312_3_031208?stock=1');
  });

  it('are missing at the last level, and if all products are in one', () => {
    const list = readProductList('/product_list/search/x', '');
    expect(subCatalogues({ ...list, cat: ['3_031207'] }, [], LEVELS)).toEqual([]);
    expect(subCatalogues(list, [], LEVELS.slice(0, 3))).toEqual([]);
  });
});

describe('the parameter columns', () => {
  const products = [
    sampleProduct({ attributes: [attribute('c', '1 µF', 1e-6), attribute('v', '50 V', 50), attribute('t', '10%'), attribute('d', 'X7R'), attribute('h', '1 mm')] }),
    sampleProduct({ attributes: [attribute('c', '1 µF', 1e-6), attribute('v', '50 V', 50), attribute('t', '10%'), attribute('d', 'X7R')] }),
    sampleProduct({ attributes: [attribute('v', '50 V', 50), attribute('q', '1')] }),
  ];

  it('have the most frequent parameters of the page, at most four, without those that half of the products lack', () => {
    expect(keyColumns(products, [])).toEqual([
      { key: 'v', name: 'v', numeric: true, sorts: false }, { key: 'c', name: 'c', numeric: true, sorts: false },
      { key: 't', name: 't', numeric: false, sorts: false }, { key: 'd', name: 'd', numeric: false, sorts: false },
    ]);
    expect(keyColumns([], [])).toEqual([]);
  });

  it('are those of the upstream in its order, and then sort', () => {
    const sent = ['d', 'h', 'c', 'missing'].map((key) => ({ key, name: key }));
    expect(keyColumns(products, sent)).toMatchObject([{ key: 'd', sorts: true }, { key: 'c', sorts: true }]);
  });

  it('leave out parameters that do not fit', () => {
    const named = (key: string, name: string) => ({ ...attribute(key, '1 V', 1), name });
    const attributes = [
      named('t', 'Operating temperature, minimum'), named('u', 'Operating temperature, maximum'), named('w', 'Temperature coefficient'), named('v', 'Rated voltage'),
    ];
    expect(keyColumns([sampleProduct({ packageName: 'SMA', attributes })], []).map(({ key }) => key)).toEqual(['t', 'u', 'w']);
    expect(keyColumns([sampleProduct({ packageName: 'LQFP-100 (14 × 14 mm), exposed', attributes })], []).map(({ key }) => key)).toEqual(['t']);
  });
});

describe('the data of a page', () => {
  const list = readProductList('/product_list/search/x', '');
  const products = [sampleProduct({ attributes: [attribute('c', '1 µF', 1e-6), attribute('v', '50 V', 50)] }), sampleProduct(), sampleProduct({ attributes: [attribute('v', '25 V', 25)] })];

  it('has only the attributes with a column, and the sub-categories', () => {
    const page = shownPage({ ...PAGE, products }, list, []);
    expect(page.columns.map(({ key }) => key)).toEqual(['v']);
    expect(page.groups.map(({ product }) => product.attributes)).toEqual([[{ key: 'v', name: 'v', value: '50 V' }], [], [{ key: 'v', name: 'v', value: '25 V' }]]);
    expect(page.subCatalogues).toEqual(subCatalogues(list, [], LEVELS));
    expect(page).not.toHaveProperty('catalogues');
    expect(page).not.toHaveProperty('brands');
  });
});
