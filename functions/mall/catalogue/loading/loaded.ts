/** Reads the loaded catalogue back, to update it or to index it again. */
import type { GoodsType } from '~/domain/product/product';
import * as v from 'valibot';
import type { Catalogue, CatalogueCategory, CatalogueProduct } from '../product';
import type { RankedProduct } from './ranking';
import { COLUMNS } from './rows';
import type { CatalogueStore } from './store';

/** How many rows are read at a time. */
const WINDOW = 1_000;
const DAY = 86_400_000;

type SmallTables = Pick<Catalogue, 'brands' | 'categories' | 'attributes'>;

interface SmallRow {
  brand_id: number;
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

interface GoodsRow {
  rank: number;
  id: string;
  mpn: string;
  brand: string | null;
  category: string;
  name_cn: string;
  name_en: string;
  description_cn: string;
  description_en: string;
  package: string;
  attributes: string;
  datasheet_url: string;
  images: string;
  stock: number;
  moq: number;
  mpq: number;
  step: number;
  step_type: 0 | 1;
  tiers: string;
  has_discount: number;
  ordering: number;
  ordering_days: number;
  in_transit: string;
  delivery_cn: string;
  delivery_en: string;
  goods_type: GoodsType;
  delivery_days: number | null;
  supplier: string;
  sku: string;
  weight: number | null;
  popularity: number;
  updated_at: number;
}

/** The small tables of the loaded catalogue; `undefined` if none is loaded. Brands are in the order of their ids. */
export async function loadedTables(store: CatalogueStore): Promise<SmallTables | undefined> {
  const [state] = await store.read('SELECT 1 FROM catalogue_state');
  if (state === undefined) return undefined;
  const brands = await store.read<SmallRow>('SELECT brand_id, name_cn, name_en, aliases, agent FROM brand ORDER BY brand_id');
  const categories = await store.read<SmallRow>('SELECT code, parent, level, position, name_cn, name_en FROM category ORDER BY substr(code, 3)');
  const attributes = await store.read<SmallRow>('SELECT key, name_cn, name_en, unit, position FROM attribute ORDER BY position');
  return {
    brands: brands.map((row) => ({ nameEn: row.name_en, nameCn: row.name_cn, aliases: parse(texts, row.aliases), agent: row.agent === 1 })),
    categories: categories.map(({ code, parent, level, position, name_cn, name_en }) => ({
      code, parent, level, position, nameCn: name_cn, nameEn: name_en,
    })),
    attributes: attributes.map(({ key, unit, position, name_cn, name_en }) => ({ key, unit, position, nameCn: name_cn, nameEn: name_en })),
  };
}

/**
 * The products of the loaded catalogue, in the order of their ranks.
 * @param today - day as `YYYY-MM-DD`, from which the days until deliveries are counted
 */
export async function* loadedProducts(store: CatalogueStore, today: string): AsyncIterable<RankedProduct> {
  const columns = COLUMNS.goods.filter((name) => name !== 'brand_id' && name !== 'mpn_n').map((name) => `goods.${name}`).join(', ');
  for (let last = 0; ; ) {
    const rows = await store.read<GoodsRow>(
      `SELECT brand.name_en AS brand, ${columns} FROM goods LEFT JOIN brand USING (brand_id) WHERE rank > ${last} ORDER BY rank LIMIT ${WINDOW}`,
    );
    for (const row of rows) yield { product: productOf(row, today), updatedAt: row.updated_at };
    last = rows.at(-1)?.rank ?? last;
    if (rows.length < WINDOW) return;
  }
}

function productOf(row: GoodsRow, today: string): CatalogueProduct {
  if (row.brand === null) throw new Error(`unknown brand of ${row.mpn}`);
  return {
    id: row.id, mpn: row.mpn, brand: row.brand, category: row.category, nameCn: row.name_cn, nameEn: row.name_en,
    descriptionCn: row.description_cn, descriptionEn: row.description_en, packageName: row.package,
    attributes: parse(attributes, row.attributes), datasheetUrl: row.datasheet_url, images: parse(texts, row.images), stock: row.stock,
    moq: row.moq, mpq: row.mpq, step: row.step, stepType: row.step_type, tiers: parse(pairs, row.tiers), hasDiscount: row.has_discount === 1,
    ordering: row.ordering === 1, orderingDays: row.ordering_days,
    inTransit: parse(deliveries, row.in_transit).map(([pieces, day]) => [pieces, (Date.parse(day) - Date.parse(today)) / DAY]),
    deliveryCn: row.delivery_cn, deliveryEn: row.delivery_en, goodsType: row.goods_type, deliveryDays: row.delivery_days,
    supplier: row.supplier, popularity: row.popularity,
    ...(row.sku === '' ? {} : { sku: row.sku }), ...(row.weight === null ? {} : { weight: row.weight }),
  };
}

const texts = v.array(v.string());
const attributes = v.record(v.string(), v.union([v.number(), v.string()]));
const pairs = v.array(v.tuple([v.number(), v.number()]));
const deliveries = v.array(v.tuple([v.number(), v.string()]));

function parse<S extends v.GenericSchema>(schema: S, json: string): v.InferOutput<S> {
  return v.parse(schema, JSON.parse(json));
}
