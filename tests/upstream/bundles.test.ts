/** The second tier of snapshots: what pages need together is one entry in the cache and one in KV. */
import { describe, expect, test } from 'vitest';
import { ALL_ROWS, type Call, type Payload } from '~/upstream/contract/base/call';
import * as content from '~/upstream/contract/records/content';
import { getGoods, getRecommended, listRecommended } from '~/upstream/contract/records/goods';
import { searchGoods, WHOLE_CATALOGUE } from '~/upstream/contract/records/search';
import type { SecondTier } from '~/upstream/client/snapshots/bundles';
import type { UpstreamClient } from '~/upstream/client/client';
import { POLICIES, TIER } from '~/upstream/client/policies';
import { FakeCache, good, held, SCOPE, WHOLE, World } from './fake-upstream';

const PAGE = { brands: [], catalogs: [], page: { pageNo: 1, pageSize: 1, total: 7, totalPage: 7, rows: [] } };
const GOODS = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const RECOMMENDED = { recommendGoodsId: 'R1', name: 'Best', goods: [GOODS] };

/** What Workers KV does: it has what was put, and counts. */
class FakeTier implements SecondTier {
  readonly entries = new Map<string, string>();
  readonly lives: number[] = [];
  reads = 0;
  writes = 0;
  broken = false;
  answer: Promise<null> | undefined;

  async get(key: string): Promise<string | null> {
    this.reads += 1;
    if (this.broken) throw new Error('KV is broken');
    return this.answer ?? this.entries.get(key) ?? null;
  }

  async put(key: string, value: string, { expirationTtl }: { expirationTtl: number }): Promise<void> {
    this.writes += 1;
    if (this.broken) throw new Error('KV is broken');
    this.entries.set(key, value);
    this.lives.push(expirationTtl);
  }
}

/** Several locations of one shop: each has a cache of its own, and all have one KV. */
class Locations extends World {
  readonly tier = new FakeTier();

  at(cache: FakeCache, variant: 'PC' | 'PC_EN' = 'PC_EN', versions: Partial<typeof SCOPE> = {}): UpstreamClient {
    return this.visit({ cache, tier: this.tier, variant, scope: { ...SCOPE, variant, ...versions } });
  }
}

function world(): Locations {
  const made = new Locations();
  made.upstream.answer = ({ url }) => {
    if (url.endsWith(searchGoods.path)) return good(PAGE);
    if (url.endsWith(content.getSearchWord.path)) return good(`word ${made.upstream.seen.length}`);
    if (url.endsWith(getRecommended.path)) return good(RECOMMENDED);
    return good({ rows: [] });
  };
  return made;
}

/** The reads of a page. */
async function readPage(client: UpstreamClient): Promise<string[]> {
  const read = async <C extends Call>(call: C, payload: Payload<C>) => (await client.read(call, payload)).state;
  return Promise.all([read(content.listMenu, ALL_ROWS), read(content.getSearchWord, {}), read(searchGoods, WHOLE_CATALOGUE)]);
}

describe('what every page needs', () => {
  test('is one entry of the cache and one of KV', async () => {
    const shop = world();
    const cache = new FakeCache();
    expect(await readPage(shop.at(cache))).toEqual(['miss', 'miss', 'miss']);
    await shop.settle();
    expect([cache.entries.size, shop.tier.entries.size, shop.tier.writes]).toEqual([1, 1, 1]);
    expect(await readPage(shop.at(cache))).toEqual(['hit', 'hit', 'hit']);
    expect(shop.tier.lives).toEqual([POLICIES.content.fresh + POLICIES.content.stale]);
  });

  test('is read from KV by a location that has nothing, without a call', async () => {
    const shop = world();
    await readPage(shop.at(new FakeCache()));
    await shop.settle();
    const [calls, reads] = [shop.upstream.seen.length, shop.tier.reads];
    expect(await readPage(shop.at(new FakeCache()))).toEqual(['hit', 'hit', 'hit']);
    await shop.settle();
    expect([shop.upstream.seen.length - calls, shop.tier.reads - reads]).toEqual([0, 1]);
  });

  test('that is stale in KV is shown at once and renewed behind the page', async () => {
    const shop = world();
    await readPage(shop.at(new FakeCache()));
    await shop.settle();
    shop.pass(POLICIES.content.fresh + 1);
    const cold = new FakeCache();
    expect(await readPage(shop.at(cold))).toEqual(['stale', 'stale', 'stale']);
    await shop.settle();
    expect(await readPage(shop.at(cold))).toEqual(['hit', 'hit', 'hit']);
  });

  test('is written to KV at most once in five minutes, by whichever location', async () => {
    const shop = world();
    const caches = [new FakeCache(), new FakeCache(), new FakeCache()];
    for (let seconds = 0; seconds < TIER.rewrite * 4; seconds += POLICIES.search.fresh + 1) {
      for (const cache of caches) await readPage(shop.at(cache));
      await shop.settle();
      shop.pass(POLICIES.search.fresh + 1);
    }
    expect(shop.tier.writes).toBeGreaterThanOrEqual(3);
    expect(shop.tier.writes).toBeLessThanOrEqual(5);
  });

  test('that comes bit by bit is whole in KV', async () => {
    const shop = world();
    const client = shop.at(new FakeCache());
    await client.read(content.listMenu, ALL_ROWS);
    await shop.settle();
    await client.read(searchGoods, WHOLE_CATALOGUE);
    await client.read(content.getSearchWord, {});
    await shop.settle();
    expect(await readPage(shop.at(new FakeCache()))).toEqual(['hit', 'hit', 'hit']);
  });

  test('of two requests at once keeps the answers of both', async () => {
    const shop = world();
    const cache = new FakeCache();
    const [one, other] = [shop.at(cache), shop.at(cache)];
    await Promise.all([one.read(content.listMenu, ALL_ROWS), other.read(content.getSearchWord, {})]);
    await shop.settle();
    await shop.at(cache).read(searchGoods, WHOLE_CATALOGUE);
    await shop.settle();
    expect(await readPage(shop.at(cache))).toEqual(['hit', 'hit', 'hit']);
  });

  test('is apart for site variants and for versions of catalogue and content', async () => {
    const shop = world();
    await readPage(shop.at(new FakeCache()));
    await shop.settle();
    for (const client of [shop.at(new FakeCache(), 'PC'), shop.at(new FakeCache(), 'PC_EN', { catalogueVersion: '2' }), shop.at(new FakeCache(), 'PC_EN', { contentVersion: '2' })]) {
      expect(await readPage(client)).toEqual(['miss', 'miss', 'miss']);
    }
    await shop.settle();
  });
});

