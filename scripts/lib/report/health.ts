import * as v from 'valibot';
import { parseJson } from '../../../app/domain/text/parse-json';
import { analyticsQueries, healthOf, healthOfHours, hoursOf, type HealthRow } from '../../../functions/mall/health/health-report';
import type { Statement } from '../../../functions/mall/db/queries';
import { safeText } from '../desk/print';

/** What is asked for: the last days, today included, in the zone of the shop. `now` is ms since 1970. */
interface Asked {
  days: number;
  now: number;
  timeZone: string;
}

/** Variables of the process, as wrangler reads them. */
type Access = Partial<Record<string, string>>;

const API = 'https://api.cloudflare.com/client/v4';
/** How long an answer may take, ms. */
const PATIENCE = 30_000;
/** The maximum length of a reason, in characters. */
const LONGEST = 200;

/** Wrangler names a dataset after its binding if nothing else names it. */
const BINDING = 'HEALTH';

/** The dataset of the binding `HEALTH`. @param configuration - text of wrangler.toml @returns its name; `undefined` if there is no such binding */
export function datasetOf(configuration: string): string | undefined {
  const block = configuration.split(/^(?=\[)/m).find((one) => one.startsWith('[[analytics_engine_datasets]]') && new RegExp(`^binding\\s*=\\s*"${BINDING}"`, 'm').test(one));
  return block === undefined ? undefined : /^dataset\s*=\s*"([^"]*)"/m.exec(block)?.[1] ?? BINDING;
}

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());
const counts = v.object({ data: v.array(v.object({ route: v.string(), cache: v.picklist(['hit', 'stale', 'miss', 'none']), outcome: v.picklist(['1xx', '2xx', '3xx', '4xx', '5xx', 'shed', 'failing']), views: number })) });
const times = v.object({ data: v.array(v.object({ route: v.string(), p50: number, p95: number })) });
const refusal = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** Reads the report from the database of the mall. @param read - runs a statement @throws Error with one line */
export async function readHours({ days, now, timeZone }: Asked, read: (statement: Statement) => Promise<Parameters<typeof healthOfHours>[0]>): Promise<HealthRow[]> {
  return healthOfHours(await read(hoursOf(days, now, timeZone)));
}

/** Reads the report from Analytics Engine. @throws Error with one line that says what to do */
export async function readAnalytics({ days, now, timeZone }: Asked, dataset: string, access: Access): Promise<HealthRow[]> {
  const queries = analyticsQueries(dataset, days, now, timeZone);
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: base = API } = access;
  if (!account || !/^[\da-f]{32}$/i.test(account)) throw new Error('Set CLOUDFLARE_ACCOUNT_ID to the id of your account: 32 digits and letters, in the dashboard');
  if (!token) throw new Error('Set CLOUDFLARE_API_TOKEN to a token with the permission Account Analytics, Read');
  const ask = (query: string) => askApi(`${base.replace(/\/$/, '')}/accounts/${account}/analytics_engine/sql`, token, query);
  const [counted, waited] = await Promise.all([ask(queries.counts), ask(queries.times)]);
  const read = { counts: v.safeParse(counts, counted), times: v.safeParse(times, waited) };
  if (!read.counts.success || !read.times.success) throw new Error(`Production: Analytics Engine answers something else than rows of ${dataset}. Check that only this shop writes to the dataset`);
  return healthOf(read.counts.output.data, read.times.output.data);
}

async function askApi(url: string, token: string, query: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: query, signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error('Production: Analytics Engine does not answer. Check the connection and try again');
  });
  const text = await response.text();
  if (response.ok) return parseJson(text);
  const { status } = response;
  if (status === 401 || status === 403) {
    throw new Error(`Production: the token is refused (${status}). Set CLOUDFLARE_API_TOKEN to a token with the permission Account Analytics, Read, for the account CLOUDFLARE_ACCOUNT_ID`);
  }
  const advice = status < 500 ? `A dataset is made by the first request that a deployed shop with the binding ${BINDING} answers` : 'Try again';
  throw new Error(`Production: Analytics Engine answers ${status}: ${reasonIn(text)}. ${advice}`);
}

/** The API answers a fault as JSON, or as a text. */
function reasonIn(text: string): string {
  const read = v.safeParse(refusal, parseJson(text));
  const reason = read.success ? read.output.errors.map(({ message }) => message).join('; ') : text;
  return safeText(reason.replace(/\s+/g, ' ').trim()).slice(0, LONGEST).replace(/\.$/, '') || 'no reason';
}

/** The columns of the table. */
export const COLUMNS = ['route', 'views', 'hits', 'upstreamP50', 'upstreamP95', 'errors', 'shed'] as const;

/** A row of the table: times in ms, shares in per cent. */
export function cellsOf({ route, views, hits, upstreamP50, upstreamP95, errors, shed }: HealthRow): string[] {
  return [route, String(views), percent(hits), milliseconds(upstreamP50), milliseconds(upstreamP95), percent(errors), percent(shed)];
}

const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);
const milliseconds = (ms: number | null) => (ms === null ? '-' : String(Math.round(ms)));
