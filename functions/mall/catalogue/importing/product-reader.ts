/** Makes products from the records of a file. */
import { GOODS_TYPE } from '~/domain/product/product';
import { canonicalPackage } from '~/domain/values/packages';
import type { CatalogueProduct } from '../product';
import type { AttributeBook } from './attribute-book';
import type { BrandBook } from './brand-book';
import type { CategoryBook } from './category-book';
import type { ProductRecord } from './record';

/** A fault in a field of a record. */
export class FieldFault extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export interface Books {
  brands: BrandBook;
  categories: CategoryBook;
  attributes: AttributeBook;
}

/** Yuan for one unit of each currency, by its code. */
export type Rates = Readonly<Record<string, number>>;

const HAN = /\p{Script=Han}/u;
const MILLIONTHS = 1_000_000;

/** Makes a product, without its id. @throws FieldFault */
export function readProduct(record: ProductRecord, books: Books, rates: Rates): Omit<CatalogueProduct, 'id'> {
  const { mpn, supplier, goodsType, weight, sku, stock } = record;
  if (goodsType === GOODS_TYPE.partner && supplier === '') throw new FieldFault('supplier', 'third-party goods need a supplier code');
  const category = within('category', () => books.categories.codeOf(record.category));
  const attributes = within('attributes', () => books.attributes.read(record.attributes));
  const tiers = tiersOf(record, rates);
  const [descriptionCn, descriptionEn] = bothLanguages(record.descriptionCn, record.descriptionEn, record.description);
  const names = books.categories.categoryOf(category);
  const [nameCn, nameEn] = bothLanguages(record.nameCn, record.nameEn, record.name);
  const [deliveryCn, deliveryEn] = bothLanguages(record.deliveryCn, record.deliveryEn, record.delivery);
  return {
    mpn, brand: books.brands.nameOf(record.brand), category, supplier, goodsType, stock, attributes, tiers,
    nameCn: nameCn || names?.nameCn || mpn, nameEn: nameEn || names?.nameEn || mpn, descriptionCn, descriptionEn, deliveryCn, deliveryEn,
    packageName: record.packageName === '-' ? '' : canonicalPackage(record.packageName),
    datasheetUrl: record.datasheetUrl, images: record.images,
    moq: record.moq ?? tiers[0]?.[0] ?? 1, mpq: record.mpq, step: record.step, stepType: record.stepType,
    hasDiscount: record.hasDiscount, ordering: record.ordering, orderingDays: record.orderingDays, inTransit: record.inTransit,
    deliveryDays: record.deliveryDays,
    // Without a figure of its own, a product with much stock counts as more wanted than one with little.
    popularity: record.popularity ?? Math.round(Math.log10(1 + stock) * 1_000) / 1_000,
    ...(sku === '' ? {} : { sku }), ...(weight === undefined ? {} : { weight }),
  };
}

/** The key by which an import finds a product again. A supplier may sell one number of a brand under several of its own numbers. */
export function productKey({ sku, brand, mpn, supplier }: Pick<CatalogueProduct, 'sku' | 'brand' | 'mpn' | 'supplier'>): string {
  return sku === undefined ? `${brand}|${mpn}${supplier ? `|${supplier}` : ''}` : `${SKU}${sku}`;
}

/** No brand begins like this, so a key with a seller's number is never one of a part number. */
const SKU = '|sku|';

function within<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? new FieldFault(field, error.message) : error;
  }
}

/** The price tiers in millionths of a yuan. Tiers that cost nothing, and those that cost as much as the one before, are left out. */
function tiersOf({ tiers, prices, currency }: ProductRecord, rates: Rates): Array<[min: number, price: number]> {
  if (tiers) {
    if (tiers.some(([min], index) => index > 0 && min <= (tiers[index - 1]?.[0] ?? 0))) throw new FieldFault('tiers', 'quantities must rise');
    return tiers;
  }
  if (prices.length === 0) return [];
  const rate = currency === '' || currency === 'CNY' ? 1 : rates[currency];
  if (rate === undefined) throw new FieldFault('currency', `there is no rate for ${currency}: --rate ${currency}=…`);
  const found: Array<[min: number, price: number]> = [];
  for (const [min, price] of prices) {
    const millionths = Math.round(price * rate * MILLIONTHS);
    if (!Number.isSafeInteger(millionths)) throw new FieldFault('prices', 'is too high');
    if (millionths > 0 && millionths !== found.at(-1)?.[1]) found.push([min, millionths]);
  }
  return found;
}

/** The Chinese and the English text. A language that is missing gets the text of the other one. */
function bothLanguages(cn: string, en: string, either: string): [cn: string, en: string] {
  const chinese = cn || (HAN.test(either) ? either : '');
  const english = en || (HAN.test(either) ? '' : either);
  return [chinese || english, english || chinese];
}
