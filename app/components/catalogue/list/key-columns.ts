import type { Product } from '~/domain/product/product';

/** A parameter shown in a column of its own. */
export interface KeyColumn {
  key: string;
  name: string;
  /** Values are figures, so they align right. */
  numeric: boolean;
  /** Shown where the window is wide only; a narrower one has no room for it. */
  wide: boolean;
}

const MOST = 4;
/** Of them in a narrower window. */
const MOST_NARROW = 2;
/** Letters that fit beside each other, in the parameters and the package of a row; lists are as wide as their longest words. */
const ROOM = { wide: 43, narrow: 27 };
/** Letters of the head "Package". */
const PACKAGE_HEAD = 7;

/**
 * The parameters that most parts of a page share, at most four, in the order of the parts; none that half of them lack,
 * and none that the row has no room for.
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

/** Letters of the longest word. Between Chinese characters a line may end. */
function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/[^\s\p{Script=Han}]+/gu) ?? []).map(({ length }) => length));
}
