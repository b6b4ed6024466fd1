/** The metadata of a page for browsers and crawlers; its loader makes it. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Canonical address, absolute. */
  canonical: string;
  /** Search engines must not index the page, since it is one of many variants, or empty. */
  noIndex?: boolean;
}
