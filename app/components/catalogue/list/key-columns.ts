import type { Product } from '~/domain/product';

/** A parameter shown in a column of its own. */
export interface KeyColumn {
  key: string;
  name: string;
  /** Values are figures, so they align right. */
  numeric: boolean;
}

const MOST = 4;

/** The parameters that most parts of a page share, at most four, in the order of the parts; none that half of them lack. */
export function keyColumns(products: readonly Product[]): KeyColumn[] {
  const counts = new Map<string, KeyColumn & { count: number }>();
  for (const { attributes } of products) {
    for (const { key, name, number } of attributes) {
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { key, name, numeric: number !== undefined, count: 1 });
    }
  }
  return [...counts.values()]
    .filter(({ key, count }) => key !== 'package' && count * 2 >= products.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
}
