/** What events may say about a page (README, "Tracking"). It has no part in the script that collects them. */

import { LIST_ORIGINS, productListPath, readProductList } from '../catalogue/list-address';
import type { ClickEvent } from './event-names';
import { SEARCH_LIST } from './page-rules';

/** The paths that name an order or a payment. Their events name the kind of page only. */
const NUMBERED = /^\/(order_detail|pay)\/.*$/s;

/** The most characters of a reported path. */
const PATH_LENGTH = 300;
/** The most characters of another reported text. */
const TEXT_LENGTH = 100;

/**
 * The path to report: without query and fragment, without the number of an order or a payment, without searched words that tell something personal,
 * and at most 300 characters. Of longer searches the first words stay.
 */
export function reportedPath(address: string): string {
  const path = address.replace(/[?#].*/s, '').replace(NUMBERED, '/$1');
  const { origin, keyword } = readProductList(path, '');
  if (origin !== 'search') return path.slice(0, PATH_LENGTH);
  if (isPersonal(keyword)) return SEARCH_LIST;
  return path.length > PATH_LENGTH ? shortSearch(keyword) : path;
}

/** The list of the first characters of a search, as many as the path has room for. */
function shortSearch(keyword: string): string {
  let path = `${SEARCH_LIST}/`;
  for (const letter of keyword) {
    const written = productListPath('search', letter).slice(SEARCH_LIST.length + 1);
    if (path.length + written.length > PATH_LENGTH) break;
    path += written;
  }
  return path;
}

/** What a click was about, as a {@link reportedText}, without searched words that tell something personal. */
export function reportedParam(eventName: string, eventParam: string | undefined): string | undefined {
  if (eventParam === undefined) return undefined;
  // A control character that is left out may have stood in a number.
  return eventName === SEARCH_CLICK && isPersonal(withoutControls(eventParam)) ? undefined : reportedText(eventParam);
}

/** The first 100 characters of a text, without control characters. JSON would write each of these in six bytes. */
export function reportedText(text: string): string {
  return Array.from(withoutControls(text)).slice(0, TEXT_LENGTH).join('');
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

const SEARCH_CLICK: ClickEvent = 'search';

// The number of an order, a payment, a refund or feedback.
const TRADE_NUMBER = /[A-Z]\d{8}-\d{8}/i;
// As many digits as a number of a telephone, an identity card or a bank card has. Letters directly beside them make a part number.
const LONG_NUMBER = /(?<![\p{Script=Latin}\p{Nd}])\p{Nd}(?:[\s\p{Pd}]*\p{Nd}){10,}(?![\p{Script=Latin}\p{Nd}])/u;

/** Whether a text that was searched tells something personal: an address of mail, the number of an order, or another long number. */
export function isPersonal(text: string): boolean {
  // Sorting a long run of combining marks would take quadratic time.
  const plain = text.replace(/\p{M}/gu, '').normalize('NFKC');
  return plain.includes('@') || TRADE_NUMBER.test(plain) || LONG_NUMBER.test(plain);
}

/** The kinds of pages: the first part of their paths, of lists the first two, and `home`. */
export const PAGE_KINDS: readonly string[] = [
  'home', 'agent', 'catalogue', 'product_detail', 'compare', 'bom', 'brand', 'about', 'login', 'register', 'shopping_cart', 'confirm_order', 'order_detail', 'pay',
  'membership_center', 'feedback', 'lottery', 'help', 'notice', ...LIST_ORIGINS.map((origin) => `product_list/${origin}`),
];

/** The kind of a page; `other` for a path that the shop does not have. */
export function pageKind(path: string): string {
  const [, first = '', second = ''] = reportedPath(path).split('/');
  const kind = first === 'product_list' ? `${first}/${second}` : first || 'home';
  return PAGE_KINDS.includes(kind) ? kind : 'other';
}
