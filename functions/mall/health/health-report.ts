import { reportDays } from '../tracking/report-days';
import { POINT_COLUMNS } from './request-point';
import { selectRequests, type CountedRequests } from './store';
import type { Statement } from '../db/queries';

/** One row of the report. Shares are from 0 to 1; `null` where there is nothing to count. */
export interface HealthRow {
  route: string;
  views: number;
  /** Views that found all that they read in the cache, fresh or stale, of those that read it. */
  hits: number | null;
  /** ms of the views that made calls. */
  upstreamP50: number | null;
  upstreamP95: number | null;
  /** Views that ended with 5xx, or with a wrong configuration. */
  errors: number;
  shed: number;
}

/** Requests that count as the same, in all hours of a report. */
export type RequestCount = Pick<CountedRequests, 'route' | 'cache' | 'outcome' | 'views'>;

/** The times that views of a route waited for the upstream, ms. */
export interface RouteTimes {
  route: string;
  p50: number;
  p95: number;
}

/** A row of {@link hoursOf}. */
type HourRow = Omit<CountedRequests, 'hour'>;

/** The statement of the last days of a shop that counts by itself. @throws Error with one line */
export function hoursOf(days: number, now: number, timeZone: string): Statement {
  return selectRequests(sinceOf(days, now, timeZone));
}

/** The report of {@link hoursOf}. */
export function healthOfHours(rows: readonly HourRow[]): HealthRow[] {
  const times = new Map<string, HourRow[]>();
  for (const row of rows) if (row.upstream > 0) times.set(row.route, [...(times.get(row.route) ?? []), row]);
  return healthOf(rows, [...times].map(([route, own]) => {
    const sorted = own.toSorted((a, b) => a.upstream - b.upstream);
    return { route, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
  }));
}

/** The least time that a share of the views did not exceed. @param sorted - by time */
function quantile(sorted: readonly HourRow[], share: number): number {
  let left = share * sorted.reduce((sum, { views }) => sum + views, 0);
  return sorted.find(({ views }) => (left -= views) <= 0)?.upstream ?? 0;
}

/** Makes the rows of the report, the routes with most views first. */
export function healthOf(counts: readonly RequestCount[], times: readonly RouteTimes[]): HealthRow[] {
  const timesOf = new Map(times.map((one) => [one.route, one]));
  const routes = new Map<string, RequestCount[]>();
  for (const count of counts) routes.set(count.route, [...(routes.get(count.route) ?? []), count]);
  return [...routes].map(([route, own]) => {
    const sum = (counted: (one: RequestCount) => boolean) => own.reduce((all, one) => all + (counted(one) ? one.views : 0), 0);
    const views = sum(() => true);
    const looked = sum(({ cache }) => cache !== 'none');
    return {
      route, views,
      hits: looked === 0 ? null : sum(({ cache }) => cache === 'hit' || cache === 'stale') / looked,
      upstreamP50: timesOf.get(route)?.p50 ?? null, upstreamP95: timesOf.get(route)?.p95 ?? null,
      errors: sum(({ outcome }) => outcome === '5xx' || outcome === 'failing') / views,
      shed: sum(({ outcome }) => outcome === 'shed') / views,
    };
  }).sort((a, b) => b.views - a.views || (a.route < b.route ? -1 : 1));
}

/** The maximum number of rows of an answer of Analytics Engine: more than there are routes, states and outcomes. */
const MOST_ROWS = 10_000;

/**
 * The queries of the last days for the SQL API of Analytics Engine. A row stands for as many points as its `_sample_interval` says.
 * @param dataset - name of the dataset: letters, digits and `_`
 * @throws Error with one line
 */
export function analyticsQueries(dataset: string, days: number, now: number, timeZone: string): { counts: string; times: string } {
  if (!/^\w+$/.test(dataset)) throw new Error(`The dataset ${dataset} of HEALTH in wrangler.toml must be letters, digits and _`);
  const { route, cache, outcome, upstreamMs, calls } = POINT_COLUMNS;
  const where = `FROM ${dataset} WHERE timestamp >= toDateTime(${Math.floor(sinceOf(days, now, timeZone) / 1000)})`;
  const quantileOf = (share: number) => `quantileExactWeighted(${share})(${upstreamMs}, _sample_interval)`;
  return {
    counts: `SELECT ${route} AS route, ${cache} AS cache, ${outcome} AS outcome, SUM(_sample_interval) AS views ${where} GROUP BY route, cache, outcome LIMIT ${MOST_ROWS} FORMAT JSON`,
    times: `SELECT ${route} AS route, ${quantileOf(0.5)} AS p50, ${quantileOf(0.95)} AS p95 ${where} AND ${calls} > 0 GROUP BY route LIMIT ${MOST_ROWS} FORMAT JSON`,
  };
}

const sinceOf = (days: number, now: number, timeZone: string) => reportDays(days, now, timeZone)[0]?.from ?? now;
