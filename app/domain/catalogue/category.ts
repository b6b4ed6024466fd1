/** The catalogue's levels and what a search counts in them. */

/** One catalogue level as the upstream lists it. `code` is its own pair, `3_031207`. */
export interface Category {
  code: string;
  parentCode: string | null;
  name: string;
  /** Parts in it and below. */
  count: number;
}

export interface BrandCount {
  name: string;
  count: number;
  /** A line the mall is an agent of. */
  agent: boolean;
}
