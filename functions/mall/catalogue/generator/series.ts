/** How the product families say what they offer; the expander makes catalogue products of it. */

/** What decides price steps and quantities: how a kind of product is packed and sold. */
export type PackagingClass =
  | 'chip' // passives on reels of thousands, sold by the hundred
  | 'small' // cheap discretes on reels, sold by tens
  | 'piece'; // integrated circuits and what else is bought by the piece

/** One product of a series. */
export interface Draft {
  mpn: string;
  /** Canonical package name, empty where there is none. */
  packageName: string;
  /** In the order of the description; a number in SI units or a text alike in both languages. */
  attributes: Record<string, number | string>;
  /** Yuan for one piece at the quantity of a whole pack. */
  price: number;
  /** Pieces in a reel, tube, tray or bag. */
  pack: number;
  /** How wanted within its series, 0 … 1. */
  popularity: number;
  /** Six digits, where it is not the category of the series. */
  category?: string;
  /** Name in Chinese and English, where it is not the series' name. */
  name?: readonly [cn: string, en: string];
  /** Drawing, where the package name does not decide; empty for none. */
  drawing?: string;
}

export interface Series {
  /** English brand name. */
  brand: string;
  /** Six digits of the level-3 category. */
  category: string;
  name: readonly [cn: string, en: string];
  packaging: PackagingClass;
  /** How wanted the series is among all, 0 … 1. */
  popularity: number;
  products: () => Iterable<Draft>;
}
