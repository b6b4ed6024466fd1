/** The loaded catalogue, as the loader writes it to KV under `current`. */
export interface CatalogueState {
  version: string;
  /** Number of products. */
  parts: number;
}

const KEY = 'current';
/** How long an isolate uses the state that it has read, ms. */
const BELIEVED = 30_000;

const known = new WeakMap<KVNamespace, { at: number; state: CatalogueState | undefined }>();

/** Finds out which catalogue is loaded; `undefined` before the first load. An isolate reads it from KV at most once in 30 s. */
export async function catalogueState(kv: KVNamespace): Promise<CatalogueState | undefined> {
  const last = known.get(kv);
  if (last?.state && Date.now() - last.at < BELIEVED) return last.state;
  const state = (await kv.get<CatalogueState>(KEY, 'json')) ?? undefined;
  known.set(kv, { at: Date.now(), state });
  return state;
}

/** Tells the isolate which catalogue is loaded, if the database says so before KV does. */
export function believeCatalogue(kv: KVNamespace, state: CatalogueState): void {
  known.set(kv, { at: Date.now(), state });
}
