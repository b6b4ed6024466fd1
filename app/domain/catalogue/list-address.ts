/** The address of a product list: what it is about. Its parameters are in `list-params`. */

import { type ListParams, readListParams } from './list-params';

export { type AttributeFilter, LIST_DEFAULTS, LIST_SIZES, LIST_SORTS, type ListParams, listSearch } from './list-params';

/** Where a list comes from; the first segment after `/product_list`. */
export type ListOrigin = 'search' | 'agent' | 'brand' | 'catalogue';

export const LIST_ORIGINS: readonly ListOrigin[] = ['search', 'agent', 'brand', 'catalogue'];

/** Everything that an address of a product list says. */
export interface ProductList extends ListParams {
  /** `null` for an origin that does not exist. */
  origin: ListOrigin | null;
  /** Keyword of a search, brand of agent and brand, path of codes of catalogue; empty for the whole catalogue. */
  keyword: string;
  /** Names of the parameters that are unknown, unreadable or contradict each other, each once. */
  ignored: string[];
}

const ROOT = 'product_list';

/**
 * The address of a list: `/product_list/{origin}/{keyword encoded twice}`, without the last segment for an empty
 * keyword. Any text works: `.` and `..` are escaped, since addresses drop such segments, and a lone
 * surrogate, which no address can carry, becomes U+FFFD.
 */
export function productListPath(origin: ListOrigin, keyword: string): string {
  const once = encodeURIComponent(keyword.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const dots = /^\.{1,2}$/.test(once) ? once.replaceAll('.', '%2E') : once;
  return once === '' ? `/${ROOT}/${origin}` : `/${ROOT}/${origin}/${encodeURIComponent(dots)}`;
}

/**
 * Reads the address of a list.
 *
 * @param pathname as it came, still encoded. The keyword is decoded twice; one that was encoded once only works
 * too: what remains after the first decoding is decoded again where that is possible as a whole, and is taken
 * literally otherwise. Malformed percent sequences stay as they are; never throws.
 * @param search the query string with or without `?`, or its parameters.
 */
export function readProductList(pathname: string, search: string | URLSearchParams): ProductList {
  return { ...readPath(pathname), ...readListParams(search) };
}

/**
 * The real path of an old address with the route in its hash: `#/product_list/search/LM358`.
 * `null` for any other hash.
 */
export function pathOfHash(hash: string): string | null {
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const { origin, keyword } = readPath(path);
  return origin && productListPath(origin, keyword) + (query && `?${query}`);
}

/** What stands before the first slash does not matter: nothing, or the `#` of a hash. */
function readPath(path: string): Pick<ProductList, 'origin' | 'keyword'> {
  const [, root, origin, segment = ''] = path.split('/');
  const known = root === ROOT ? LIST_ORIGINS.find((name) => name === origin) : undefined;
  return { origin: known ?? null, keyword: decodeKeyword(segment) };
}

function decodeKeyword(segment: string): string {
  const once = decodeWhatCan(segment);
  try {
    return decodeURIComponent(once);
  } catch {
    return once;
  }
}

// One UTF-8 character in percent sequences.
const ENCODED_CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** Decodes every well-formed percent sequence and leaves the others as they are. */
function decodeWhatCan(text: string): string {
  return text.replace(ENCODED_CHARACTER, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}
