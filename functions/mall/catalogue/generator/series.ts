/** The form in which product families declare their products. `expand.ts` makes catalogue products from them. */

/** How a kind of product is packed and sold. It decides price tiers and quantities. */
export type PackagingClass =
  | 'chip' // passives on reels of thousands, sold in hundreds
  | 'small' // cheap discretes on reels, sold in tens
  | 'piece'; // integrated circuits and other products that are bought in single pieces

/** One product of a series. */
export interface Draft {
  mpn: string;
  /** Canonical package name; empty if there is no package. */
  packageName: string;
  /** Attributes that distinguish the product; `facts.csv` adds what holds for its kind. Numbers are in SI units, texts are English (see `value-names.ts`). */
  attributes: Record<string, number | string>;
  /** Price of one piece in yuan, if a whole pack is bought. */
  price: number;
  /** Pieces in a reel, tube, tray or bag. */
  pack: number;
  /** Popularity within the series, 0 … 1. */
  popularity: number;
  /** Six digits of the category, if it is not the category of the series. */
  category?: string;
  /** Name in Chinese and English, if it is not the name of the series. */
  name?: readonly [cn: string, en: string];
  /** Slug of the drawing, if it does not follow from the package name; empty for no drawing. */
  drawing?: string;
}

export interface Series {
  /** English brand name. */
  brand: string;
  /** Six digits of the level-3 category. */
  category: string;
  name: readonly [cn: string, en: string];
  packaging: PackagingClass;
  /** Popularity of the series among all series, 0 … 1. */
  popularity: number;
  products: () => Iterable<Draft>;
}
