/** A category as a link: the address of its list, and the number of its products. */
export interface CategoryLink {
  name: string;
  href: string;
  count: number;
}

/** The answer of `GET /popular`: the categories below a category, its most popular parts, and its brands. Texts are in the reader's language. */
export interface PopularAnswer {
  /** The categories of the next level, each with those below it. */
  groups: Array<CategoryLink & { children: CategoryLink[] }>;
  /** The price of the first tier, and its quantity; the price is absent if the part has no price. */
  parts: Array<{ id: string; mpn: string; brand: string; images: string; min: number; price?: string }>;
  /** The brand with the most products comes first. */
  brands: Array<{ name: string; count: number }>;
}
