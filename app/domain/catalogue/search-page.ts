import type { BrandCount, Category } from './category';
import type { LiveFigures, Product } from '../product/product';

/** One page of a product list with the counts beside it. */
export interface SearchPage {
  /** Brands of the whole result, those with most products first. */
  brands: BrandCount[];
  /** Categories of the result, as a flat list. */
  catalogues: Category[];
  pageNo: number;
  pageSize: number;
  /** Results. At most 1,000 (`RESULT_LIMIT`); with as many there may be more. */
  total: number;
  totalPage: number;
  products: Product[];
}

/** Live figures by product id. */
export type LiveById = Record<string, LiveFigures>;
