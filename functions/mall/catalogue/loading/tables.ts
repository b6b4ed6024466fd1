/** Makes the table rows of a catalogue, with ranks and indexes. The loaders write them to D1 and KV. */
import { normalisePartNumber } from '~/domain/values/part-number';
import { ColumnsBuilder, type Blob } from '../../search/columns/build';
import { tally } from './checksum';
import { productWords, type WordsOf } from './index/product-words';
import type { Catalogue, CatalogueProduct } from '../product';

export type Row = ReadonlyArray<string | number | null>;

export interface Table {
  name: string;
  columns: readonly string[];
  count: number;
  rows: () => Iterable<Row>;
}

export interface CatalogueTables {
  /** The checksum of the catalogue. */
  version: string;
  products: number;
  /** The tables in the order of loading; the full-text indexes come last. */
  tables: Table[];
  /** The search columns, for KV. */
  blobs: () => Iterable<Blob>;
  /** SQL to run after all tables are loaded, in one transaction. */
  after: readonly string[];
}

/**
 * Turns reserved pieces that the new stock does not cover into pieces to order in, beginning with the latest orders. So a closed order never puts
 * pieces into the stock that do not exist.
 */
const ORDER_IN_MISSING = `UPDATE order_line SET reserved = there.pieces, ordered = ordered + reserved - there.pieces
  FROM (
    SELECT order_no, line_no, max(0, min(reserved, stock - earlier)) AS pieces FROM (
      SELECT line.order_no, line.line_no, line.reserved, goods.stock,
        SUM(line.reserved) OVER (PARTITION BY line.goods_id ORDER BY line.order_no) - line.reserved AS earlier
      FROM order_line AS line JOIN goods ON goods.id = line.goods_id WHERE line.reserved > 0
    )
  ) AS there
  WHERE order_line.order_no = there.order_no AND order_line.line_no = there.line_no AND there.pieces < order_line.reserved`;

/** Subtracts pieces that are reserved for orders. A catalogue states all pieces in the warehouse, but reserved pieces cannot be sold again. */
const TAKE_HELD_PIECES = `UPDATE goods SET stock = stock - held.pieces
  FROM (SELECT goods_id, SUM(reserved) AS pieces FROM order_line WHERE reserved > 0 GROUP BY goods_id) AS held
  WHERE goods.id = held.goods_id`;

const GOODS_COLUMNS = [
  'rank', 'id', 'mpn', 'mpn_n', 'brand_id', 'category', 'name_cn', 'name_en', 'description_cn', 'description_en', 'package',
  'attributes', 'datasheet_url', 'images', 'stock', 'moq', 'mpq', 'step', 'step_type', 'tiers', 'has_discount', 'ordering',
  'ordering_days', 'in_transit', 'delivery_cn', 'delivery_en', 'goods_type', 'delivery_days', 'supplier',
] as const;

/** The data of a product that the indexes need. */
export interface IndexedProduct {
  product: WordsOf & Pick<CatalogueProduct, 'mpn' | 'stock' | 'goodsType' | 'tiers'>;
  brandId: number;
  mpnN: string;
}

/**
 * Ranks the products by popularity, and makes the rows of every table.
 * @param today - day as `YYYY-MM-DD`, from which the days until deliveries are counted
 * @throws Error that names a product whose brand or category is not in the catalogue
 */
export function catalogueTables(catalogue: Catalogue, today: string): CatalogueTables {
  const products: CatalogueProduct[] = [];
  const { checksum } = tally(catalogue, (product) => products.push(product));
  products.sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  const brandIds = new Map(catalogue.brands.map(({ nameEn }, index) => [nameEn, index + 1]));
  const indexed = products.map((product) => ({
    product,
    brandId: known(brandIds.get(product.brand), `brand ${product.brand} of ${product.mpn}`),
    mpnN: normalisePartNumber(product.mpn),
  }));
  return {
    version: checksum,
    products: products.length,
    after: [ORDER_IN_MISSING, TAKE_HELD_PIECES],
    tables: [
      ...countedTables(catalogue, products),
      {
        name: 'attribute',
        columns: ['key', 'name_cn', 'name_en', 'unit', 'position'],
        count: catalogue.attributes.length,
        rows: () => catalogue.attributes.map((one) => [one.key, one.nameCn, one.nameEn, one.unit, one.position]),
      },
      {
        name: 'goods',
        columns: GOODS_COLUMNS,
        count: products.length,
        rows: () => mapped(indexed, ({ product, brandId, mpnN }, index) => goodsRow(product, index + 1, mpnN, brandId, today)),
      },
      ...indexTables(catalogue, indexed),
    ],
    blobs: () => columnBlobs(checksum, indexed),
  };
}

