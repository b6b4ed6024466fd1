import type { Product } from '~/domain/product/product';

/** A parameter shown in a column of its own. */
export interface KeyColumn {
  key: string;
  name: string;
  /** Its values are numbers and align right. */
  numeric: boolean;
  /** Shown in wide windows only. */
  wide: boolean;
}

const MOST = 4;
/** Columns in a narrower window. */
const MOST_NARROW = 2;
/** Letters that fit in the parameter and package columns of a row. A column is as wide as its longest word. */
const ROOM = { wide: 43, narrow: 27 };
/** Letters of the heading "Package". */
const PACKAGE_HEAD = 7;

/**
 * The parameters that most products of a page share: at most four, in the order of the products. A parameter that half of them lack, or
 * that does not fit in the row, is left out.
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

/** Letters of the longest word. Lines may break between Chinese characters. */
function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/[^\s\p{Script=Han}]+/gu) ?? []).map(({ length }) => length));
}
