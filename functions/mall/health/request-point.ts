import { placeOf } from '../log/redact';

/** What a request found in the cache, the worst of its answers; `none`: it did not look. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

/** The class of a status; `shed`: refused because of too much load; `failing`: the configuration is wrong. */
export type Outcome = `${1 | 2 | 3 | 4 | 5}xx` | 'shed' | 'failing';

/** What the Worker notes of one request (README, "Health"). It names no visitor. Times are ms until the answer began. */
export interface RequestPoint {
  /** The pattern of its path, with `POST` before that of a post. */
  route: string;
  cache: CacheState;
  outcome: Outcome;
  /** Two letters, as Cloudflare's network knows it; empty if it does not. */
  country: string;
  /** In which at least one call of the upstream was under way. */
  upstreamMs: number;
  /** Calls of the upstream that ended in this time. */
  calls: number;
  totalMs: number;
}

const PUBLIC_FILE = '/api/*/store/publicDownloadByUrl';

/** The pattern of a request's path: one of a few hundred, whatever visitors ask for. */
export function routeOf(method: string, pathname: string): string {
  const place = placeOf(pathname);
  const route = place.startsWith('/api/') && place !== PUBLIC_FILE ? '/*' : place;
  return method === 'POST' ? `POST ${route}` : route;
}

/** The outcome of an answer. */
export function outcomeOf(status: number, { shed, failing }: { shed: boolean; failing: boolean }): Outcome {
  if (failing) return 'failing';
  if (status >= 500) return shed ? 'shed' : '5xx';
  return status >= 400 ? '4xx' : status >= 300 ? '3xx' : status >= 200 ? '2xx' : '1xx';
}

/** The bytes that an index of Analytics Engine may have. */
const INDEX_BYTES = 96;

/** A point for Analytics Engine. The index is what it samples by, so that routes with few requests keep all their points. */
export function dataPointOf({ route, cache, outcome, country, upstreamMs, calls, totalMs }: RequestPoint): AnalyticsEngineDataPoint {
  return { indexes: [route.slice(0, INDEX_BYTES)], blobs: [route, cache, outcome, country], doubles: [upstreamMs, calls, totalMs] };
}

/** Where {@link dataPointOf} puts each field, for queries. */
export const POINT_COLUMNS = { route: 'blob1', cache: 'blob2', outcome: 'blob3', upstreamMs: 'double1', calls: 'double2' } as const;
