import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Data, Payload } from '../../../app/upstream/contract/base/call';
import { searchGoods } from '../../../app/upstream/contract/records/search';
import { ask, loadMall, NOW, replaceCatalogue } from '../../fixtures/mall/mall';
import { comparedWithSql, type ReadRows, type SqlRow } from '../../fixtures/mall/facets-in-sql';
import { smallCatalogue } from '../../fixtures/mall/mall-catalogue';

type Search = Payload<typeof searchGoods>;
type Found = Data<typeof searchGoods>;

/** Random searches of a property. */
const RUNS = env.SOAK === '1' ? 600 : 25;

beforeAll(() => loadMall(smallCatalogue()));

async function search(payload: Search): Promise<Found> {
  return (await ask(searchGoods, payload)).data;
}

const read: ReadRows = async (sql) => (await env.DB.prepare(sql).all<SqlRow>()).results;

const bound = fc.constantFrom(1e-12, 1e-10, 1e-9, 2.2e-8, 1e-7, 0.1, 1, 10, 50, 470, 4700, 1e5);
const attribute = fc.constantFrom('resistance', 'capacitance', 'voltage', 'tolerance', 'power', 'dielectric').chain((key) => fc.oneof(
  fc.record({ key: fc.constant(key), values: fc.subarray(key === 'dielectric' ? ['X7R', 'C0G'] : ['4700', '1e-7', '50', '10', '1', '0.1', '220'], { minLength: 1 }) }),
  // SQLite compares texts and numbers in a way of its own.
  fc.record({ key: fc.constant(key === 'dielectric' ? 'power' : key), min: bound }),
  fc.record({ key: fc.constant(key === 'dielectric' ? 'power' : key), min: bound, max: bound }),
));
const filters: fc.Arbitrary<Search> = fc.record(
  {
    catalogCode: fc.constantFrom('1_01', '2_0101', '3_010101', '1_02', '3_020101', '3_090101', '1_09'),
    brand: fc.subarray(['YAGEO', 'TDK', 'Murata', 'Texas Instruments', 'UNI-ROYAL'], { minLength: 1 }),
    packageName: fc.subarray(['0603', '0402', 'SOIC-8', '1206'], { minLength: 1 }),
    inStock: fc.constantFrom('T' as const, 'F' as const),
    quantity: fc.constantFrom(1, 1000, 20_000),
    seller: fc.constantFrom('own' as const, 'partner' as const),
    attributes: fc.uniqueArray(attribute, { minLength: 1, maxLength: 3, selector: ({ key }) => key }),
  },
  { requiredKeys: [] },
);

describe('facets', () => {
  test('have the counts of GROUP BY, each without its own condition, and pages have the same products', async () => {
    await fc.assert(fc.asyncProperty(filters, async (payload) => {
      const found = await search({ ...payload, facets: 'T' });
      const plain = await search({ ...payload, pageSize: 50 });
      for (const { what, got, expected } of await comparedWithSql(payload, { found, plain }, read)) expect([payload, what, got]).toEqual([payload, what, expected]);
    }), { numRuns: RUNS, seed: 20_261_123 });
  });

  test('of numbers are in ascending order, with names in both languages and bounds', async () => {
    const { facets = [], columns = [] } = await search({ catalogCode: '3_010101', facets: 'T' });
    const resistance = facets.find(({ key }) => key === 'resistance');
    const numbers = resistance?.values.map(({ number }) => number ?? NaN) ?? [];
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(resistance).toMatchObject({ unit: 'Ω', min: 10, max: 8_200_000 });
    expect(resistance?.values.find(({ number }) => number === 4700)).toMatchObject({ value: '4.7kΩ', nameEn: '4.7 kΩ', count: 8 });
    expect(columns.map(({ key }) => key)).toContain('resistance');
  });

  test('send the values that a text is searched in, and chosen ones always', async () => {
    const { facets = [] } = await search({ catalogCode: '3_010101', facets: 'T', attributes: [{ key: 'resistance', values: ['10kΩ'] }], find: [{ key: 'resistance', text: '4.7' }] });
    const resistance = facets.find(({ key }) => key === 'resistance');
    expect(resistance?.values.map(({ number }) => number)).toEqual([47, 470, 4700, 10_000, 47_000, 470_000, 4_700_000].filter((one) => String(one).startsWith('47') ? one === 4700 || one === 4_700_000 : true));
  });

  test('a value may be typed as people type it', async () => {
    for (const values of [['4k7'], ['4.7kΩ'], ['4700']]) {
      expect((await search({ catalogCode: '3_010101', attributes: [{ key: 'resistance', values }] })).page.total).toBe(8);
    }
  });
});

