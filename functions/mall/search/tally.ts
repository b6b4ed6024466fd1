import type { SearchColumns } from './loaded-columns';

/** A filter whose conditions only need columns. */
export interface ColumnFilter {
  /** Ids of the allowed brands; `null` if all are allowed. */
  brands: ReadonlySet<number> | null;
  /** Level-3 codes of the allowed categories; `null` if all are allowed. */
  categories: ReadonlySet<string> | null;
  /** The minimum stock; 0 if any stock is allowed. */
  stock: number;
}

export interface Tally {
  /** Ranks of the products that pass the filter, in the given order. */
  ranks: number[];
  /** Counts of products by brand id, without the filter by brand. */
  brands: Map<number, number>;
  /** Counts of products by category code of level 3, without the filter by category. */
  categories: Map<string, number>;
}

/**
 * Filters and counts in one pass over the given ranks, or over all products. A product that passes the filter is counted by brand and by category.
 * A product that fails only the filter by brand is counted by brand, and a product that fails only the filter by category is counted by category.
 */
export function tally(columns: SearchColumns, filter: ColumnFilter, among?: readonly number[]): Tally {
  const brandCounts = new Uint32Array(columns.brandLimit);
  const categoryCounts = new Uint32Array(columns.categories.length);
  const brandPasses = Uint8Array.from(brandCounts, (_, id) => Number(filter.brands?.has(id) ?? true));
  const categoryPasses = Uint8Array.from(columns.categories, (code) => Number(filter.categories?.has(code) ?? true));
  const { brand, category, stock } = columns;
  const ranks: number[] = [];
  const length = among ? among.length : columns.length;
  for (let at = 0; at < length; at++) {
    const rank = among ? (among[at] ?? 0) : at + 1;
    const index = rank - 1;
    if (index < 0 || index >= columns.length || (stock[index] ?? 0) < filter.stock) continue;
    const ownBrand = brand[index] ?? 0;
    const ownCategory = category[index] ?? 0;
    const inBrand = brandPasses[ownBrand] === 1;
    const inCategory = categoryPasses[ownCategory] === 1;
    if (inCategory) brandCounts[ownBrand] = (brandCounts[ownBrand] ?? 0) + 1;
    if (inBrand) categoryCounts[ownCategory] = (categoryCounts[ownCategory] ?? 0) + 1;
    if (inBrand && inCategory) ranks.push(rank);
  }
  const brands = new Map<number, number>();
  brandCounts.forEach((count, id) => count > 0 && brands.set(id, count));
  const categories = new Map<string, number>();
  categoryCounts.forEach((count, index) => count > 0 && categories.set(columns.categories[index] ?? '', count));
  return { ranks, brands, categories };
}

/** Whether the product with this rank passes a filter. */
export function passes(columns: SearchColumns, filter: ColumnFilter, rank: number): boolean {
  const code = columns.categories[columns.category[rank - 1] ?? 0] ?? '';
  return (
    (columns.stock[rank - 1] ?? -1) >= filter.stock &&
    (filter.brands?.has(columns.brand[rank - 1] ?? 0) ?? true) &&
    (filter.categories?.has(code) ?? true)
  );
}
