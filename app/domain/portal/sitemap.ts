/** Sitemaps for crawlers (app/routes/README.md, "Sitemaps"). */

/** The number of products in one sitemap. Each has an address in two languages, and a sitemap has at most 50,000 addresses. */
export const PRODUCTS_PER_SITEMAP = 25_000;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An index of sitemaps, as XML. @param addresses - absolute addresses of the sitemaps */
export function sitemapIndex(addresses: readonly string[]): string {
  return `${DECLARATION}<sitemapindex xmlns="${SCHEMA}">${addresses.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('')}</sitemapindex>`;
}

/** A sitemap, as XML. @param addresses - absolute addresses of pages */
export function sitemap(addresses: readonly string[]): string {
  return `${DECLARATION}<urlset xmlns="${SCHEMA}">${addresses.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`).join('')}</urlset>`;
}

/** The names of the sitemaps of products: `parts-1.xml` and so on. @param total - number of products */
export function productSitemaps(total: number): string[] {
  return Array.from({ length: Math.ceil(total / PRODUCTS_PER_SITEMAP) }, (_, index) => `parts-${index + 1}.xml`);
}

/** The number of a sitemap of products, from 1; `null` for other names. */
export function productSitemapNo(name: string): number | null {
  const number = /^parts-([1-9]\d{0,3})\.xml$/.exec(name)?.[1];
  return number === undefined ? null : Number(number);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
