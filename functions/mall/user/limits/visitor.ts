import { NETWORK_SHARES, type Rule } from './policies';

/** The address for requests without an address. All these requests are counted together. */
const LOCAL = 'local';
/** The subject of limits that all visitors share. */
export const WHOLE_SHOP = 'shop';
/** The number of groups in an IPv6 address. */
const GROUPS = 8;
/** The number of groups of a /64, the smallest network that a connection gets. */
const NETWORK_GROUPS = 4;
/** The first groups of an IPv6 address that stands for an IPv4 address. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The visitor's address that the storefront sends, in a uniform spelling. An IPv6 address is replaced by its /64, because the visitor can
 * use all addresses of it. An IPv6 address that stands for an IPv4 address is that IPv4 address.
 */
export function visitorAddress(request: Request): string {
  const { text, groups } = readAddress(sentAddress(request));
  return groups ? network(groups, 64) : text;
}

/**
 * A rule for the visitor's address, and for each wider network that the address is in (README, "Networks"). The wider networks have their own counts and
 * may do a multiple of what an address may.
 */
export function forNetworks(rule: Rule, request: Request): Array<readonly [rule: Rule, subject: string]> {
  const { text, groups } = readAddress(sentAddress(request));
  if (!groups) return [[rule, text]];
  return NETWORK_SHARES.map(({ bits, share }) => [{ ...rule, most: rule.most * share }, network(groups, bits)]);
}

/**
 * The widest network that accounts count as one visitor: the /48 of an IPv6 address; any other address itself; `undefined` if it is not known, or is this machine. What an
 * isolate can do is shared by wider ones (`isolate/visitor-network.ts`).
 * @param address - as Cloudflare's network names it
 */
export function widestNetwork(address: string): string | undefined {
  const { text, groups } = readAddress(address);
  if (text === LOCAL || LOOPBACK.test(text)) return undefined;
  return groups ? network(groups, Math.min(...NETWORK_SHARES.map(({ bits }) => bits))) : text;
}

/** The widest network of the visitor's address that the storefront sends. */
export function visitorNetwork(request: Request): string | undefined {
  return widestNetwork(sentAddress(request));
}

/** Servers on the developer's machine name it as the sender of every request. */
const LOOPBACK = /^(?:127\.|::1$)/;

/** An account and an address as one subject of a limit. Both must have no blanks around them. */
export function visit(account: string, address: string): string {
  return `${account} ${address}`;
}

/** The address that the storefront names. */
function sentAddress({ headers }: Request): string {
  return headers.get('x-visitor-address') ?? '';
}

/** The text of an address, and the groups of an IPv6 address. */
function readAddress(address: string): { text: string; groups?: number[] } {
  const text = address.trim().toLowerCase();
  if (!text.includes(':')) return { text: text || LOCAL };
  const host = `http://[${text}]/`;
  if (!URL.canParse(host)) return { text };
  const groups = groupsOf(new URL(host).hostname.slice(1, -1));
  if (groups.slice(0, -2).map(hex).join(':') !== MAPPED) return { text, groups };
  return { text: groups.slice(-2).flatMap((group) => [group >> 8, group & 0xff]).join('.') };
}

/** The groups of an IPv6 address in the spelling of the URL standard, in which `::` stands at most once. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((group) => Number.parseInt(group, 16));
}

/** @param bits - length of the network's prefix, 48 to 64 */
function network(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, NETWORK_GROUPS);
  const mask = (0xffff << (64 - bits)) & 0xffff;
  return `${kept.map((group, index) => hex(index === NETWORK_GROUPS - 1 ? group & mask : group)).join(':')}::/${bits}`;
}

function hex(group: number): string {
  return group.toString(16);
}
