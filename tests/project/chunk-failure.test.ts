import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

class Sheet {
  rel = 'stylesheet';
}

/** A new document for failing chunks. */
async function opened() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('HTMLLinkElement', Sheet);
  const chunks = await import('~/components/shell/reload/chunk-failure');
  chunks.watchChunks();
  return { page, ...chunks };
}

const failing = (target: object) => Object.defineProperty(new Event('error'), 'target', { value: target });

test('a style sheet that fails is reported with its code, a script without one', async () => {
  const { page, chunkFailure } = await opened();
  expect(chunkFailure()).toBeUndefined();
  page.dispatchEvent(failing(new Sheet()));
  page.dispatchEvent(new Event('vite:preloadError'));
  expect(chunkFailure()).toEqual({ code: 'CSS_CHUNK_LOAD_FAILED' });
  const other = await opened();
  other.page.dispatchEvent(failing({}));
  expect(other.chunkFailure()).toBeUndefined();
  other.page.dispatchEvent(new Event('vite:preloadError'));
  expect(other.chunkFailure()).toEqual({});
});

test('a chunk that does not arrive within 120 s counts as failed', async () => {
  vi.useFakeTimers();
  const { loadInTime, chunkFailure } = await opened();
  const loading = loadInTime(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(chunkFailure()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toMatchObject({ message: 'Loading chunk failed' });
  expect(chunkFailure()).toEqual({});
});
