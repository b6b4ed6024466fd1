import type { BrandCount, Category } from './category';
import type { LiveFigures, Product } from '../product/product';

/** One page of a product list with the counts beside it. */
export interface SearchPage {
  /** Brands of the whole result, most parts first. */
  brands: BrandCount[];
  /** Levels of the catalogue that the result touches, flat. */
  catalogues: Category[];
  pageNo: number;
  pageSize: number;
  /** Results, at most 1,000 (`RESULT_LIMIT`): then there may be more. */
  total: number;
  totalPage: number;
  products: Product[];
}

/** Live figures by goods id. */
export type LiveById = Record<string, LiveFigures>;
