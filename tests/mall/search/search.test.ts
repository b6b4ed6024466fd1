import { beforeAll, describe, expect, test } from 'vitest';
import { type WireGoods } from '../../../app/upstream/contract/records/goods';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import type { Data, Payload } from '../../../app/upstream/contract/base/call';
import type { CatalogueProduct } from '../../../functions/mall/catalogue/product';
import { ask, loadMall } from '../../fixtures/mall/mall';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Search = Payload<typeof searchGoods>;
type Found = Data<typeof searchGoods>;

const catalogue = smallCatalogue();
/** By popularity. */
const parts = [...catalogue.products()].sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
const names = new Map(catalogue.categories.map(({ code, nameCn }) => [code, nameCn]));
const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));

beforeAll(() => loadMall(catalogue));

async function search(payload: Search): Promise<Found> {
  return (await ask(searchGoods, payload)).data;
}

/** All pages of a search, 100 rows each. */
async function allRows(payload: Search): Promise<WireGoods[]> {
  const rows: WireGoods[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const { page } = await search({ ...payload, pageNo, pageSize: 100 });
    rows.push(...page.rows);
    if (pageNo >= page.totalPage) return rows;
  }
}

const ids = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);
const levels = (code: string): string[] => {
  const parent = parents.get(code);
  return parent ? [code, ...levels(parent)] : [code];
};
const inCategory = (part: CatalogueProduct, code: string) => levels(part.category).includes(code);
const bare = (mpn: string) => mpn.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The same search as a plain filter over all products. */
function naive(base: CatalogueProduct[], filter: { brands?: string[]; category?: string; stock?: number }) {
  const brandPasses = (part: CatalogueProduct) => !filter.brands || filter.brands.includes(part.brand);
  const categoryPasses = (part: CatalogueProduct) => !filter.category || inCategory(part, filter.category);
  const stocked = base.filter((part) => part.stock >= (filter.stock ?? 0));
  const brands = new Map<string, number>();
  const categories = new Map<string, number>();
  for (const part of stocked) {
    if (categoryPasses(part)) brands.set(part.brand, (brands.get(part.brand) ?? 0) + 1);
    if (brandPasses(part)) for (const code of levels(part.category)) categories.set(code, (categories.get(code) ?? 0) + 1);
  }
  return { parts: stocked.filter((part) => brandPasses(part) && categoryPasses(part)), brands, categories };
}

async function expectEqual(payload: Search, expected: ReturnType<typeof naive>): Promise<void> {
  const found = await search({ ...payload, pageSize: 100 });
  expect(found.page.total).toBe(Math.min(expected.parts.length, 1000));
  expect(ids(found.page.rows)).toEqual(ids(expected.parts.slice(0, 100)));
  expect(new Map(found.brands.map(({ nameEn = '', count }) => [nameEn, count]))).toEqual(expected.brands);
  expect(new Map(found.catalogs.map(({ code, count }) => [code, count]))).toEqual(expected.categories);
}

describe('a search without conditions', () => {
  test('returns the whole category tree, all brands and the first 1,000 products', async () => {
    const found = await search({});
    expect(found.page).toMatchObject({ pageNo: 1, pageSize: 20, total: 1000, totalPage: 50 });
    expect(ids(found.page.rows)).toEqual(ids(parts.slice(0, 20)));
    expect(found.catalogs.map(({ code, parentCode }) => [code, parentCode]).sort()).toEqual(
      catalogue.categories.map(({ code, parent }) => [code, parent]).sort(),
    );
    const { categories, brands } = naive(parts, {});
    for (const { code, count } of found.catalogs) expect([code, count]).toEqual([code, categories.get(code) ?? 0]);
    expect(new Map(found.brands.map(({ nameEn = '', count }) => [nameEn, count]))).toEqual(brands);
    expect(found.brands.map(({ count }) => count)).toEqual(found.brands.map(({ count }) => count).sort((a, b) => b - a));
  });

  test('lists parents before their children', async () => {
    const seen = new Set<string | null | undefined>([null]);
    for (const { code, parentCode } of (await search({})).catalogs) {
      expect(seen.has(parentCode)).toBe(true);
      seen.add(code);
    }
  });
});

