import { Miniflare } from 'miniflare';
import { normalisePartNumber } from '~/domain/values/part-number';
import type { CatalogueProduct } from '../../functions/mall/catalogue/product';
import { defaultCatalogue } from '../../functions/mall/catalogue/generator/default-catalogue';
import { decodeBlock, type Block } from '../../functions/mall/search/columns/block';
import { ColumnsBuilder } from '../../functions/mall/search/columns/build';
import type { Filter, Required } from '../../functions/mall/search/conditions';
import { evaluate } from '../../functions/mall/search/evaluate';
import { attributeCounts, commonTallies } from '../../functions/mall/search/tallies';
import type { Bench } from './bench';
import { gated, median, milliseconds, type Figure } from './figures';

/** A category as large as the largest one of a million products. */
const PRODUCTS = 70_000;
const CATEGORY = '3_010101';
const KEYS = ['resistance', 'tolerance', 'power', 'temperature_max'] as const;

/** Rounds of both ways in turn; the first ones warm up. */
const ROUNDS = 9;
const WARM_UP = 3;

/** How many times faster than SQL a pass over columns must be. */
const LEAST_FASTER = 8;

/** KV takes 25 MiB. */
const LARGEST_BLOB = 20 * 1024 * 1024;

/** Bytes of columns for each product of the default catalogue, whose many small categories cost more than those of a large one. */
const BYTES_A_PRODUCT = 80;

/** Counts by facets in columns and in SQL, and the size of columns. */
export const search: Bench = {
  name: 'search',
  async run() {
    const products = [...defaultCatalogue().products()].sort((a, b) => b.popularity - a.popularity);
    return [...sizesOf(products), await facetPass(products)];
  },
};

function sizesOf(products: readonly CatalogueProduct[]): Figure[] {
  let [total, largest] = [0, 0];
  for (const { bytes } of build(products).blobs()) {
    total += bytes.length;
    largest = Math.max(largest, bytes.length);
  }
  const each = total / products.length;
  return [
    gated({ bench: 'search', what: `columns of ${products.length.toLocaleString('en-US')} products`, value: `${each.toFixed(1)} B a product` }, each, BYTES_A_PRODUCT, ' B'),
    gated({ bench: 'search', what: 'largest value in KV', value: `${largest.toLocaleString('en-US')} B` }, largest, LARGEST_BLOB, ' B'),
  ];
}

function build(products: Iterable<CatalogueProduct>): ColumnsBuilder {
  const brands = new Map(defaultCatalogue().brands.map(({ nameEn }, index) => [nameEn, index + 1]));
  const builder = new ColumnsBuilder('bench');
  for (const product of products) builder.add({ ...product, brandId: brands.get(product.brand) ?? 0, mpnN: normalisePartNumber(product.mpn) });
  return builder;
}

/** The same facets with the same filter: brands, packages and four parameters, each without its own condition. */
async function facetPass(products: readonly CatalogueProduct[]): Promise<Figure> {
  const own = products.filter(({ category }) => category === CATEGORY);
  const many = Array.from({ length: PRODUCTS }, (_, index): CatalogueProduct => {
    const product = own[index % own.length];
    if (!product) throw new Error(`the default catalogue has no products in ${CATEGORY}`);
    return { ...product, stock: (product.stock * (1 + Math.floor(index / own.length))) % 50_000 };
  });
  const [first] = [...build(many).blobs()];
  const block = decodeBlock(Uint8Array.from(first?.bytes ?? []).buffer);
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'], compatibilityDate: '2025-01-01' });
  try {
    const db = await miniflare.getD1Database('DB');
    await fill(db, many);
    const [columns, sql]: [number[], number[]] = [[], []];
    let found: [string, string] = ['', ''];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      const counts = countColumns(block);
      columns.push(performance.now() - started);
      const asked = performance.now();
      const expected = await countSql(db);
      sql.push(performance.now() - asked);
      found = [text(counts), text(expected)];
      if (found[0] !== found[1]) throw new Error(`the counts differ: ${found[0].slice(0, 300)} and ${found[1].slice(0, 300)}`);
    }
    const [ours, theirs] = [median(columns.slice(WARM_UP)), median(sql.slice(WARM_UP))];
    return {
      bench: 'search', what: `counts of ${KEYS.length + 2} facets over ${PRODUCTS.toLocaleString('en-US')} products`, value: milliseconds(ours), floor: milliseconds(theirs),
      ratio: theirs / ours, gate: `≥ ${LEAST_FASTER} ×`, passed: theirs / ours >= LEAST_FASTER,
    };
  } finally {
    await miniflare.dispose();
  }
}

