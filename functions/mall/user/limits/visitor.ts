/** Whom a request without an address counts for: all of them together. */
const LOCAL = 'local';
const GROUPS = 8;
/** A connection to the network is given at least this many groups of an IPv6 address. */
const NETWORK_GROUPS = 4;

/**
 * The visitor's address as the storefront knows it, in one spelling. Of IPv6 the network only, as its visitor has all
 * addresses of it.
 */
export function visitorAddress(request: Request): string {
  const address = (request.headers.get('x-visitor-address') ?? '').trim().toLowerCase();
  if (!address.includes(':')) return address || LOCAL;
  const host = `http://[${address}]/`;
  return URL.canParse(host) ? network(new URL(host).hostname.slice(1, -1)) : address;
}

/** An account together with an address, as what limits count for; neither has blanks at its ends. */
export function visit(account: string, address: string): string {
  return `${account} ${address}`;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  return `${[...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