describe('filters and their counts', () => {
  const filters: Array<[Search, Parameters<typeof naive>[1]]> = [
    [{ brand: ['YAGEO'] }, { brands: ['YAGEO'] }],
    [{ brand: ['yageo', ' 村田 '] }, { brands: ['YAGEO', 'Murata'] }],
    [{ brand: ['ti'] }, { brands: ['Texas Instruments'] }],
    [{ catalogCode: '1_02' }, { category: '1_02' }],
    [{ catalogCode: '2_0101' }, { category: '2_0101' }],
    [{ catalogCode: '3_020101' }, { category: '3_020101' }],
    [{ catalogCode: '3_020101', brand: ['YAGEO'] }, { category: '3_020101', brands: ['YAGEO'] }],
    [{ catalogCode: '1_01', brand: ['TDK'] }, { category: '1_01', brands: ['TDK'] }],
    [{ inStock: 'T' }, { stock: 1 }],
    [{ inStock: 'T', quantity: 30_000 }, { stock: 30_000 }],
    [{ quantity: 30_000 }, {}],
    [{ inStock: 'F', quantity: 30_000, brand: ['TDK'] }, { brands: ['TDK'] }],
    [{ inStock: 'T', quantity: 20_000, brand: ['YAGEO', 'TDK'], catalogCode: '1_02' }, { stock: 20_000, brands: ['YAGEO', 'TDK'], category: '1_02' }],
    [{ brand: ['no such brand'] }, { brands: [] }],
    [{ catalogCode: '3_999999' }, { category: '3_999999' }],
  ];

  test.each(filters.filter(([payload]) => payload.brand || payload.catalogCode || payload.inStock === 'T'))(
    '%j has the counts of a plain filter, each facet counted without its own filter', async (payload, filter) => {
      await expectEqual(payload, naive(parts, filter));
    },
  );

  test.each(filters)('a word in more than 1,000 products with %j', async (payload, filter) => {
    const smd = parts.filter(({ category }) => levels(category).some((code) => names.get(code)?.includes('贴片')));
    expect(smd.length).toBeGreaterThan(1000);
    const expected = naive(smd, filter);
    const found = await search({ ...payload, keyword: '贴片', pageSize: 100 });
    expect(found.page.total).toBe(Math.min(expected.parts.length, 1000));
    expect(ids(found.page.rows)).toEqual(ids(expected.parts.slice(0, 100)));
    // Counts stop at the limit of a list; below it they are exact.
    const sum = [...expected.brands.values()].reduce((all, one) => all + one, 0);
    if (sum <= 1000) expect(new Map(found.brands.map(({ nameEn = '', count }) => [nameEn, count]))).toEqual(expected.brands);
    const level3 = [...expected.categories].filter(([code]) => code.startsWith('3_'));
    if (level3.reduce((all, [, one]) => all + one, 0) <= 1000) {
      expect(new Map(found.catalogs.map(({ code, count }) => [code, count]))).toEqual(expected.categories);
    }
  });

  test('packages filter, alone and with a keyword and a brand', async () => {
    const ofPackage = (names: string[]) => parts.filter(({ packageName }) => names.includes(packageName));
    await expectEqual({ packageName: ['SOIC-8'] }, naive(ofPackage(['SOIC-8']), {}));
    await expectEqual({ packageName: ['0402', 'sot-23'] }, naive(ofPackage(['0402', 'SOT-23']), {}));
    await expectEqual({ packageName: ['0603'], brand: ['Murata'] }, naive(ofPackage(['0603']), { brands: ['Murata'] }));
    await expectEqual({ packageName: ['0603'], keyword: 'capacitor' }, naive(ofPackage(['0603']).filter((one) => inCategory(one, '1_02')), {}));
    await expectEqual({ packageName: ['06'] }, naive([], {}));
  });
});

describe('part numbers', () => {
  test('the exact number comes first, then every number that contains it, by popularity', async () => {
    const rows = await allRows({ keyword: 'LM358' });
    const exact = parts.filter(({ mpn }) => bare(mpn) === 'LM358');
    const others = parts.filter(({ mpn }) => bare(mpn).includes('LM358') && bare(mpn) !== 'LM358');
    expect(exact.length).toBe(3);
    expect(ids(rows)).toEqual(ids([...exact, ...others]));
    expect(exact[0]?.popularity).toBeLessThan(others[0]?.popularity ?? 0);
  });

  test.each(['LM358/NOPB', 'lm358nopb', ' LM358 / NOPB ', 'lm358-nopb', 'ＬＭ３５８／ＮＯＰＢ'])('%j is one part number', async (keyword) => {
    const rows = await allRows({ keyword });
    expect(new Set(rows.map(({ mpn }) => mpn))).toEqual(new Set(['LM358/NOPB']));
    expect(rows).toHaveLength(3);
  });

  test.each(['03FR', 'FR0710', 'X7R22', 'F103', '3400', 'C8T6', 'WAF'])('%s is found inside numbers', async (piece) => {
    const expected = parts.filter(({ mpn }) => bare(mpn).includes(piece));
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await allRows({ keyword: piece }))).toEqual(ids(expected));
  });

  test('two characters find the numbers that begin with them', async () => {
    const expected = parts.filter(({ mpn }) => mpn.startsWith('AO'));
    expect(ids(await allRows({ keyword: 'AO' }))).toEqual(expect.arrayContaining(ids(expected)));
    expect((await search({ keyword: 'RC' })).page.total).toBeGreaterThanOrEqual(288);
    expect((await search({ keyword: 'A' })).page.total).toBeGreaterThan(0);
  });

  test('a fragment of a number is found together with other words', async () => {
    const expected = parts.filter(({ mpn, packageName }) => mpn.includes('C8T6') && packageName === 'LQFP-48');
    expect(ids(await allRows({ keyword: 'C8T6 LQFP48' }))).toEqual(ids(expected));
    expect(ids(await allRows({ keyword: 'STM32F103 意法半导体' }))).toEqual(ids(parts.filter(({ mpn }) => mpn.startsWith('STM32F103'))));
    expect((await search({ keyword: 'C8T6 0603' })).page.total).toBe(0);
  });

  test('a value is not searched as a fragment of a number', async () => {
    for (const keyword of ['47 kΩ', '47kΩ']) {
      const rows = await allRows({ keyword });
      expect(ids(rows)).toEqual(ids(parts.filter(({ attributes }) => attributes.resistance === 47_000)));
    }
  });
});

