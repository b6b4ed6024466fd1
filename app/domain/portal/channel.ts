/** The channel through which a visitor came to the shop: the parameter `p`. */

/** Name of the parameter, of the form field and of the cookie. */
export const CHANNEL = 'p';

/** A channel from an address or a cookie: up to 32 letters, digits, dashes and underscores. Any other value is `undefined`. */
export function readChannel(value: string | null | undefined): string | undefined {
  return value && /^[\w-]{1,32}$/.test(value) ? value : undefined;
}

/**
 * Adds the channel to a path of this site: first `?p=…`, then the path's own query. Other addresses are not changed, nor are paths that name a
 * channel.
 */
export function withChannel(href: string, channel: string | undefined): string {
  if (!channel || !/^\/(?![/\\])/.test(href)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  if (new URLSearchParams(query).has(CHANNEL)) return href;
  return `${path}?${CHANNEL}=${encodeURIComponent(channel)}${query && `&${query}`}${hash}`;
}

/** The hidden field of a GET form that keeps the channel, because such a form replaces the query of its address. */
export function channelFields(channel: string | undefined): Array<[name: string, value: string]> {
  return channel ? [[CHANNEL, channel]] : [];
}
