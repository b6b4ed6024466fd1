import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getGoods } from '~/upstream/contract/records/goods';
import { getLoginInfo } from '~/upstream/contract/records/user';
import { POLICIES } from '~/upstream/client/policies';
import { good, held, refused, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const RENEWED = { ...PRODUCT, stock: 9 };
const ASKED = { id: 'F1' };

async function primed(): Promise<World> {
  const world = new World();
  world.upstream.answer = () => good(PRODUCT);
  await world.visit().read(getGoods, ASKED);
  await world.settle();
  return world;
}

describe('snapshot and live', () => {
  test('without a snapshot: one call serves both and is stored', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    const { snapshot, live } = world.visit().readLive(getGoods, ASKED, WHOLE);
    expect(await snapshot).toEqual({ value: PRODUCT, at: world.time, state: 'miss' });
    expect(await live).toEqual({ ok: true, value: PRODUCT, at: world.time });
    await world.settle();
    expect(world.upstream.seen).toHaveLength(1);
    expect(await world.visit().read(getGoods, ASKED)).toMatchObject({ state: 'hit' });
  });

  test('with a snapshot: it is there before the call is answered; the live answer replaces it', async () => {
    const world = await primed();
    const stored = world.time;
    world.pass(5);
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const { snapshot, live } = world.visit().readLive(getGoods, ASKED, WHOLE);
    expect(await snapshot).toEqual({ value: PRODUCT, at: stored, state: 'hit' });
    answer.release(good(RENEWED));
    expect(await live).toEqual({ ok: true, value: RENEWED, at: world.time });
    await world.settle();
    expect(await world.visit().read(getGoods, ASKED)).toEqual({ value: RENEWED, at: world.time, state: 'hit' });
    expect(world.upstream.seen).toHaveLength(2);
  });

  test('a fresh snapshot with the same data as the live answer is not written anew, a stale one is', async () => {
    const world = await primed();
    const stored = world.time;
    const look = async () => {
      const { live } = world.visit().readLive(getGoods, ASKED, WHOLE);
      expect(await live).toEqual({ ok: true, value: PRODUCT, at: world.time });
      await world.settle();
      return world.visit().read(getGoods, ASKED);
    };
    world.pass(5);
    expect(await look()).toEqual({ value: PRODUCT, at: stored, state: 'hit' });
    world.pass(POLICIES.catalogue.fresh + 1);
    expect(await look()).toEqual({ value: PRODUCT, at: world.time, state: 'hit' });
  });

  test.each([
    ['unreachable', 'unavailable', () => Promise.reject(new TypeError('fetch failed'))],
    ['500', 'unavailable', () => new Response('', { status: 500 })],
    ['429', 'unavailable', () => new Response('', { status: 429 })],
    ['malformed', 'unavailable', () => new Response('<html>')],
    ['code ≠ 0', 'refused', () => refused('ERR-COM-0404')],
    ['404', 'refused', () => new Response('', { status: 404 })],
  ])('live fails (%s): the snapshot stays, live has the reason %s', async (_, reason, answer) => {
    const world = await primed();
    const stored = world.time;
    world.upstream.answer = answer;
    world.pass(POLICIES.catalogue.fresh + 1);
    const { snapshot, live } = world.visit().readLive(getGoods, ASKED, WHOLE);
    expect(await snapshot).toEqual({ value: PRODUCT, at: stored, state: 'stale' });
    expect(await live).toEqual({ ok: false, reason });
    await world.settle();
    expect((await world.visit().read(getGoods, ASKED)).value).toEqual(PRODUCT);
  });

  test('without a snapshot and failing: the page fails, the block has the reason', async () => {
    const world = new World();
    world.upstream.answer = () => refused('ERR-COM-0404', 'no such part');
    const { snapshot, live } = world.visit().readLive(getGoods, ASKED, WHOLE);
    await expect(snapshot).rejects.toMatchObject({ failure: { code: 'ERR-COM-0404', message: 'no such part' } });
    expect(await live).toEqual({ ok: false, reason: 'refused' });
  });
});

