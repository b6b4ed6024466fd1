/** How the upstream is reached: through a service binding, over HTTPS, or as the embedded mall in this process. */
export interface Transport {
  kind: 'service' | 'url' | 'embedded';
  /** Base address. Its host identifies the upstream in snapshot keys. */
  base: string;
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
export function serviceTransport(service: { fetch(request: Request): Promise<Response> }): Transport {
  return { kind: 'service', base: 'https://upstream.service', fetch: (request) => service.fetch(request) };
}

/** The embedded mall, called in this process. */
export function embeddedTransport(mall: { fetch(request: Request): Promise<Response> }): Transport {
  return { kind: 'embedded', base: 'https://mall.embedded', fetch: (request) => mall.fetch(request) };
}
