/** Code that the files of transistors share: rows with ratings and part numbers, and packs by package. */
import * as cell from '../../reading/cells';
import type { Draft, Series } from '../../series';

/** Pieces in a reel or tube, by package. */
const PACKS: Record<string, number> = {
  'TO-220': 50, 'TO-220F': 50, 'TO-262': 50, 'TO-251': 75, 'TO-126': 100, 'TO-247': 30, 'TO-247-4': 30, 'TO-3P': 30, 'TO-3PF': 30, 'TO-264': 25, 'TO-263': 800,
  'TO-252': 2500, 'TO-263-7': 800, 'SOT-227': 10, 'TO-92': 1000, 'TO-92L': 1000, 'TO-18': 100, 'TO-39': 100, 'SOT-89': 1000, 'SOT-223': 2500, 'SOIC-8': 2500,
  'SOT-723': 8000, 'SOT-563': 4000, 'DFN1006-3': 10000, 'PDFN5x6-8': 5000, 'PDFN3.3x3.3-8': 5000, 'DFN3x3-8': 5000, 'TOLL-8': 2000, 'DIP-16': 25, 'DIP-18': 25,
  'TO-3': 100, 'SOT-82': 100, 'RD-91': 10, 'TSSOP-8': 3000, 'SOIC-16': 2500, 'SOIC-18W': 1000,
};

/** How much the popularity falls from one part number of a row to the next. */
const FALLOFF = 0.08;

export function packOf(packageName: string): number {
  return PACKS[packageName] ?? 3000;
}

/** The data of a row that are the same for all its part numbers. */
export interface Rating {
  category: string;
  name: readonly [cn: string, en: string];
  attributes: Draft['attributes'];
}

export interface Listed extends Rating {
  brand: string;
  mpn: string;
  packageName: string;
  price: number;
  popularity: number;
  /** How many part numbers are listed in the same row. */
  alike: number;
}

/** The columns that every file of part numbers has in addition to its ratings. */
export const LISTED = {
  brand: cell.brand,
  price: cell.positive,
  popularity: cell.share,
  /** Part numbers with the same ratings, the most wanted one first. */
  mpns: cell.words,
  package: cell.someText,
};

interface ListedRow {
  brand: string;
  price: number;
  popularity: number;
  mpns: readonly string[];
  package: string;
}

/** The products that are listed in rows. @param rating - makes the rating of a row */
export function listedProducts<Row extends ListedRow>(rows: readonly Row[], rating: (row: Row) => Rating): Listed[] {
  return rows.flatMap((row) => {
    const { brand, mpns, package: packageName, price, popularity } = row;
    const rated = rating(row);
    return mpns.map((mpn, index) => ({ ...rated, brand, mpn, packageName, price, popularity: popularity / (1 + index * FALLOFF), alike: mpns.length }));
  });
}

/** Groups listed products into series: one series for each maker, category, name and packaging class. */
export function seriesOf(products: readonly Listed[]): Series[] {
  const groups = new Map<string, { head: Listed; packaging: 'small' | 'piece'; drafts: Draft[] }>();
  for (const product of products) {
    const packaging = product.price < 2.5 ? 'small' : 'piece';
    const key = `${product.brand}|${product.category}|${product.name[1]}|${packaging}`;
    const group = groups.get(key) ?? { head: product, packaging, drafts: [] };
    groups.set(key, group);
    const { mpn, packageName, attributes, price, popularity } = product;
    group.drafts.push({ mpn, packageName, attributes, price, pack: packOf(packageName), popularity });
  }
  return [...groups.values()].map(({ head, packaging, drafts }) => ({
    brand: head.brand, category: head.category, name: head.name, packaging, popularity: 1, products: () => drafts,
  }));
}
