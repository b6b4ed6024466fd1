/** A catalogue as table rows, ranked, with its indexes: what the loaders write to D1 and KV. */
import { normalisePartNumber } from '~/domain/values/part-number';
import { columnsKey, encodeColumns } from '../../search/columns';
import { tally } from './checksum';
import { partWords, type WordsOf } from './index/part-words';
import type { Catalogue, CataloguePart } from '../part';

export type Row = ReadonlyArray<string | number | null>;

export interface Table {
  name: string;
  columns: readonly string[];
  count: number;
  rows: () => Iterable<Row>;
}

export interface CatalogueTables {
  /** Checksum of the catalogue. */
  version: string;
  parts: number;
  /** In the order of loading; the FTS tables come last. */
  tables: Table[];
  columns: { key: string; blob: ArrayBuffer };
  /** SQL that comes after all tables, in one transaction. */
  after: readonly string[];
}

/** Held pieces that do not lie in the warehouse any more are to be ordered in, those of the latest orders first: freed, they are nobody's stock. */
const ORDER_IN_MISSING = `UPDATE order_line SET reserved = there.pieces, ordered = ordered + reserved - there.pieces
  FROM (
    SELECT order_no, line_no, max(0, min(reserved, stock - earlier)) AS pieces FROM (
      SELECT line.order_no, line.line_no, line.reserved, goods.stock,
        SUM(line.reserved) OVER (PARTITION BY line.goods_id ORDER BY line.order_no) - line.reserved AS earlier
      FROM order_line AS line JOIN goods ON goods.id = line.goods_id WHERE line.reserved > 0
    )
  ) AS there
  WHERE order_line.order_no = there.order_no AND order_line.line_no = there.line_no AND there.pieces < order_line.reserved`;

/** A catalogue tells what lies in the warehouse: what is held there for orders cannot be sold again. */
const TAKE_HELD_PIECES = `UPDATE goods SET stock = stock - held.pieces
  FROM (SELECT goods_id, SUM(reserved) AS pieces FROM order_line WHERE reserved > 0 GROUP BY goods_id) AS held
  WHERE goods.id = held.goods_id`;

const GOODS_COLUMNS = [
  'rank', 'id', 'mpn', 'mpn_n', 'brand_id', 'category', 'name_cn', 'name_en', 'description_cn', 'description_en', 'package',
  'attributes', 'datasheet_url', 'images', 'stock', 'moq', 'mpq', 'step', 'step_type', 'tiers', 'has_discount', 'ordering',
  'ordering_days', 'in_transit', 'delivery_cn', 'delivery_en', 'goods_type', 'delivery_days', 'supplier',
] as const;

/** A part as the indexes see it. */
export interface IndexedPart {
  part: WordsOf & Pick<CataloguePart, 'mpn' | 'stock' | 'goodsType' | 'tiers'>;
  brandId: number;
  mpnN: string;
}

/**
 * Ranks the parts by popularity and makes the rows of every table. `today` (`YYYY-MM-DD`) is the day
 * from which deliveries count.
 * @throws Error naming a part whose brand or category the catalogue lacks
 */
export function catalogueTables(catalogue: Catalogue, today: string): CatalogueTables {
  const parts: CataloguePart[] = [];
  const { checksum } = tally(catalogue, (part) => parts.push(part));
  parts.sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  const brandIds = new Map(catalogue.brands.map(({ nameEn }, index) => [nameEn, index + 1]));
  const indexed = parts.map((part) => ({
    part,
    brandId: known(brandIds.get(part.brand), `brand ${part.brand} of ${part.mpn}`),
    mpnN: normalisePartNumber(part.mpn),
  }));
  return {
    version: checksum,
    parts: parts.length,
    after: [ORDER_IN_MISSING, TAKE_HELD_PIECES],
    tables: [
      ...countedTables(catalogue, parts),
      {
        name: 'attribute',
        columns: ['key', 'name_cn', 'name_en', 'unit', 'position'],
        count: catalogue.attributes.length,
        rows: () => catalogue.attributes.map((one) => [one.key, one.nameCn, one.nameEn, one.unit, one.position]),
      },
      {
        name: 'goods',
        columns: GOODS_COLUMNS,
        count: parts.length,
        rows: () => mapped(indexed, ({ part, brandId, mpnN }, index) => goodsRow(part, index + 1, mpnN, brandId, today)),
      },
      ...indexTables(catalogue, indexed),
    ],
    columns: { key: columnsKey(checksum), blob: columnsOf(indexed) },
  };
}

/** The tables of categories and brands with their counts of parts. */
export function countedTables(catalogue: Pick<Catalogue, 'brands' | 'categories'>, parts: ReadonlyArray<Pick<CataloguePart, 'brand' | 'category' | 'mpn'>>): Table[] {
  const counts = countParts(catalogue, parts);
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

/** The two full-text indexes of parts in rank order. */
export function indexTables(catalogue: Pick<Catalogue, 'brands' | 'categories' | 'attributes'>, indexed: readonly IndexedPart[]): Table[] {
  const words = partWords(catalogue);
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
      rows: () => mapped(indexed, ({ part, brandId, mpnN }, index) => [index + 1, words(part, brandId, mpnN)]),
    },
  ];
}

/** The blob of columns of parts in rank order. */
export function columnsOf(indexed: readonly IndexedPart[]): ArrayBuffer {
  return encodeColumns(indexed.map(({ part, brandId, mpnN }) => ({
    brandId, category: part.category, stock: part.stock, goodsType: part.goodsType, price: part.tiers[0]?.[1] ?? 0, mpnN,
  })));
}

/** The day so many days after another, both `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function goodsRow(part: CataloguePart, rank: number, mpnN: string, brandId: number, today: string): Row {
  return [
    rank, part.id, part.mpn, mpnN, brandId, part.category, part.nameCn, part.nameEn, part.descriptionCn, part.descriptionEn,
    part.packageName, JSON.stringify(part.attributes), part.datasheetUrl, JSON.stringify(part.images), part.stock, part.moq,
    part.mpq, part.step, part.stepType, JSON.stringify(part.tiers), part.hasDiscount ? 1 : 0, part.ordering ? 1 : 0,
    part.orderingDays, JSON.stringify(part.inTransit.map(([pieces, days]) => [pieces, dayAfter(today, days)])),
    part.deliveryCn, part.deliveryEn, part.goodsType, part.deliveryDays, part.supplier,
  ];
}

/** Parts of every brand, and of every category with those below it. */
function countParts(catalogue: Pick<Catalogue, 'categories'>, parts: ReadonlyArray<Pick<CataloguePart, 'brand' | 'category' | 'mpn'>>) {
  const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const part of parts) {
    brands.set(part.brand, (brands.get(part.brand) ?? 0) + 1);
    if (!parents.has(part.category)) throw new Error(`unknown category ${part.category} of ${part.mpn}`);
    for (let code: string | null = part.category; code; code = parents.get(code) ?? null) {
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