type Counts = Record<string, Array<readonly [string, number]>>;

const CHOSEN = { brand: 1, stock: 10_000, resistance: 10_000 } as const;

function countColumns(block: Block): Counts {
  const brand = block.brand.numbers[0] ?? CHOSEN.brand;
  const filter: Filter = {
    brands: new Set([brand]), categories: null, packages: null, seller: null, stock: CHOSEN.stock,
    attributes: new Map([['resistance', { keys: ['resistance'], passes: (value) => typeof value === 'number' && value >= CHOSEN.resistance }]]),
  };
  const required: Required = { brands: null, categories: null, packages: null, values: [] };
  const evaluated = [evaluate({ block, category: CATEGORY, among: null }, filter, required)];
  const common = commonTallies(evaluated, CHOSEN.stock);
  const counts = new Map<string, Iterable<readonly [string | number, number]>>([['brand', common.brands], ['package', common.packages]]);
  for (const key of KEYS) counts.set(key, attributeCounts(evaluated, key));
  return Object.fromEntries([...counts].map(([key, values]) => [key, [...values].map(([value, count]) => [String(value), count] as const)]));
}

async function countSql(db: D1Database): Promise<Counts> {
  const conditions = [['brand', `brand = (SELECT MIN(brand) FROM part)`], ['stock', `stock >= ${CHOSEN.stock}`], ['resistance', `resistance >= ${CHOSEN.resistance}`]];
  const facets = ['brand', 'package', ...KEYS];
  const results = await db.batch<{ value: string | number | null; n: number }>(facets.map((facet) => db.prepare(
    `SELECT ${facet} AS value, COUNT(*) AS n FROM part WHERE ${conditions.filter(([own]) => own !== facet).map(([, one]) => one).join(' AND ')} GROUP BY 1`,
  )));
  return Object.fromEntries(results.map(({ results: rows }, index) => [
    facets[index] ?? '', rows.flatMap(({ value, n }) => (value === null || value === '' ? [] : [[String(value), n] as const])),
  ]));
}

function text(counts: Counts): string {
  return JSON.stringify(Object.entries(counts).map(([key, list]) => [key, list.toSorted(([a], [b]) => (a < b ? -1 : 1))]));
}

async function fill(db: D1Database, products: readonly CatalogueProduct[]): Promise<void> {
  const columns = ['brand', 'package', 'stock', ...KEYS];
  const brands = new Map(defaultCatalogue().brands.map(({ nameEn }, index) => [nameEn, index + 1]));
  await db.prepare(`CREATE TABLE part (id INTEGER PRIMARY KEY, ${columns.join(', ')})`).run();
  for (let start = 0; start < products.length; start += 10_000) {
    const rows = products.slice(start, start + 10_000).map((one) => [
      brands.get(one.brand) ?? 0, one.packageName, one.stock, ...KEYS.map((key) => one.attributes[key] ?? null),
    ]);
    await db.prepare(`INSERT INTO part (${columns.join(', ')}) SELECT ${columns.map((_, index) => `value ->> ${index}`).join(', ')} FROM json_each(?1)`).bind(JSON.stringify(rows)).run();
  }
  // The index has every column, so SQL reads no rows beside it.
  await db.prepare(`CREATE INDEX covering ON part (${columns.join(', ')})`).run();
}
