/** The answer of `GET /popular`: the most popular parts of a category, and its brands. Texts are in the reader's language. */
export interface PopularAnswer {
  /** The price of the first tier, and its quantity; the price is absent if the part has no price. */
  parts: Array<{ id: string; mpn: string; brand: string; images: string; min: number; price?: string }>;
  /** The brand with the most products comes first. */
  brands: Array<{ name: string; count: number }>;
}
