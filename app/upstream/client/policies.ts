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

/** How bundles of snapshots are written (README, "Near the visitor"). */
export const TIER = {
  /** How long answers of one request are gathered before they are written together, ms. */
  gather: 20,
  /** How long the second tier may take to answer, ms. */
  patience: 300,
  /** How old the entry of the second tier must be before a location writes it anew, seconds. KV takes one write of a key in a second, and bills each. */
  rewrite: 300,
} as const;

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

/** Connections to the upstream that one request of a visitor may have at a time. The runtime has no more. */
export const CONNECTIONS = {
  total: 6,
  /** Those that data may use for which the page does not wait, so that blocks that hang leave some for the page. */
  streamed: 4,
} as const;

/** When a group of calls, or calls with one subject, rest (README, "Resting"). */
export const BREAKER = {
  /** Failures one after the other: of one subject for its rest, of different subjects for the rest of the group. */
  failures: 4,
  /** How many failing subjects a group remembers. */
  subjects: 100,
  /** Milliseconds of rest, if the configuration does not set another time. */
  rest: 15_000,
  /** Successes after the rest that end it. */
  successes: 2,
  /** Calls at a time after the rest, until it has ended: those of one page. */
  trials: CONNECTIONS.total,
} as const;

/** How long an upstream that does not know an optional call is not asked by it again, ms. */
export const UNKNOWN_FOR = 600_000;

/** How a read that failed is repeated. */
export const RETRY = {
  /** Repeated calls as a share of all calls of the isolate. */
  share: 0.1,
  /** The longest pause before it, in ms. The pause is a random part of it. */
  pause: 250,
} as const;

/** How visitors of one isolate that read the same wait for one call, in ms. */
export const FLIGHT = {
  /** The first and the longest pause between two looks at the answer. */
  look: 5,
  longestLook: 80,
  /** How often whoever makes the call says that it is still alive. */
  beat: 100,
  /** After this time without a beat, somebody else makes the call. An answer that was not stored in this time is forgotten. */
  dead: 1_000,
} as const;

/** The header `user-agent` of reads that are shared, so that no snapshot depends on the visitor's browser. */
export const SHARED_AGENT = 'farad';

/** The maximum size of an answer, in bytes, if its call does not set another one. */
export const ANSWER_LIMIT = 8 * 1024 * 1024;

/** The maximum size of a file, in bytes. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** The maximum length of a token or session, in characters. After sealing, it must fit into a cookie of 4,096 bytes. */
export const CREDENTIAL_LIMIT = 3_000;

/** The maximum length of a bookmark, in characters. Those of D1 have about 60. */
export const BOOKMARK_LIMIT = 256;
