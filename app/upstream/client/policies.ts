import type { Call, PolicyName } from '../contract/base/call';

/** How long an answer of the upstream is used as a snapshot, in seconds. */
export interface Policy {
  /** How long the snapshot is used as it is. */
  fresh: number;
  /** How long after that it is still used, while it is renewed after the response or while the upstream fails. */
  stale: number;
}

const DAY = 86_400;

/** The lifetimes of snapshots by policy. Answers with the policies `live` and `never` are not stored. */
export const POLICIES: Record<Exclude<PolicyName, 'live' | 'never'>, Policy> = {
  /** Menus, words, banners, notices and dictionaries, which people change by hand. */
  content: { fresh: 300, stale: DAY },
  /** Products and recommendations, which change about once a week. */
  catalogue: { fresh: 60, stale: DAY },
  /** Lists of results, the category tree and the brands. */
  search: { fresh: 30, stale: DAY },
};

/** The lifetimes of the snapshots of a call; `undefined` if its answers are not stored. */
export function policyOf({ policy }: Pick<Call, 'policy'>): Policy | undefined {
  return policy === 'live' || policy === 'never' ? undefined : POLICIES[policy];
}

/** Time limits of upstream calls, in milliseconds. */
export const TIMEOUTS = {
  /** For streamed data. The page already shows the figures of the snapshot. */
  deferred: 3_000,
  /** For every call, and for all calls of a visitor's request together. */
  wall: 30_000,
} as const;

/** The maximum size of an answer, in bytes, if its call does not set another one. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** The maximum size of a file, in bytes. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** The maximum length of a token or session, in characters. After sealing, it must fit into a cookie of 4,096 bytes. */
export const CREDENTIAL_LIMIT = 3_000;
