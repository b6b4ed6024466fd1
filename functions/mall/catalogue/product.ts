import type { GoodsType } from '~/domain/product/product';
/** One product of a catalogue before it is loaded: what the generator yields and the importer reads. */
export interface CatalogueProduct {
  /** Goods id, stable from load to load: `F` and ten digits. */
  id: string;
  mpn: string;
  /** English brand name, the key of {@link CatalogueBrand}. */
  brand: string;
  /** Code of the level-3 category, `3_031207`. */
  category: string;
  nameCn: string;
  nameEn: string;
  descriptionCn: string;
  descriptionEn: string;
  /** Canonical package name, `0603`, `SOT-23`; empty where unknown. */
  packageName: string;
  /** By attribute key: a number in SI units, or a text that is alike in both languages. */
  attributes: Record<string, number | string>;
  datasheetUrl: string;
  /** Photo addresses; a package drawing is `/package/{slug}.svg`. */
  images: string[];
  stock: number;
  moq: number;
  mpq: number;
  step: number;
  stepType: 0 | 1;
  /** Ascending `[min, price]`; the price in millionths of a yuan. */
  tiers: Array<[min: number, price: number]>;
  hasDiscount: boolean;
  ordering: boolean;
  orderingDays: number;
  /** `[pieces, days after the load]`. */
  inTransit: Array<[pieces: number, days: number]>;
  deliveryCn: string;
  deliveryEn: string;
  goodsType: GoodsType;
  /** Third-party goods only: days until delivery, supplier code. */
  deliveryDays: number | null;
  supplier: string;
  /** Popularity, higher is more wanted; ties are broken by id. */
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
  /** SI unit of the number, empty for a count or a text. */
  unit: string;
  position: number;
}

/** A whole catalogue: small tables at once, products one by one. */
export interface Catalogue {
  brands: CatalogueBrand[];
  categories: CatalogueCategory[];
  attributes: CatalogueAttribute[];
  products(): Iterable<CatalogueProduct>;
}
