import type { Category } from '~/domain/catalogue/category';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { SearchPage } from '~/domain/catalogue/search-page';
import type { Product } from '~/domain/product/product';
import { type SubCatalogue, subCatalogues } from '../filters/sub-catalogues';
import { type KeyColumn, keyColumns } from './key-columns';

/** One page of a list with the data that the screen shows. */
export interface ShownPage extends Omit<SearchPage, 'catalogues'> {
  columns: KeyColumn[];
  subCatalogues: SubCatalogue[];
}

/**
 * Removes from a page the data that the screen does not show. It runs on the server, so that this data is neither encoded nor sent.
 * @param trail - the categories of a catalogue list, from level 1 down
 */
export function shownPage({ catalogues, products, ...page }: SearchPage, list: ProductList, trail: readonly Category[]): ShownPage {
  const columns = keyColumns(products);
  return {
    ...page,
    columns,
    subCatalogues: subCatalogues(list, trail, catalogues),
    products: products.map((product) => withColumns(product, columns)),
    exact: page.exact.map((product) => withColumns(product, [])),
    nearest: page.nearest.map(({ product, differs }) => ({ product: withColumns(product, []), differs })),
  };
}

/** Keeps the texts of the attributes that have a column. */
function withColumns(product: Product, columns: readonly KeyColumn[]): Product {
  const shown = product.attributes.filter(({ key }) => columns.some((column) => column.key === key));
  return { ...product, attributes: shown.map(({ key, name, value }) => ({ key, name, value })) };
}
