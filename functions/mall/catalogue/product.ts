import type { GoodsType } from '~/domain/product/product';
/** A product of a catalogue that is not loaded yet. The generator makes it, or the importer reads it. */
export interface CatalogueProduct {
  /** Product id: `F` and ten digits. It is the same at every load. */
  id: string;
  mpn: string;
  /** The seller's own number of the product. */
  sku?: string;
  /** Weight in grams. */
  weight?: number;
  /** English brand name; it is the key of {@link CatalogueBrand}. */
  brand: string;
  /** Code of the deepest category, `3_031207`. */
  category: string;
  nameCn: string;
  nameEn: string;
  descriptionCn: string;
  descriptionEn: string;
  /** Canonical package name, such as `0603` or `SOT-23`; empty if it is unknown. */
  packageName: string;
  /** Values by attribute key: numbers in SI units, or English texts, which `value-names.ts` translates. */
  attributes: Record<string, number | string>;
  datasheetUrl: string;
  /** Addresses of pictures. The address of a package drawing is `/package/{slug}.svg`. */
  images: string[];
  stock: number;
  moq: number;
  mpq: number;
  step: number;
  stepType: 0 | 1;
  /** Price tiers in ascending order: `[min, price]`, with the price in millionths of a yuan. */
  tiers: Array<[min: number, price: number]>;
  hasDiscount: boolean;
  ordering: boolean;
  orderingDays: number;
  /** Deliveries: `[pieces, days after loading]`. */
  inTransit: Array<[pieces: number, days: number]>;
  deliveryCn: string;
  deliveryEn: string;
  goodsType: GoodsType;
  /** Days until delivery; `null` if it is not a third-party product. */
  deliveryDays: number | null;
  /** Supplier code; empty if it is not a third-party product. */
  supplier: string;
  /** A larger number means that the product is more wanted. Products with equal numbers are ordered by id. */
  popularity: number;
}

export interface CatalogueBrand {
  nameEn: string;
  nameCn: string;
  aliases: string[];
  agent: boolean;
}

export interface CatalogueCategory {
  code: string;
  parent: string | null;
  level: 1 | 2 | 3;
  position: number;
  nameCn: string;
  nameEn: string;
}

export interface CatalogueAttribute {
  key: string;
  nameCn: string;
  nameEn: string;
  /** SI unit of the number; empty for a count or a text. */
  unit: string;
  position: number;
}

/** A whole catalogue. The small tables are lists; the products are made one by one. */
export interface Catalogue {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  attributes: CatalogueAttribute[];
  products(): Iterable<CatalogueProduct>;
}
