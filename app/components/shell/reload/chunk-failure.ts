/** Chunks that fail to load: after a deployment they are gone, or nothing answers for 120 s. */

/** How long a chunk may take, ms. */
const CHUNK_TIMEOUT = 120_000;

/** Told by the route loader of the framework, which would reload at once; see `vite.config.ts`. */
const ROUTE_FAILED = 'routechunkerror';

/** Why a part of the program is missing. */
export interface ChunkFailure {
  /** Of a style sheet; a script has none. */
  code?: 'CSS_CHUNK_LOAD_FAILED';
}

const SCRIPT: ChunkFailure = {};
const STYLES: ChunkFailure = { code: 'CSS_CHUNK_LOAD_FAILED' };

const listeners = new Set<() => void>();
let failure: ChunkFailure | undefined;

/** Watches for chunks and style sheets that fail; once a document, before anything is loaded. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => report());
  addEventListener(ROUTE_FAILED, () => report());
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') report(STYLES);
  }, { capture: true });
}

/** The same promise; what is not there in time, or fails, is reported. */
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

/** Calls back after {@link CHUNK_TIMEOUT}: a page whose program does not come. @returns what stops it */
export function failLater(): () => void {
  const timer = setTimeout(() => report(), CHUNK_TIMEOUT);
  return () => clearTimeout(timer);
}

export function onChunkFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first failure in this document, if there was one. */
export function chunkFailure(): ChunkFailure | undefined {
  return failure;
}

function report(found = SCRIPT): void {
  failure ??= found;
  for (const listener of listeners) listener();
}
