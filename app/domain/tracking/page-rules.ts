/** Rules of the pages that events name (README, "Tracking"). */

const SEARCH_LIST = '/product_list/search';

/** Whether the way from one page to the next is a page jump: to another path, which is no list of a search. */
export function isPageJump(from: string, to: string): boolean {
  return from !== to && !to.includes(SEARCH_LIST);
}

/** The paths that name an order or a payment. Their events name the kind of page only. */
const NUMBERED = /^\/(order_detail|pay)\/.*$/s;

/** The path to report: without query and fragment, and without the number of an order or a payment. */
export function reportedPath(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(NUMBERED, '/$1');
}

/** The kind of a page: the first part of its path, of lists the first two; `home` for the home page. */
export function pageKind(path: string): string {
  const [, first = '', second = ''] = reportedPath(path).split('/');
  if (!first) return 'home';
  return first === 'product_list' && second ? `${first}/${second}` : first;
}

/** `extParam` of a list: the number of parts that were found. */
export function foundParam(found: number): string {
  return `found=${found}`;
}

/** Reads {@link foundParam}; `null` for any other text. */
export function foundOf(extParam: string | undefined): number | null {
  const [, digits] = /^found=(\d{1,9})$/.exec(extParam ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}
