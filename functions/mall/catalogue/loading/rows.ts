/** The rows of a catalogue's tables. */
import { dayAfter } from '~/domain/time/moment';
import type { CatalogueAttribute, CatalogueBrand, CatalogueCategory } from '../product';
import type { RankedProduct } from './ranking';

export type Row = ReadonlyArray<string | number | null>;

export const COLUMNS = {
  category: ['code', 'parent', 'level', 'position', 'name_cn', 'name_en', 'parts'],
  brand: ['brand_id', 'name_cn', 'name_en', 'aliases', 'agent', 'parts'],
  attribute: ['key', 'name_cn', 'name_en', 'unit', 'position'],
  goods: [
    'rank', 'id', 'mpn', 'mpn_n', 'brand_id', 'category', 'name_cn', 'name_en', 'description_cn', 'description_en', 'package',
    'attributes', 'datasheet_url', 'images', 'stock', 'moq', 'mpq', 'step', 'step_type', 'tiers', 'has_discount', 'ordering',
    'ordering_days', 'in_transit', 'delivery_cn', 'delivery_en', 'goods_type', 'delivery_days', 'supplier', 'sku', 'weight', 'popularity',
    'updated_at',
  ],
  goods_number: ['rowid', 'mpn_n'],
  goods_words: ['rowid', 'words'],
} as const;

export function categoryRow(category: CatalogueCategory, products: number): Row {
  return [category.code, category.parent, category.level, category.position, category.nameCn, category.nameEn, products];
}

export function brandRow(brand: CatalogueBrand, brandId: number, products: number): Row {
  return [brandId, brand.nameCn, brand.nameEn, JSON.stringify(brand.aliases), brand.agent ? 1 : 0, products];
}

export function attributeRow({ key, nameCn, nameEn, unit, position }: CatalogueAttribute): Row {
  return [key, nameCn, nameEn, unit, position];
}

/** @param today - day as `YYYY-MM-DD`, from which the days until deliveries are counted */
export function goodsRow({ product, updatedAt }: RankedProduct, rank: number, mpnN: string, brandId: number, today: string): Row {
  return [
    rank, product.id, product.mpn, mpnN, brandId, product.category, product.nameCn, product.nameEn, product.descriptionCn, product.descriptionEn,
    product.packageName, JSON.stringify(product.attributes), product.datasheetUrl, JSON.stringify(product.images), product.stock, product.moq,
    product.mpq, product.step, product.stepType, JSON.stringify(product.tiers), product.hasDiscount ? 1 : 0, product.ordering ? 1 : 0,
    product.orderingDays, JSON.stringify(product.inTransit.map(([pieces, days]) => [pieces, dayAfter(today, days)])),
    product.deliveryCn, product.deliveryEn, product.goodsType, product.deliveryDays, product.supplier, product.sku ?? '', product.weight ?? null,
    product.popularity, updatedAt,
  ];
}