describe('deadlines', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const silence = () => new Promise<Response>(() => undefined);
  const outcome = (work: Promise<unknown>) => {
    const seen = { ended: false };
    void work.then(() => (seen.ended = true), () => (seen.ended = true));
    return seen;
  };

  test('a page waits 30 s for data without a snapshot', async () => {
    const world = new World();
    world.upstream.answer = silence;
    const read = world.visit().read(getGoods, ASKED);
    const seen = outcome(read);
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(read).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    expect(world.upstream.seen[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a live block waits 3 s if there is a snapshot', async () => {
    const world = await primed();
    world.upstream.answer = silence;
    const { live } = world.visit().readLive(getGoods, ASKED, WHOLE);
    const seen = outcome(live);
    await world.upstream.asked(2);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(seen.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await live).toEqual({ ok: false, reason: 'timeout' });
  });

  test('a deferred read waits 3 s', async () => {
    const world = new World();
    world.upstream.answer = silence;
    const read = world.visit().readDeferred(getGoods, ASKED);
    const seen = outcome(read);
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(seen.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toEqual({ ok: false, reason: 'timeout' });
  });

  test.each([['read a page waits for', 'readOwn'], ['change', 'send']] as const)('a %s, with the visitor’s token, has 30 s', async (_, method) => {
    const world = new World();
    world.upstream.answer = silence;
    const call = world.visit()[method](getLoginInfo, {});
    const seen = outcome(call);
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).rejects.toMatchObject({ failure: { kind: 'timeout' } });
  });

  test('an optional read waits 3 s', async () => {
    const world = new World();
    world.upstream.answer = silence;
    const read = world.visit().readOptional(getGoods, ASKED);
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await read).toEqual({ ok: false, reason: 'timeout' });
    expect(world.upstream.seen[0]?.signal.aborted).toBe(true);
  });

  test('an optional read waits 3 s for both tries, and takes no credentials afterwards', async () => {
    const world = new World();
    const [asUser, visitor] = [held<Response>(), { jar: { accessToken: 'tok-1', session: undefined } }];
    world.upstream.answer = ({ headers }) => {
      if (headers.get('access-token')) return asUser.promise;
      world.pass(2);
      return refused('ERR-TMS-0034');
    };
    const read = world.visit(visitor).readOptional(getGoods, ASKED);
    const seen = outcome(read);
    await world.upstream.asked(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.ended).toBe(true);
    expect(await read).toEqual({ ok: false, reason: 'timeout' });
    asUser.release(good(PRODUCT, { 'access-token': 'tok-2' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(visitor.jar.accessToken).toBe('tok-1');
  });

  test('an optional read is not repeated after 3 s', async () => {
    const world = new World();
    world.upstream.answer = () => {
      world.pass(3);
      return refused('ERR-TMS-0034');
    };
    const read = world.visit({ jar: { accessToken: 'tok-1', session: undefined } }).readOptional(getGoods, ASKED);
    expect(await read).toEqual({ ok: false, reason: 'timeout' });
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('an optional and a required read are two calls with limits of their own', async () => {
    const world = new World();
    world.upstream.answer = silence;
    const visit = world.visit();
    const [optional, needed] = [visit.readOptional(getGoods, ASKED), outcome(visit.read(getGoods, ASKED))];
    await world.upstream.asked(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await optional, needed.ended]).toEqual([{ ok: false, reason: 'timeout' }, false]);
    await vi.advanceTimersByTimeAsync(27_000);
    expect(needed.ended).toBe(true);
  });

  test('a request of a visitor has 30 s for all its calls together', async () => {
    const world = new World();
    world.upstream.answer = () => good({ userCode: 'U1' });
    const client = world.visit();
    await client.readOwn(getLoginInfo, {});
    world.pass(20);
    world.upstream.answer = silence;
    const calls = [client.read(getGoods, ASKED), client.readLive(getGoods, { id: 'F2' }, WHOLE).snapshot, client.readOwn(getLoginInfo, {}), client.send(getLoginInfo, {})];
    const seen = calls.map(outcome);
    await world.upstream.asked(5);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(seen.map(({ ended }) => ended)).toEqual([false, false, false, false]);
    await vi.advanceTimersByTimeAsync(1);
    for (const call of calls) await expect(call).rejects.toMatchObject({ failure: { kind: 'timeout' } });
  });

  test('a call after the deadline is not sent', async () => {
    const world = new World();
    const client = world.visit();
    world.pass(30);
    await expect(client.send(getLoginInfo, {})).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    expect(world.upstream.seen).toEqual([]);
  });

  test('a renewal after the response has its own 30 s', async () => {
    const world = await primed();
    const client = world.visit();
    world.pass(POLICIES.catalogue.fresh + 1);
    world.upstream.answer = () => good(RENEWED);
    expect(await client.read(getGoods, ASKED)).toMatchObject({ state: 'stale', value: PRODUCT });
    await world.settle();
    expect(await world.visit().read(getGoods, ASKED)).toMatchObject({ state: 'hit', value: RENEWED });
  });

  test('the limit includes the body', async () => {
    const world = new World();
    world.upstream.answer = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":')) }));
    const read = world.visit().read(getGoods, ASKED);
    const failed = expect(read).rejects.toMatchObject({ failure: { kind: 'timeout' } });
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });
});

describe('the visitor leaving', () => {
  test.each([undefined, new Error('the client went away')])('aborts pending calls (reason %s)', async (reason) => {
    const world = new World();
    world.upstream.answer = () => new Promise<Response>(() => undefined);
    const visitor = new AbortController();
    const client = world.visit({ signal: visitor.signal });
    const read = client.read(getGoods, ASKED);
    const failed = expect(read).rejects.toMatchObject({ failure: { kind: 'canceled' }, message: 'canceled' });
    await world.upstream.asked(1);
    visitor.abort(reason);
    await failed;
    expect(world.upstream.seen[0]?.signal.aborted).toBe(true);
    expect(world.cache.entries.size).toBe(0);
  });

  test('before a call makes it end at once', async () => {
    const world = new World();
    world.upstream.answer = () => new Promise<Response>(() => undefined);
    const client = world.visit({ signal: AbortSignal.abort() });
    await expect(client.read(getGoods, ASKED)).rejects.toMatchObject({ failure: { kind: 'canceled' } });
    expect(await client.readLive(getGoods, ASKED, WHOLE).live).toEqual({ ok: false, reason: 'unavailable' });
  });
});
