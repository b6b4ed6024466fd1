/** The categories that the home page offers first. The links of the floors name them, so whoever writes the floors chooses them. */

import { categoryTrail, parseCataloguePath } from '../catalogue/catalogue-code';
import type { Category } from '../catalogue/category';
import type { Product } from '../product/product';
import type { Floor } from './portal';

export interface PopularCategory {
  name: string;
  path: string;
  /** The number of its products. */
  count: number;
  /** The pictures of one of its products. */
  images: string;
}

/** How many categories there are: all, or none. A row has four. */
const MOST = 8;

type FloorWithParts = Pick<Floor, 'links'> & { products: ReadonlyArray<Pick<Product, 'catalogueCode' | 'images'>> };

/**
 * The categories of the floors' links: the first of each floor, then the second of each, and so on. A category needs a product on its floor, for the
 * picture. There are eight, or four, or none.
 */
export function popularCategories(floors: readonly FloorWithParts[], categories: readonly Category[]): PopularCategory[] {
  const byFloor = floors.map(({ links, products }) => links.flatMap(({ name, url }) => {
    const code = parseCataloguePath(/^\/product_list\/catalogue\/([^/?#]+)$/.exec(url)?.[1])?.at(-1);
    const category = categories.find((one) => one.code === code);
    const product = category && products.find((one) => categoryTrail(one.catalogueCode, categories).includes(category));
    return category && product && category.count > 0 ? [{ name, path: url, count: category.count, images: product.images }] : [];
  }));
  const turns = Math.max(0, ...byFloor.map((all) => all.length));
  const inTurn = Array.from({ length: turns }, (_, turn) => byFloor.flatMap((all) => all[turn] ?? [])).flat();
  const once = inTurn.filter(({ path }, index) => inTurn.findIndex((one) => one.path === path) === index);
  return once.slice(0, once.length < MOST ? MOST / 2 * Math.floor(once.length / (MOST / 2)) : MOST);
}
