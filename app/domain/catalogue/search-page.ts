import type { BrandCount, Category } from './category';
import type { LiveFigures, Product } from '../product/product';

/** One page of a product list, with counts of the whole result, and what its keyword was read as. */
export interface SearchPage {
  /** Brands of the whole result. The brand with the most products comes first. */
  brands: BrandCount[];
  /** Categories of the whole result, as a flat list. */
  catalogues: Category[];
  pageNo: number;
  pageSize: number;
  /** The number of results that the list shows, at most 1,000. */
  total: number;
  totalPage: number;
  /** The true number of results. */
  found: number;
  /** Whether there may be more results than `found`. */
  capped: boolean;
  /** Whether the list lacks results: it shows the first 1,000. */
  limited: boolean;
  products: ListedProduct[];
  /** The parameters that are columns, in their order. Empty if the upstream names none; then it cannot sort by them either. */
  columns: Column[];
  facets: Facet[];
  /** What the pieces of the keyword were read as. */
  understood: UnderstoodTerm[];
  /** No part number has the typed text: the results are those of a similar number. */
  corrected: Correction | null;
  /** If nothing is found: each condition with what is found without it, the largest count first. */
  relaxed: RelaxedCondition[];
  /** The products of exactly the typed part number, although a filter excludes them. */
  exact: Product[];
  /** Products that come closest to what was asked for. */
  nearest: NearestProduct[];
}

/** A product of a list. */
export interface ListedProduct extends Product {
  /** Further products of its part number, of other makers or sellers. */
  others?: Product[];
  /** The number of all of them. */
  othersCount?: number;
}

/** A parameter that a list shows as a column. */
export interface Column {
  key: string;
  name: string;
  /** The SI unit of its numbers; absent for texts. */
  unit?: string;
}

/** Keys of facets that are not parameters. */
export const FACET = { package: 'packageName', seller: 'seller', stock: 'stock' } as const;

/** Values of the facet of the stock: products with the quantity of the list in stock, and products with any. */
export const STOCK_VALUE = { enough: 'enough', some: 'some' } as const;

/** The values of one parameter among the results, counted without the filter by this parameter itself. */
export interface Facet {
  key: string;
  name: string;
  /** The SI unit of its numbers; absent for texts. */
  unit?: string;
  /** Numbers in ascending order, texts with the largest count first. */
  values: FacetValue[];
  /** The number of values with products; `values` may have only some of them. */
  valueCount: number;
  /** The smallest and the largest number. */
  min?: number;
  max?: number;
}

export interface FacetValue {
  /** As it stands in the address. */
  value: string;
  name: string;
  number?: number;
  count: number;
}

/** A piece of the keyword and what it was read as. */
export interface UnderstoodTerm {
  /** The piece as it stands in the keyword. */
  text: string;
  kind: 'number' | 'brand' | 'category' | 'package' | 'value' | 'word';
  /** What it was read as: `10 kΩ`, `≥ 25 V`. */
  name: string;
  key?: string;
  /** If the piece may mean several things: all of them. */
  readings: Reading[];
}

/** One meaning of a piece of the keyword. */
export interface Reading {
  /** The text that has only this meaning. */
  text: string;
  name: string;
  count: number;
  chosen: boolean;
}

export interface Correction {
  from: string;
  to: string;
  /** More numbers that may be meant. */
  others: Array<{ text: string; count: number }>;
}

/** A condition that may be removed, and the number of products without it. */
export interface RelaxedCondition {
  kind: 'keyword' | 'brand' | 'catalogCode' | 'packageName' | 'attribute' | 'inStock' | 'seller';
  /** The piece of the keyword; absent for filters. */
  text?: string;
  /** The key of a parameter. */
  key?: string;
  name: string;
  count: number;
}

/** A product and how it differs from what was asked for. */
export interface NearestProduct {
  product: Product;
  differs: Difference[];
}

/** How one parameter of a product differs from what was asked for. */
export interface Difference {
  key: string;
  name: string;
  asked: string;
  has: string;
  verdict: 'same' | 'better' | 'worse' | 'other';
}

/** Live figures by product id. */
export type LiveById = Record<string, LiveFigures>;
