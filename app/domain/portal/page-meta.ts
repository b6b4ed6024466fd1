import type { Language } from '../text/language';

/** How many characters of a description search engines show. */
export const DESCRIPTION_LENGTH: Readonly<Record<Language, number>> = { cn: 80, en: 155 };

/** The metadata of a page for browsers and crawlers. The loader of the page makes it. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Canonical address, absolute. */
  canonical: string;
  /** Whether search engines must not index the page, for example because it is empty, or one of many variants. */
  noIndex?: boolean;
}
