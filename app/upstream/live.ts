/** The result of a streamed block of a page. It never rejects (README, "Live figures"). */
export type Live<T> =
  | { ok: true; value: T; /** When it was read, ms since 1970. */ at: number }
  | { ok: false; reason: LiveFailure };

/** Why there is no live answer: it took too long, the upstream failed, or it refused. */
export type LiveFailure = 'timeout' | 'unavailable' | 'refused';

/** The snapshot of a public read. */
export interface Snapshot<T> {
  value: T;
  /** When the upstream gave it, ms since 1970. */
  at: number;
  /** `miss`: just fetched, so it is as good as live. */
  state: 'hit' | 'stale' | 'miss';
}
