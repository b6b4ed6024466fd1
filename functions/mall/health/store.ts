import { sql, type Statement } from '../db/queries';
import type { RequestPoint } from './request-point';

const HOUR = 3_600_000;

/** How long hours are kept, ms: as long as points in Analytics Engine. */
export const HOURS_KEPT = 90 * 24 * HOUR;
/** The number of rows above which the oldest hours go. The hour that passes it stays whole. */
const MOST_ROWS = 50_000;
/** The maximum number of rows that one run of the schedule removes because of their age. */
const FORGOTTEN_AT_ONCE = 5_000;

/** Requests that count as the same. */
export interface CountedRequests extends Pick<RequestPoint, 'route' | 'cache' | 'outcome'> {
  /** Start of their hour, ms since 1970. */
  hour: number;
  /** A step, ms; 0: no call. */
  upstream: number;
  views: number;
}

/** What a request counts as. @param now - ms since 1970 */
export function countedAs({ route, cache, outcome, upstreamMs, calls }: RequestPoint, now: number): CountedRequests {
  return { hour: now - (now % HOUR), route, cache, outcome, upstream: calls === 0 ? 0 : stepOf(upstreamMs), views: 1 };
}

/** A time rounded up to a power of √2, so that a histogram has few steps. It is at most 42 % too high. @param ms - from 0 */
function stepOf(ms: number): number {
  return Math.ceil(2 ** (Math.ceil(2 * Math.log2(Math.max(1, ms))) / 2));
}

/** Adds requests to those of their hours. */
export function addRequests(counted: readonly CountedRequests[]): Statement {
  return sql(
    `INSERT INTO request_hour (hour, route, cache, outcome, upstream, views)
      SELECT value ->> 'hour', value ->> 'route', value ->> 'cache', value ->> 'outcome', value ->> 'upstream', value ->> 'views' FROM json_each(?1) WHERE true
      ON CONFLICT DO UPDATE SET views = views + excluded.views`,
    JSON.stringify(counted),
  );
}

/** Removes hours that are kept long enough; in the first minute of an hour, those above the number of rows too. @param now - ms since 1970 */
export function forgetOldHours(now: number, most = MOST_ROWS): Statement[] {
  const old = sql(
    `DELETE FROM request_hour WHERE (hour, route, cache, outcome, upstream) IN
      (SELECT hour, route, cache, outcome, upstream FROM request_hour WHERE hour < ?1 ORDER BY hour LIMIT ?2)`,
    now - HOURS_KEPT, FORGOTTEN_AT_ONCE,
  );
  if (now % HOUR >= 60_000) return [old];
  return [old, sql('DELETE FROM request_hour WHERE hour < (SELECT hour FROM request_hour ORDER BY hour DESC LIMIT 1 OFFSET ?1)', most)];
}

/** The requests of the hours that end after a moment, ms since 1970. */
export function selectRequests(since: number): Statement {
  return sql(
    'SELECT route, cache, outcome, upstream, SUM(views) AS views FROM request_hour WHERE hour > ?1 GROUP BY route, cache, outcome, upstream', since - HOUR,
  );
}
