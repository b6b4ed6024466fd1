/** The levels of the catalogue, and what a search counts in them. */

/** One node of the catalogue. `code` is its own pair, `3_031207`. */
export interface Category {
  code: string;
  parentCode: string | null;
  name: string;
  /** Products in it and below. */
  count: number;
}

export interface BrandCount {
  name: string;
  count: number;
  /** The mall is an agent of this brand. */
  agent: boolean;
}
