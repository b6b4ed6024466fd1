/** The address for requests without an address. All these requests are counted together. */
const LOCAL = 'local';
/** The subject of limits that all visitors share. */
export const WHOLE_SHOP = 'shop';
/** The number of groups in an IPv6 address. */
const GROUPS = 8;
/** The number of groups that identify the network. A connection gets at least a /64. */
const NETWORK_GROUPS = 4;

/**
 * The visitor's address that the storefront sends, in a uniform spelling. An IPv6 address is replaced by its network, because the visitor can
 * use all addresses of the network.
 */
export function visitorAddress(request: Request): string {
  const address = (request.headers.get('x-visitor-address') ?? '').trim().toLowerCase();
  if (!address.includes(':')) return address || LOCAL;
  const host = `http://[${address}]/`;
  return URL.canParse(host) ? network(new URL(host).hostname.slice(1, -1)) : address;
}

/** An account and an address as one subject of a limit. Both must have no blanks around them. */
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
