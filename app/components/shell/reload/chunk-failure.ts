/** Chunks that fail to load: after a deployment they are gone, or nothing answers for 120 s. */

/** How long a chunk may take, ms. */
const CHUNK_TIMEOUT = 120_000;

/** Called by the route loader of the framework, which would otherwise reload at once; see `vite.config.ts`. */
const ROUTE_FAILED = 'routechunkerror';

/** Why a chunk is missing. */
export interface ChunkFailure {
  /** For a style sheet only. */
  code?: 'CSS_CHUNK_LOAD_FAILED';
}

const SCRIPT: ChunkFailure = {};
const STYLES: ChunkFailure = { code: 'CSS_CHUNK_LOAD_FAILED' };

const listeners = new Set<() => void>();
let failure: ChunkFailure | undefined;

/** Watches for chunks and style sheets that fail. Once in a document, before anything loads. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => report());
  addEventListener(ROUTE_FAILED, () => report());
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') report(STYLES);
  }, { capture: true });
}

/** Returns the same promise, and reports if it fails or takes too long. */
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

/** Calls back after {@link CHUNK_TIMEOUT}, for a page whose scripts do not load. @returns a function that cancels it */
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
