import type { Call } from '../../contract/base/call';
import { bundleOf, openBundle, type Bundle, type SecondTier, type Stored } from './bundles';
import type { Policy } from '../policies';
import type { ReadTexts } from './read-texts';

/** Name of the edge cache that holds snapshots. */
export const SNAPSHOT_CACHE = 'snapshots';

/** The part of the Cache API that this module uses. */
export interface SnapshotCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

/** What an answer depends on, in addition to call and payload. Reads share a snapshot only if all these fields are equal. */
export interface SnapshotScope {
  contractVersion: string;
  upstream: string;
  catalogueVersion: string;
  /** Version of the operator's content. It counts for calls that answer with content only. */
  contentVersion: string;
  product: string;
  variant: string;
}

/** Where one request finds the snapshot of a read. */
export interface Place {
  /** Different reads never have the same one. */
  id: string;
  /** The entry that it shares with other snapshots; absent if it has an entry of its own. */
  bundle?: Bundle;
}

/** The snapshots that one request of a visitor reads and writes. */
export interface Snapshots {
  placeOf(call: Pick<Call, 'name' | 'policy' | 'ofContent'>, payload: unknown): Promise<Place>;
  /** Reads a snapshot; `undefined` if it is missing or broken. */
  read(place: Place): Promise<Stored | undefined>;
  /** Stores a good answer for the time in which it may be used, fresh or stale. If that fails, the answer is not stored, and nothing else fails. */
  write(place: Place, stored: Stored, policy: Policy): Promise<void>;
}

/**
 * @param texts - what the isolate has read from the entries
 * @param tier - where bundles are found that the cache does not have; absent if there is no such place
 */
export function openSnapshots(cache: SnapshotCache, scope: SnapshotScope, texts: ReadTexts, tier?: SecondTier): Snapshots {
  const bundles = new Map<string, Promise<Bundle>>();
  const bundleNamed = (name: string): Promise<Bundle> => {
    const opened = bundles.get(name) ?? snapshotKey(scope, { name: `bundle ${name}`, policy: 'content' }, {}).then((key) => openBundle(key, entryOf(cache, key), texts, tier));
    bundles.set(name, opened);
    return opened;
  };
  return {
    async placeOf(call, payload) {
      const name = bundleOf(call, payload);
      if (name === undefined) return { id: await snapshotKey(scope, call, payload) };
      const bundle = await bundleNamed(name);
      return { id: `${bundle.key} ${call.name} ${JSON.stringify(canonical(payload))}`, bundle };
    },
    read: ({ id, bundle }) => (bundle ? bundle.read(id) : readSnapshot(cache, id, texts)),
    write: ({ id, bundle }, stored, policy) => (bundle ? bundle.write(id, stored, policy) : writeSnapshot(cache, id, stored, policy)),
  };
}

/** The entry of a bundle in the cache. */
function entryOf(cache: SnapshotCache, key: string) {
  return {
    read: () => cache.match(key).then((response) => response?.text()).catch(() => undefined),
    write: (text: string, life: number) =>
      cache.put(key, new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': `max-age=${life}` } })),
  };
}

/** The address under which an answer is stored. */
export async function snapshotKey(
  scope: SnapshotScope, { name, policy, ofContent }: Pick<Call, 'name' | 'policy' | 'ofContent'>, payload: unknown,
): Promise<string> {
  const { contractVersion, upstream, catalogueVersion, product, variant } = scope;
  const parts = [contractVersion, upstream, catalogueVersion, ofContent || policy === 'content' ? scope.contentVersion : '', product, variant, name];
  const material = JSON.stringify([...parts, canonical(payload)]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(material));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://snapshot.invalid/${hex}`;
}

async function readSnapshot(cache: SnapshotCache, key: string, texts: ReadTexts): Promise<Stored | undefined> {
  try {
    const response = await cache.match(key);
    if (!response) return undefined;
    const at = Number(response.headers.get('x-stored-at'));
    if (!Number.isFinite(at) || at <= 0) return undefined;
    return { data: texts.parse(key, await response.text()), at };
  } catch {
    return undefined;
  }
}

async function writeSnapshot(cache: SnapshotCache, key: string, stored: Stored, policy: Policy): Promise<void> {
  try {
    const response = new Response(JSON.stringify(stored.data), {
      headers: {
        'content-type': 'application/json',
        'cache-control': `max-age=${policy.fresh + policy.stale}`,
        'x-stored-at': String(stored.at),
      },
    });
    await cache.put(key, response);
  } catch {
    return;
  }
}

/** Sorts the keys of objects, so that equal payloads have the same snapshot key. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}
