import { LANGUAGES, type Language } from '../text/language';

/** Where the shop is on the web (app/routes/README.md, "Page heads"). */
export interface Sites {
  /** The origin of the shop, such as `https://mall.example`. */
  origin: string;
  /** Origins that show one language only. */
  origins: Partial<Record<Language, string>>;
}

/** The language of an address for visitors whose language the shop does not have. */
export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The public address of a page in one language: on the origin of that language, or with the parameter `lang` on the origin of the shop.
 * @param path - encoded path, with the query if the query belongs to the page
 */
export function siteAddress({ origin, origins }: Sites, language: Language, path: string): string {
  const own = origins[language];
  const url = new URL((own ?? origin) + path);
  if (own) url.searchParams.delete('lang');
  else url.searchParams.set('lang', language);
  return url.href;
}

/** The origin of the shop on which a visitor is, so that the visitor's cookies are there. @param url - of the request; an origin that is none of the shop's does not count */
export function visitedOrigin({ origin, origins }: Sites, url: string): string {
  const visited = new URL(url).origin;
  return [origin, ...Object.values(origins)].includes(visited) ? visited : origin;
}

/** The public addresses of a page in all languages. */
export function siteAddresses(sites: Sites, path: string): Record<Language, string> {
  return { cn: siteAddress(sites, 'cn', path), en: siteAddress(sites, 'en', path) };
}

/** The addresses of several pages in all languages, one language after the other for each page. */
export function allAddresses(sites: Sites, paths: readonly string[]): string[] {
  return paths.flatMap((path) => LANGUAGES.map((language) => siteAddress(sites, language, path)));
}
