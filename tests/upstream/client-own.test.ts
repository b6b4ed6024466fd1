/** Public reads that an upstream allows to users only. */
import { describe, expect, test } from 'vitest';
import { getGoods } from '~/upstream/contract/records/goods';
import { good, refused, type Seen, WHOLE, World } from './fake-upstream';

const PRODUCT = { id: 'F1', mpn: 'LM358', stock: 7, goodsType: 'GT0' };
const ASKED = { id: 'F1' };
const token = ({ headers }: Seen) => headers.get('access-token');
const REFUSALS: Array<[string, () => Response]> = [
  ['401', () => new Response('', { status: 401 })],
  ['a message with an ampersand', () => Response.json({ message: '401&Sign in' }, { status: 500 })],
  ['ERR-TMS-0034', () => refused('ERR-TMS-0034')],
  ['ERR-TMS-00-0001', () => refused('ERR-TMS-00-0001')],
];

function usersOnly(refuse = () => refused('ERR-TMS-0034')): World {
  const world = new World();
  world.upstream.answer = (seen) => (token(seen) === 'tok-1' ? good(PRODUCT) : refuse());
  return world;
}

const signedIn = () => ({ jar: { accessToken: 'tok-1', session: undefined } });

describe('a public read that requires a user', () => {
  test.each(REFUSALS)('(%s) is repeated with the visitor’s token, and never stored', async (_, refuse) => {
    const world = usersOnly(refuse);
    expect(await world.visit(signedIn()).read(getGoods, ASKED)).toEqual({ value: PRODUCT, at: world.time, state: 'miss' });
    await world.settle();
    expect(world.upstream.seen.map(token)).toEqual([null, 'tok-1']);
    expect(world.cache.entries.size).toBe(0);
  });

  test('serves the page and the streamed block with one answer', async () => {
    const world = usersOnly();
    const { snapshot, live } = world.visit(signedIn()).readLive(getGoods, ASKED, WHOLE);
    expect([await snapshot, await live]).toEqual([{ value: PRODUCT, at: world.time, state: 'miss' }, { ok: true, value: PRODUCT, at: world.time }]);
    expect([world.upstream.seen.length, world.cache.entries.size]).toEqual([2, 0]);
  });

  test('stays refused without a valid token', async () => {
    for (const jar of [undefined, 'dead']) {
      const world = usersOnly();
      const read = world.visit({ jar: { accessToken: jar, session: undefined } }).read(getGoods, ASKED);
      await expect(read).rejects.toMatchObject({ failure: { signIn: expect.any(String) } });
      expect(world.upstream.seen).toHaveLength(jar ? 2 : 1);
    }
  });

  test('is not repeated for a streamed block, which has no token', async () => {
    const world = usersOnly();
    expect(await world.visit(signedIn()).readDeferred(getGoods, ASKED)).toEqual({ ok: false, reason: 'refused' });
    expect(world.upstream.seen.map(token)).toEqual([null]);
  });

  test('is repeated for an optional read', async () => {
    expect(await usersOnly().visit(signedIn()).readOptional(getGoods, ASKED)).toMatchObject({ ok: true, value: PRODUCT });
  });
});

test.each<[string, () => Response]>([
  ['refused', () => refused('ERR-COM-0404')], ['failed', () => new Response('', { status: 500 })],
])('a public read that is %s for another reason is not repeated', async (_, answer) => {
  const world = new World();
  world.upstream.answer = answer;
  await expect(world.visit(signedIn()).read(getGoods, ASKED)).rejects.toMatchObject({ name: 'UpstreamError' });
  expect(world.upstream.seen.map(token)).toEqual([null]);
});
