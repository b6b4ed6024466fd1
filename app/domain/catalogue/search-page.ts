import type { BrandCount, Category } from './category';
import type { LiveFigures, Product } from '../product/product';

/** One page of a product list, with the numbers of products by brand and by category. */
export interface SearchPage {
  /** Brands of the whole result. The brand with the most products comes first. */
  brands: BrandCount[];
  /** Categories of the whole result, as a flat list. */
  catalogues: Category[];
  pageNo: number;
  pageSize: number;
  /** The number of results, at most 1,000 (`RESULT_LIMIT`). If it is 1,000, there may be more results. */
  total: number;
  totalPage: number;
  products: Product[];
}

/** Live figures by product id. */
export type LiveById = Record<string, LiveFigures>;
