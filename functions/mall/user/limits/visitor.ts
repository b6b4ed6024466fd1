/** The address of requests that name none. They count together. */
const LOCAL = 'local';
/** Groups of an IPv6 address. */
const GROUPS = 8;
/** Groups that name the network: a connection gets at least a /64. */
const NETWORK_GROUPS = 4;

/**
 * The visitor's address as the storefront sends it, in one spelling. Of an IPv6 address only the network counts: its visitor has all
 * addresses of the network.
 */
export function visitorAddress(request: Request): string {
  const address = (request.headers.get('x-visitor-address') ?? '').trim().toLowerCase();
  if (!address.includes(':')) return address || LOCAL;
  const host = `http://[${address}]/`;
  return URL.canParse(host) ? network(new URL(host).hostname.slice(1, -1)) : address;
}

/** An account together with an address, for limits that count both. Neither has outer blanks. */
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
