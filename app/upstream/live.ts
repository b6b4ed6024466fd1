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

/** A snapshot for the first part of a page, and the live answer, or a part of it, which is streamed later. */
export interface SnapshotAndLive<T, L = T> {
  snapshot: Promise<Snapshot<T>>;
  live: Promise<Live<L>>;
}

/** Changes the value of a snapshot, and keeps its age. */
export function mapSnapshot<A, B>(snapshot: Snapshot<A>, map: (value: A) => B): Snapshot<B> {
  return { ...snapshot, value: map(snapshot.value) };
}

/** Changes the value of a live answer. A failure stays one. */
export function mapLive<A, B>(live: Live<A>, map: (value: A) => B): Live<B> {
  return live.ok ? { ...live, value: map(live.value) } : live;
}

/** Changes the value of a snapshot that is not there yet. Nobody has to wait for the result. */
export function mapPending<A, B>(snapshot: Promise<Snapshot<A>>, map: (value: A) => B): Promise<Snapshot<B>> {
  const mapped = snapshot.then((found) => mapSnapshot(found, map));
  mapped.catch(() => undefined);
  return mapped;
}

/** The live answers of several calls by id, as old as the oldest of them. Failures are left out. If there are no answers, the first failure. */
export function allLive<T>(answers: ReadonlyArray<{ id: string; live: Live<T> }>): Live<Record<string, T>> {
  const value: Record<string, T> = {};
  let at = Infinity;
  let failed: Live<Record<string, T>> | undefined;
  for (const { id, live } of answers) {
    if (live.ok) {
      value[id] = live.value;
      at = Math.min(at, live.at);
    } else failed ??= live;
  }
  return failed && at === Infinity ? failed : { ok: true, value, at };
}
