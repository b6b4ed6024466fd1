import type { PolicyName } from './contract/base/call';

/** How long an answer of the upstream serves as a snapshot. Seconds. */
export interface Policy {
  /** Served as it is. */
  fresh: number;
  /** Served at once while it is renewed behind the answer, and while the upstream fails. */
  stale: number;
}

const DAY = 86_400;

/** Snapshot lifetimes by policy; `never` is not stored at all. */
export const POLICIES: Record<Exclude<PolicyName, 'never'>, Policy> = {
  /** Menus, words, banners, notices, dictionaries: changed by hand, by the hour. */
  content: { fresh: 300, stale: DAY },
  /** Products, category tree: changed by the week. */
  catalogue: { fresh: 60, stale: DAY },
  /** Result lists. */
  search: { fresh: 30, stale: DAY },
};

/** Deadlines of upstream calls in milliseconds. */
export const TIMEOUTS = {
  /** What streams in behind the shell: a figure stands there already. */
  deferred: 3_000,
  /** Every call, and one request of a visitor for all its calls together. */
  wall: 30_000,
} as const;

/** Bytes of an answer that are read at most. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** Bytes of a file that are passed on at most. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** Characters of a token or session that are kept at most: sealed, they must fit a cookie of 4,096 bytes. */
export const CREDENTIAL_LIMIT = 3_000;
