/** What a page says of itself to browsers and crawlers; made by its loader. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Canonical address, absolute. */
  canonical: string;
  /** Not for search engines: endless or empty variants. */
  noIndex?: boolean;
}
