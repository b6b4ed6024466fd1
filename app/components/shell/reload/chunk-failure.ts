/** Notices chunks that fail to load, because a deployment has removed them or because there is no answer for 120 s. */

/** How long a chunk may take, ms. */
const CHUNK_TIMEOUT = 120_000;

/** The event that the framework's route loader sends when a chunk fails, instead of an immediate reload (`vite.config.ts`). */
const ROUTE_FAILED = 'routechunkerror';

/** What has failed to load. */
export interface ChunkFailure {
  /** Present for a style sheet only. */
  code?: 'CSS_CHUNK_LOAD_FAILED';
}

const SCRIPT: ChunkFailure = {};
const STYLES: ChunkFailure = { code: 'CSS_CHUNK_LOAD_FAILED' };

const listeners = new Set<() => void>();
let failure: ChunkFailure | undefined;

/** Watches for chunks and style sheets that fail to load. Call it once in a document, before anything else loads. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => report());
  addEventListener(ROUTE_FAILED, () => report());
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') report(STYLES);
  }, { capture: true });
}

/** Gives the result of a promise. If the promise fails or takes too long, it reports a chunk failure and rejects. */
export function loadInTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = (error: unknown) => {
      report();
      reject(error);
    };
    const timer = setTimeout(() => give(new Error('Loading chunk failed')), CHUNK_TIMEOUT);
    loading.then(resolve, give).finally(() => clearTimeout(timer));
  });
}

/** Reports a failure after {@link CHUNK_TIMEOUT}, for a navigation that does not end. @returns a function that cancels it */
export function failLater(): () => void {
  const timer = setTimeout(() => report(), CHUNK_TIMEOUT);
  return () => clearTimeout(timer);
}

export function onChunkFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first failure in this document, if any. */
export function chunkFailure(): ChunkFailure | undefined {
  return failure;
}

function report(found = SCRIPT): void {
  failure ??= found;
  for (const listener of listeners) listener();
}