describe('words', () => {
  test.each(['resistor', 'Chip Resistors', '贴片电阻', '厚膜', '电阻'])('%s finds the resistors', async (keyword) => {
    expect(ids(await allRows({ keyword }))).toEqual(ids(parts.filter(({ category }) => category === '3_010101')));
  });

  test.each([['村田', 'Murata'], ['murata', 'Murata'], ['Texas Instruments', 'Texas Instruments'], ['国巨', 'YAGEO'], ['AOS', 'AOS']])(
    'the brand %s finds its parts, and no others', async (keyword, brand) => {
      await expectEqual({ keyword }, naive(parts.filter((part) => part.brand === brand), {}));
    },
  );

  test('an alias finds the brand among other results', async () => {
    const own = parts.filter((part) => part.brand === 'Texas Instruments');
    expect(ids(await allRows({ keyword: 'TI' }))).toEqual(expect.arrayContaining(ids(own)));
  });

  test.each(['100nF 0603', '0.1uF 0603', '0603 0.1 µF', '100n 0603 X7R'])('%s finds the value in any spelling', async (keyword) => {
    const expected = parts.filter((part) => part.attributes.capacitance === 100e-9 && part.packageName === '0603');
    expect(expected).toHaveLength(4);
    expect(ids(await allRows({ keyword }))).toEqual(ids(expected));
  });

  test('all words must match', async () => {
    expect((await search({ keyword: '电阻 100nF' })).page.total).toBe(0);
  });
});

describe('sorts', () => {
  const resistors = parts.filter(({ category }) => category === '3_010101');
  const priceAt = (part: CatalogueProduct, quantity: number) => part.tiers.filter(([min]) => min <= quantity).at(-1)?.[1];
  const stable = (list: CatalogueProduct[], compare: (a: CatalogueProduct, b: CatalogueProduct) => number) => ids(list.toSorted(compare));

  test('by stock and by part number, over all products', async () => {
    for (const payload of [{}, { catalogCode: '1_01' }] as const) {
      const base = 'catalogCode' in payload ? resistors : parts;
      const first = (sorted: string[]) => sorted.slice(0, 1000);
      expect(ids(await allRows({ ...payload, sort: '-stock' }))).toEqual(first(stable(base, (a, b) => b.stock - a.stock)));
      expect(ids(await allRows({ ...payload, sort: 'stock' }))).toEqual(first(stable(base, (a, b) => a.stock - b.stock)));
      expect(ids(await allRows({ ...payload, sort: 'mpn' }))).toEqual(
        first(stable(base, (a, b) => (bare(a.mpn) < bare(b.mpn) ? -1 : bare(a.mpn) > bare(b.mpn) ? 1 : 0))),
      );
    }
  });

  test.each([1, 10, 150, 5000])('by the exact unit price at %i', async (quantity) => {
    const up = stable(resistors, (a, b) => (priceAt(a, quantity) ?? Infinity) - (priceAt(b, quantity) ?? Infinity) || 0);
    expect(ids(await allRows({ keyword: 'resistor', sort: 'price', quantity }))).toEqual(quantity < 10 ? ids(resistors) : up);
    const down = stable(resistors, (a, b) => (priceAt(b, quantity) ?? 0) - (priceAt(a, quantity) ?? 0));
    expect(ids(await allRows({ keyword: 'resistor', sort: '-price', quantity }))).toEqual(down);
  });

  test('the quantity changes the order', async () => {
    const at = async (quantity: number) => ids((await search({ catalogCode: '1_01', sort: 'price', quantity })).page.rows);
    expect(await at(10)).not.toEqual(await at(1000));
  });
});

describe('paging', () => {
  test('pages have no gap or overlap and end at 1,000', async () => {
    const rows = await allRows({ sort: 'rank' });
    expect(ids(rows)).toEqual(ids(parts.slice(0, 1000)));
    const beyond = await search({ pageNo: 51 });
    expect(beyond.page).toMatchObject({ pageNo: 51, total: 1000, totalPage: 50, rows: [] });
  });

  test('the last page has the rest', async () => {
    const { page } = await search({ keyword: 'LM358', pageNo: 4, pageSize: 10 });
    expect(page).toMatchObject({ pageNo: 4, pageSize: 10, total: 33, totalPage: 4 });
    expect(page.rows).toHaveLength(3);
  });

  test('no result has no pages', async () => {
    expect((await search({ keyword: 'qqqqqq' })).page).toEqual({ pageNo: 1, pageSize: 20, total: 0, totalPage: 0, rows: [] });
  });
});
