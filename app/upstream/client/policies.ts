import type { PolicyName } from '../contract/base/call';

/** How long an answer of the upstream serves as a snapshot. Seconds. */
export interface Policy {
  /** Served as it is. */
  fresh: number;
  /** Served while it is renewed after the response, and while the upstream fails. */
  stale: number;
}

const DAY = 86_400;

/** Snapshot lifetimes by policy; `never` is not stored at all. */
export const POLICIES: Record<Exclude<PolicyName, 'never'>, Policy> = {
  /** Menus, words, banners, notices, dictionaries: changed by hand, by the hour. */
  content: { fresh: 300, stale: DAY },
  /** Products and recommendations: changed by the week. */
  catalogue: { fresh: 60, stale: DAY },
  /** Result lists. */
  search: { fresh: 30, stale: DAY },
};

/** Deadlines of upstream calls in milliseconds. */
export const TIMEOUTS = {
  /** For streamed data, where the page already shows a figure. */
  deferred: 3_000,
  /** For every call, and for all calls of a visitor's request together. */
  wall: 30_000,
} as const;

/** The maximum size of an answer, in bytes. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** The maximum size of a file, in bytes. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** The maximum length of a token or session, in characters: sealed, it must fit in a cookie of 4,096 bytes. */
export const CREDENTIAL_LIMIT = 3_000;
