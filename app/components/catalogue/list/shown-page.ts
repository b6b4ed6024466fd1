import type { Category } from '~/domain/catalogue/category';
import type { ProductList } from '~/domain/catalogue/list-address';
import type { SearchPage } from '~/domain/catalogue/search-page';
import type { Product } from '~/domain/product/product';
import { availabilityOf, shownFacets, type Availability, type ShownFacet } from '../filters/shown-facets';
import { shownTerms, type ShownTerm } from '../filters/shown-terms';
import { type SubCatalogue, subCatalogues } from '../filters/sub-catalogues';
import { groupOf, type RowGroup } from './group-rows';
import { type KeyColumn, keyColumns } from './key-columns';

/** One page of a list with the data that the screen shows. */
export interface ShownPage extends Omit<SearchPage, 'catalogues' | 'brands' | 'facets' | 'understood' | 'columns' | 'products'> {
  groups: RowGroup[];
  columns: KeyColumn[];
  subCatalogues: SubCatalogue[];
  facets: ShownFacet[];
  availability: Availability;
  terms: ShownTerm[];
  /** Names of the parameters that the list is narrowed by or sorted by, by key. */
  names: Record<string, string>;
}

/**
 * Removes from a page the data that the screen does not show. It runs on the server, so that this data is neither encoded nor sent.
 * @param trail - the categories of a catalogue list, from level 1 down
 */
export function shownPage(
  { catalogues, brands, facets, understood, columns: sent, products, ...page }: SearchPage, list: ProductList, trail: readonly Category[],
): ShownPage {
  const columns = keyColumns(products, sent);
  const withBrands = list.origin !== 'brand' && list.origin !== 'agent';
  const used = new Set(list.attributes.map(({ key }) => key));
  return {
    ...page,
    columns,
    subCatalogues: subCatalogues(list, trail, catalogues),
    facets: shownFacets({ facets, brands }, list, withBrands),
    availability: availabilityOf(facets),
    terms: list.origin === 'search' ? shownTerms(list.keyword, understood, list) : [],
    names: Object.fromEntries([...sent, ...facets].filter(({ key }) => used.has(key)).map(({ key, name }) => [key, name])),
    groups: products.map((product) => withColumns(groupOf(product, list.qty), columns)),
    exact: page.exact.map((product) => withAttributes(product, [])),
    nearest: page.nearest.map(({ product, differs }) => ({ product: withAttributes(product, []), differs })),
  };
}

function withColumns({ product, others, ...group }: RowGroup, columns: readonly KeyColumn[]): RowGroup {
  return { ...group, product: withAttributes(product, columns), others: others.map((one) => withAttributes(one, columns)) };
}

/** Keeps the texts of the attributes that have a column. */
function withAttributes(product: Product, columns: readonly KeyColumn[]): Product {
  const shown = product.attributes.filter(({ key }) => columns.some((column) => column.key === key));
  return { ...product, attributes: shown.map(({ key, name, value }) => ({ key, name, value })) };
}