/** The tables of categories and brands, with their counts of products. */
export function countedTables(catalogue: Pick<Catalogue, 'brands' | 'categories'>, products: ReadonlyArray<Pick<CatalogueProduct, 'brand' | 'category' | 'mpn'>>): Table[] {
  const counts = countProducts(catalogue, products);
  return [
    {
      name: 'category',
      columns: ['code', 'parent', 'level', 'position', 'name_cn', 'name_en', 'parts'],
      count: catalogue.categories.length,
      rows: () => catalogue.categories.map((one) => [
        one.code, one.parent, one.level, one.position, one.nameCn, one.nameEn, counts.categories.get(one.code) ?? 0,
      ]),
    },
    {
      name: 'brand',
      columns: ['brand_id', 'name_cn', 'name_en', 'aliases', 'agent', 'parts'],
      count: catalogue.brands.length,
      rows: () => catalogue.brands.map((one, index) => [
        index + 1, one.nameCn, one.nameEn, JSON.stringify(one.aliases), one.agent ? 1 : 0, counts.brands.get(one.nameEn) ?? 0,
      ]),
    },
  ];
}

/** The two full-text indexes. @param indexed - products in the order of their ranks */
export function indexTables(catalogue: Pick<Catalogue, 'brands' | 'categories' | 'attributes'>, indexed: readonly IndexedProduct[]): Table[] {
  const words = productWords(catalogue);
  return [
    {
      name: 'goods_number',
      columns: ['rowid', 'mpn_n'],
      count: indexed.length,
      rows: () => mapped(indexed, ({ mpnN }, index) => [index + 1, mpnN]),
    },
    {
      name: 'goods_words',
      columns: ['rowid', 'words'],
      count: indexed.length,
      rows: () => mapped(indexed, ({ product, brandId, mpnN }, index) => [index + 1, words(product, brandId, mpnN)]),
    },
  ];
}

/** The search columns for KV. @param indexed - products in the order of their ranks */
export function columnBlobs(version: string, indexed: readonly IndexedProduct[]): Iterable<Blob> {
  const builder = new ColumnsBuilder(version);
  for (const { product, brandId, mpnN } of indexed) builder.add({ ...product, brandId, mpnN });
  return builder.blobs();
}

/** The day that is `days` days after `day`, both as `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function goodsRow(product: CatalogueProduct, rank: number, mpnN: string, brandId: number, today: string): Row {
  return [
    rank, product.id, product.mpn, mpnN, brandId, product.category, product.nameCn, product.nameEn, product.descriptionCn, product.descriptionEn,
    product.packageName, JSON.stringify(product.attributes), product.datasheetUrl, JSON.stringify(product.images), product.stock, product.moq,
    product.mpq, product.step, product.stepType, JSON.stringify(product.tiers), product.hasDiscount ? 1 : 0, product.ordering ? 1 : 0,
    product.orderingDays, JSON.stringify(product.inTransit.map(([pieces, days]) => [pieces, dayAfter(today, days)])),
    product.deliveryCn, product.deliveryEn, product.goodsType, product.deliveryDays, product.supplier,
  ];
}

/** Counts the products of every brand and every category. The count of a category includes the categories below it. */
function countProducts(catalogue: Pick<Catalogue, 'categories'>, products: ReadonlyArray<Pick<CatalogueProduct, 'brand' | 'category' | 'mpn'>>) {
  const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const product of products) {
    brands.set(product.brand, (brands.get(product.brand) ?? 0) + 1);
    if (!parents.has(product.category)) throw new Error(`unknown category ${product.category} of ${product.mpn}`);
    for (let code: string | null = product.category; code; code = parents.get(code) ?? null) {
      categories.set(code, (categories.get(code) ?? 0) + 1);
    }
  }
  return { categories, brands };
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`unknown ${what}`);
  return value;
}

function* mapped<T>(items: readonly T[], make: (item: T, index: number) => Row): Iterable<Row> {
  for (const [index, item] of items.entries()) yield make(item, index);
}
