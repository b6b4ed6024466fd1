import { parseCataloguePath } from '~/domain/catalogue/catalogue-code';
import { readProductList } from '~/domain/catalogue/list-address';

/** What links may lead to. */
export interface Destinations {
  /** The paths of the shop's screens, as its route table writes them: `help/:menuId`. The home page is not among them. */
  screens: readonly string[];
  /** Whether the shop has a picture at a path. */
  hasPicture(path: string): boolean;
  /** Codes of categories, and names of brands in lower case; absent if no catalogue is loaded. */
  catalogue?: { categories: ReadonlySet<string>; brands: ReadonlySet<string> } | undefined;
}

/** The ids of entries that have pages, by the first segment of their paths. */
export type PagesOfEntries = ReadonlyMap<string, ReadonlySet<string>>;

/** Stands for the origin of the shop. */
const SHOP = 'https://shop.invalid';

/** What is wrong with a link; `undefined` if nothing is. */
export function linkFault(link: string, to: Destinations, entries: PagesOfEntries): string | undefined {
  if (!link.startsWith('/')) return webFault(link);
  const url = ownAddress(link);
  return url ? pageFault(url, to, entries) : 'is no path of the shop';
}

/** What is wrong with the address of a picture; `undefined` if nothing is. */
export function pictureFault(address: string, { hasPicture }: Destinations): string | undefined {
  if (!address.startsWith('/')) return webFault(address);
  return ownAddress(address) && hasPicture(address) ? undefined : 'is no picture of the shop';
}

/** Only https leads out of the shop, and no name or password goes with it. */
function webFault(address: string): string | undefined {
  const url = /^https:\/\/[^\s\\]+$/i.test(address) ? parseUrl(address) : undefined;
  if (!url) return 'is neither a path of the shop nor an https address';
  if (url.username || url.password) return 'has a user name or a password';
  return url.hostname.includes('.') ? undefined : 'has no full host name';
}

/** An address of the shop; `undefined` if a browser would read it as another one. */
function ownAddress(path: string): URL | undefined {
  if (/[\s\\]/.test(path) || path.startsWith('//')) return undefined;
  const url = parseUrl(path, SHOP);
  return url?.origin === SHOP && url.pathname === path.replace(/[?#].*/s, '') ? url : undefined;
}

function pageFault({ pathname, search }: URL, { screens, catalogue }: Destinations, entries: PagesOfEntries): string | undefined {
  if (pathname === '/') return undefined;
  if (!screens.some((pattern) => matches(pattern, pathname))) return 'leads to no page of the shop';
  const [, first = '', id = ''] = pathname.split('/');
  const known = entries.get(first);
  if (known && id && !known.has(decode(id))) return `leads to ${first} ${id}, which is not in this file`;
  if (first !== 'product_list') return undefined;
  const { origin, keyword } = readProductList(pathname, search);
  if (origin === null) return 'leads to no page of the shop';
  if (!catalogue || keyword === '') return undefined;
  if (origin === 'catalogue') {
    const codes = parseCataloguePath(keyword);
    return codes?.every((code) => catalogue.categories.has(code)) ? undefined : 'leads to a category that the catalogue does not have';
  }
  return origin === 'search' || catalogue.brands.has(keyword.toLowerCase()) ? undefined : 'leads to a brand that the catalogue does not have';
}

/** Whether a path fits a pattern of the route table. A segment `:name` stands for any, `:name?` for any or none. */
function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const segments = pathname.slice(1).split('/');
  return segments.length <= wanted.length && wanted.every((part, index) => {
    const segment = segments[index];
    if (segment === undefined) return part.startsWith(':') && part.endsWith('?');
    return part.startsWith(':') ? segment !== '' : segment === part;
  });
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
