/** The channel through which a visitor came to the shop: the parameter `p`. */

/** Adds the channel to a path of this site: first `?p=…`, then the path's own query. Other addresses are not changed. */
export function withChannel(href: string, channel: string | undefined): string {
  if (!channel || !href.startsWith('/')) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  if (new URLSearchParams(query).has('p')) return href;
  return `${path}?p=${encodeURIComponent(channel)}${query && `&${query}`}${hash}`;
}