describe('sorts', () => {
  test('by a parameter, in both directions, those without it last', async () => {
    for (const sort of ['attribute', '-attribute'] as const) {
      const { page } = await search({ catalogCode: '1_02', sort, sortKey: 'capacitance', pageSize: 100 });
      const numbers = page.rows.map(({ attributes = [] }) => attributes.find(({ key }) => key === 'capacitance')?.number ?? NaN);
      expect(numbers).toEqual(numbers.toSorted((a, b) => (sort === 'attribute' ? a - b : b - a)));
    }
    const { page } = await search({ keyword: 'LM358', sort: 'attribute', sortKey: 'resistance' });
    expect(page.total).toBe(33);
  });

  test('by price at a quantity over all results, not only those of a list', async () => {
    const { results } = await env.DB.prepare(`SELECT id FROM goods ORDER BY (
      SELECT value ->> 1 FROM json_each(tiers) WHERE value ->> 0 <= 100 ORDER BY value ->> 0 DESC LIMIT 1
    ), rank LIMIT 20`).all<{ id: string }>();
    expect((await search({ sort: 'price', quantity: 100 })).page.rows.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
  });
});

describe('products of one part number', () => {
  test('are one row, which says how many others there are', async () => {
    const { page } = await search({ keyword: 'LM358', facets: 'T', pageSize: 100 });
    expect(page.found).toBe(33);
    expect(page.total).toBe(11);
    expect(new Set(page.rows.map(({ mpn }) => mpn)).size).toBe(11);
    for (const row of page.rows) {
      expect(row.othersCount).toBe(2);
      expect(row.others?.map(({ mpn }) => mpn)).toEqual([row.mpn, row.mpn]);
    }
  });

  test.each(['stock', '-stock', 'price', '-price'] as const)('have rows of their own, sorted by %s', async (sort) => {
    const { page } = await search({ keyword: 'LM358', facets: 'T', pageSize: 100, sort, quantity: 10 });
    expect([page.found, page.total, page.rows.length]).toEqual([33, 33, 33]);
    expect(page.rows.filter(({ others }) => others !== undefined)).toEqual([]);
  });
});

describe('changes', () => {
  test('of stock and price count in the next search, in any isolate', async () => {
    const before = await search({ catalogCode: '3_010101', inStock: 'T', facets: 'T' });
    const [first] = before.page.rows;
    expect(first).toBeDefined();
    await env.DB.prepare('UPDATE goods SET stock = 0 WHERE id = ?1').bind(first?.id).run();
    const { data: after, statements } = await ask(searchGoods, { catalogCode: '3_010101', inStock: 'T', facets: 'T' });
    expect(new Set(statements.map(({ trip }) => trip)).size).toBe(1);
    expect(after.page.rows.map(({ id }) => id)).not.toContain(first?.id);
    expect([after.page.rows.length, after.page.found]).toEqual([20, (before.page.found ?? 0) - 1]);

    await env.DB.prepare("UPDATE goods SET stock = 7000000, tiers = '[[1, 1]]' WHERE id = ?1").bind(first?.id).run();
    expect((await search({ catalogCode: '3_010101', sort: '-stock' })).page.rows[0]?.id).toBe(first?.id);
    expect((await search({ catalogCode: '3_010101', sort: 'price', quantity: 500 })).page.rows[0]?.id).toBe(first?.id);
    expect((await search({ inStock: 'T', quantity: 6_000_000 })).page.rows.map(({ id }) => id)).toEqual([first?.id]);
  });
});

describe('another catalogue', () => {
  test('of the same content has its own stock, although the isolate knows what changed in the old one', async () => {
    const inStock = { catalogCode: '3_010101', inStock: 'T', facets: 'T' } as const;
    await replaceCatalogue(smallCatalogue(), env.DB, NOW + 1);
    const before = await search(inStock);
    await env.DB.prepare('UPDATE goods SET stock = 0 WHERE id = ?1').bind(before.page.rows[0]?.id).run();
    expect((await search(inStock)).page.found).toBe((before.page.found ?? 0) - 1);
    await replaceCatalogue(smallCatalogue(), env.DB, NOW + 2);
    expect(await search(inStock)).toEqual(before);
  });

  test('counts in the next search, although the isolate has columns of the old one', async () => {
    const catalogue = smallCatalogue();
    const before = await search({ catalogCode: '3_010101', facets: 'T' });
    const kept = [...catalogue.products()].filter(({ category, stock }) => category !== '3_010101' || stock > 20_000);
    await replaceCatalogue({ ...catalogue, products: () => kept });
    const after = await search({ catalogCode: '3_010101', facets: 'T' });
    const left = kept.filter(({ category }) => category === '3_010101').length;
    expect(left).toBeLessThan(before.page.found ?? 0);
    expect([after.page.found, after.catalogs.find(({ code }) => code === '3_010101')?.count]).toEqual([left, left]);
    expect(after.page.rows.every(({ stock }) => Number(stock) > 20_000)).toBe(true);
  });
});
