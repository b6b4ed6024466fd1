import type { Column } from '~/domain/catalogue/search-page';
import type { Product } from '~/domain/product/product';

/** A parameter that has its own column. */
export interface KeyColumn {
  key: string;
  name: string;
  /** Its values are numbers and align right. */
  numeric: boolean;
  /** The list can be sorted by it. */
  sorts: boolean;
}

const MOST = 4;
/** The number of letters that fit in the parameter and package columns of a row. A column is as wide as its longest word. */
const ROOM = 46;
/** The number of letters of the heading "Package". */
const PACKAGE_HEAD = 7;

/**
 * The parameters with a column: at most four. They are those that the upstream names, in its order, or else those that most products of the page
 * have, the most frequent first. A parameter is left out if more than half of the products lack it, or if it does not fit in the row.
 * @param sent - the columns that the upstream names; the list can be sorted by them
 */
export function keyColumns(products: readonly Product[], sent: readonly Column[]): KeyColumn[] {
  const counts = new Map<string, { key: string; name: string; numeric: boolean; count: number; letters: number }>();
  for (const { attributes } of products) {
    for (const { key, name, value, number } of attributes) {
      const numeric = number !== undefined;
      const known = counts.get(key) ?? { key, name, numeric, count: 0, letters: longestWord(name) };
      const letters = Math.max(known.letters, known.numeric ? value.length : longestWord(value));
      counts.set(key, { ...known, count: known.count + 1, letters });
    }
  }
  const place = new Map(sent.map(({ key }, index) => [key, index]));
  let taken = Math.max(PACKAGE_HEAD, ...products.map(({ packageName }) => packageName.length));
  return [...counts.values()]
    .filter(({ key, count }) => key !== 'package' && count * 2 >= products.length && (sent.length === 0 || place.has(key)))
    .sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0) || b.count - a.count)
    .flatMap(({ key, name, numeric, letters }) => {
      if (taken + letters > ROOM) return [];
      taken += letters;
      return [{ key, name, numeric, sorts: place.has(key) }];
    })
    .slice(0, MOST);
}

/** The number of letters of the longest word. Chinese characters do not count, because lines may break between them. */
function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/[^\s\p{Script=Han}]+/gu) ?? []).map(({ length }) => length));
}
