/** What one visitor's request, and an isolate, may ask of an upstream that fails. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrder } from '~/upstream/contract/records/order';
import { getSearchWord } from '~/upstream/contract/records/content';
import { getGoods } from '~/upstream/contract/records/goods';
import { exportFile, FILE_TYPES } from '~/upstream/contract/records/export';
import { getLoginInfo } from '~/upstream/contract/records/user';
import { addActionLog } from '~/upstream/contract/records/portal/tracking';
import { BREAKER, CONNECTIONS, TIMEOUTS } from '~/upstream/client/policies';
import { good, refused, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const silence = () => new Promise<Response>(() => undefined);
const ORDER = { idempotencyKey: 'k'.repeat(32), payMethod: 'PW0', shortage: 'ship' } as const;
const EVENT = { eventType: 'PAGE_VISIT', eventName: 'home', source: 'farad', currentUrl: '/', createTime: 1 } as const;

const product = (world: World, id = 'F1') => world.visit().read(getGoods, { id });
const failed = (work: Promise<unknown>) => work.then(() => 'ok', (error: unknown) => (error instanceof Error && 'failure' in error ? error.failure : error));

// A test that fails must not leave its timers to the others.
afterEach(() => void vi.useRealTimers());

describe('S39: a request of a visitor', () => {
  test('has at most 6 connections; the others follow as they become free', async () => {
    const world = new World();
    let open = 0;
    let most = 0;
    world.upstream.answer = async () => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return good(PRODUCT);
    };
    const client = world.visit();
    await Promise.all(Array.from({ length: 30 }, (_, index) => client.read(getGoods, { id: `F${index}` })));
    expect([most, world.upstream.seen.length]).toEqual([CONNECTIONS.total, 30]);
    expect(CONNECTIONS.total).toBe(6);
  });

  test('leaves connections for the page where streamed blocks hang', async () => {
    const world = new World();
    world.upstream.answer = ({ url }) => (url.includes('/goods/') ? silence() : good('word'));
    const client = world.visit();
    const blocks = Array.from({ length: 10 }, (_, index) => client.readDeferred(getGoods, { id: `F${index}` }));
    await world.upstream.asked(CONNECTIONS.streamed);
    expect(await client.read(getSearchWord, {})).toMatchObject({ value: 'word' });
    expect(world.upstream.seen).toHaveLength(CONNECTIONS.streamed + 1);
    expect(blocks).toHaveLength(10);
  });

  test('one block that hangs delays no other', async () => {
    const world = new World();
    world.upstream.answer = ({ url }) => (url.endsWith('/F0') ? silence() : good(PRODUCT));
    const client = world.visit();
    const hung = client.readDeferred(getGoods, { id: 'F0' });
    const others = await Promise.all(Array.from({ length: 12 }, (_, index) => client.readDeferred(getGoods, { id: `F${index + 1}` })));
    expect(others.every(({ ok }) => ok)).toBe(true);
    expect(hung).toBeInstanceOf(Promise);
  });

  test('gives a connection back when the visitor leaves, also to those who wait for one', async () => {
    const world = new World();
    world.upstream.answer = silence;
    const leaving = new AbortController();
    const client = world.visit({ signal: leaving.signal });
    const reads = Array.from({ length: 9 }, (_, index) => failed(client.read(getGoods, { id: `F${index}` })));
    await world.upstream.asked(CONNECTIONS.total);
    leaving.abort();
    for (const failure of await Promise.all(reads)) expect(failure).toMatchObject({ kind: 'canceled' });
    expect(world.upstream.seen).toHaveLength(CONNECTIONS.total);
  });

  test('has its deadline from when it came, and a call that waits for a connection spends it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const world = new World();
    world.upstream.answer = silence;
    const client = world.visit({ started: world.time - 20_000 });
    const reads = Array.from({ length: 9 }, (_, index) => failed(client.read(getGoods, { id: `F${index}` })));
    // A call begins once its snapshot is looked for, which takes a thread of its own. Each has one timer.
    for (let turns = 0; vi.getTimerCount() < reads.length && turns < 100_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([vi.getTimerCount(), world.upstream.seen.length]).toEqual([reads.length, CONNECTIONS.total]);
    await vi.advanceTimersByTimeAsync(TIMEOUTS.wall - 20_000);
    for (const failure of await Promise.all(reads)) expect(failure).toMatchObject({ kind: 'timeout' });
  });
});

describe('S35: an id never changes the path', () => {
  test.each(['..', '.', '', '\ud800'])('%j is missing, without a call', async (id) => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    expect(await failed(product(world, id))).toMatchObject({ missing: 'record' });
    expect(world.upstream.seen).toEqual([]);
  });

  test.each(['../x', '..\\x', '%2e%2e', '...', './', '//evil.example', '..;', '. .'])('%j is one segment', async (id) => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    await product(world, id);
    const path = new URL(world.upstream.seen[0]?.url ?? '').pathname;
    expect(path.split('/').slice(0, 4)).toEqual(['', 'api', 'farad', 'goods']);
    expect(path.split('/').slice(4).map(decodeURIComponent)).toEqual([id]);
  });
});

test('S36: two visitors with different browsers send the same request for a shared answer', async () => {
  const world = new World();
  world.upstream.answer = () => good(PRODUCT);
  for (const userAgent of ['Mobile', 'Desktop']) await world.visit({ userAgent, scope: { ...SCOPE_OF(userAgent) } }).read(getGoods, { id: 'F1' });
  const [one, other] = world.upstream.seen.map(({ headers }) => [...headers]);
  expect(one).toEqual(other);
  world.upstream.answer = () => good({ userCode: 'U1' });
  await world.visit({ userAgent: 'Mobile' }).readOwn(getLoginInfo, {});
  expect(world.upstream.seen[2]?.headers.get('user-agent')).toBe('Mobile');
});

/** Scopes without a common snapshot. */
const SCOPE_OF = (upstream: string) => ({ contractVersion: '1', upstream, catalogueVersion: '', contentVersion: '', product: 'farad', variant: 'PC_EN' });

