import { categoryTrail, formatCataloguePath } from '~/domain/catalogue/catalogue-code';
import type { Category } from '~/domain/catalogue/category';
import { listSearch, productListPath, type ProductList } from '~/domain/catalogue/list-address';
import { listHref } from '../shared/list-links';

/** A category below the shown one, with the address of the narrowed list. */
export interface SubCatalogue {
  code: string;
  name: string;
  count: number;
  href: string;
}

/**
 * The categories to which a list can be narrowed: those below the shown category that have products. A level with a single category is
 * skipped. A catalogue list links to the category's own address; other lists add the category as a condition.
 */
export function subCatalogues(list: ProductList, trail: readonly Category[], found: readonly Category[]): SubCatalogue[] {
  const below = (parent: string | null) => found.filter(({ parentCode, count }) => parentCode === parent && count > 0);
  let levels = below(list.cat[0] ?? trail.at(-1)?.code ?? null);
  for (let only = levels[0]; levels.length === 1 && only; only = levels[0]) levels = below(only.code);
  return levels.map(({ code, name, count }) => ({ code, name, count, href: hrefOf(code) }));

  function hrefOf(code: string): string {
    if (list.origin !== 'catalogue') return listHref(list, { cat: [code] });
    const codes = [...new Set([...trail, ...categoryTrail(code, found)].map((level) => level.code))];
    return productListPath('catalogue', formatCataloguePath(codes)) + listSearch(list, { cat: [] });
  }
}
