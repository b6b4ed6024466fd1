/** The result of a streamed block of a page. Its promise never rejects (README, "Live figures"). */
export type Live<T> =
  | { ok: true; value: T; /** When it was read, ms since 1970. */ at: number }
  | { ok: false; reason: LiveFailure };

/** Why there is no live answer: the call took too long, the upstream failed, or the upstream refused the call. */
export type LiveFailure = 'timeout' | 'unavailable' | 'refused';

/** The snapshot of a public read. */
export interface Snapshot<T> {
  value: T;
  /** When the upstream sent it, ms since 1970. */
  at: number;
  /** `miss`: the value was just fetched, so it is as current as a live answer. */
  state: 'hit' | 'stale' | 'miss';
}
