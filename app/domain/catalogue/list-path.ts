/** The path of a product list (README, "List addresses"), for code that needs no parameters of lists. */

/** The first segment after `/product_list`. */
export type ListOrigin = 'search' | 'agent' | 'brand' | 'catalogue';

export const LIST_ORIGINS: readonly ListOrigin[] = ['search', 'agent', 'brand', 'catalogue'];

/** The first segment of the path. */
export const LIST_ROOT = 'product_list';

/**
 * The address of a list: `/product_list/{origin}/{keyword encoded twice}`. If the keyword is empty, there is no last segment. Any text works:
 * `.` and `..` are escaped, because browsers remove these segments; a lone surrogate becomes U+FFFD, because it cannot be encoded.
 */
export function productListPath(origin: ListOrigin, keyword: string): string {
  const once = encodeURIComponent(keyword.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const dots = /^\.{1,2}$/.test(once) ? once.replaceAll('.', '%2E') : once;
  return once === '' ? `/${LIST_ROOT}/${origin}` : `/${LIST_ROOT}/${origin}/${encodeURIComponent(dots)}`;
}
