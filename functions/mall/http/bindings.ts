import type { StatementRecord } from '../db/queries';

/** The time zone of a shop that sets none. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** What the Worker gives to the embedded mall. */
export interface MallBindings {
  DB: D1Database;
  /** The search columns of each catalogue version, and under `current` which version is loaded. */
  CATALOGUE: KVNamespace;
  /** The `{product}` of the paths. */
  PRODUCT: string;
  /** IANA time zone of calendar days, such as days of arrival. Default: {@link DEFAULT_TIME_ZONE}. */
  TIME_ZONE?: string;
  /** Name of the shop on its documents. Default: `PRODUCT`. */
  PRODUCT_NAME?: string;
  /** The static files of the shop. The mall reads the font of its documents from them. */
  ASSETS?: Pick<Fetcher, 'fetch'>;
  /** `1`: a demonstration. It shows verification codes and the answers of captchas. */
  DEMO?: string;
  /** The secrets of the Worker, separated by commas. The test provider of a demonstration signs with the first one. */
  SESSION_SECRET?: string;
  /** Whoever sends this key in the header `operator-key` is an operator. Unset: nobody is. */
  OPERATOR_KEY?: string;
  /** Limits the sign-in calls of an address before they reach the database. */
  SIGN_IN_SHIELD?: RateLimit;
}

/** What tests and benchmarks can replace or watch. */
export interface MallOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Gets every D1 statement after it has run. */
  observe?: (statement: StatementRecord) => void;
  /** Gets one line for each unexpected error. */
  log?: (line: Record<string, string>) => void;
}
