/** The channel that a visitor came by: the parameter `p`. */

/** Adds the channel to a path of this site: `?p=…` first, then the query that was there. */
export function withChannel(href: string, channel: string | undefined): string {
  if (!channel || !href.startsWith('/')) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  if (new URLSearchParams(query).has('p')) return href;
  return `${path}?p=${encodeURIComponent(channel)}${query && `&${query}`}${hash}`;
}
