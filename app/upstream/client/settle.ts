import { UpstreamError } from '../failures/upstream-error';
import type { Live, LiveFailure } from '../live';

/** Turns a promise into one that never rejects. With `limit` it also ends after at most `limit` ms. */
export function settle<T>(work: Promise<{ value: T; at: number }>, limit?: number): Promise<Live<T>> {
  const settled = work.then(
    ({ value, at }): Live<T> => ({ ok: true, value, at }),
    failedLive,
  );
  if (limit === undefined) return settled;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<Live<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: 'timeout' }), limit);
  });
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}

/** The live answer of a call that failed. */
export function failedLive(error: unknown): Live<never> {
  return { ok: false, reason: liveFailure(error) };
}

function liveFailure(error: unknown): LiveFailure {
  if (!(error instanceof UpstreamError)) return 'unavailable';
  const { kind, passing } = error.failure;
  if (kind === 'timeout') return kind;
  return passing ? 'unavailable' : 'refused';
}
