/** The bookmark: what a visitor has changed is in what they read from then on. */
import { describe, expect, test } from 'vitest';
import { getLoginInfo } from '~/upstream/contract/records/user';
import { getSearchWord } from '~/upstream/contract/records/content';
import { getGoods } from '~/upstream/contract/records/goods';
import { embeddedTransport } from '~/upstream/client/transport';
import { BOOKMARK_LIMIT } from '~/upstream/client/policies';
import { emptyJar, good, held, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };

describe('the bookmark', () => {
  test('of an answer goes with each later call', async () => {
    const world = new World();
    const client = world.visit();
    world.upstream.answer = () => good({ userCode: 'U1' }, { 'x-mall-bookmark': 'b1' });
    await client.send(getLoginInfo, {});
    world.upstream.answer = () => good(PRODUCT);
    await client.read(getGoods, { id: 'F1' });
    expect(world.upstream.seen.map(({ headers }) => headers.get('x-mall-bookmark'))).toEqual([null, 'b1']);
  });

  test('is the latest of those that came, in whatever order', async () => {
    const world = new World();
    const jar = emptyJar();
    const client = world.visit({ jar });
    for (const [came, kept] of [['b2', 'b2'], ['b1', 'b2'], ['', 'b2'], ['b3', 'b3'], ['c'.repeat(BOOKMARK_LIMIT + 1), 'b3']] as const) {
      world.upstream.answer = () => good({}, { 'x-mall-bookmark': came });
      await client.send(getLoginInfo, {});
      expect(jar.bookmark).toBe(kept);
    }
  });

  test('of an answer that others get too is ignored', async () => {
    const world = new World();
    const jar = emptyJar();
    world.upstream.answer = () => good('word', { 'x-mall-bookmark': 'b1' });
    await world.visit({ jar }).read(getSearchWord, {});
    expect(jar.bookmark).toBe(undefined);
  });
});

describe('whoever has a bookmark', () => {
  test('gets live figures of their own call, not those that somebody else asked for', async () => {
    const world = new World();
    const slow = held<Response>();
    world.upstream.answer = () => slow.promise;
    const other = world.visit().readLive(getGoods, { id: 'F1' }, WHOLE);
    await world.upstream.asked(1);
    world.upstream.answer = () => good({ ...PRODUCT, stock: 5 });
    const own = world.visit({ jar: { ...emptyJar(), bookmark: 'b1' } }).readLive(getGoods, { id: 'F1' }, WHOLE);
    expect(await own.live).toMatchObject({ ok: true, value: { stock: 5 } });
    slow.release(good(PRODUCT));
    expect(await other.live).toMatchObject({ ok: true, value: { stock: 7 } });
    expect(world.upstream.seen).toHaveLength(2);
    await world.settle();
  });

  test('reads live figures anew after a change within one request', async () => {
    const world = new World();
    world.upstream.answer = () => good(PRODUCT);
    const client = world.visit();
    await client.readLive(getGoods, { id: 'F1' }, WHOLE).live;
    world.upstream.answer = () => good({}, { 'x-mall-bookmark': 'b1' });
    await client.send(getLoginInfo, {});
    world.upstream.answer = () => good({ ...PRODUCT, stock: 5 });
    expect(await client.readLive(getGoods, { id: 'F1' }, WHOLE).live).toMatchObject({ ok: true, value: { stock: 5 } });
    await world.settle();
  });

  test('shares snapshots with all others', async () => {
    const world = new World();
    world.upstream.answer = () => good('word');
    await world.visit().read(getSearchWord, {});
    await world.settle();
    expect(await world.visit({ jar: { ...emptyJar(), bookmark: 'b1' } }).read(getSearchWord, {})).toMatchObject({ state: 'hit' });
  });
});

test('in two Workers what is private goes to the mall, and everything else stays here', async () => {
  const asked: string[] = [];
  const named = (name: string) => ({
    async fetch({ url }: Request) {
      asked.push(`${name} ${new URL(url).pathname}`);
      return new Response();
    },
  });
  const transport = embeddedTransport(named('here'), named('mall'));
  for (const policy of ['content', 'catalogue', 'search', 'live', 'never'] as const) await transport.fetch(new Request(`https://mall.embedded/${policy}`), { policy });
  await transport.fetch(new Request('https://mall.embedded/file'));
  expect(asked).toEqual(['here /content', 'here /catalogue', 'here /search', 'here /live', 'mall /never', 'here /file']);
});
