/** The address of a product list (README, "List addresses"). Its path is in `list-path`, its parameters are in `list-params`. */

import { LIST_ORIGINS, LIST_ROOT, type ListOrigin, productListPath } from './list-path';
import { type ReadListParams, readListParams } from './list-reading';

export {
  type AttributeFilter, LIST_DEFAULTS, LIST_SIZES, LIST_SORTS, type ListParams, listSearch, type ListSort,
} from './list-params';
export { LIST_ORIGINS, type ListOrigin, productListPath };

/** What the address of a product list contains: origin, keyword and parameters. */
export interface ProductList extends ReadListParams {
  /** `null` if the address names an unknown origin. */
  origin: ListOrigin | null;
  /** The keyword of a search, the name of a brand, or a path of catalogue codes. Empty: the whole catalogue. */
  keyword: string;
}

/**
 * Reads the address of a list. Never throws.
 * @param pathname - path, still encoded. The keyword is decoded twice. If the second decoding fails, the result of the first one is used, so a
 * keyword that was encoded once works too. Malformed percent sequences stay as they are.
 * @param search - query string with or without `?`, or its parameters
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

/** Reads origin and keyword. Text before the first slash is ignored, so the path may begin with the `#` of a hash. */
function readPath(path: string): Pick<ProductList, 'origin' | 'keyword'> {
  const [, root, origin, segment = ''] = path.split('/');
  const known = root === LIST_ROOT ? LIST_ORIGINS.find((name) => name === origin) : undefined;
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

// One UTF-8 character, written as percent sequences.
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
