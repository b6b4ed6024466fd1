/** Categories of the catalogue and brands, with their numbers of products. */

/** One node of the catalogue. `code` is the code of its own level, for example `3_031207`. */
export interface Category {
  code: string;
  parentCode: string | null;
  name: string;
  /** The number of products in the category and in all categories below it. */
  count: number;
}

export interface BrandCount {
  name: string;
  count: number;
  /** Whether the mall is an agent of this brand. */
  agent: boolean;
}
