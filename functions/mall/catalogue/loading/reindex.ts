/** Rebuilds the data that are derived from the loaded rows: normalised part numbers, words, columns and counts. */
import { normalisePartNumber } from '~/domain/values/part-number';
import type { GoodsType } from '~/domain/product/product';
import { digest } from './checksum';
import type { Catalogue, CatalogueCategory } from '../product';
import { columnBlobs, countedTables, indexTables, type CatalogueTables, type IndexedProduct } from './tables';

/** How many rows are read at a time. */
const WINDOW = 2_000;

interface GoodsRow {
  rank: number;
  mpn: string;
  brand_id: number;
  category: string;
  name_cn: string;
  name_en: string;
  package: string;
  attributes: string;
  stock: number;
  tiers: string;
  goods_type: GoodsType;
}

interface SmallRow {
  name_cn: string;
  name_en: string;
  aliases: string;
  agent: number;
  code: string;
  parent: string | null;
  level: CatalogueCategory['level'];
  position: number;
  key: string;
  unit: string;
}

/**
 * Makes the index tables and the columns again from the loaded rows. `loadTables` can write them like the tables of a new catalogue. Before
 * that, it closes gaps in the ranks, and computes `mpn_n` again from `mpn`. The version changes if the rows have changed.
 * @throws Error if no catalogue is loaded
 */
export async function reindexedTables(db: D1Database): Promise<CatalogueTables> {
  const loaded = await db.prepare('SELECT version FROM catalogue_state').first<{ version: string }>();
  if (!loaded) throw new Error('no catalogue is loaded');
  const catalogue = await smallTables(db);
  await closeRanks(db);
  const indexed = await indexedProducts(db, catalogue);
  await db
    .prepare('UPDATE goods SET mpn_n = made.value ->> 1 FROM json_each(?1) AS made WHERE goods.rank = made.value ->> 0')
    .bind(JSON.stringify(indexed.flatMap(({ stale, mpnN }, index) => (stale ? [[index + 1, mpnN]] : []))))
    .run();
  const tables = [...countedTables(catalogue, indexed.map(({ product }) => product)), ...indexTables(catalogue, indexed)];
  const version = digest([JSON.stringify(indexed), ...tables.map(({ rows }) => JSON.stringify([...rows()]))]);
  return { version, products: indexed.length, tables, after: [], blobs: () => columnBlobs(version, indexed) };
}

async function smallTables(db: D1Database): Promise<Pick<Catalogue, 'brands' | 'categories' | 'attributes'>> {
  const read = async (query: string) => (await db.prepare(query).all<SmallRow>()).results;
  const brands = await read('SELECT * FROM brand ORDER BY brand_id');
  const categories = await read('SELECT * FROM category ORDER BY substr(code, 3)');
  const attributes = await read('SELECT * FROM attribute ORDER BY position');
  return {
    brands: brands.map((row) => ({ nameEn: row.name_en, nameCn: row.name_cn, aliases: readTexts(row.aliases), agent: row.agent === 1 })),
    categories: categories.map(({ code, parent, level, position, name_cn, name_en }) => ({
      code, parent, level, position, nameCn: name_cn, nameEn: name_en,
    })),
    attributes: attributes.map(({ key, unit, position, name_cn, name_en }) => ({ key, unit, position, nameCn: name_cn, nameEn: name_en })),
  };
}

/** Closes gaps in the ranks, which deleted rows have left. The columns need the ranks 1, 2, 3 … */
async function closeRanks(db: D1Database): Promise<void> {
  const gap = await db.prepare('SELECT MAX(rank) - COUNT(*) AS missing FROM goods').first<{ missing: number | null }>();
  if (!gap?.missing) return;
  // All ranks are raised first, so that no row gets a rank that another row still has.
  await db.batch([
    db.prepare('UPDATE goods SET rank = rank + 1000000000'),
    db.prepare(`UPDATE goods SET rank = made.place FROM (
      SELECT rank AS old, ROW_NUMBER() OVER (ORDER BY rank) AS place FROM goods
    ) AS made WHERE goods.rank = made.old`),
  ]);
}

async function indexedProducts(
  db: D1Database, { brands }: Pick<Catalogue, 'brands'>,
): Promise<Array<IndexedProduct & { stale: boolean }>> {
  const found: Array<IndexedProduct & { stale: boolean }> = [];
  for (;;) {
    const { results } = await db
      .prepare('SELECT * FROM goods WHERE rank > ?1 ORDER BY rank LIMIT ?2')
      .bind(found.length, WINDOW)
      .all<GoodsRow & { mpn_n: string }>();
    for (const row of results) {
      const brand = brands[row.brand_id - 1]?.nameEn;
      if (brand === undefined) throw new Error(`unknown brand ${row.brand_id} of ${row.mpn}`);
      const mpnN = normalisePartNumber(row.mpn);
      found.push({ product: productOf(row, brand), brandId: row.brand_id, mpnN, stale: mpnN !== row.mpn_n });
    }
    if (results.length < WINDOW) return found;
  }
}

function productOf(row: GoodsRow, brand: string): IndexedProduct['product'] {
  return {
    mpn: row.mpn, brand, category: row.category, nameCn: row.name_cn, nameEn: row.name_en, packageName: row.package,
    attributes: readAttributes(row.attributes), stock: row.stock, goodsType: row.goods_type, tiers: readTiers(row.tiers),
  };
}

function readTexts(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.map(String) : [];
}

function readAttributes(json: string): Record<string, number | string> {
  const value: unknown = JSON.parse(json);
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === 'number' ? one : String(one)]));
}

function readTiers(json: string): Array<[number, number]> {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.map((one) => [Number(one[0]), Number(one[1])]) : [];
}
