import type { Env } from '../configuration';
import { Queries } from '../mall/db/queries';
import { dataPointOf, type RequestPoint } from '../mall/health/request-point';
import { addRequests, countedAs, type CountedRequests } from '../mall/health/store';
import type { Log } from '../mall/log/log';

/** How long an isolate that gets requests holds points before they are stored, ms. */
export const HELD_FOR = 10_000;
/** The maximum number of different points that it holds. Further ones are not counted. */
const MOST_HELD = 1_000;

/** The points of an isolate that are not stored yet, equal ones as one. Times are ms since 1970. */
export class HeldPoints {
  #held = new Map<string, CountedRequests>();
  #since: number | undefined;

  /** Whether the oldest has been held long enough. */
  isDue(now: number): boolean {
    return this.#since !== undefined && now - this.#since >= HELD_FOR;
  }

  add(point: RequestPoint, now: number): void {
    const counted = countedAs(point, now);
    const key = Object.values({ ...counted, views: 0 }).join(' ');
    const same = this.#held.get(key);
    if (same) same.views += 1;
    else if (this.#held.size < MOST_HELD) this.#held.set(key, counted);
    this.#since ??= now;
  }

  /** Takes all that are held. */
  take(): CountedRequests[] {
    const taken = [...this.#held.values()];
    this.#held = new Map();
    this.#since = undefined;
    return taken;
  }
}

/** Whether the shop answers from the mall of this project. */
export function hasOwnMall({ UPSTREAM, UPSTREAM_URL }: Pick<Env, 'UPSTREAM' | 'UPSTREAM_URL'>): boolean {
  return !UPSTREAM && !UPSTREAM_URL;
}

/**
 * Writes the point of a request behind its answer: to Analytics Engine; without the binding `HEALTH` to the database of the mall, some seconds of an isolate together; with an
 * upstream of somebody else nowhere.
 * @param describe - makes the point
 */
export function noteRequest(
  describe: () => RequestPoint, env: Pick<Env, 'HEALTH' | 'DB' | 'UPSTREAM' | 'UPSTREAM_URL'>, points: HeldPoints, { waitUntil, log }: { waitUntil(work: Promise<unknown>): void; log: Log },
): void {
  if (!env.HEALTH && !hasOwnMall(env)) return;
  waitUntil(new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
    if (env.HEALTH) return env.HEALTH.writeDataPoint(dataPointOf(describe()));
    points.add(describe(), Date.now());
    if (points.isDue(Date.now())) await storePoints(env.DB, points);
  }).catch((error: unknown) => log.failed({ event: 'health_failed' }, error)));
}

/** Stores the points that are held. If that fails, they are lost. */
export async function storePoints(db: Env['DB'], points: HeldPoints): Promise<void> {
  const taken = points.take();
  if (taken.length > 0) await new Queries(db).run(addRequests(taken));
}
