import type { Call } from '../contract/base/call';

/** How the upstream is reached: through a service binding, over HTTPS, or as the embedded mall in this process. */
export interface Transport {
  kind: 'service' | 'url' | 'embedded';
  /** Base address. Its host identifies the upstream in snapshot keys. */
  base: string;
  /** @param call - absent for public files */
  fetch(request: Request, call?: Pick<Call, 'policy'>): Promise<Response>;
}

/** Whatever answers the requests of a transport. */
interface Upstream {
  fetch(request: Request): Promise<Response>;
}

/**
 * An upstream behind an address. Redirects are not followed: requests go to the configured address only.
 * @param key - sent in the header `mall-key`
 */
export function urlTransport(base: string, key?: string): Transport {
  return {
    kind: 'url',
    base,
    fetch(request) {
      if (key !== undefined) request.headers.set('mall-key', key);
      return fetch(request);
    },
  };
}

/** An upstream behind a service binding. */
export function serviceTransport(service: Upstream): Transport {
  return { kind: 'service', base: 'https://upstream.service', fetch: (request) => service.fetch(request) };
}

/**
 * The embedded mall: in this process, or in two Workers (README, "Two Workers").
 * @param near - answers in this process, where the visitor is
 * @param mall - answers what is private, beside the database
 */
export function embeddedTransport(near: Upstream, mall = near): Transport {
  return { kind: 'embedded', base: 'https://mall.embedded', fetch: (request, call) => (call?.policy === 'never' ? mall : near).fetch(request) };
}
