import type { StatementRecord } from '../db/queries';
import type { Log } from '../log/log';

/** The time zone of a shop that does not set `TIME_ZONE`. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** The settings and services that the Worker gives to the embedded mall. */
export interface MallBindings {
  DB: D1Database;
  /** Holds the search columns of each catalogue version, under `current` the loaded version, and under `feedback/` screenshots. */
  CATALOGUE: KVNamespace;
  /** The `{product}` of the paths. */
  PRODUCT: string;
  /** IANA time zone of calendar days, such as days of arrival. Default: {@link DEFAULT_TIME_ZONE}. */
  TIME_ZONE?: string;
  /** Name of the shop on its documents. Default: `PRODUCT`. */
  PRODUCT_NAME?: string;
  /** The static files of the shop. The mall reads the font of its documents from them. */
  ASSETS?: Pick<Fetcher, 'fetch'>;
  /** `1` for a demonstration: it shows verification codes and answers of captchas, has a test provider, and buyers do the mall's work on their orders. */
  DEMO?: string;
  /** The secrets of the Worker, separated by commas. The test provider of a demonstration signs its call-backs with the first one. */
  SESSION_SECRET?: string;
  /** Whoever sends this key in the header `mall-key` may call the mall's Worker. If it is not set, only the storefront's binding and operators may. */
  MALL_KEY?: string;
  /** A caller who sends this key in the header `operator-key` is an operator. If it is not set, there are no operators. */
  OPERATOR_KEY?: string;
  /** The keys of the widget of Cloudflare Turnstile: both or none. With them its challenges take the place of proofs of work. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Where tokens of the widget are checked instead of at Cloudflare, for tests. */
  TURNSTILE_URL?: string;
  /** Hashes numbers of records and accounts in log lines. */
  LOG_KEY?: string;
  /** How many times as many passwords an isolate hashes as by default (README, "Hashes"), for machines that serve nobody else. Default: 1. */
  HASH_RATE?: string;
  /** Says which deployed Worker this is. */
  CF_VERSION_METADATA?: Pick<WorkerVersionMetadata, 'id'>;
  /** Limits the sign-in calls of an address before they reach the database. */
  SIGN_IN_SHIELD?: RateLimit;
}

/** Functions that tests and benchmarks can set, to replace the clock or to watch the mall. */
export interface MallOptions {
  /** The clock: milliseconds since 1970. */
  now?: () => number;
  /** Called with every D1 statement after it has run. */
  observe?: (statement: StatementRecord) => void;
  /** Whether the database has replicas. Each call then has a session of its own, and its answer a bookmark if it has changed something. */
  replicas?: boolean;
  /** Gets all lines about this mall's calls, in place of the console. */
  log?: Log;
}
