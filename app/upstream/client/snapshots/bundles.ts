import * as v from 'valibot';
import type { Call } from '../../contract/base/call';
import * as content from '../../contract/records/content';
import { listRates } from '../../contract/records/portal/abroad';
import * as goods from '../../contract/records/goods';
import { searchGoods, WHOLE_CATALOGUE } from '../../contract/records/search';
import { TIER, type Policy } from '../policies';
import type { ReadTexts } from './read-texts';

/** Snapshots that are stored as one entry, because pages need them together (README, "Near the visitor"): those of every page, and those of the home page. */
export type BundleName = 'page' | 'home';

const MEMBERS = new Map<string, BundleName>([
  ...[
    content.listMenu, content.listHotWords, content.getSearchWord, content.listHelp, content.listFriendlyLinks, content.getDictionaries, content.getDiscountRule,
    listRates,
  ].map(({ name }) => [name, 'page'] as const),
  ...[
    content.listBanners, content.listFloors, content.listNotices, content.getPopup, goods.listRecommended, goods.getRecommended,
  ].map(({ name }) => [name, 'home'] as const),
]);

/** The bundle that a read belongs to, if any. Of all searches, only the one that counts the whole catalogue does. */
export function bundleOf({ name }: Pick<Call, 'name'>, payload: unknown): BundleName | undefined {
  if (name === searchGoods.name) return isWholeCatalogue(payload) ? 'page' : undefined;
  return MEMBERS.get(name);
}

function isWholeCatalogue(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && Object.keys(payload).length === WHOLE_LENGTH
    && Object.entries(WHOLE_CATALOGUE).every(([name, value]) => Reflect.get(payload, name) === value);
}

const WHOLE_LENGTH = Object.keys(WHOLE_CATALOGUE).length;

/** The part of Workers KV that keeps bundles for locations whose cache does not have them. */
export interface SecondTier {
  get(key: string, type: 'text'): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

/** One stored answer. */
export interface Stored {
  data: unknown;
  /** ms since 1970. */
  at: number;
}

/** The entry of a bundle in the cache of the location. */
interface CacheEntry {
  /** @returns `undefined` if there is none, or if the cache fails */
  read(): Promise<string | undefined>;
  /** @param life - in seconds */
  write(text: string, life: number): Promise<void>;
}

/** Snapshots that are read and written as one entry. */
export interface Bundle {
  /** The address of the entry. */
  key: string;
  read(id: string): Promise<Stored | undefined>;
  /** Stores an answer. Answers that come soon after each other are written together. */
  write(id: string, stored: Stored, policy: Policy): Promise<void>;
}

interface Entry {
  members: Record<string, Stored>;
  /** When the second tier got its entry, as far as this location knows, ms since 1970; 0: never. */
  tierAt: number;
}

const entrySchema = v.object({ members: v.record(v.string(), v.object({ data: v.unknown(), at: v.number() })), tierAt: v.number() });
const NOTHING: Entry = { members: {}, tierAt: 0 };

/** A bundle for one request. It is read once, from the cache, else from the second tier. */
export function openBundle(key: string, cache: CacheEntry, texts: ReadTexts, tier: SecondTier | undefined): Bundle {
  let entry: Promise<Entry> | undefined;
  let changed: Record<string, Stored> = {};
  let life = 0;
  let writing: Promise<void> | undefined;

  const inCache = async () => parseEntry(await cache.read(), (text) => texts.parse(key, text));
  const inTier = async () => tier && parseEntry(await patiently(tier.get(key, 'text')), JSON.parse);
  const load = async () => (await inCache()) ?? (await inTier()) ?? NOTHING;

  async function write(): Promise<void> {
    await pause(TIER.gather);
    writing = undefined;
    const own = changed;
    changed = {};
    const known = await (entry ??= load());
    // Others may have written meanwhile.
    const theirs = (await inCache()) ?? NOTHING;
    const members = newest(newest(known.members, theirs.members), own);
    const isNew = Object.keys(own).some((id) => !(id in known.members) && !(id in theirs.members));
    const tierAt = await writeTier(members, Math.max(known.tierAt, theirs.tierAt), isNew);
    entry = Promise.resolve({ members, tierAt });
    await cache.write(JSON.stringify({ members, tierAt }), life);
  }

  /**
   * Writes the entry to the second tier, unless it or another location has done so a short time ago.
   * @param isNew - whether the entry has an answer that it never had
   * @returns when the tier got its entry
   */
  async function writeTier(members: Entry['members'], tierAt: number, isNew: boolean): Promise<number> {
    const now = Math.max(...Object.values(members).map(({ at }) => at));
    const isYoung = (at: number) => now - at < TIER.rewrite * 1000;
    if (!tier || (isYoung(tierAt) && !isNew)) return tierAt;
    const there = await inTier();
    if (there && isYoung(there.tierAt) && Object.keys(members).every((id) => id in there.members)) return there.tierAt;
    return tier.put(key, JSON.stringify({ members, tierAt: now }), { expirationTtl: life }).then(() => now, () => tierAt);
  }

  return {
    key,
    async read(id) {
      return (await (entry ??= load())).members[id];
    },
    async write(id, stored, policy) {
      changed[id] = stored;
      life = Math.max(life, policy.fresh + policy.stale);
      writing ??= write().catch(() => undefined);
      await writing;
    },
  };
}

/** Of each answer the newer one. */
function newest(some: Entry['members'], others: Entry['members']): Entry['members'] {
  const all = { ...some };
  for (const [id, stored] of Object.entries(others)) if (stored.at >= (all[id]?.at ?? 0)) all[id] = stored;
  return all;
}

/** What the second tier has. If it fails or does not answer soon, the upstream is asked. */
function patiently(reading: Promise<string | null>): Promise<string | null> {
  return Promise.race([reading, pause(TIER.patience).then(() => null)]).catch(() => null);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An entry; `undefined` if it is missing or broken. */
function parseEntry(text: string | null | undefined, parse: (text: string) => unknown): Entry | undefined {
  if (!text) return undefined;
  try {
    const parsed = v.safeParse(entrySchema, parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
