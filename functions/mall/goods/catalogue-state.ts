/** Which catalogue is loaded, as its loader wrote it to KV under `current`. */
export interface CatalogueState {
  version: string;
  parts: number;
}

const KEY = 'current';
/** How long an isolate believes what it read, ms. */
const BELIEVED = 30_000;

const known = new WeakMap<KVNamespace, { at: number; state: CatalogueState | undefined }>();

/** The loaded catalogue; undefined before the first load. Read anew at most every 30 s per isolate. */
export async function catalogueState(kv: KVNamespace): Promise<CatalogueState | undefined> {
  const last = known.get(kv);
  if (last?.state && Date.now() - last.at < BELIEVED) return last.state;
  const state = (await kv.get<CatalogueState>(KEY, 'json')) ?? undefined;
  known.set(kv, { at: Date.now(), state });
  return state;
}
