import type { RequestWork } from '../isolate/request-work';
import type { Aside } from '../isolate/load';
import { requestIdFrom } from '../mall/log/log';

/** A request of a visitor. */
export interface Arrival {
  id: string;
  /** When it came, ms since 1970. */
  started: number;
  /** Whether the isolate has no time for it. Then its page is an error page. */
  shed: boolean;
  /** Waits for the request's turn. */
  aside: Aside;
  /** Counts what its calls cost; absent if nobody does. */
  work?: RequestWork;
}

/** Cloudflare's network numbers each request. A local runtime does not. */
const NUMBER = 'cf-ray';

/** The id that Cloudflare's network gave a request, or a new one. */
export function requestIdOf(request: Request): string {
  return requestIdFrom(request.headers.get(NUMBER));
}

/** The country of the network that a request comes from, in two letters; empty if Cloudflare does not say it. A local runtime says of each request that it comes from Texas. */
export function countryOf({ headers, cf }: Request): string {
  return headers.has(NUMBER) && typeof cf?.country === 'string' ? cf.country : '';
}

/** Path and query of a page. For the data of a page, the framework uses another path and adds parameters, which are removed here. */
export function pagePath({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of ['_routes', 'index']) query.delete(name);
  const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
  return query.size > 0 ? `${path}?${query}` : path;
}
