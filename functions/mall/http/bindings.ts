import type { StatementRecord } from '../db/queries';

/** Zone of the shop where none is set. */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

/** What the embedded mall needs of its Worker. */
export interface MallBindings {
  DB: D1Database;
  /** Search columns under the catalogue's version, and `current`. */
  CATALOGUE: KVNamespace;
  /** The `{product}` of the paths. */
  PRODUCT: string;
  /** Zone of calendar days, such as arrivals; {@link DEFAULT_TIME_ZONE} where it is absent. */
  TIME_ZONE?: string;
  /** Name of the shop on its documents; {@link PRODUCT} where it is absent. */
  PRODUCT_NAME?: string;
  /** The shop's files, of which the mall needs the font of its documents. */
  ASSETS?: Pick<Fetcher, 'fetch'>;
  /** `1`: a demonstration, which tells verification codes and answers of captchas. */
  DEMO?: string;
  /** The Worker's secrets; the test provider of a demonstration signs with the first. */
  SESSION_SECRET?: string;
  /** Whoever sends it in the header `operator-key` is the mall's own side; unset: nobody is. */
  OPERATOR_KEY?: string;
  /** Counts calls of an address that sign in, before the database does. */
  SIGN_IN_SHIELD?: RateLimit;
}

/** What tests and benchmarks may replace or watch. */
export interface MallOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Sees every D1 statement after it ran. */
  observe?: (statement: StatementRecord) => void;
  /** Takes one line for each unexpected error. */
  log?: (line: Record<string, string>) => void;
}
