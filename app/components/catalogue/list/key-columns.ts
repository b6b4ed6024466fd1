import type { Product } from '~/domain/product/product';

/** A parameter that has its own column. */
export interface KeyColumn {
  key: string;
  name: string;
  /** Its values are numbers and align right. */
  numeric: boolean;
  /** Shown in wide windows only. */
  wide: boolean;
}

const MOST = 4;
/** The maximum number of columns in a narrower window. */
const MOST_NARROW = 2;
/** The number of letters that fit in the parameter and package columns of a row. A column is as wide as its longest word. */
const ROOM = { wide: 43, narrow: 27 };
/** The number of letters of the heading "Package". */
const PACKAGE_HEAD = 7;

/**
 * The parameters that most products of a page have: at most four, the most frequent first. A parameter is left out if more than half of the
 * products lack it, or if it does not fit in the row.
 */
export function keyColumns(products: readonly Product[]): KeyColumn[] {
  const counts = new Map<string, Omit<KeyColumn, 'wide'> & { count: number; letters: number }>();
  for (const { attributes } of products) {
    for (const { key, name, value, number } of attributes) {
      const numeric = number !== undefined;
      const known = counts.get(key) ?? { key, name, numeric, count: 0, letters: longestWord(name) };
      const letters = Math.max(known.letters, known.numeric ? value.length : longestWord(value));
      counts.set(key, { ...known, count: known.count + 1, letters });
    }
  }
  let taken = Math.max(PACKAGE_HEAD, ...products.map(({ packageName }) => packageName.length));
  let narrow = 0;
  return [...counts.values()]
    .filter(({ key, count }) => key !== 'package' && count * 2 >= products.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .flatMap(({ key, name, numeric, letters }) => {
      if (taken + letters > ROOM.wide) return [];
      taken += letters;
      const wide = narrow === MOST_NARROW || taken > ROOM.narrow;
      if (!wide) narrow += 1;
      return [{ key, name, numeric, wide }];
    });
}

/** The number of letters of the longest word. Chinese characters do not count, because lines may break between them. */
function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/[^\s\p{Script=Han}]+/gu) ?? []).map(({ length }) => length));
}