describe('S40: a read that failed', () => {
  /** A world in which one call may be repeated. */
  async function paid(): Promise<World> {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    for (let call = 0; call < 9; call += 1) await product(world, `G${call}`);
    return world;
  }
  const answers = (world: World, ...list: Array<() => Response | Promise<Response>>) => {
    const left = [...list];
    world.upstream.seen.length = 0;
    world.upstream.answer = () => (left.shift() ?? (() => good(PRODUCT)))();
  };

  test.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['cut off', () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }))],
    ['500', () => new Response('', { status: 500 })],
    ['503', () => new Response('', { status: 503 })],
  ])('is repeated once (%s)', async (_, failure) => {
    const world = await paid();
    answers(world, failure);
    expect(await product(world)).toMatchObject({ value: PRODUCT });
    expect(world.upstream.seen).toHaveLength(2);
    expect(world.log.at(-1)).toMatchObject({ again: true, outcome: 'ok' });
  });

  test('is repeated once only', async () => {
    const world = await paid();
    const broken = () => new Response('', { status: 500 });
    answers(world, broken, broken);
    expect(await failed(product(world))).toMatchObject({ code: '500' });
    expect(world.upstream.seen).toHaveLength(2);
  });

  test.each<[string, () => Response]>([
    ['refused', () => refused('ERR-COM-0404')], ['429', () => new Response('', { status: 429 })], ['404', () => new Response('', { status: 404 })],
    ['an answer that nobody can read', () => new Response('<html>')],
  ])('is not repeated (%s)', async (_, answer) => {
    const world = await paid();
    answers(world, answer);
    await failed(product(world));
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('is repeated for one call in ten at most', async () => {
    const world = new World();
    world.upstream.answer = () => Promise.reject(new TypeError('fetch failed'));
    for (let call = 0; call < 200; call += 1) await failed(world.visit({ rest: 0, random: () => 0 }).read(getGoods, { id: `F${call}` }));
    expect(world.upstream.seen).toHaveLength(220);
  });

  test('is not repeated after the deadline, which the pause counts for', async () => {
    const world = await paid();
    answers(world, () => {
      world.time += TIMEOUTS.wall - 100;
      return new Response('', { status: 500 });
    });
    expect(await failed(world.visit({ random: () => 0.5 }).read(getGoods, { id: 'F1' }))).toMatchObject({ code: '500' });
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('is repeated after a pause of any length up to the longest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const world = await paid();
    answers(world, () => new Response('', { status: 500 }));
    const read = world.visit({ random: () => 0.9 }).read(getGoods, { id: 'F1' });
    await world.upstream.asked(1);
    await vi.advanceTimersByTimeAsync(220);
    expect(world.upstream.seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(world.upstream.seen).toHaveLength(2);
    expect(await read).toMatchObject({ value: PRODUCT });
  });

  test('that changes something is never repeated', async () => {
    const world = await paid();
    answers(world, () => new Response('', { status: 500 }));
    const client = world.visit({ jar: { accessToken: 'tok-1', session: undefined } });
    await failed(client.send(createOrder, ORDER));
    await failed(client.sendUnnamed(addActionLog, EVENT));
    await failed(client.download(exportFile, { what: 'order', format: 'pdf', orderNo: 'F1' }, FILE_TYPES.pdf));
    expect(world.upstream.seen).toHaveLength(3);
  });
});

describe('S41: the breaker', () => {
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());

  async function fails(world: World, answer: () => Response | Promise<Response>, times: number): Promise<void> {
    world.upstream.answer = answer;
    for (let time = 0; time < times; time += 1) await failed(product(world));
  }

  test.each<[string, () => Response | Promise<Response>]>([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['500', () => new Response('', { status: 500 })],
    ['a broken envelope', () => new Response('<html>')],
    ['cut off', () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }))],
  ])('stops a group of calls after 4 of them have failed (%s), and no other group', async (_, answer) => {
    const world = new World();
    world.upstream.answer = answer;
    for (let id = 1; id <= 10; id += 1) await failed(world.visit().read(getGoods, { id: `F${id}` }));
    expect(world.upstream.seen).toHaveLength(4);
    expect(await failed(product(world))).toMatchObject({ kind: 'resting', status: 503, passing: true });
    world.upstream.answer = () => good('word');
    expect(await world.visit().read(getSearchWord, {})).toMatchObject({ value: 'word' });
    world.pass(BREAKER.rest / 1000);
    world.upstream.answer = () => good(PRODUCT);
    expect(await product(world)).toMatchObject({ value: PRODUCT });
  });

  test('stops a product that fails again and again, and nothing else: neither other products nor the calls of other users', async () => {
    const world = new World();
    await fails(world, () => new Response('', { status: 500 }), 10);
    expect(world.upstream.seen).toHaveLength(4);
    expect(await failed(product(world))).toMatchObject({ kind: 'resting' });
    const reading = (accessToken: string) => world.visit({ jar: { accessToken, session: undefined } }).readOwn(getGoods, { id: 'F1' });
    for (let time = 0; time < 10; time += 1) await failed(reading('token of one'));
    expect(world.upstream.seen).toHaveLength(8);
    world.upstream.answer = () => good(PRODUCT);
    expect(await world.visit().read(getGoods, { id: 'F2' })).toMatchObject({ value: PRODUCT });
    expect(await reading('token of another')).toEqual(PRODUCT);
    world.pass(BREAKER.rest / 1000);
    expect(await product(world)).toMatchObject({ value: PRODUCT });
  });

  test.each<[string, () => Response]>([
    ['refused', () => refused('ERR-COM-0404')], ['404', () => new Response('', { status: 404 })], ['429', () => new Response('', { status: 429 })],
    ['a record against the contract', () => good({ id: 'F1' })],
  ])('does not count what is %s', async (_, answer) => {
    const world = new World();
    await fails(world, answer, 10);
    expect(world.upstream.seen).toHaveLength(10);
  });

  test('tells who made the client, once, unless groups never rest', async () => {
    const told: string[] = [];
    for (const rest of [0, BREAKER.rest]) {
      const world = new World();
      world.upstream.answer = () => new Response('', { status: 500 });
      for (let time = 0; time < 8; time += 1) await failed(world.visit({ rest, onRest: (group) => told.push(`${group} ${rest}`) }).read(getGoods, { id: `F${time}` }));
    }
    expect(told).toEqual([`goods ${BREAKER.rest}`]);
  });

  test('does not count visitors who leave', async () => {
    const world = new World();
    world.upstream.answer = silence;
    for (let visit = 1; visit <= 6; visit += 1) {
      const leaving = new AbortController();
      const read = failed(world.visit({ signal: leaving.signal }).read(getGoods, { id: `F${visit}` }));
      await world.upstream.asked(visit);
      leaving.abort();
      expect(await read).toMatchObject({ kind: 'canceled' });
    }
  });

  test('counts time-outs, but not of calls that had little time left, nor in an isolate that was blocked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const world = new World();
    world.upstream.answer = silence;
    const ask = async (started: number, count: number, wasBlocked?: () => boolean) => {
      for (let call = 0; call < count; call += 1) {
        let ended = false;
        const read = failed(world.visit({ started, wasBlocked }).read(getGoods, { id: `F${call}` })).then(() => (ended = true));
        while (!ended) await vi.advanceTimersByTimeAsync(1000);
        await read;
      }
    };
    await ask(world.time - TIMEOUTS.wall + TIMEOUTS.deferred - 1, 6);
    expect(world.upstream.seen).toHaveLength(6);
    await ask(world.time, 6, () => true);
    expect(world.upstream.seen).toHaveLength(12);
    await ask(world.time, 6, () => false);
    expect(world.upstream.seen).toHaveLength(16);
  });

  test('stops calls that wait for a connection', async () => {
    const world = new World();
    world.upstream.answer = () => new Response('', { status: 500 });
    const client = world.visit();
    await Promise.all(Array.from({ length: 30 }, (_, index) => failed(client.read(getGoods, { id: `F${index}` }))));
    expect(world.upstream.seen.length).toBeLessThanOrEqual(BREAKER.failures + CONNECTIONS.total);
  });
});

test('S38: a file whose pauses together take longer than its time ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = new World();
  world.upstream.answer = () => new Response(new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      world.time += 10_000;
      controller.enqueue(new Uint8Array(1));
    },
  }, { highWaterMark: 0 }), { headers: { 'content-type': FILE_TYPES.pdf } });
  const { body } = await world.visit().download(exportFile, { what: 'order', format: 'pdf', orderNo: 'F1' }, FILE_TYPES.pdf);
  const reading = expect(new Response(body).arrayBuffer()).rejects.toMatchObject({ name: 'TimeoutError' });
  for (let second = 0; second < 45; second += 1) await vi.advanceTimersByTimeAsync(1000);
  await reading;
});
