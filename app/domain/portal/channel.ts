/** The channel a visitor came by: the parameter `p`. */

/** Keeps the channel parameter in a path of ours: `?p=…` first, then the query that was there. */
export function withChannel(href: string, channel: string | undefined): string {
  if (!channel || !href.startsWith('/')) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  if (new URLSearchParams(query).has('p')) return href;
  return `${path}?p=${encodeURIComponent(channel)}${query && `&${query}`}${hash}`;
}
