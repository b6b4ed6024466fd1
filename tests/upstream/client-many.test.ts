/** Many visitors of one isolate who need the same answer at the same time. */
import { describe, expect, test } from 'vitest';
import { getGoods } from '~/upstream/contract/records/goods';
import { FLIGHT, POLICIES } from '~/upstream/client/policies';
import { good, held, refused, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const ASKED = { id: 'F1' };
const MANY = 40;

/** Visitors who come while the first call is under way. All of them have found no snapshot. */
async function crowd(world: World, count: number, ask: (world: World, index: number) => Promise<unknown>): Promise<Array<Promise<unknown>>> {
  const first = ask(world, 0);
  await world.upstream.asked(1);
  const visits = [first, ...Array.from({ length: count - 1 }, (_, index) => ask(world, index + 1))];
  await world.cache.looked(count);
  return visits;
}

describe('S41: a page without snapshot that many ask for at once', () => {
  test.each([
    ['read', (world: World) => world.visit().read(getGoods, ASKED).then(({ value }) => value)],
    ['read for its figures', (world: World) => world.visit().readLive(getGoods, ASKED, WHOLE).live.then((live) => live.ok && live.value)],
    ['streamed', (world: World) => world.visit().readDeferred(getGoods, ASKED).then((live) => live.ok && live.value)],
  ])('makes one call (%s)', async (_, ask) => {
    const world = new World();
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const visits = await crowd(world, MANY, ask);
    answer.release(good(PRODUCT));
    expect(new Set((await Promise.all(visits)).map((value) => JSON.stringify(value)))).toEqual(new Set([JSON.stringify(PRODUCT)]));
    await world.settle();
    expect(world.upstream.seen).toHaveLength(1);
    expect(await world.visit().read(getGoods, ASKED)).toMatchObject({ state: 'hit' });
  });

  test('gives each visitor a record of their own', async () => {
    const world = new World();
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const visits = [world.visit().read(getGoods, ASKED), world.visit().read(getGoods, ASKED)];
    await world.upstream.asked(1);
    answer.release(good(PRODUCT));
    const [one, other] = await Promise.all(visits);
    expect(one?.value).toEqual(other?.value);
    expect(one?.value).not.toBe(other?.value);
  });

  test('tells everybody of a failure, without a call for each', async () => {
    const world = new World();
    const answer = held<Response>();
    world.upstream.answer = () => answer.promise;
    const visits = await crowd(world, MANY, () => world.visit().read(getGoods, ASKED));
    answer.release(refused('ERR-COM-0404', 'no such part'));
    for (const result of await Promise.allSettled(visits)) expect(result).toMatchObject({ status: 'rejected', reason: { failure: { message: 'no such part' } } });
    expect(world.upstream.seen).toHaveLength(1);
  });

  test('does not depend on the visitor who came first: if they leave, one other makes the call', async () => {
    const world = new World();
    const leaving = new AbortController();
    world.upstream.answer = () => new Promise<Response>(() => undefined);
    const visits = await crowd(world, MANY, (_, index) => world.visit(index === 0 ? { signal: leaving.signal } : {}).read(getGoods, ASKED));
    const left = expect(visits[0]).rejects.toMatchObject({ failure: { kind: 'canceled' } });
    world.upstream.answer = () => good(PRODUCT);
    leaving.abort();
    await left;
    for (const value of await Promise.all(visits.slice(1))) expect(value).toMatchObject({ value: PRODUCT });
    expect(world.upstream.seen).toHaveLength(2);
  });

  test('does not wait for a visitor whose request the runtime has ended', async () => {
    const world = new World();
    world.upstream.answer = () => new Promise<Response>(() => undefined);
    // The clock of this visitor stands still, as that of a request that runs no more.
    const ended = world.time;
    void world.visit({ now: () => ended }).read(getGoods, ASKED);
    await world.upstream.asked(1);
    world.time += FLIGHT.dead + 1;
    world.upstream.answer = () => good(PRODUCT);
    expect(await world.visit().read(getGoods, ASKED)).toMatchObject({ value: PRODUCT });
    expect(world.upstream.seen).toHaveLength(2);
  });

  test('with a visitor who leaves while waiting: only this one gets nothing', async () => {
    const world = new World();
    const answer = held<Response>();
    const leaving = new AbortController();
    world.upstream.answer = () => answer.promise;
    const [first, second] = await crowd(world, 2, (_, index) => world.visit(index === 1 ? { signal: leaving.signal } : {}).read(getGoods, ASKED));
    leaving.abort();
    await expect(second).rejects.toMatchObject({ failure: { kind: 'canceled' } });
    answer.release(good(PRODUCT));
    expect(await first).toMatchObject({ value: PRODUCT });
  });

  test('of users only: each asks with a token of their own', async () => {
    const world = new World();
    world.upstream.answer = ({ headers }) => (headers.get('access-token') ? good({ ...PRODUCT, mpn: headers.get('access-token') }) : refused('ERR-TMS-0034'));
    const ask = (token: string) => world.visit({ jar: { accessToken: token, session: undefined } }).read(getGoods, ASKED);
    const [one, other] = await Promise.all([ask('tok-1'), ask('tok-2')]);
    expect([one?.value.mpn, other?.value.mpn]).toEqual(['tok-1', 'tok-2']);
    expect(world.cache.entries.size).toBe(0);
  });

  test('other variants and payloads have calls of their own', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    const scope = { contractVersion: '1', upstream: 'https://erp.example', catalogueVersion: '', contentVersion: '', product: 'farad', variant: 'PC' };
    await Promise.all([
      world.visit().read(getGoods, ASKED), world.visit().read(getGoods, { id: 'F2' }), world.visit({ variant: 'PC', scope }).read(getGoods, ASKED),
    ]);
    expect(world.upstream.seen).toHaveLength(3);
  });
});

test('a stale snapshot that many read is renewed once', async () => {
  const world = new World();
  world.upstream.answer = () => good(PRODUCT);
  await world.visit().read(getGoods, ASKED);
  await world.settle();
  world.pass(POLICIES.catalogue.fresh + 1);
  const answer = held<Response>();
  world.upstream.answer = () => answer.promise;
  const reads = Array.from({ length: MANY }, () => world.visit().read(getGoods, ASKED));
  expect((await Promise.all(reads)).map(({ state }) => state)).toEqual(Array(MANY).fill('stale'));
  await world.upstream.asked(2);
  answer.release(good({ ...PRODUCT, stock: 9 }));
  await world.settle();
  expect(world.upstream.seen).toHaveLength(2);
  expect(await world.visit().read(getGoods, ASKED)).toMatchObject({ value: { stock: 9 }, state: 'hit' });
});
