import { describe, expect, test } from 'vitest';
import { ALL_ROWS } from '~/upstream/contract/base/call';
import { getPopup, getSearchWord, listMenu } from '~/upstream/contract/records/content';
import { getGoods } from '~/upstream/contract/records/goods';
import { searchGoods } from '~/upstream/contract/records/search';
import { POLICIES } from '~/upstream/client/policies';
import { good, held, refused, SCOPE, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const PAGE = { brands: [], catalogs: [], page: { pageNo: 1, pageSize: 20, total: 0, totalPage: 0, rows: [] } };

const CASES = [
  { policy: 'content', call: getSearchWord, payload: {}, old: 'Search', renewed: 'Find' },
  { policy: 'catalogue', call: getGoods, payload: { id: 'F1' }, old: PRODUCT, renewed: { ...PRODUCT, stock: 9 } },
  {
    policy: 'search', call: searchGoods, payload: { keyword: 'x' },
    old: PAGE, renewed: { ...PAGE, page: { ...PAGE.page, total: 1, totalPage: 1 } },
  },
] as const;

const FAILURES: Array<[string, () => Response | Promise<Response>]> = [
  ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['HTTP 500', () => new Response('oops', { status: 500 })],
  ['HTTP 429', () => new Response('', { status: 429 })],
  ['code ≠ 0', () => refused('ERR-COM-0500')],
  ['not JSON', () => new Response('<html>')],
  ['cut JSON', () => new Response('{"code":"0","data":{"id":"F1"')],
  ['no envelope', () => Response.json(PRODUCT)],
  ['data against the contract', () => good({ nonsense: [] })],
];

describe.each(CASES)('policy $policy', ({ policy, call, payload, old, renewed }) => {
  const { fresh, stale } = POLICIES[policy];

  async function primed(): Promise<World> {
    const world = new World();
    world.upstream.answer = () => good(old);
    const first = await world.visit().read(call, payload);
    expect(first).toEqual({ value: old, at: world.time, state: 'miss' });
    await world.settle();
    return world;
  }

  test('fresh: served without a call', async () => {
    const world = await primed();
    const stored = world.time;
    world.pass(fresh);
    expect(await world.visit().read(call, payload)).toEqual({ value: old, at: stored, state: 'hit' });
    await world.settle();
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('stale: served at once, renewed after the response', async () => {
    const world = await primed();
    const stored = world.time;
    world.pass(fresh + 1);
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    expect(await world.visit().read(call, payload)).toEqual({ value: old, at: stored, state: 'stale' });
    await world.upstream.asked(2);
    answer.release(good(renewed));
    await world.settle();
    expect(await world.visit().read(call, payload)).toEqual({ value: renewed, at: world.time, state: 'hit' });
    // The header `Server-Timing` does not tell whether others have searched the same.
    expect(world.states).toEqual(policy === 'search' ? [] : ['miss', 'stale', 'hit']);
  });

  test.each(FAILURES)('stale and the upstream fails (%s): served for 24 hours and not longer', async (_, answer) => {
    const world = await primed();
    const stored = world.time;
    world.upstream.answer = answer;
    world.pass(fresh + stale);
    expect(await world.visit().read(call, payload)).toEqual({ value: old, at: stored, state: 'stale' });
    await world.settle();
    expect(stale).toBe(24 * 60 * 60);
    world.pass(0.001);
    await expect(world.visit().read(call, payload)).rejects.toMatchObject({ name: 'UpstreamError' });
  });

  test('stale and the visitor leaves: the renewal continues', async () => {
    const world = await primed();
    world.pass(fresh + 1);
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const visitor = new AbortController();
    await world.visit({ signal: visitor.signal }).read(call, payload);
    await world.upstream.asked(2);
    visitor.abort();
    answer.release(good(renewed));
    await world.settle();
    expect((await world.visit().read(call, payload)).value).toEqual(renewed);
  });

  test('the stored entry has its lifetime for the cache', async () => {
    const world = await primed();
    const [entry] = world.cache.entries.values();
    expect(entry?.headers.get('cache-control')).toBe(`max-age=${fresh + stale}`);
  });
});

describe('S36: the cache stores', () => {
  test.each(FAILURES)('no failed answer: %s', async (_, answer) => {
    const world = new World();
    world.upstream.answer = answer;
    await expect(world.visit().read(getGoods, { id: 'F1' })).rejects.toMatchObject({ name: 'UpstreamError' });
    await world.settle();
    expect(world.cache.entries.size).toBe(0);
  });

  test('no answer of a call with the policy `never`', async () => {
    const world = new World();
    world.upstream.answer = () => good({ userCode: 'U1' });
    const { getLoginInfo } = await import('~/upstream/contract/records/user');
    await world.visit().send(getLoginInfo, {});
    await world.visit().read(getLoginInfo, {});
    await world.settle();
    expect(world.cache.entries.size).toBe(0);
  });

  test('the parsed data only, without headers and unknown fields', async () => {
    const world = new World();
    world.upstream.answer = () =>
      good({ ...PRODUCT, internalCost: '0.001' }, { 'access-token': 'tok-canary', 'set-cookie': 'SESSION=ses-canary', 'x-injected': 'yes' });
    await world.visit().read(getGoods, { id: 'F1' });
    await world.settle();
    const [entry] = world.cache.entries.values();
    expect(JSON.parse(entry?.body ?? '')).toEqual(PRODUCT);
    expect([...(entry?.headers.keys() ?? [])].sort()).toEqual(['cache-control', 'content-type', 'x-stored-at']);
  });

  test('null as an answer', async () => {
    const world = new World();
    world.upstream.answer = () => good(null);
    await world.visit().read(getPopup, {});
    await world.settle();
    expect(await world.visit().read(getPopup, {})).toMatchObject({ value: null, state: 'hit' });
  });
});

describe('the cache', () => {
  test('that fails loses the snapshot and not the answer', async () => {
    const world = new World();
    world.cache.broken = true;
    world.upstream.answer = () => good(PRODUCT);
    expect(await world.visit().read(getGoods, { id: 'F1' })).toMatchObject({ value: PRODUCT, state: 'miss' });
    await world.settle();
  });

  test.each([
    ['not JSON', '{"id":"F1', { 'x-stored-at': '1767225600000' }],
    ['of an older contract', '{"id":"F1"}', { 'x-stored-at': '1767225600000' }],
    ['without its time', JSON.stringify(PRODUCT), {}],
    ['with a nonsense time', JSON.stringify(PRODUCT), { 'x-stored-at': 'yesterday' }],
  ])('with an entry %s counts as empty', async (_, body, headers) => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    await world.visit().read(getGoods, { id: 'F1' });
    await world.settle();
    const [key] = world.cache.entries.keys();
    world.cache.entries.set(key ?? '', { body, headers: new Headers(headers) });
    expect(await world.visit().read(getGoods, { id: 'F1' })).toMatchObject({ value: PRODUCT, state: 'miss' });
  });

  test('separates site variants, payloads and calls', async () => {
    const world = new World();
    world.upstream.answer = ({ url }) => good({ ...PRODUCT, id: url.split('/').at(-1) });
    await world.visit().read(getGoods, { id: 'F1' });
    await world.visit().read(getGoods, { id: 'F2' });
    await world.visit({ variant: 'PC', scope: { ...SCOPE, variant: 'PC' } }).read(getGoods, { id: 'F1' });
    world.upstream.answer = () => good({ rows: [] });
    await world.visit().read(listMenu, ALL_ROWS);
    await world.settle();
    expect(world.cache.entries.size).toBe(4);
    expect(world.states).toEqual(['miss', 'miss', 'miss', 'miss']);
  });
});

describe('equal reads of one request', () => {
  test('share one call', async () => {
    const world = new World();
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const client = world.visit();
    const reads = [client.read(getGoods, { id: 'F1' }), client.read(getGoods, { id: 'F1' })];
    const deferred = client.readDeferred(getGoods, { id: 'F1' });
    await world.upstream.asked(1);
    answer.release(good(PRODUCT));
    for (const read of await Promise.all(reads)) expect(read.value).toEqual(PRODUCT);
    expect(await deferred).toEqual({ ok: true, value: PRODUCT, at: world.time });
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('share one live call too: an action and its page', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    const client = world.visit();
    const [one, other] = [client.readLive(getGoods, { id: 'F1' }, WHOLE), client.readLive(getGoods, { id: 'F1' }, WHOLE)];
    expect(await one.live).toEqual({ ok: true, value: PRODUCT, at: world.time });
    expect(await other.live).toEqual(await one.live);
    expect((await other.snapshot).value).toEqual(PRODUCT);
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('of different payloads do not', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    const client = world.visit();
    await Promise.all([client.read(getGoods, { id: 'F1' }), client.read(getGoods, { id: 'F2' })]);
    expect(world.upstream.seen).toHaveLength(2);
  });
});