test('other reads are no part of it: a product and a list have an entry each, and none in KV', async () => {
  const shop = world();
  const cache = new FakeCache();
  shop.upstream.answer = ({ url }) => good(url.endsWith(searchGoods.path) ? PAGE : GOODS);
  const client = shop.at(cache);
  await Promise.all([client.read(getGoods, { id: 'F1' }), client.read(searchGoods, { pageNo: 1, pageSize: 1, keyword: 'x' }), client.read(searchGoods, { pageNo: 2, pageSize: 1 })]);
  await shop.settle();
  expect([cache.entries.size, shop.tier.reads, shop.tier.writes]).toEqual([3, 0, 0]);
});

describe('the home page', () => {
  const readHome = async (client: UpstreamClient) => {
    const live = client.readLive(getRecommended, { recommendGoodsId: 'R1' }, WHOLE);
    const states = [(await client.read(listRecommended, {})).state, (await live.snapshot).state];
    expect(await live.live).toMatchObject({ ok: true, value: RECOMMENDED });
    return states;
  };

  test('has popular products in KV, and their live figures anew', async () => {
    const shop = world();
    expect(await readHome(shop.at(new FakeCache()))).toEqual(['miss', 'miss']);
    await shop.settle();
    const calls = shop.upstream.seen.length;
    expect(await readHome(shop.at(new FakeCache()))).toEqual(['hit', 'hit']);
    expect(shop.upstream.seen.slice(calls).map(({ url }) => url)).toEqual([expect.stringContaining(getRecommended.path)]);
    await shop.settle();
  });

  test('does not write its entry for each page', async () => {
    const shop = world();
    const cache = new FakeCache();
    await readHome(shop.at(cache));
    await shop.settle();
    const [stored] = cache.entries.values();
    for (let pages = 0; pages < 10; pages += 1) {
      shop.pass(1);
      await readHome(shop.at(cache));
      await shop.settle();
    }
    expect([...cache.entries.values()]).toEqual([stored]);
    shop.pass(POLICIES.catalogue.fresh);
    await readHome(shop.at(cache));
    await shop.settle();
    expect([...cache.entries.values()]).not.toEqual([stored]);
  });
});

describe('KV that', () => {
  test('fails costs a call and nothing else', async () => {
    const shop = world();
    shop.tier.broken = true;
    const cache = new FakeCache();
    expect(await readPage(shop.at(cache))).toEqual(['miss', 'miss', 'miss']);
    await shop.settle();
    expect(await readPage(shop.at(cache))).toEqual(['hit', 'hit', 'hit']);
  });

  test('does not answer is not waited for', async () => {
    const shop = world();
    const never = held<null>();
    shop.tier.answer = never.promise;
    expect(await readPage(shop.at(new FakeCache()))).toEqual(['miss', 'miss', 'miss']);
    never.release(null);
    await shop.settle();
  });

  test.each(['', '{', '[]', '{"members":{"a":1},"tierAt":0}', '{"members":{}}'])('has %j counts as empty', async (broken) => {
    const shop = world();
    await readPage(shop.at(new FakeCache()));
    await shop.settle();
    for (const key of shop.tier.entries.keys()) shop.tier.entries.set(key, broken);
    expect(await readPage(shop.at(new FakeCache()))).toEqual(['miss', 'miss', 'miss']);
    await shop.settle();
  });

  test('is there, while the cache is not, still serves the page', async () => {
    const shop = world();
    const none = new FakeCache();
    none.broken = true;
    await readPage(shop.at(none));
    await shop.settle();
    expect(await readPage(shop.at(none))).toEqual(['hit', 'hit', 'hit']);
    await shop.settle();
  });
});
